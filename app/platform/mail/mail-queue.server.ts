import { sql } from "drizzle-orm";
import { z } from "zod";
import { siteSecret } from "../site-secrets.server.ts";
import { database, type Executor } from "../db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf } from "../db/rows.server.ts";
import { wakeJob } from "../jobs/run-jobs.server.ts";
import { log } from "../log.server.ts";
import { countMail } from "../metrics/instruments.server.ts";
import { inSpan } from "../tracing/spans.server.ts";
import type { Mail } from "./mail.ts";
import { decryptMail, encryptMail } from "./mail-encryption.server.ts";
import { sendMail, type SendMailResult } from "./send-mail.server.ts";

/** Seconds until the next attempt after each failed one; further attempts use the last value. */
const RETRY_SECONDS = [10, 30, 120, 300, 900];
/** The job that delivers mails. */
export const MAIL_DELIVERY = "mail-delivery";
/**
 * Longer than an answer takes, so that sending a mail slows no answer down and response times do not reveal whether a mail was sent (A2).
 */
export const MAIL_DELIVERY_DELAY_MS = 250;

export interface MailQueueOptions {
  send?: (mail: Mail) => Promise<SendMailResult>;
  /** Stops the delivery after the mail under way. */
  signal?: AbortSignal;
}

/**
 * Stores a mail until it is sent, for at most `usefulMs`. With a transaction as `db` it is stored only if that is committed. The caller
 * does not wait for a mail server; requestMailDelivery sends it soon, otherwise the next poll does.
 */
export async function queueMail(mail: Mail, { usefulMs }: { usefulMs: number }, db: Executor = database()): Promise<void> {
  const sealed = encryptMail(mail, siteSecret());
  await changeRows(db)`insert into mail_queue (sealed, useless_at) values (${sealed}, now() + ${usefulMs} * interval '1 millisecond')`;
}

const takenMail = rowOf({ id: z.string(), sealed: z.instanceof(Buffer) });

/**
 * Takes the next mail that is due, so that no other server sends it meanwhile; returns null when there is none. A mail whose wait exceeds
 * every retry interval was queued before the clock was set back, so it is due too; this compares with clock_timestamp(), as now() may be
 * before another server's last attempt.
 */
async function takeNext(): Promise<z.infer<typeof takenMail> | null> {
  const waits = sql.join(
    RETRY_SECONDS.map((seconds) => sql`${seconds}`),
    sql`, `,
  );
  return readRow(database(), takenMail)`
    update mail_queue set
      attempts = attempts + 1,
      next_attempt = now() + (array[${waits}]::int[])[least(attempts + 1, ${RETRY_SECONDS.length})] * interval '1 second'
    where id = (select id from mail_queue
      where next_attempt <= now() or next_attempt > clock_timestamp() + ${RETRY_SECONDS.at(-1)} * interval '1 second' order by next_attempt limit 1 for update skip locked)
    returning id, sealed`;
}

/** Sends every mail that is due, one after the other. A mail that cannot be sent waits for its next attempt; expired ones are deleted. */
export async function deliverQueuedMails({ send = sendMail, signal }: MailQueueOptions = {}): Promise<void> {
  await changeRows(database())`delete from mail_queue where useless_at <= now()`;
  for (let next = await takeNext(); next !== null; next = signal?.aborted ? null : await takeNext()) {
    const mail = decryptMail(next.sealed, siteSecret());
    if (mail === null) log.error("a waiting mail was sealed with another secret and is dropped");
    const isDone = mail === null || (await inSpan("send mail", {}, () => send(mail))).ok;
    countMail(mail !== null && isDone);
    if (isDone) await changeRows(database())`delete from mail_queue where id = ${next.id}`;
  }
}

/** Returns how many mails wait to be sent. */
export async function countWaitingMails(): Promise<number> {
  return (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from mail_queue`).count;
}

/** Requests a delivery soon instead of at the next regular one. Not awaited; does nothing where no delivery runs. */
export function requestMailDelivery(): void {
  wakeJob(MAIL_DELIVERY);
}
