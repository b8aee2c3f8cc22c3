import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import { cacheValue } from "#app/platform/page-cache/cached-value.server.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import { SETTINGS_TAG } from "./constants.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { readStoredSettings } from "./schema.ts";
import type { SiteSettings } from "./types.ts";

/** The settings that count now, as their owner has stored them; version 0 is a site whose owner has changed none. */
export interface CurrentSettings {
  version: number;
  settings: SiteSettings;
}

const AS_BUILT: CurrentSettings = { version: 0, settings: DEFAULT_SETTINGS };

const settingsRow = rowOf({ version: z.int(), settings: z.unknown() });

/** Reads the settings anew; a transaction asks for itself, since one that waits for a second connection may wait for itself. */
export async function readCurrentSettings(executor: Pick<Executor, "execute">): Promise<CurrentSettings> {
  const row = await readRow(executor, settingsRow)`select id as version, settings from settings_versions order by id desc limit 1`;
  if (row === null) return AS_BUILT;
  const { settings, unread } = readStoredSettings(row.settings);
  if (unread.length > 0) log.error({ version: row.version, unread }, "stored settings do not fit the schema; these are as built");
  return { version: row.version, settings };
}

const findCurrent: () => Promise<CurrentSettings> = cacheValue({
  tag: SETTINGS_TAG,
  read: () => readCurrentSettings(readDatabase()),
  fallback: () => AS_BUILT,
});

/** Contact address and disclosure as the site shows them: environment variables win over what is stored. */
function withGiven(settings: SiteSettings): SiteSettings {
  const { contactEmail, affiliateDisclosure } = config().given;
  return {
    ...settings,
    contactEmail: contactEmail ?? settings.contactEmail,
    affiliateDisclosure: affiliateDisclosure ?? settings.affiliateDisclosure,
  };
}

/** Returns the settings by which the site works. `transaction` is the one that the caller is in. */
export async function findSettings(transaction?: Executor): Promise<SiteSettings> {
  const { settings } = await (transaction === undefined ? findCurrent() : readCurrentSettings(transaction));
  return withGiven(settings);
}

/** Returns the day that the site has now. */
export async function findToday(): Promise<string> {
  return readTodayIn((await findSettings()).timeZone);
}
