import { inArray, sql } from "drizzle-orm";
import type { MediaUse } from "#app/features/media/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { categoryPath, giftPath } from "./addresses.rules.ts";
import { gifts } from "./tables.server.ts";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "./taxonomies.ts";

/** At most this many uses of each kind are listed. */
const MAX_USES = 200;

async function findGiftUses(paths: readonly string[]): Promise<MediaUse[]> {
  const rows = await database()
    .select({ id: gifts.id, name: gifts.name, image: gifts.image })
    .from(gifts)
    // The partial index covers only such addresses, so the condition repeats its predicate.
    .where(sql`${gifts.image} like '/media/%' and ${inArray(gifts.image, [...paths])}`)
    .orderBy(gifts.name)
    .limit(MAX_USES);
  return rows.map(({ id, name, image }) => ({ path: image ?? "", place: "Gift", name, to: giftPath(id) }));
}

async function findCategoryUses(paths: readonly string[]): Promise<MediaUse[]> {
  const parts = TAXONOMIES.map(
    ({ key, table }) => sql`
      select image_url, ${key} as key, slug, name from ${sql.identifier(table)} where image_url = any(${sql.param([...paths])}::text[])`,
  );
  const { rows } = await database().execute<{ image_url: string; key: TaxonomyKey; slug: string; name: string }>(
    sql`${sql.join(parts, sql` union all `)} order by name limit ${MAX_USES}`,
  );
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
