import { QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";

// Loaded on first use, as better-auth is.
const loadHashes = () => import("better-auth/crypto");

/** Hashes a new password in its turn. Throws QueueFullError where too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return doDearWork("hash", async () => (await loadHashes()).hashPassword(password));
}

/** True where the password belongs to the hash, checked in its turn. Throws QueueFullError where too many wait. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return doDearWork("hash", async () => (await loadHashes()).verifyPassword({ hash, password }));
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
