import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { cleanCategoryName, cleanName } from "#app/features/catalogue/gift-tags.ts";
import { taxonomyKey } from "#app/features/catalogue/taxonomies.queries.server.ts";
import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { featuresOf } from "../read/learnt/name-features.ts";
import { knownOf } from "../read/learnt/reader.ts";
import { currentReader } from "../read/learnt/current-reader.ts";
import { type Asked, type AskedClaim, askedOf } from "./asked-claims.ts";
import { ASKED_TAXONOMIES, ROUND } from "./steps.ts";
import type { GiftToTeach, TeachableCategory } from "./gift-to-teach.ts";
import { chooseTelling } from "./telling-gifts.ts";

/** The round is chosen among so many gifts, which take half a second, and beside so many that have been taught. */
const MOST_CANDIDATES = 600;
const MOST_TAUGHT = 500;
/** Gifts that are read before pages get their turn. */
const GIFTS_PER_TURN = 20;
const DESCRIPTION_READ = 600;
const DESCRIPTION_SHOWN = 500;

const categoryRow = rowOf({ id: uuid, taxonomy: taxonomyKey, slug: z.string(), name: z.string() });

/** Returns the categories that gifts are asked about, by taxonomy and in their order. */
async function listTeachableCategories(): Promise<TeachableCategory[]> {
  const rows = await readRows(database(), categoryRow)`
    select id, taxonomy, slug, name from categories where taxonomy = any (${sql.param([...ASKED_TAXONOMIES])}::text[])
    order by array_position(${sql.param([...ASKED_TAXONOMIES])}::text[], taxonomy), sort_order, lower(name), id`;
  return rows.map((row) => ({ ...row, taxonomy: row.taxonomy as TeachableCategory["taxonomy"], name: cleanCategoryName(row.name) }));
}

const giftRow = rowOf({
  id: uuid,
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  /** What has been said or decided of it, as "taxonomy slug", and the taxonomies that are filled. */
  settled: z.array(z.string()),
  filled: z.array(z.string()),
});
type GiftRow = z.infer<typeof giftRow>;

/** Returns the columns of `giftRow` for gifts `g`. */
function giftColumns(length: number): SQL {
  return sql`g.id, g.name, left(g.description, ${sql.raw(String(length))}) as description, g.image, array(
      select c.taxonomy || ' ' || c.slug from gift_categories m join categories c on c.id = m.category_id
      where m.gift_id = g.id and m.source in ('person', 'file')
      union select c.taxonomy || ' ' || c.slug from category_guesses k join categories c on c.id = k.category_id
      where k.gift_id = g.id and k.decision is not null
      union select 'claim ' || kind from gift_claims k where k.gift_id = g.id
      union select 'claim ' || kind from unnest(array['male', 'female']) kind where g.gender <> 'unisex'
    ) as settled, array(select taxonomy from filled_taxonomies(array[g.id])) as filled`;
}

/** Chooses the gifts whose answers would teach the shop most. Returns their ids, the most telling first. */
export async function chooseGiftsToTeach(): Promise<string[]> {
  const known = knownKeys(await listTeachableCategories());
  const rows = await readRows(database(), giftRow)`
    select ${giftColumns(DESCRIPTION_READ)} from (
      select id from gifts
      where id not in (select gift_id from taught_gifts) and id not in (
        -- Who has spoken of three taxonomies has described the gift.
        select gift_id from gift_categories m join categories c on c.id = m.category_id
        where m.source in ('person', 'file') and c.taxonomy <> 'priceTier' group by 1 having count(distinct c.taxonomy) >= 3
      )
      order by md5(id::text) limit ${MOST_CANDIDATES}
    ) candidate join gifts g using (id)`;
  const asked: { id: string; asked: Asked }[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % GIFTS_PER_TURN === 0) await nextTurn();
    const askedOfRow = askOf(row, known);
    if (askedOfRow.claims.length > 0) asked.push({ id: row.id, asked: askedOfRow });
  }
  const chosen = chooseTelling(
    asked.map((candidate) => candidate.asked),
    await listTaughtVectors(),
    ROUND,
  );
  return chosen.map((place) => (asked[place] as (typeof asked)[number]).id);
}

async function listTaughtVectors(): Promise<Float64Array[]> {
  const rows = await readRows(database(), rowOf({ name: z.string() }))`
    select g.name from taught_gifts join gifts g on g.id = gift_id order by taught_at desc limit ${MOST_TAUGHT}`;
  return rows.map(({ name }) => knownOf(currentReader(), featuresOf(name)).vector.sum);
}

/** Returns a gift with what is asked about it; null where it is gone. */
export async function readGiftToTeach(id: string): Promise<GiftToTeach | null> {
  const row = await readRow(database(), giftRow)`select ${giftColumns(DESCRIPTION_SHOWN)} from gifts g where g.id = ${id}::uuid`;
  if (row === null) return null;
  const categories = await listTeachableCategories();
  const claims = askOf(row, knownKeys(categories)).claims;
  const isAsked = new Set(claims.map(keyOf));
  const byKey = new Map(categories.map((category) => [keyOf(category), category]));
  return {
    id,
    name: cleanName(row.name),
    description: row.description,
    image: pictureOfGift(row),
    asked: claims.flatMap((claim) => byKey.get(keyOf(claim)) ?? []),
    claims: claims.flatMap(({ taxonomy, slug }) => (taxonomy === "claim" ? [slug as GiftToTeach["claims"][number]] : [])),
    others: categories.filter((category) => !isAsked.has(keyOf(category)) && isOpen(row, category)),
  };
}

const keyOf = ({ taxonomy, slug }: { taxonomy: string; slug: string }) => `${taxonomy} ${slug}`;

function knownKeys(categories: readonly TeachableCategory[]): ReadonlySet<string> {
  return new Set([...categories.map(keyOf), "claim child", "claim male", "claim female"]);
}

function isOpen({ settled, filled }: GiftRow, claim: Pick<AskedClaim, "taxonomy" | "slug">): boolean {
  return !settled.includes(keyOf(claim)) && !filled.includes(claim.taxonomy);
}

function askOf(row: GiftRow, known: ReadonlySet<string>): Asked {
  return askedOf(
    currentReader(),
    row.name,
    row.description,
    (taxonomy, slug) => known.has(keyOf({ taxonomy, slug })) && isOpen(row, { taxonomy, slug }),
  );
}
