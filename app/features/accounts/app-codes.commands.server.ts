import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { authContext, loadAuthLibrary } from "./auth.server.ts";

const STEP_MS = 30_000;
/** Offsets of the accepted codes from the current time step, newest first: clocks differ, and typing takes time. */
const WINDOW = [1, 0, -1];

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Decrypts the secret of an authenticator app, which two_factors stores encrypted. */
export async function decryptAppSecret(sealed: string): Promise<string> {
  const { symmetricDecrypt } = await loadAuthLibrary();
  const { secretConfig } = await authContext();
  return symmetricDecrypt({ key: secretConfig, data: sealed });
}

/** Returns the time step that the code belongs to, or null where the code is not valid now. */
async function findStep(secret: string, code: string, now: Date): Promise<number | null> {
  const current = Math.floor(now.getTime() / STEP_MS);
  const { createOTP } = await loadAuthLibrary();
  const codes = await Promise.all(WINDOW.map((offset) => createOTP(secret).hotp(current + offset)));
  const index = codes.findIndex((known) => isSame(known, code));
  return index < 0 ? null : current + (WINDOW[index] as number);
}

/**
 * Uses up a code of a user's authenticator app before better-auth checks it: better-auth would accept it again for as long as it is shown.
 * The code and all earlier ones are "used" from then on (RFC 6238, 5.2) on every server; of two simultaneous requests with the same code
 * only one gets "spent". Returns "unknown" for a code that is not valid now.
 */
export async function consumeAppCode(userId: string, code: string): Promise<"spent" | "used" | "unknown"> {
  const row = await readRow(database(), rowOf({ sealed: z.string() }))`select secret as sealed from two_factors where user_id = ${userId}`;
  if (row === null) return "unknown";
  const step = await findStep(await decryptAppSecret(row.sealed), code, new Date());
  if (step === null) return "unknown";
  const spent = await changeRows(database())`
    update two_factors set last_used_step = ${step} where user_id = ${userId} and last_used_step < ${step}`;
  return spent > 0 ? "spent" : "used";
}
