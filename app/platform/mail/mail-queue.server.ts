import { sql } from "drizzle-orm";
import { siteSecret } from "../config.server.ts";
import { database, type Executor } from "../db/database.server.ts";
import { log } from "../log.server.ts";
import { countMail } from "../metrics/instruments.server.ts";
import { inSpan } from "../tracing/spans.server.ts";
import type { Mail } from "./mail.ts";
import { decryptMail, encryptMail } from "./mail-encryption.server.ts";
import { sendMail, type SendMailResult } from "./send-mail.server.ts";

/** Seconds until the next attempt after each failed one; further attempts use the last value. */
const RETRY_SECONDS = [10, 30, 120, 300, 900];
const POLL_MS = 10_000;
/**
 * Longer than an answer takes, so that sending a mail slows no answer down and response times do not reveal whether a mail was sent (A2).
 */
const MAIL_DELIVERY_DELAY_MS = 250;

export interface MailQueueOptions {
  send?: (mail: Mail) => Promise<SendMailResult>;
  /** Called between two mails; false stops the delivery. */
  shouldContinue?: () => boolean;
}

/**
 * Stores a mail until it is sent, for at most `usefulMs`. With a transaction as `db` it is stored only if that is committed. The caller
 * does not wait for a mail server; requestMailDelivery sends it soon, otherwise the next poll does.
 */
export async function queueMail(mail: Mail, { usefulMs }: { usefulMs: number }, db: Executor = database()): Promise<void> {
  const sealed = encryptMail(mail, siteSecret());
  await db.execute(sql`insert into mail_queue (sealed, useless_at) values (${sealed}, now() + ${usefulMs} * interval '1 millisecond')`);
}

/**
 * Takes the next mail that is due, so that no other server sends it meanwhile; returns null when there is none. A mail whose wait exceeds
 * every retry interval was queued before the clock was set back, so it is due too; this compares with clock_timestamp(), as now() may be
 * before another server's last attempt.
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

/** Sends every mail that is due, one after the other. A mail that cannot be sent waits for its next attempt; expired ones are deleted. */
export async function deliverQueuedMails({ send = sendMail, shouldContinue = () => true }: MailQueueOptions = {}): Promise<void> {
  await database().execute(sql`delete from mail_queue where useless_at <= now()`);
  for (let next = await takeNext(); next !== null; next = shouldContinue() ? await takeNext() : null) {
    const mail = decryptMail(next.sealed, siteSecret());
    if (mail === null) log.error("a waiting mail was sealed with another secret and is dropped");
    const isDone = mail === null || (await inSpan("send mail", {}, () => send(mail))).ok;
    countMail(mail !== null && isDone);
    if (isDone) await database().execute(sql`delete from mail_queue where id = ${next.id}`);
  }
}

/** Returns how many mails wait to be sent. */
export async function countWaitingMails(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`select count(*)::int as count from mail_queue`);
  return rows[0]?.count ?? 0;
}

let hurryCurrent: (() => void) | undefined;

/** Requests a delivery soon instead of at the next poll. Never rejects, and is not awaited; does nothing where no delivery runs. */
export function requestMailDelivery(): void {
  hurryCurrent?.();
}

/** Starts to deliver waiting mails, now and every ten seconds. `stop` ends after the mail under way. */
export function startMailDelivery(options: MailQueueOptions = {}, pollMs = POLL_MS): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await deliverQueuedMails({ ...options, shouldContinue: () => !isStopped }).catch((error: unknown) =>
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
  hurryCurrent = () => setTimeout(hurry, MAIL_DELIVERY_DELAY_MS).unref();
  hurry();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
