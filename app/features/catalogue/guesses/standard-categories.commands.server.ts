import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import type { CategoryIndex } from "../import-categories.ts";
import { TAXONOMY_KEYS, taxonomyKey } from "../taxonomies.queries.server.ts";
import { type Guess, type ReadingTools, SHOWN_FROM, type StandardCategory } from "./types.ts";

/** The number is arbitrary but the same in every server, so that one of them makes the categories while the others wait. */
const OFFER_LOCK = 7_165_004;

/**
 * Gives each taxonomy that is still empty the categories that shops usually have, so that what is guessed has a place. Each taxonomy is
 * offered them once: who deletes them does not get them back.
 */
export async function offerStandardCategories(read: ReadingTools["standardCategories"]): Promise<void> {
  const offered = await readRows(database(), rowOf({ taxonomy: z.string() }))`select taxonomy from offered_taxonomies`;
  const keys = TAXONOMY_KEYS.filter((key) => !offered.some(({ taxonomy }) => taxonomy === key));
  if (keys.length === 0) return;
  const standard = await read();
  await database().transaction(async (transaction) => {
    await changeRows(transaction)`select pg_advisory_xact_lock(${OFFER_LOCK})`;
    const open = await readRows(transaction, rowOf({ key: z.string() }))`
      select key from unnest(${sql.param(keys)}::text[]) key
      where key not in (select taxonomy from offered_taxonomies) and not exists (select from categories where taxonomy = key)`;
    const values = standard.filter(({ taxonomy }) => open.some(({ key }) => key === taxonomy));
    await insertStandard(transaction, values);
    await changeRows(transaction)`
      insert into offered_taxonomies select unnest(${sql.param(keys)}::text[]) on conflict do nothing`;
  });
}

/** Makes the categories that sure guesses name and the shop lacks, as far as they are among `makeable`, and adds them to the book. */
export async function makeCategories(
  executor: Executor,
  { known }: CategoryIndex,
  guesses: readonly Guess[],
  makeable: readonly StandardCategory[],
): Promise<void> {
  const wanted = new Set(guesses.flatMap(({ taxonomy, slug, confidence }) => (confidence >= SHOWN_FROM ? [`${taxonomy} ${slug}`] : [])));
  const missing = makeable.filter(({ taxonomy, slug }) => wanted.has(`${taxonomy} ${slug}`) && !known[taxonomy].bySlug.has(slug));
  if (missing.length === 0) return;
  for (const { key, id, slug } of await insertStandard(executor, missing)) known[key].bySlug.set(slug, id);
}

function insertStandard(executor: Executor, values: readonly StandardCategory[]) {
  return readRows(executor, rowOf({ key: taxonomyKey, id: uuid, slug: z.string() }))`
    insert into categories (taxonomy, name, slug, description, icon, color, sort_order, is_featured, min_price_cents, max_price_cents, currency, is_seasonal)
    select taxonomy, name, slug, description, icon, color, sort_order, is_featured, min_price_cents, max_price_cents, ${CURRENCY}, is_seasonal
    from jsonb_populate_recordset(null::categories, ${JSON.stringify(values)}::jsonb) on conflict do nothing
    returning taxonomy as key, id, slug`;
}
