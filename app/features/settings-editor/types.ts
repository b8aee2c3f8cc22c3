import type { SiteSettings } from "#app/features/settings/types.ts";

/** What the environment says, which wins over what is stored; null where it says nothing. */
export interface GivenContacts {
  contactEmail: string | null;
  affiliateDisclosure: string | null;
}

/** What can be chosen from. */
export interface SettingChoices {
  countries: readonly { code: string; name: string }[];
  timeZones: readonly string[];
}

export type SettingsField = keyof SiteSettings;

/** What each group of fields is given: the settings, and how to change them. */
export interface SettingsFieldsProps {
  settings: SiteSettings;
  change: (values: Partial<SiteSettings>) => void;
  /** Messages by the places that they are about, such as `examples.sentences.2.symbol`. */
  errors: Partial<Record<string, string>>;
}
