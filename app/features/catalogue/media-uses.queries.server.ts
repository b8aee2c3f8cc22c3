import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MediaUse } from "#app/features/media/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { categoryPath, giftPath } from "./addresses.rules.ts";
import { GIFT_FIELDS } from "./gift-fields.constants.ts";
import { columnsOf } from "./gift-rows.queries.server.ts";
import { TAXONOMIES, taxonomy } from "./taxonomies.ts";

/** At most this many uses of each kind are listed. */
const MAX_USES = 200;
const PICTURE_FIELDS = GIFT_FIELDS.filter(({ kind }) => kind === "picture");
const categoryUseRow = rowOf({
  image_url: z.string(),
  key: z.enum(TAXONOMIES.map(({ key }) => key)),
  slug: z.string(),
  name: z.string(),
});
const giftUseRow = rowOf({ id: z.guid(), name: z.string(), path: z.string() });

async function findGiftUses(paths: readonly string[]): Promise<MediaUse[]> {
  const parts = PICTURE_FIELDS.map((field) => {
    const column = columnsOf([field]);
    // Partial indexes cover only such addresses, so the condition repeats their predicate.
    return sql`select id, name, ${column} as path from gifts
      where ${column} like '/media/%' and ${column} = any (${sql.param([...paths])}::text[])`;
  });
  const rows = await readRows(database(), giftUseRow)`${sql.join(parts, sql` union all `)} order by name limit ${MAX_USES}`;
  return rows.map(({ id, name, path }) => ({ path, place: "Gift", name, to: giftPath(id) }));
}

async function findCategoryUses(paths: readonly string[]): Promise<MediaUse[]> {
  const parts = TAXONOMIES.map(
    ({ key, table }) => sql`
      select image_url, ${key} as key, slug, name from ${sql.identifier(table)} where image_url = any(${sql.param([...paths])}::text[])`,
  );
  const rows = await readRows(database(), categoryUseRow)`${sql.join(parts, sql` union all `)} order by name limit ${MAX_USES}`;
  return rows.map(({ image_url: path, key, slug, name }) => {
    const { singular } = taxonomy(key);
    return { path, place: singular.charAt(0).toUpperCase() + singular.slice(1), name, to: categoryPath(key, slug) };
  });
}

/** Returns the places where the catalogue shows stored files: gifts' pictures and those of taxonomies' values, at most 200 of each kind. */
export async function findCatalogueMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  if (paths.length === 0) return [];
  const found = await Promise.all([findGiftUses(paths), findCategoryUses(paths)]);
  return found.flat();
}
