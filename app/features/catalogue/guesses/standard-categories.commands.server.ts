import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import type { CategoryIndex } from "../import-categories.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import { TAXONOMY_KEYS, taxonomyKey } from "../taxonomies.queries.server.ts";
import { type Guess, type ReadingTools, SHOWN_FROM, type StandardCategory } from "./types.ts";

/** The number is arbitrary but the same in every server, so that one of them makes the categories while the others wait. */
const OFFER_LOCK = 7_165_004;

/** A starter set can be taken away again for this long. */
const STARTER_UNDO_MINUTES = 60;
const IS_FRESH = sql`made_at > now() - make_interval(mins => ${STARTER_UNDO_MINUTES})`;
const STARTER_SUBJECT = { kind: "category", id: null, name: "Starter categories" } as const;

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

/** What a shop may do with a starter set: make it where it has no category at all, or take away what it has just made. */
export interface StarterState {
  isOffered: boolean;
  /** How many categories it has made within the hour. */
  made: number;
}

export async function readStarterState(executor: Executor = database()): Promise<StarterState> {
  return readOneRow(executor, rowOf({ isOffered: z.boolean(), made: z.int() }))`
    select not exists (select from categories) as "isOffered",
      (select count(*)::int from starter_categories where ${IS_FRESH}) as made`;
}

/** Makes the standard categories in a shop that has none. Returns how many; zero where somebody else has made categories meanwhile. */
export async function addStarterCategories(actorId: string, read: ReadingTools["standardCategories"]): Promise<number> {
  const standard = await read();
  return database().transaction(async (transaction) => {
    await changeRows(transaction)`select pg_advisory_xact_lock(${OFFER_LOCK})`;
    if (!(await readStarterState(transaction)).isOffered) return 0;
    const made = await insertStandard(transaction, standard);
    await changeRows(transaction)`delete from starter_categories`;
    await changeRows(transaction)`
      insert into starter_categories (category_id) select unnest(${sql.param(made.map(({ id }) => id))}::uuid[])`;
    await changeRows(transaction)`
      insert into offered_taxonomies select unnest(${sql.param([...TAXONOMY_KEYS])}::text[]) on conflict do nothing`;
    const counts = TAXONOMIES.map(({ key, plural }) => [plural, made.filter((value) => value.key === key).length]);
    await recordChange(transaction, { actorId, action: "created", subject: STARTER_SUBJECT, after: Object.fromEntries(counts) });
    return made.length;
  });
}

/** Takes a starter set away again, but for categories that a gift has or somebody has edited. */
export async function removeStarterCategories(actorId: string): Promise<{ removed: number; kept: number }> {
  return database().transaction(async (transaction) => {
    await changeRows(transaction)`select pg_advisory_xact_lock(${OFFER_LOCK})`;
    const { made } = await readStarterState(transaction);
    const removed = await changeRows(transaction)`
      delete from categories c using starter_categories s
      where c.id = s.category_id and ${IS_FRESH} and c.version = 1
        and not exists (select from gift_categories where category_id = c.id)
        and not exists (select from category_guesses where category_id = c.id)`;
    await changeRows(transaction)`delete from starter_categories`;
    const kept = made - removed;
    if (made > 0) await recordChange(transaction, { actorId, action: "undone", subject: STARTER_SUBJECT, after: { removed, kept } });
    return { removed, kept };
  });
}
