import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { ConfigError } from "../config.server.ts";
import { log } from "../log.server.ts";
import { BACKUP_CONNECTION, endClient, makeClient } from "./client.server.ts";
import { asOneRow, asRows, rowOf } from "./rows.server.ts";

const LOOK_EVERY_MS = 1000;
const CANCELED = "57014";
const APPLICATION = { application_name: "presently migrate" };

/** Thrown where a migration did not get its turn in time; of one that runs in a transaction nothing is left behind. */
export class BlockedMigrationError extends ConfigError {
  override name = "BlockedMigrationError";
}

/** Ends the backups that run in this database: one reads every table in one transaction, and a migration would wait for its end. */
export async function endBackups(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1 and usename = current_user`,
    [BACKUP_CONNECTION],
  );
  if (rowCount !== 0) log.warn("a backup gives way to a migration");
}

interface Limits {
  /** The migration, for the log. */
  what: string;
  /** The longest time that its statements may wait for others. */
  timeoutMs: number;
}

const blockerRow = rowOf({ pid: z.int(), name: z.string() });

/** Returns whom a connection waits for, such as `4711 (psql)`, in the order of their numbers. */
async function listBlockers(watcher: pg.Client, pid: number): Promise<string[]> {
  const { rows } = await watcher.query(
    `select pid, coalesce(nullif(application_name, ''), 'no name') as name from pg_stat_activity where pid = any (pg_blocking_pids($1)) order by 1`,
    [pid],
  );
  return asRows(blockerRow, rows).map(({ pid: blocker, name }) => `${blocker} (${name})`);
}

/**
 * Looks every second until `ended` aborts whether the connection `pid` waits for somebody: backups end then, everybody else is named in the log.
 * Cancels its statement once it has waited for `timeoutMs` altogether, and then returns whom it waited for; else an empty text.
 */
async function watch(watcher: pg.Client, pid: number, { what, timeoutMs }: Limits, ended: AbortSignal): Promise<string> {
  let told = "";
  for (let waitedMs = 0; !ended.aborted;) {
    const blockers = (await listBlockers(watcher, pid)).join(", ");
    if (blockers !== "") {
      if (waitedMs >= timeoutMs) {
        await watcher.query("select pg_cancel_backend($1)", [pid]);
        return blockers;
      }
      if (blockers !== told) log.warn({ what, blockers }, "waiting for transactions that began before");
      told = blockers;
      await endBackups(watcher);
      waitedMs += LOOK_EVERY_MS;
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
  return "";
}

/**
 * Runs statements one by one, outside of a transaction, as `create index concurrently` wants it. Such a statement keeps nobody from reading and
 * writing, but waits for every transaction that began before it: a backup ends for it. Throws BlockedMigrationError where others stay for longer than
 * `timeoutMs`, and PostgreSQL's error otherwise; a statement that was broken off may leave an invalid index behind.
 */
export async function runOutsideTransaction(connectionString: string, text: string, limits: Limits): Promise<void> {
  const worker = makeClient({ connectionString, ...APPLICATION });
  // The watcher's transactions must be short: the worker may have to wait for them too.
  const watcher = makeClient({ connectionString, ...APPLICATION });
  const ended = new AbortController();
  let watching: Promise<string> | undefined;
  try {
    await Promise.all([worker.connect(), watcher.connect()]);
    await endBackups(watcher);
    // A limit of its own, for the case that the watcher is lost, or sees nobody, as of a transaction that was prepared.
    await worker.query(`set lock_timeout = ${2 * limits.timeoutMs + 10 * LOOK_EVERY_MS}`);
    const { rows } = await worker.query("select pg_backend_pid() as pid");
    watching = watch(watcher, asOneRow(rowOf({ pid: z.int() }), rows).pid, limits, ended.signal).catch((error: unknown) => {
      log.warn({ err: error, what: limits.what }, "a migration is no longer watched");
      return "";
    });
    for (const statement of text.split(/;[ \t]*$/m).filter((part) => part.trim() !== "")) await worker.query(statement);
  } catch (error) {
    ended.abort();
    const blockers = (error as { code?: unknown }).code === CANCELED ? await watching : "";
    if (!blockers) throw error;
    throw new BlockedMigrationError(`${limits.what} gave up after waiting for transactions that stay open: ${blockers}`);
  } finally {
    ended.abort();
    await watching;
    await Promise.all([worker, watcher].map(endClient));
  }
}
