import { sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import type { AuditAction } from "#app/features/accounts/audit-entries.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readRow } from "#app/platform/db/rows.server.ts";
import { wakeJob } from "#app/platform/jobs/run-jobs.server.ts";
import { listSampleCandidates, listUnreadTexts } from "./runs.queries.server.ts";
import { chooseSample, SAMPLE_SIZE } from "./sample.ts";
import type { RunScope } from "./types.ts";

/** The job that goes on with a reading. */
export const MODEL_READING = "model-reading";

type Outcome = { ok: true } | { ok: false; reason: "running" | "nothing" | "no-run" };

/** The number is arbitrary but the same in every server, so that of two admins who start at once one does. */
const START_LOCK = 7_165_005;

/** Starts a reading of what is new or changed, or of a sample of it. One that was stopped is given up; what it has read stays. */
export async function startModelRun(actorId: string, scope: RunScope): Promise<Outcome> {
  const outcome = await database().transaction(async (transaction): Promise<Outcome> => {
    await changeRows(transaction)`select pg_advisory_xact_lock(${START_LOCK})`;
    const running = await readRow(transaction, idRow)`select id from model_runs where state = 'running'`;
    if (running !== null) return { ok: false, reason: "running" };
    const hashes =
      scope === "all"
        ? await listUnreadTexts(transaction)
        : chooseSample(await listSampleCandidates(transaction), SAMPLE_SIZE).map(({ hash }) => hash);
    if (hashes.length === 0) return { ok: false, reason: "nothing" };
    await changeRows(transaction)`delete from model_runs`;
    await changeRows(transaction)`
      with run as (insert into model_runs (scope) values (${scope}) returning id)
      insert into model_run_texts (run_id, texts_hash, place)
      select run.id, texts_hash, place from run, unnest(${sql.param(hashes)}::text[]) with ordinality as given (texts_hash, place)`;
    await record(transaction, actorId, "started", { scope, gifts: hashes.length });
    return { ok: true };
  });
  if (outcome.ok) wakeJob(MODEL_READING);
  return outcome;
}

/** Stops the reading under way. The question that is being answered is still counted, and its answer kept. */
export function stopModelRun(actorId: string): Promise<Outcome> {
  return changeState(actorId, "running", "stopped");
}

/** Goes on with the reading that was stopped. */
export async function continueModelRun(actorId: string): Promise<Outcome> {
  const outcome = await changeState(actorId, "stopped", "started");
  if (outcome.ok) wakeJob(MODEL_READING);
  return outcome;
}

async function changeState(actorId: string, from: "running" | "stopped", action: "started" | "stopped"): Promise<Outcome> {
  const to = action === "started" ? "running" : "stopped";
  return database().transaction(async (transaction): Promise<Outcome> => {
    const changed = await changeRows(transaction)`
      update model_runs set state = ${to}, wait_reason = null, waits_until = null, failures = 0 where state = ${from}`;
    if (changed === 0) return { ok: false, reason: "no-run" };
    await record(transaction, actorId, action, {});
    return { ok: true };
  });
}

function record(transaction: Executor, actorId: string, action: AuditAction, after: Record<string, unknown>): Promise<void> {
  return recordChange(transaction, {
    actorId,
    action,
    subject: { kind: "import", id: null, name: "Reading by the language model" },
    after,
  });
}
