import { sql } from "drizzle-orm";
import { z } from "zod";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { cacheValue } from "#app/platform/page-cache/cached-value.server.ts";
import { limitPageAge } from "#app/platform/request-scope.server.ts";
import { PICK_COLUMNS, pickShape, TEXT_COLUMNS, textShape } from "./collection-rows.queries.server.ts";
import { COLLECTIONS_TAG } from "./constants.ts";
import type { ShownCollection } from "./types.ts";

const shownRow = rowOf({ id: uuid, ...textShape, ...pickShape });

/** Says when the next collection begins or ends to be shown: until then, what shows collections may stand. */
export async function limitToNextDate(): Promise<void> {
  const { next } = await readOneRow(readDatabase(), rowOf({ next: timestamp.nullable() }))`
    select min(date) as next from collections, lateral (values (shown_from), (shown_until)) dates (date)
    where state = 'shown' and deleted_at is null and date > now()`;
  if (next !== null) limitPageAge(new Date(next));
}

/** Returns the collection that is shown at this slug, or null. */
export async function findShownCollection(slug: string): Promise<ShownCollection | null> {
  if (!isSlug(slug)) return null;
  return readRow(readDatabase(), shownRow)`select c.id, ${TEXT_COLUMNS}, ${PICK_COLUMNS} from shown_collections c where c.slug = ${slug}`;
}

/** Returns the current slug of the shown collection that once had this one, or null. */
export async function findCollectionSlugByOldSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const row = await readRow(readDatabase(), rowOf({ slug: z.string() }))`
    select c.slug from slug_redirects r join shown_collections c on c.id = r.target_id
    where r.kind = 'collections' and r.old_slug = ${oldSlug}`;
  return row?.slug ?? null;
}

/** Returns a page of the shown collections: those that end soonest first, then the newest. */
export async function listShownCollections(limit: number, offset = 0): Promise<{ collections: ShownCollection[]; total: number }> {
  const rows = await readRows(readDatabase(), shownRow.extend({ total: z.int() }))`
    select c.id, ${TEXT_COLUMNS}, ${PICK_COLUMNS}, (select count(*)::int from shown_collections) as total
    from shown_collections c
    order by c.shown_until nulls last, coalesce(c.shown_from, c.created_at) desc, c.title, c.id limit ${limit} offset ${offset}`;
  return { collections: rows.map(({ total: _total, ...collection }) => collection), total: rows[0]?.total ?? 0 };
}

/** Returns the shown collections with these slugs, present or former ones, by the slugs that were asked for. */
export async function findShownCollections(slugs: readonly string[]): Promise<Map<string, ShownCollection>> {
  if (slugs.length === 0) return new Map();
  const rows = await readRows(readDatabase(), shownRow.extend({ wanted: z.string() }))`
    select distinct on (wanted.slug) wanted.slug as wanted, c.id, ${TEXT_COLUMNS}, ${PICK_COLUMNS}
    from unnest(${sql.param([...new Set(slugs)])}::text[]) wanted (slug)
    left join slug_redirects r on r.kind = 'collections' and r.old_slug = wanted.slug
    join shown_collections c on c.slug = wanted.slug or c.id = r.target_id
    order by wanted.slug, c.slug = wanted.slug desc`;
  return new Map(rows.map(({ wanted, ...collection }) => [wanted, collection]));
}

/** Returns the shown collections whose rule asks for one of these occasions, those that ask for the fewest others first. */
export async function listOccasionCollections(occasions: readonly string[]): Promise<ShownCollection[]> {
  return readRows(readDatabase(), shownRow)`
    select c.id, ${TEXT_COLUMNS}, ${PICK_COLUMNS} from shown_collections c
    where jsonb_exists_any(c.rule #> '{values,occasion}', ${sql.param([...occasions])}::text[])
    order by jsonb_array_length(c.rule #> '{values,occasion}'), c.shown_until nulls last, c.created_at desc, c.id limit 3`;
}

/** Returns the shown collections for the sitemap. */
export async function listSitemapCollections(): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await readRows(readDatabase(), rowOf({ slug: z.string(), changedAt: timestamp }))`
    select slug, updated_at as "changedAt" from shown_collections order by slug`;
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt) }));
}

/** True where the shop shows a collection, or will, or did: then its footer names their page. */
export const hasCollections: () => Promise<boolean> = cacheValue({
  tag: COLLECTIONS_TAG,
  read: async () => {
    const { has } = await readOneRow(readDatabase(), rowOf({ has: z.boolean() }))`
      select exists (select from collections where state = 'shown' and deleted_at is null) as has`;
    return has;
  },
  fallback: () => false,
});
