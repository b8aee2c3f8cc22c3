import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readOneRow, readRow, readRows, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { taxonomyKey } from "../taxonomies.queries.server.ts";
import { hasOwnWords } from "../store-words.queries.server.ts";
import { SAMPLE_SIZE, type SampleCandidate } from "./sample.ts";
import { MODEL_USES, type ModelRun, type OwnValue, type ProductText } from "./types.ts";

/** The words of gifts `g` that are ours to send. */
const IS_SENDABLE = hasOwnWords();
const IS_UNREAD = sql`not exists (select from model_readings m where m.texts_hash = r.texts_hash)`;

const counts = z.record(z.string(), z.int());
const runRow = rowOf({
  scope: z.enum(["all", "sample"]),
  state: z.enum(["running", "stopped", "done"]),
  waitReason: z.enum(["tokens", "failing"]).nullable(),
  waitsUntil: timestamp.nullable(),
  leftOut: counts,
  total: z.int(),
  read: z.int(),
  failed: counts,
});

/** Returns the last reading that was started; null where there was none. */
export async function readModelRun(): Promise<ModelRun | null> {
  const row = await readRow(database(), runRow)`
    select scope, state, wait_reason as "waitReason", waits_until::text as "waitsUntil", left_out as "leftOut",
      (select count(*)::int from model_run_texts t where t.run_id = run.id) as total,
      (select count(*)::int from model_run_texts t where t.run_id = run.id and is_done and outcome is null) as read,
      (select coalesce(jsonb_object_agg(outcome, gifts), '{}') from (
        select outcome, count(*)::int as gifts from model_run_texts t where t.run_id = run.id and is_done and outcome is not null group by 1
      ) problems) as failed
    from model_runs run order by started_at desc limit 1`;
  return row === null ? null : { ...row, waitsUntil: row.waitsUntil === null ? null : new Date(row.waitsUntil) };
}

const catalogueRow = rowOf({ unread: z.int(), alreadyRead: z.int(), notSendable: z.int() });

/** Returns how many gifts a model may read and has not read, has read, and may not be sent; several with the same texts count once. */
export function countReadable(): Promise<z.infer<typeof catalogueRow>> {
  return readOneRow(database(), catalogueRow)`
    select count(distinct r.texts_hash) filter (where ${IS_SENDABLE} and ${IS_UNREAD})::int as unread,
      count(distinct r.texts_hash) filter (where not ${IS_UNREAD})::int as "alreadyRead",
      count(*) filter (where not ${IS_SENDABLE} and ${IS_UNREAD})::int as "notSendable"
    from gift_readings r join gifts g on g.id = r.gift_id`;
}

/** How many gifts a sample is chosen from: the hashes' order makes them a random part of a larger catalogue. */
const MOST_CANDIDATES = 25 * SAMPLE_SIZE;

/**
 * Returns what a sample is chosen from. A guess of confidence c is as doubtful as 4 c (1 - c), and a gift as its guesses on average; one of
 * which nothing is guessed is wholly in doubt.
 */
export function listSampleCandidates(executor: Executor): Promise<SampleCandidate[]> {
  return readRows(executor, rowOf({ hash: z.string(), name: z.string(), doubt: z.number() }))`
    select r.texts_hash as hash, min(g.name) as name, coalesce(avg(4 * k.confidence * (1 - k.confidence)), 1)::float8 as doubt
    from gift_readings r join gifts g on g.id = r.gift_id left join category_guesses k on k.gift_id = g.id and k.decision is null
    where ${IS_SENDABLE} and ${IS_UNREAD} group by 1 order by 1 limit ${MOST_CANDIDATES}`;
}

/** Returns the hashes of all texts that a model may read and has not read. */
export async function listUnreadTexts(executor: Executor): Promise<string[]> {
  const rows = await readRows(executor, rowOf({ hash: z.string() }))`
    select distinct r.texts_hash as hash from gift_readings r join gifts g on g.id = r.gift_id where ${IS_SENDABLE} and ${IS_UNREAD} order by 1`;
  return rows.map(({ hash }) => hash);
}

/** Returns what is sent of the texts with these hashes, as far as gifts have them still and they may be sent. */
export function listProductTexts(hashes: readonly string[]): Promise<ProductText[]> {
  return readRows(database(), rowOf({ hash: z.string(), name: z.string(), about: z.string() }))`
    select distinct on (r.texts_hash) r.texts_hash as hash, left(g.name, 200) as name, left(g.description, 600) as about
    from gift_readings r join gifts g on g.id = r.gift_id
    where r.texts_hash = any (${sql.param([...hashes])}::text[]) and ${IS_SENDABLE}
      and gift_texts_hash(g.name, g.description) = r.texts_hash
    order by r.texts_hash, g.id`;
}

/** Categories that are offered to a model, at most. */
const MOST_OWN_VALUES = 300;

/** Returns the shop's categories, those with the most gifts first. Prices and ages are read from elsewhere. */
export function listOwnValues(): Promise<OwnValue[]> {
  return readRows(database(), rowOf({ taxonomy: taxonomyKey, slug: z.string() }))`
    select c.taxonomy, c.slug from categories c left join gift_categories m on m.category_id = c.id
    where c.taxonomy not in ('priceTier', 'ageRange') and length(c.slug) <= 80
    group by c.id order by count(m.*) desc, c.taxonomy, c.slug limit ${MOST_OWN_VALUES}`;
}

const spendingRow = rowOf({ use: z.enum(MODEL_USES), pieces: z.number(), tokens: z.number(), today: z.number() });

/** Returns what each use of the model has cost in the last 30 days, and today (UTC). */
export function listSpending(): Promise<z.infer<typeof spendingRow>[]> {
  return readRows(database(), spendingRow)`
    select use, sum(pieces)::float8 as pieces, sum(tokens)::float8 as tokens,
      coalesce(sum(tokens) filter (where day = (now() at time zone 'utc')::date), 0)::float8 as today
    from ai_spending where day > (now() at time zone 'utc')::date - 30 and use = any (${sql.param([...MODEL_USES])}::text[]) group by 1`;
}

/** Returns the tokens that today's cap has spoken for. */
export async function readTokensToday(): Promise<number> {
  const row = await readRow(database(), rowOf({ tokens: z.number() }))`
    select tokens::float8 as tokens from ai_usage where day = (now() at time zone 'utc')::date`;
  return row?.tokens ?? 0;
}
