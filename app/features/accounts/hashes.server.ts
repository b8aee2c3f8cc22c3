import { availableParallelism } from "node:os";
import { createBoundedQueue, QueueFullError } from "#app/platform/bounded-queue.ts";

/**
 * A hash takes a whole processor for a tenth of a second and 32 MB, and anybody can ask for one. All of this server wait in one line, which
 * leaves the site a processor and threads for its files; a user who comes when it is full is asked to come again.
 */
const inTurn = createBoundedQueue({
  atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)),
  maxWaiting: 30,
  maxWaitMs: 6000,
});

// Loaded on first use, as better-auth is.
const loadHashes = () => import("better-auth/crypto");

/** Hashes a new password in its turn. Throws QueueFullError where too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await loadHashes()).hashPassword(password));
}

/** True where the password belongs to the hash, checked in its turn. Throws QueueFullError where too many wait. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(async () => (await loadHashes()).verifyPassword({ hash, password }));
}

export interface Busy {
  ok: false;
  reason: "busy";
  retryAfterSeconds: number;
}

/** Returns the refusal for an error that says that too many wait; throws every other one. */
export function busyOr(error: unknown): Busy {
  if (!(error instanceof QueueFullError)) throw error;
  return { ok: false, reason: "busy", retryAfterSeconds: error.retryAfterSeconds };
}
