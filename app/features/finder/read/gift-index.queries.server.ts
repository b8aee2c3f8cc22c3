import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { priceShape, priceColumns, toStoredPrice } from "#app/features/catalogue/prices.queries.server.ts";
import { isPriceShowable, toShownPrice, centsWithoutStamp } from "#app/features/catalogue/prices.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { readTagsOfCodes } from "./categories.queries.server.ts";
import type { TagName } from "../rank/candidate-search.ts";
import type { MemoUse } from "../memo.ts";
import { claimsWithoutRefused, modelClaims } from "./by-model/stored-claims.ts";
import { rereadGift } from "./reread.ts";
import type { GiftProfile, GiftReading } from "../types.ts";

/** Characters that are read of a description, whose beginning says what the gift is about, if any part does. */
const DESCRIPTION_READ = 1500;

const GIFT_ROW = rowOf({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  brand_name: z.string().nullable(),
  image: z.string().nullable(),
  in_stock: z.boolean(),
  shipping_days: z.int().nullable(),
  gender: z.enum(["unisex", "male", "female"]),
  is_featured: z.boolean(),
  is_trending: z.boolean(),
  created_ms: z.number(),
  /** Codes as the search row spells them, separated by spaces. */
  codes: z.string(),
  /** What a language model says. */
  claims: modelClaims.nullable(),
  /** The categories that people have refused, as "taxonomy/slug", and what else they have said. */
  refused: z.array(z.string()),
  told: z.partialRecord(z.enum(["child", "male", "female"]), z.number()),
  has_store_words: z.boolean(),
  /** Version stamp over the gift's row and its search row; it changes with each update. */
  stamp: z.string(),
  ...priceShape,
});
type GiftRow = z.infer<typeof GIFT_ROW>;

/**
 * The stamps of a gift's rows, `g` and `s`, and the rule by which its price is shown make up its stamp. They are the same on a replica, and
 * never come a second time, not even after a fail-over.
 */
export const GIFT_STAMP = sql.raw("g.stamp::text || coalesce((select answer from amazon_prices), '') || ' '");
export const SEARCH_STAMP = sql.raw("s.stamp::text");
const STAMP = sql`${GIFT_STAMP} || ${SEARCH_STAMP}`;

const STAMPED_GIFT = rowOf({ id: z.guid(), stamp: z.string() });

/** A gift that a search has just found. */
export type StampedGift = z.infer<typeof STAMPED_GIFT>;

/** Size of the index in gifts, of a few kilobytes each with reading and words; it does not grow with the catalogue. */
export const MAX_GIFTS_KNOWN = 10_000;
/** A profile is made anew after a while, as prices go stale and categories change their slugs. */
const PROFILE_MS = 60_000;

/** What is known of one gift as long as its stamp is the same. */
export class KnownGift {
  readonly #row: GiftRow;
  #profile: GiftProfile | undefined;
  #madeAt = -Infinity;
  #reading: GiftReading | null;

  constructor(row: GiftRow, earlier: KnownGift | undefined) {
    this.#row = row;
    // A gift that says the same as before need not be read again.
    this.#reading = earlier === undefined ? null : earlier.#reading;
  }

  get stamp(): string {
    return this.#row.stamp;
  }

  get codes(): readonly number[] {
    return codesOf(this.#row);
  }

  /** `at` is the time of the process's clock. */
  isDue(at: number): boolean {
    return at - this.#madeAt > PROFILE_MS;
  }

  renew(tags: ReadonlyMap<number, TagName>, now: Date, at: number): void {
    this.#profile = toProfile(this.#row, tags, now);
    this.#madeAt = at;
  }

  get profile(): GiftProfile {
    if (this.#profile === undefined) throw new Error("A gift of the index has no profile yet");
    return this.#profile;
  }

  /** Reads the gift at the first call, which takes a while. */
  read(): GiftReading {
    return (this.#reading = rereadGift(this.profile, this.#reading));
  }
}

const index = new LRUCache<string, KnownGift>({ max: MAX_GIFTS_KNOWN });
let lookups = 0;
let hits = 0;

/** Returns how the index is used. */
export function indexUse(): MemoUse {
  return { entries: index.size, lookups, hits };
}

/** Returns these gifts in the order given; ids that belong to no gift are left out. */
export async function listKnownGifts(ids: readonly string[]): Promise<KnownGift[]> {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return [];
  const rows = await readRows(readDatabase(), STAMPED_GIFT)`
    select g.id, ${STAMP} as stamp from unnest(${sql.param(wanted)}::uuid[]) with ordinality as wanted (id, place)
    join shown_gifts g on g.id = wanted.id join gift_search s on s.gift_id = wanted.id
    order by wanted.place`;
  return listStampedGifts(rows);
}

/**
 * Returns gifts that were just found, in the order given. A price that may no longer be shown counts as unknown. Gifts that have not
 * changed since the last time are not queried again.
 */
export async function listStampedGifts(gifts: readonly StampedGift[]): Promise<KnownGift[]> {
  const known = new Map(gifts.map(({ id, stamp }) => [id, knownIfFresh(id, stamp)]));
  const changed = [...known].flatMap(([id, gift]) => (gift === undefined ? [id] : []));
  lookups += known.size;
  hits += known.size - changed.length;
  for (const [id, gift] of await readGifts(changed)) known.set(id, gift);
  const found = gifts.flatMap(({ id }) => known.get(id) ?? []);
  await renewProfiles(found);
  return found;
}

async function renewProfiles(gifts: readonly KnownGift[]): Promise<void> {
  const at = performance.now();
  const due = gifts.filter((gift) => gift.isDue(at));
  const tags = await readTagsOfCodes(due.flatMap(({ codes }) => codes));
  const now = new Date();
  for (const gift of due) gift.renew(tags, now, at);
}

/** Returns the ids of the newest gifts in stock, at most `limit`. */
export async function listNewestGiftIds(limit: number): Promise<string[]> {
  const rows = await readRows(readDatabase(), rowOf({ id: z.guid() }))`
    select id from shown_gifts where in_stock order by created_at desc, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

function knownIfFresh(id: string, stamp: string): KnownGift | undefined {
  const gift = index.get(id);
  return gift?.stamp === stamp ? gift : undefined;
}

async function readGifts(ids: readonly string[]): Promise<[id: string, gift: KnownGift][]> {
  if (ids.length === 0) return [];
  // The categories are read as codes from the search row, because joining the tables of categories would be a look-up for each tag of each gift.
  const rows = await readRows(readDatabase(), GIFT_ROW)`
    select g.id, g.slug, g.name, left(g.description, ${DESCRIPTION_READ}) as description, g.brand_name, g.image, ${priceColumns()}, g.in_stock, g.shipping_days, g.gender, g.is_featured,
      g.is_trending, g.has_store_words, (extract(epoch from g.created_at) * 1000)::float8 as created_ms,
      array_to_string(tsvector_to_array(ts_filter(s.document, '{b}')), ' ') as codes, ${STAMP} as stamp, m.claims,
      array(
        select c.taxonomy || '/' || c.slug from category_guesses k join categories c on c.id = k.category_id
        where k.gift_id = g.id and k.decision = 'refused' order by 1
      ) as refused,
      (select coalesce(jsonb_object_agg(kind, weight), '{}') from gift_claims where gift_id = g.id) as told
    from shown_gifts g join gift_search s on s.gift_id = g.id
      left join model_readings m on m.texts_hash = gift_texts_hash(g.name, g.description)
    where g.id = any (${sql.param(ids)}::uuid[])`;
  return rows.map((row) => {
    const gift = new KnownGift(row, index.peek(row.id));
    index.set(row.id, gift);
    return [row.id, gift];
  });
}

const codesOf = ({ codes }: GiftRow) => (codes === "" ? [] : codes.split(" ").map((code) => Number(code.slice(1))));

function toProfile(row: GiftRow, tags: ReadonlyMap<number, TagName>, now: Date): GiftProfile {
  const codes = codesOf(row);
  const slugs: Partial<Record<TaxonomyKey, string[]>> = {};
  for (const code of codes) {
    const tag = tags.get(code);
    // A list that grows by push has room for a dozen more.
    if (tag !== undefined) slugs[tag.taxonomy] = (slugs[tag.taxonomy] ?? []).concat(tag.slug);
  }
  const price = toStoredPrice(row);
  // What an editor has entered still tells which budget a gift fits, where only the store's own price may be shown.
  const isKnown = price.priceSource !== "api" || isPriceShowable(price, now);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brandName: row.brand_name,
    priceCents: isKnown ? price.priceCents : null,
    statedPriceCents: centsWithoutStamp(toShownPrice(price, now)),
    currency: price.currency,
    inStock: row.in_stock,
    shippingDays: row.shipping_days,
    gender: row.gender,
    isFeatured: row.is_featured,
    isTrending: row.is_trending,
    createdAt: new Date(row.created_ms),
    tags: slugs,
    refused: row.refused,
    told: row.told,
    modelClaims: row.claims === null ? null : claimsWithoutRefused(row.claims, row.refused),
    hasStoreWords: row.has_store_words,
    card: { image: row.image, price, codes },
  };
}
