import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { holdCategories, readCategoryIndex } from "../import-categories.commands.server.ts";
import type { CategoryIndex } from "../import-categories.ts";
import { taxonomyKey } from "../taxonomies.queries.server.ts";
import { fillPriceTiers } from "../price-tiers.commands.server.ts";
import { besideModel } from "./beside-model.ts";
import { makeCategories, offerStandardCategories } from "./standard-categories.commands.server.ts";
import type { GiftReader, Guess, ReadingTools, StandardCategory } from "./types.ts";
import { type PlacedGuess, writeGuesses } from "./write-guesses.commands.server.ts";

const LOT = 500;
/** Gifts are read this long before pages get their turn. */
const TURN_MS = 3;
/** Characters of a description that are read: its beginning says what the gift is, if any part does. */
const DESCRIPTION_READ = 1500;

/** A guess of a language model, as model_readings keeps it. */
const storedGuess: z.ZodType<Guess> = z.strictObject({
  taxonomy: taxonomyKey,
  slug: z.string(),
  source: z.literal("model"),
  weight: z.number(),
  confidence: z.number(),
  evidence: z.string().nullable(),
});
/** `said` is what a language model has read in the same texts; null where none has. */
const waitingGift = rowOf({
  id: uuid,
  name: z.string(),
  description: z.string(),
  brandName: z.string().nullable(),
  said: z.array(storedGuess).nullable(),
});

export interface ReadingOptions {
  /** Reads every gift anew, and makes standard categories that the shop lacks where a gift surely belongs to one. */
  isThorough?: boolean;
  /** Lots that are read at once, each on a connection of its own: one is read while the database writes another. */
  lotsAtOnce?: number;
  signal?: AbortSignal;
  /** Called after each lot with the number of gifts read so far. */
  onProgress?: (read: number) => void;
}

/**
 * Reads every gift that is new, has other texts or was read by another version of the reader, and writes what the reader guesses. Each lot is
 * a transaction of its own, so an interrupted reading goes on where it was, and several servers share the work. Returns how many gifts were
 * read.
 */
export async function readWaitingGifts(
  tools: ReadingTools,
  { isThorough = false, lotsAtOnce = 1, signal, onProgress }: ReadingOptions = {},
): Promise<number> {
  const { reader, standardCategories } = tools;
  await changeRows(database())`
    with stale as materialized (
      select gift_id from gift_readings where reader <> ${reader.version} or ${isThorough} order by gift_id for no key update
    )
    update gift_readings r set reader = null from stale where r.gift_id = stale.gift_id`;
  await changeRows(database())`
    with news as (
      update model_readings set is_placed = true where not is_placed returning texts_hash
    ), stale as materialized (
      select gift_id from gift_readings where texts_hash in (select texts_hash from news) order by gift_id for no key update
    )
    update gift_readings r set reader = null from stale where r.gift_id = stale.gift_id`;
  if ((await countWaitingGifts()) === 0) return 0;
  await offerStandardCategories(standardCategories);
  const makeable = isThorough ? await standardCategories() : [];
  let read = 0;
  async function readLots(): Promise<void> {
    while (signal?.aborted !== true) {
      const lot = await longTransaction((transaction) => readLot(transaction, reader, makeable));
      if (lot === null) return;
      read += lot;
      onProgress?.(read);
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lotsAtOnce }, readLots));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return read;
}

/** Returns how many gifts wait to be read. */
export async function countWaitingGifts(): Promise<number> {
  const { waiting } = await readOneRow(database(), rowOf({ waiting: z.int() }))`
    select count(*)::int as waiting from gift_readings where reader is null`;
  return waiting;
}

/**
 * Reads some gifts that wait and that nobody else is changing, who may wait for what a reading holds. Returns their number, or null where there
 * are none.
 */
async function readLot(transaction: Executor, reader: GiftReader, makeable: readonly StandardCategory[]): Promise<number | null> {
  const chosen = await readRows(transaction, idRow)`
    select g.id from gift_readings r join gifts g on g.id = r.gift_id where r.reader is null order by r.gift_id limit ${LOT}
    for no key update of g skip locked`;
  if (chosen.length === 0) return null;
  // Another server may have read some of them just before.
  const gifts = await readRows(transaction, waitingGift)`
    select g.id, g.name, left(g.description, ${DESCRIPTION_READ}) as description, g.brand_name as "brandName", m.guesses as said
    from gift_readings r join gifts g on g.id = r.gift_id
    left join model_readings m on m.texts_hash = gift_texts_hash(g.name, g.description)
    where r.gift_id = any (${sql.param(chosen.map(({ id }) => id))}::uuid[]) and r.reader is null order by r.gift_id for no key update of r`;
  const guessed: [giftId: string, guesses: Guess[]][] = [];
  let turnAt = performance.now();
  for (const { id, name, description, brandName, said } of gifts) {
    if (performance.now() - turnAt > TURN_MS) {
      await nextTurn();
      turnAt = performance.now();
    }
    guessed.push([id, besideModel(said, reader.read(name, description, brandName))]);
  }
  const book = await readCategoryIndex(transaction);
  await makeCategories(
    transaction,
    book,
    guessed.flatMap(([, guesses]) => guesses),
    makeable,
  );
  const guesses = guessed.flatMap(([id, each]) => placeGuesses(id, each, book));
  const ids = gifts.map(({ id }) => id);
  await holdCategories(
    transaction,
    guesses.map(({ categoryId }) => categoryId),
  );
  // A shop that has just been given price tiers has gifts from before.
  await fillPriceTiers(transaction, ids);
  await writeGuesses(transaction, ids, ["model", ...reader.sources], guesses);
  await changeRows(transaction)`
    update gift_readings set reader = ${reader.version} where gift_id = any (${sql.param(ids)}::uuid[])`;
  return gifts.length;
}

/** Returns the guesses whose category the shop has, each category once: the first guess of it counts. */
function placeGuesses(giftId: string, guesses: readonly Guess[], { known }: CategoryIndex): PlacedGuess[] {
  const placed = new Map<string, PlacedGuess>();
  for (const guess of guesses) {
    const categoryId = known[guess.taxonomy].bySlug.get(guess.slug);
    if (categoryId !== undefined && !placed.has(categoryId)) placed.set(categoryId, { ...guess, giftId, categoryId });
  }
  return [...placed.values()];
}
