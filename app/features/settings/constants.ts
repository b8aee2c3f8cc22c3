import type { AnalyticsService } from "./types.ts";

/** Cache tag of what shows a setting; the trigger of migration 0230 notifies it, and drops every cached page. */
export const SETTINGS_TAG = "settings";

export const SETTINGS_LIMITS = {
  contactEmail: 200,
  affiliateDisclosure: 300,
  placeholder: 240,
  sentence: 200,
  sentences: 8,
  verification: 400,
  analyticsAddress: 200,
  siteId: 100,
} as const;

export const ANALYTICS_NAMES: Readonly<Record<AnalyticsService, string>> = {
  plausible: "Plausible",
  umami: "Umami",
  matomo: "Matomo",
};

/** Versions that stay. */
export const RETAINED_SETTINGS = 50;
