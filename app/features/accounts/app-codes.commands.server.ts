import { timingSafeEqual } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { authContext, loadAuthLibrary } from "./auth.service.server.ts";
import { twoFactors } from "./tables.server.ts";

const STEP_MS = 30_000;
/** The codes that count, in steps from now: clocks differ, and typing takes time. Newest first. */
const WINDOW = [1, 0, -1];

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The secret of an authenticator app, as two_factors keeps it sealed. */
export async function openAppSecret(sealed: string): Promise<string> {
  const { symmetricDecrypt } = await loadAuthLibrary();
  const { secretConfig } = await authContext();
  return symmetricDecrypt({ key: secretConfig, data: sealed });
}

/** The step whose code it is, or null where it is none that counts now. */
async function findStep(secret: string, code: string, now: Date): Promise<number | null> {
  const current = Math.floor(now.getTime() / STEP_MS);
  const { createOTP } = await loadAuthLibrary();
  const codes = await Promise.all(WINDOW.map((offset) => createOTP(secret).hotp(current + offset)));
  const index = codes.findIndex((known) => isSame(known, code));
  return index < 0 ? null : current + (WINDOW[index] as number);
}

/**
 * Uses a code of somebody's authenticator app up, before better-auth checks it: better-auth would take it again for as long as it is
 * shown. It and every earlier one are "used" from then on (RFC 6238, 5.2), whichever server is asked; of two who come with it at once
 * one gets "spent". "unknown" where it is no code that counts now.
 */
export async function spendAppCode(userId: string, code: string): Promise<"spent" | "used" | "unknown"> {
  const [row] = await database().select({ sealed: twoFactors.secret }).from(twoFactors).where(eq(twoFactors.userId, userId));
  if (row === undefined) return "unknown";
  const step = await findStep(await openAppSecret(row.sealed), code, new Date());
  if (step === null) return "unknown";
  const spent = await database()
    .update(twoFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastUsedStep, step)))
    .returning({ id: twoFactors.id });
  return spent.length > 0 ? "spent" : "used";
}
