import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { readWaitingGifts } from "../guesses/read-gifts.commands.server.ts";
import type { ReadingTools } from "../guesses/types.ts";
import { LOT, SMALL_LOT } from "./reading-cost.ts";
import { listOwnValues, listProductTexts } from "./runs.queries.server.ts";
import type { GiftProblem, LotAnswer, ModelReader, NoAnswer, OwnValue } from "./types.ts";

/** Tries for one gift: with many others, and then with few. */
const MOST_TRIES = 2;
/** Questions in a row without any usable answer, after which the model is left alone for a while. */
const MOST_FAILURES = 3;
const FIRST_REST_SECONDS = 60;
const LONGEST_REST_SECONDS = 3600;

const openRun = rowOf({ id: uuid, failures: z.int() });
type OpenRun = z.infer<typeof openRun>;

/**
 * Goes on with the reading that an admin has started, lot by lot, until it ends, is stopped, or has to wait. Each lot's answer is kept in one
 * transaction, so a server that dies loses the question that it had asked and no more. The caller sees to it that one server does this at a
 * time.
 */
export async function continueReading(reader: ModelReader, tools: ReadingTools, signal: AbortSignal): Promise<void> {
  let ownValues: OwnValue[] | undefined;
  while (!signal.aborted) {
    const run = await readRow(database(), openRun)`
      select id, failures from model_runs where state = 'running' and (waits_until is null or waits_until <= now())`;
    if (run === null) return;
    const hashes = await takeLot(run);
    if (hashes.length === 0) return finish(run);
    const texts = await listProductTexts(hashes);
    const sent = texts.filter((text) => !reader.givesOrders(text));
    const silenced = new Map<string, GiftProblem>(texts.filter((text) => !sent.includes(text)).map(({ hash }) => [hash, "orders"]));
    await leaveOut(
      run,
      hashes,
      texts.map(({ hash }) => hash),
      silenced,
    );
    if (sent.length === 0) continue;
    ownValues ??= await listOwnValues();
    const answer = await reader.read(sent, ownValues, signal);
    if (answer === "stopped") return;
    if (typeof answer === "string") return wait(run, answer);
    await keep(run, reader.name, answer);
    if (answer.readings.size > 0) await readWaitingGifts(tools, { signal });
    else if (run.failures + 1 >= MOST_FAILURES) return wait(run, "failing");
  }
}

/** Returns the hashes of the next texts: first those that nobody has asked about, then, a few at a time, those whose answer was no use. */
async function takeLot(run: OpenRun): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ hash: z.string(), tries: z.int() }))`
    select texts_hash as hash, tries from model_run_texts where run_id = ${run.id}::uuid and not is_done order by tries, place limit ${LOT}`;
  const tries = rows[0]?.tries ?? 0;
  return rows
    .filter((row) => row.tries === tries)
    .slice(0, tries === 0 ? LOT : SMALL_LOT)
    .map(({ hash }) => hash);
}

/** Takes texts out of the run that no gift has any more, ends those that are read already, and those that are not to be sent. */
async function leaveOut(run: OpenRun, hashes: readonly string[], present: readonly string[], silenced: ReadonlyMap<string, GiftProblem>) {
  await changeRows(database())`
    delete from model_run_texts where run_id = ${run.id}::uuid and texts_hash = any (${sql.param([...hashes])}::text[])
      and texts_hash <> all (${sql.param([...present])}::text[])`;
  for (const [hash, problem] of silenced) await end(database(), run, [hash], problem);
}

async function end(executor: Executor, run: OpenRun, hashes: readonly string[], outcome: GiftProblem | null): Promise<void> {
  await changeRows(executor)`
    update model_run_texts set is_done = true, outcome = ${outcome}
    where run_id = ${run.id}::uuid and texts_hash = any (${sql.param([...hashes])}::text[])`;
}

/** Keeps what could be used of an answer. What locks rows of gifts comes last, so that nobody who holds some waits for it. */
async function keep(run: OpenRun, readerName: string, { readings, problems, leftOut }: LotAnswer): Promise<void> {
  const rows = [...readings].map(([hash, { claims, guesses }]) => ({ texts_hash: hash, reader: readerName, claims, guesses }));
  await database().transaction(async (transaction) => {
    await end(transaction, run, [...readings.keys()], null);
    for (const [hash, problem] of problems)
      await changeRows(transaction)`
        update model_run_texts set tries = tries + 1, outcome = ${problem}, is_done = tries + 1 >= ${MOST_TRIES}
        where run_id = ${run.id}::uuid and texts_hash = ${hash}`;
    await changeRows(transaction)`
      update model_runs set wait_reason = null, waits_until = null, failures = ${readings.size === 0 ? run.failures + 1 : 0},
        left_out = (
          select coalesce(jsonb_object_agg(problem, claims), '{}') from (
            select problem, sum(claims::int) as claims from (
              select * from jsonb_each_text(left_out) union all select * from jsonb_each_text(${JSON.stringify(leftOut)}::jsonb)
            ) counts (problem, claims) group by 1
          ) sums
        )
      where id = ${run.id}::uuid`;
    await changeRows(transaction)`
      insert into model_readings (texts_hash, reader, claims, guesses)
      select texts_hash, reader, claims, guesses
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (texts_hash text, reader text, claims jsonb, guesses jsonb)
      on conflict do nothing`;
  });
}

/** Lets the run wait: for the next day's tokens (UTC), or longer and longer for a model that does not answer. */
async function wait(run: OpenRun, reason: Exclude<NoAnswer, "stopped">): Promise<void> {
  const rest = Math.min(FIRST_REST_SECONDS * 2 ** Math.min(run.failures, 10), LONGEST_REST_SECONDS);
  await changeRows(database())`
    update model_runs set wait_reason = ${reason}, failures = ${reason === "failing" ? run.failures + 1 : run.failures},
      waits_until = case when ${reason} = 'tokens' then (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc'
        else now() + make_interval(secs => ${rest}) end
    where id = ${run.id}::uuid and state = 'running'`;
}

async function finish(run: OpenRun): Promise<void> {
  await changeRows(database())`
    update model_runs set state = 'done', wait_reason = null, waits_until = null, ended_at = now()
    where id = ${run.id}::uuid and state = 'running'`;
}
