import { z } from "zod";
import type { SavedVersion } from "#app/features/appearance/types.ts";
import { type CurrentSettings, readCurrentSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, timestamp } from "#app/platform/db/rows.server.ts";

const versionRow = rowOf({ version: z.int(), restores: z.int().nullable(), savedAt: timestamp, savedBy: z.string().nullable() });

/** Returns the retained versions, newest first. */
export async function listSettingsVersions(): Promise<SavedVersion[]> {
  const rows = await readRows(database(), versionRow)`
    select v.id as version, v.restores, v.created_at as "savedAt", u.name as "savedBy"
    from settings_versions v left join users u on u.id = v.created_by order by v.id desc`;
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}

/** Returns the settings to edit, which no replica has later than others. */
export async function findSettingsToEdit(): Promise<CurrentSettings> {
  return readCurrentSettings(database());
}
