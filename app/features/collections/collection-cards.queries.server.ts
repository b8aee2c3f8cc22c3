import { coverOfGifts, pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { selectGifts, selectOrdered, tagsOf } from "./collection-gifts.queries.server.ts";
import { COLLECTIONS_TAG, COVER_CANDIDATES, COVER_GIFTS } from "./constants.ts";
import { findRuleCategories } from "./rule-categories.queries.server.ts";
import type { CollectionCard, CollectionPick, ShownCollection } from "./types.ts";

const countRow = rowOf({ place: z.int(), gifts: z.int() });

/** Returns how many shown gifts each of these collections has, in one statement. */
export async function countCollectionGifts(picks: readonly CollectionPick[]): Promise<number[]> {
  if (picks.length === 0) return [];
  const categories = await findRuleCategories(picks.map(({ rule }) => rule));
  const counts = picks.map(
    (pick, place) => sql`select ${place}::int as place, count(*)::int as gifts from (${selectGifts(pick, categories)}) g`,
  );
  const rows = await readRows(readDatabase(), countRow)`${sql.join(counts, sql` union all `)}`;
  return picks.map((_pick, place) => rows.find((row) => row.place === place)?.gifts ?? 0);
}

const coverRow = rowOf({ id: uuid, giftId: uuid, name: z.string(), image: z.string().nullable(), position: z.int() });

/** Returns the pictures of gifts as a cover: of the first ones, or where none has a picture of its own, one drawing of their kinds of things. */
function toCover(rows: readonly z.output<typeof coverRow>[]): string[] {
  const gifts = rows.map(({ giftId: id, name, image }) => ({ id, name, image }));
  if (gifts.length === 0) return [];
  return gifts.every(({ image }) => image === null) ? [coverOfGifts(gifts)] : gifts.slice(0, COVER_GIFTS).map(pictureOfGift);
}

/** Returns the covers of these collections by their first gifts, those with pictures of their own before others, by the collection's id, in one statement. */
async function findCovers(collections: readonly ShownCollection[]): Promise<Map<string, string[]>> {
  if (collections.length === 0) return new Map();
  const categories = await findRuleCategories(collections.map(({ rule }) => rule));
  const covers = collections.map(
    (collection) => sql`
      (select ${collection.id}::uuid as id, g.id as "giftId", g.name, g.image, (row_number() over (order by o.position))::int as position
      from (${selectOrdered(collection, categories)}) o join shown_gifts g on g.id = o.id
      order by g.image is null, o.position limit ${COVER_CANDIDATES})`,
  );
  const rows = await readRows(readDatabase(), coverRow)`
    select id, "giftId", name, image, position from (${sql.join(covers, sql` union all `)}) covers order by id, image is null, position`;
  return new Map(collections.map(({ id }) => [id, toCover(rows.filter((row) => row.id === id))]));
}

/** Returns collections as tiles show them, without those that have no gift now, and the page tags of what shows these tiles. */
export async function listCollectionCards(collections: readonly ShownCollection[]): Promise<{ cards: CollectionCard[]; tags: string[] }> {
  const [counts, covers, categories] = await Promise.all([
    countCollectionGifts(collections),
    findCovers(collections.filter(({ image }) => image === null)),
    findRuleCategories(collections.map(({ rule }) => rule)),
  ]);
  const cards = collections.map(({ id, slug, title, lead, image }, place): CollectionCard => {
    const cover = image === null ? (covers.get(id) ?? []) : [image];
    return { id, slug, title, lead, cover, gifts: counts[place] ?? 0 };
  });
  const tags = collections.flatMap((collection) => tagsOf(collection, categories));
  return { cards: cards.filter(({ gifts }) => gifts > 0), tags: [...new Set([COLLECTIONS_TAG, ...tags])] };
}
