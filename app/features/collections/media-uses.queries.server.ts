import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MediaUse } from "#app/features/media/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";

const useRow = rowOf({ path: z.string(), place: z.string(), name: z.string(), to: z.string() });

/** Returns the collections whose picture is a stored file of these paths. */
export async function findCollectionMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  if (paths.length === 0) return [];
  return readRows(database(), useRow)`
    select image as path, 'Collection' as place, title as name, '/admin/collections/' || id as to
    from collections where deleted_at is null and image = any (${sql.param([...paths])}::text[]) order by title`;
}

/** Returns the paths of the files that are pictures of collections, those that can be brought back included. */
export async function listCollectionMedia(): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ path: z.string() }))`
    select distinct image as path from collections where image is not null`;
  return rows.map(({ path }) => path);
}
