import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MediaUse } from "#app/features/media/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";

const MAX_USES = 200;

const useRow = rowOf({ path: z.string(), place: z.string(), name: z.string(), to: z.string() });

/** Returns the pages of text that show stored files. */
export async function findPageMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  if (paths.length === 0) return [];
  return readRows(database(), useRow)`
    select wanted.path, 'Page' as place, p.title as name, '/admin/pages' as to
    from unnest(${sql.param([...paths])}::text[]) wanted (path) join site_pages p on position(wanted.path in p.content) > 0
    where p.deleted_at is null order by name limit ${MAX_USES}`;
}

/** Returns the paths of the files that pages of text show. */
export async function listPageMedia(): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ path: z.string() }))`
    select distinct found[1] as path from site_pages, regexp_matches(content, '/media/[A-Za-z0-9_-]+(?:[.][A-Za-z0-9_-]+)?', 'g') found
    where deleted_at is null`;
  return rows.map(({ path }) => path);
}
