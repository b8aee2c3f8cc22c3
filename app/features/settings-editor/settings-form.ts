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
  examples: "Gift finder examples",
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
  saved: "Your settings are live on every page.",
  restored: "The earlier settings are back.",
  notSaved: "Not saved",
  faulty: "Please check the marked fields.",
  gone: "This version no longer exists.",
  stale: "Someone else changed the settings in the meantime. Nothing was restored; you now see their version.",
  denied: { title: "Permission denied", description: "You need admin privileges to change the settings." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
  fixed: (name: string) => `Set on the server, so it can’t be changed here (${name}).`,
} as const;
