import { z } from "zod";
import { readCurrentLook } from "#app/features/look/current-look.queries.server.ts";
import type { Look } from "#app/features/look/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import type { SavedVersion } from "./types.ts";

const versionRow = rowOf({ version: z.int(), restores: z.int().nullable(), savedAt: timestamp, savedBy: z.string().nullable() });

/** Returns the retained versions, newest first. */
export async function listLookVersions(): Promise<SavedVersion[]> {
  const rows = await readRows(database(), versionRow)`
    select v.id as version, v.restores, v.created_at as "savedAt", u.name as "savedBy"
    from look_versions v left join users u on u.id = v.created_by order by v.id desc`;
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}

/** Returns the look to edit, which no replica has later than others. */
export async function findLookToEdit(): Promise<{ version: number; look: Look }> {
  return readCurrentLook(database());
}
