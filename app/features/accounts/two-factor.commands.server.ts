import { and, eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { mailSecurityNews } from "./account-mails.commands.server.ts";
import { openAppSecret, spendAppCode } from "./app-codes.commands.server.ts";
import { auth, isAuthRefusal, loadAuthLibrary } from "./auth.service.server.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import { authHeaders } from "./sign-in.commands.server.ts";
import { twoFactors } from "./tables.server.ts";

interface Actor {
  id: string;
  email: string;
}

/** What somebody puts into his authenticator app while it is not proven yet; null where nothing is begun. */
export async function findPendingTwoFactor({ id, email }: Actor): Promise<{ uri: string; secret: string } | null> {
  const [row] = await database()
    .select({ sealed: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, id), eq(twoFactors.verified, false)));
  if (row === undefined) return null;
  const { createOTP } = await loadAuthLibrary();
  const uri = createOTP(await openAppSecret(row.sealed)).url(config().siteName, email);
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
}

/** Begins to set up an authenticator app; findPendingTwoFactor then says what to scan. Nothing changes for signing in yet. */
export async function startTwoFactor(actor: Actor, password: string, request: Request): Promise<PasswordCheck> {
  const check = await checkPassword(actor.id, password);
  if (check.ok) await (await auth()).api.enableTwoFactor({ body: { password }, headers: authHeaders(request) });
  return check;
}

export type TwoFactorConfirmation =
  | { ok: true; recoveryCodes: string[]; cookies: string[] }
  | { ok: false; reason: "wrong-code" | "used-code" };

/** Turns two-factor sign-in on, once a code shows that the app is set up. The codes are shown once; the session gets a new token. */
export async function confirmTwoFactor(actor: Actor, code: string, request: Request): Promise<TwoFactorConfirmation> {
  // The code that sets it up opens nothing afterwards.
  if ((await spendAppCode(actor.id, code)) === "used") return { ok: false, reason: "used-code" };
  try {
    const { headers } = await (await auth()).api.verifyTOTP({ body: { code }, headers: authHeaders(request), returnHeaders: true });
    const { backupCodes } = await (await auth()).api.viewBackupCodes({ body: { userId: actor.id } });
    await mailSecurityNews(actor.email, "two-factor sign-in was turned on");
    return { ok: true, recoveryCodes: backupCodes, cookies: headers.getSetCookie() };
  } catch (error) {
    if (isAuthRefusal(error)) return { ok: false, reason: "wrong-code" };
    throw error;
  }
}

/** New recovery codes; the earlier ones are void. */
export async function renewRecoveryCodes(
  actor: Actor,
  password: string,
  request: Request,
): Promise<{ ok: true; recoveryCodes: string[] } | Exclude<PasswordCheck, { ok: true }>> {
  const check = await checkPassword(actor.id, password);
  if (!check.ok) return check;
  const { backupCodes } = await (await auth()).api.generateBackupCodes({ body: { password }, headers: authHeaders(request) });
  return { ok: true, recoveryCodes: backupCodes };
}

/** Turns two-factor sign-in off, or gives up setting it up. The session gets a new token. */
export async function stopTwoFactor(
  actor: Actor,
  password: string,
  request: Request,
): Promise<{ ok: true; cookies: string[] } | Exclude<PasswordCheck, { ok: true }>> {
  const check = await checkPassword(actor.id, password);
  if (!check.ok) return check;
  const { headers } = await (await auth()).api.disableTwoFactor({ body: { password }, headers: authHeaders(request), returnHeaders: true });
  await mailSecurityNews(actor.email, "two-factor sign-in was turned off");
  return { ok: true, cookies: headers.getSetCookie() };
}
