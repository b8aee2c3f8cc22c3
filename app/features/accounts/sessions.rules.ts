const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A4: a session ends when it was not used for so long, … */
export const IDLE_MS = 7 * DAY_MS;
/** … an admin's sooner, … */
export const ADMIN_IDLE_MS = 12 * HOUR_MS;
/** … and whatever happens after so long. */
export const ABSOLUTE_MS = 30 * DAY_MS;
/** Use is written down once in so long, to spare the database a write with every request. */
const TOUCH_AFTER_MS = MINUTE_MS;

interface SessionTimes {
  createdAt: Date;
  /** When it was last used, exact to TOUCH_AFTER_MS. */
  lastUsedAt: Date;
}

/** The moment a session ends that is used at `usedAt` and not again. */
export function sessionEnd({ createdAt, lastUsedAt }: SessionTimes, isAdmin: boolean): Date {
  const idleMs = isAdmin ? ADMIN_IDLE_MS : IDLE_MS;
  return new Date(Math.min(lastUsedAt.getTime() + idleMs, createdAt.getTime() + ABSOLUTE_MS));
}

/** True while a session may be used. */
export function isSessionAlive(times: SessionTimes, isAdmin: boolean, now: Date): boolean {
  return now < sessionEnd(times, isAdmin);
}

/** True when a use is worth writing down. */
export function needsTouch({ lastUsedAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS;
}
