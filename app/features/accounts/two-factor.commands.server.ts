import { z } from "zod";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { decryptAppSecret, consumeAppCode } from "./app-codes.commands.server.ts";
import { authWithin, isAuthRefusal, loadAuthLibrary } from "./auth.server.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import { authHeaders } from "./sign-in.server.ts";
import type { ActionOrigin } from "./security-notices.ts";

interface Actor {
  id: string;
  email: string;
}

/** Returns what a user enters into their authenticator app while the setup is not confirmed; null where no setup is pending. */
export async function findPendingTwoFactor({ id, email }: Actor): Promise<{ uri: string; secret: string } | null> {
  const row = await readRow(database(), rowOf({ sealed: z.string() }))`
    select secret as sealed from two_factors where user_id = ${id} and not verified`;
  if (row === null) return null;
  const { createOTP } = await loadAuthLibrary();
  const uri = createOTP(await decryptAppSecret(row.sealed)).url((await findSiteNames()).siteName, email);
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
}

/** Starts the setup of an authenticator app; findPendingTwoFactor then returns what to scan. Signing in does not change yet. */
export async function startTwoFactor(actor: Actor, password: string, request: Request): Promise<PasswordCheck> {
  const check = await checkPassword(actor.id, password);
  if (check.ok) await (await authWithin(database())).api.enableTwoFactor({ body: { password }, headers: authHeaders(request) });
  return check;
}

export type TwoFactorConfirmation =
  | { ok: true; recoveryCodes: string[]; cookies: string[] }
  | { ok: false; reason: "wrong-code" | "used-code" };

/**
 * Turns two-factor sign-in on, once a code proves that the app is set up. The recovery codes are shown once; the session gets a new token.
 */
export async function confirmTwoFactor(actor: Actor, code: string, request: Request, origin: ActionOrigin): Promise<TwoFactorConfirmation> {
  // The code that confirms the setup must not work again for a sign-in.
  if ((await consumeAppCode(actor.id, code)) === "used") return { ok: false, reason: "used-code" };
  const confirmation = await database().transaction(async (transaction): Promise<TwoFactorConfirmation> => {
    const { api } = await authWithin(transaction);
    try {
      const { headers } = await api.verifyTOTP({ body: { code }, headers: authHeaders(request), returnHeaders: true });
      const { backupCodes } = await api.viewBackupCodes({ body: { userId: actor.id } });
      await mailSecurityNotice(actor, { kind: "two-factor-on" }, origin, transaction);
      return { ok: true, recoveryCodes: backupCodes, cookies: headers.getSetCookie() };
    } catch (error) {
      if (isAuthRefusal(error)) return { ok: false, reason: "wrong-code" };
      throw error;
    }
  });
  requestMailDelivery();
  return confirmation;
}

/** Replaces the recovery codes; the earlier ones become void. */
export async function renewRecoveryCodes(
  actor: Actor,
  password: string,
  request: Request,
  origin: ActionOrigin,
): Promise<{ ok: true; recoveryCodes: string[] } | Exclude<PasswordCheck, { ok: true }>> {
  const check = await checkPassword(actor.id, password);
  if (!check.ok) return check;
  const recoveryCodes = await database().transaction(async (transaction) => {
    const { api } = await authWithin(transaction);
    const { backupCodes } = await api.generateBackupCodes({ body: { password }, headers: authHeaders(request) });
    await mailSecurityNotice(actor, { kind: "codes-renewed" }, origin, transaction);
    return backupCodes;
  });
  requestMailDelivery();
  return { ok: true, recoveryCodes };
}

/** Turns two-factor sign-in off, or cancels its setup, which sends no mail. The session gets a new token. */
export async function stopTwoFactor(
  actor: Actor & { twoFactorEnabled: boolean },
  password: string,
  request: Request,
  origin: ActionOrigin,
): Promise<{ ok: true; cookies: string[] } | Exclude<PasswordCheck, { ok: true }>> {
  const check = await checkPassword(actor.id, password);
  if (!check.ok) return check;
  const cookies = await database().transaction(async (transaction) => {
    const { api } = await authWithin(transaction);
    const { headers } = await api.disableTwoFactor({ body: { password }, headers: authHeaders(request), returnHeaders: true });
    if (actor.twoFactorEnabled) await mailSecurityNotice(actor, { kind: "two-factor-off" }, origin, transaction);
    return headers.getSetCookie();
  });
  requestMailDelivery();
  return { ok: true, cookies };
}
