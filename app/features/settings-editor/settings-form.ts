import { settingsShape } from "#app/features/settings/settings-shape.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { describeJson, jsonShape } from "#app/ui/saving/json-fields.ts";
import type { SettingsField } from "./types.ts";

/** Names of the settings, such as where two editors have changed the same one. */
export const SETTINGS_FIELD_NAMES: Record<SettingsField, string> = {
  contactEmail: "Contact address",
  affiliateDisclosure: "Disclosure sentence",
  country: "Default country",
  timeZone: "Time zone",
  weekStart: "First day of the week",
  examples: "Examples of the gift finder",
  verification: "Verification codes",
  analytics: "Page views",
};

/** Each setting is compared and merged as a whole. */
export const SETTINGS_FORM_SHAPE = jsonShape<SiteSettings, SettingsField>(Object.keys(SETTINGS_FIELD_NAMES) as SettingsField[]);

/** Returns the settings that this browser has stored as a draft, or null. */
export function readSettingsDraft(value: unknown): SiteSettings | null {
  return valueOrNull(settingsShape, value);
}

/** Returns a setting as a line of text. */
export const describeSetting = (settings: SiteSettings, field: SettingsField): string => describeJson(settings[field]);

export const SETTINGS_TEXTS = {
  saved: "Your settings count on every page now.",
  restored: "The earlier settings are back.",
  notSaved: "Not saved",
  faulty: "Please look at the marked fields.",
  gone: "This version is not there any more.",
  stale: "Somebody else has changed the settings meanwhile. Nothing was brought back; the page shows the new state.",
  denied: { title: "Permission denied", description: "You need admin privileges to change the settings." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
  fixed: (name: string) => `Fixed by the server’s settings (${name}).`,
} as const;
