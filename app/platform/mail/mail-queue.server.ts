import { sql } from "drizzle-orm";
import { siteSecret } from "../config.server.ts";
import { database, type Executor } from "../db/database.server.ts";
import { log } from "../log.server.ts";
import { countMail } from "../metrics/instruments.server.ts";
import { inSpan } from "../tracing/spans.server.ts";
import type { Mail } from "./mail.ts";
import { openMail, sealMail } from "./sealed-mail.server.ts";
import { sendMail, type SendMailResult } from "./send-mail.server.ts";

/** How long after each failed attempt the next one follows; after the last it stays at the last. */
const RETRY_SECONDS = [10, 30, 120, 300, 900];
const POLL_MS = 10_000;
/** Longer than an answer takes, so that sending a mail slows no answer down and nobody can tell from it whether there was one (A2). */
const HURRY_MS = 250;

export interface MailQueueOptions {
  send?: (mail: Mail) => Promise<SendMailResult>;
  /** Asked between two mails. */
  goesOn?: () => boolean;
}

/**
 * Keeps a mail until it is sent, for at most `usefulMs`. With a transaction as `db` it is kept if that is committed. The caller does not
 * wait for a mail server; hurryMails sends it soon, the next turn sooner or later.
 */
export async function queueMail(mail: Mail, { usefulMs }: { usefulMs: number }, db: Executor = database()): Promise<void> {
  const sealed = sealMail(mail, siteSecret());
  await db.execute(sql`insert into mail_queue (sealed, useless_at) values (${sealed}, now() + ${usefulMs} * interval '1 millisecond')`);
}

/**
 * Takes the next mail that is due, so that no other server sends it meanwhile; null when there is none. One that would wait for longer than
 * any does has seen the clock go back, and is due too; by the clock as it is, as now() may be before another server's last attempt.
 */
async function takeNext(): Promise<{ id: string; sealed: Buffer; attempts: number } | null> {
  const waits = sql.join(
    RETRY_SECONDS.map((seconds) => sql`${seconds}`),
    sql`, `,
  );
  const { rows } = await database().execute<{ id: string; sealed: Buffer; attempts: number }>(sql`
    update mail_queue set
      attempts = attempts + 1,
      next_attempt = now() + (array[${waits}]::int[])[least(attempts + 1, ${RETRY_SECONDS.length})] * interval '1 second'
    where id = (select id from mail_queue
      where next_attempt <= now() or next_attempt > clock_timestamp() + ${RETRY_SECONDS.at(-1)} * interval '1 second' order by next_attempt limit 1 for update skip locked)
    returning id, sealed, attempts`);
  return rows[0] ?? null;
}

/** Sends every mail that is due, one after the other. A mail that cannot be sent waits for its next turn; one that is of no use any more goes. */
export async function deliverQueuedMails({ send = sendMail, goesOn = () => true }: MailQueueOptions = {}): Promise<void> {
  await database().execute(sql`delete from mail_queue where useless_at <= now()`);
  for (let next = await takeNext(); next !== null; next = goesOn() ? await takeNext() : null) {
    const mail = openMail(next.sealed, siteSecret());
    if (mail === null) log.error("a waiting mail was sealed with another secret and is dropped");
    const isDone = mail === null || (await inSpan("send mail", {}, () => send(mail))).ok;
    countMail(mail !== null && isDone);
    if (isDone) await database().execute(sql`delete from mail_queue where id = ${next.id}`);
  }
}

/** How many mails wait to be sent. */
export async function countWaitingMails(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`select count(*)::int as count from mail_queue`);
  return rows[0]?.count ?? 0;
}

let hurryCurrent: (() => void) | undefined;

/** Looks for waiting mails soon instead of at the next turn. Never rejects, and is not waited for; nothing happens where nobody delivers. */
export function hurryMails(): void {
  hurryCurrent?.();
}

/** Starts to send what waits, now and every ten seconds. `stop` ends after the mail under way. */
export function startMailDelivery(options: MailQueueOptions = {}, pollMs = POLL_MS): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await deliverQueuedMails({ ...options, goesOn: () => !isStopped }).catch((error: unknown) =>
        log.warn({ err: error }, "waiting mails could not be looked at"),
      );
    }
    running = undefined;
  }
  function hurry(): void {
    isWanted = true;
    running ??= run();
  }

  const timer = setInterval(hurry, pollMs);
  timer.unref();
  hurryCurrent = () => setTimeout(hurry, HURRY_MS).unref();
  hurry();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
