import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MediaUse } from "#app/features/media/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { categoryPath, giftPath } from "./addresses.ts";
import { taxonomy } from "./taxonomies.ts";
import { IS_IN_REGISTRY, taxonomyKey } from "./taxonomies.queries.server.ts";
import { GIFT_FIELDS } from "./gift-fields.ts";
import { columnsOf } from "./gift-rows.queries.server.ts";

/** At most this many uses of each kind are listed. */
const MAX_USES = 200;
const PICTURE_FIELDS = GIFT_FIELDS.filter(({ kind }) => kind === "picture");
const giftUseRow = rowOf({ id: z.guid(), name: z.string(), path: z.string() });

async function findGiftUses(paths: readonly string[]): Promise<MediaUse[]> {
  const parts = PICTURE_FIELDS.map((field) => {
    const column = columnsOf([field]);
    // Partial indexes cover only such addresses, so the condition repeats their predicate.
    return sql`select id, name, ${column} as path from gifts
      where ${column} like '/media/%' and ${column} = any (${sql.param([...paths])}::text[])`;
  });
  const wanted = sql`${sql.param([...paths])}::text[]`;
  parts.push(sql`select id, name, path from gifts, unnest(gift_media_paths(pictures)) path
    where pictures <> '[]' and gift_media_paths(pictures) && ${wanted} and path = any (${wanted})`);
  const rows = await readRows(database(), giftUseRow)`${sql.join(parts, sql` union all `)} order by name limit ${MAX_USES}`;
  return rows.map(({ id, name, path }) => ({ path, place: "Gift", name, to: giftPath(id) }));
}

async function findCategoryUses(paths: readonly string[]): Promise<MediaUse[]> {
  const rows = await readRows(database(), rowOf({ path: z.string(), key: taxonomyKey, slug: z.string(), name: z.string() }))`
    select image_url as path, taxonomy as key, slug, name from categories
    where image_url = any (${sql.param([...paths])}::text[]) and ${IS_IN_REGISTRY} order by name limit ${MAX_USES}`;
  return rows.map(({ path, key, slug, name }) => {
    const { singular } = taxonomy(key);
    return { path, place: singular.charAt(0).toUpperCase() + singular.slice(1), name, to: categoryPath(key, slug) };
  });
}

/** Returns the paths of the files that the catalogue shows. */
export async function listCatalogueMedia(): Promise<string[]> {
  const columns = PICTURE_FIELDS.map((field) => columnsOf([field]));
  const parts = columns.map((column) => sql`select ${column} as path from gifts where ${column} like '/media/%'`);
  parts.push(sql`select unnest(gift_media_paths(pictures)) from gifts where pictures <> '[]'`);
  const rows = await readRows(database(), rowOf({ path: z.string() }))`
    ${sql.join(parts, sql` union `)} union select image_url from categories where image_url like '/media/%'`;
  return rows.map(({ path }) => path);
}

/** Returns the places where the catalogue shows stored files: gifts' pictures and those of taxonomies' values, at most 200 of each kind. */
export async function findCatalogueMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  if (paths.length === 0) return [];
  const found = await Promise.all([findGiftUses(paths), findCategoryUses(paths)]);
  return found.flat();
}
