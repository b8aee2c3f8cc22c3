import { DAY_MS } from "#app/platform/days.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A4: a session ends after so many days without use. */
export const IDLE_DAYS = 7;
export const IDLE_MS = IDLE_DAYS * DAY_MS;
/** A4: the session of somebody with a role ends after this shorter time without use. */
export const ADMIN_IDLE_HOURS = 12;
export const ADMIN_IDLE_MS = ADMIN_IDLE_HOURS * HOUR_MS;
/** A4: every session ends after so many days, whether used or not. */
export const ABSOLUTE_DAYS = 30;
export const ABSOLUTE_MS = ABSOLUTE_DAYS * DAY_MS;
/** The time of use is recorded at most once in this interval, to spare the database a write with every request. */
const TOUCH_AFTER_MS = MINUTE_MS;

interface SessionTimes {
  createdAt: Date;
  /** The time of the last use, accurate to TOUCH_AFTER_MS. */
  lastUsedAt: Date;
}

/** Returns the moment at which a session ends that is not used again. */
export function sessionEnd({ createdAt, lastUsedAt }: SessionTimes, hasRole: boolean): Date {
  const idleMs = hasRole ? ADMIN_IDLE_MS : IDLE_MS;
  return new Date(Math.min(lastUsedAt.getTime() + idleMs, createdAt.getTime() + ABSOLUTE_MS));
}

export function isSessionAlive(times: SessionTimes, hasRole: boolean, now: Date): boolean {
  return now < sessionEnd(times, hasRole);
}

/** True where the last recorded use is old enough to be updated. */
export function needsTouch({ lastUsedAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS;
}

/**
 * Tables of what lets somebody in who proved it some time ago: sessions, sign-ins and moves under way, links of mails, open challenges, invitations. A
 * restored site has none of it: whatever was revoked since the backup would come back to life.
 */
export const OUTSTANDING_TABLES = [
  "sessions",
  "verifications",
  "account_links",
  "email_changes",
  "passkey_challenges",
  "invitations",
] as const;
