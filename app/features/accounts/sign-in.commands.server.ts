import { config } from "#app/platform/config.server.ts";
import { readCookie } from "#app/platform/cookies.ts";
import { auth, authContext, isAuthRefusal } from "./auth.service.server.ts";
import { spendAppCode } from "./app-codes.commands.server.ts";
import { countSecondStep, countSignIn } from "./limits.commands.server.ts";
import type { SignInFields } from "./schema.ts";
import { tidyRecoveryCode } from "./recovery-codes.rules.ts";
import { endSessionOfToken } from "./sessions.commands.server.ts";
import { readSessionToken, readSignedCookie, waitingCookieName } from "./session-cookie.service.server.ts";

const MAX_USER_AGENT = 300;

/** What a sign-in needs of its request. */
export interface SignInRequest {
  request: Request;
  clientAddress: string | null;
}

export type SignIn =
  | { ok: true; step: "signed-in" | "second-step"; cookies: string[] }
  | { ok: false; reason: "refused" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/** The headers that better-auth may see: nothing in them but what it needs. */
export function authHeaders(request: Request): Headers {
  const headers = new Headers();
  const [cookie, userAgent] = [request.headers.get("cookie"), request.headers.get("user-agent")];
  if (cookie !== null) headers.set("cookie", cookie);
  if (userAgent !== null) headers.set("user-agent", userAgent.slice(0, MAX_USER_AGENT));
  return headers;
}

/**
 * Checks an address and password. An unknown address, a wrong password and an unconfirmed account are refused alike and take as long
 * (A2). A session that the browser had before ends.
 */
export async function signIn({ email, password }: SignInFields, { request, clientAddress }: SignInRequest): Promise<SignIn> {
  const { use, forgive } = await countSignIn(email, clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  try {
    const { headers, response } = await (
      await auth()
    ).api.signInEmail({
      body: { email, password },
      headers: authHeaders(request),
      returnHeaders: true,
    });
    await forgive();
    const earlier = readSessionToken(request);
    if (earlier !== null) await endSessionOfToken(earlier);
    return { ok: true, step: "twoFactorRedirect" in response ? "second-step" : "signed-in", cookies: headers.getSetCookie() };
  } catch (error) {
    if (isAuthRefusal(error)) return { ok: false, reason: "refused" };
    throw error;
  }
}

export type SecondStep =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "wrong-code" | "used-code" | "too-late" | "locked" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

const SECOND_STEP_REFUSALS: Record<string, "wrong-code" | "too-late" | "locked"> = {
  INVALID_TWO_FACTOR_COOKIE: "too-late",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "too-late",
  ACCOUNT_TEMPORARILY_LOCKED: "locked",
};

/** The person whose sign-in waits in this browser for its second step, or null. */
async function findWaitingUserId(request: Request): Promise<string | null> {
  const identifier = readSignedCookie(request, waitingCookieName(config().siteUrl));
  if (identifier === null) return null;
  const { internalAdapter } = await authContext();
  return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
}

/** Without the session that the browser may have beside the sign-in that waits: the code is for the latter. */
function waitingHeaders(request: Request): Headers {
  const headers = authHeaders(request);
  const name = waitingCookieName(config().siteUrl);
  headers.set("cookie", `${name}=${readCookie(request, name) ?? ""}`);
  return headers;
}

/**
 * The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. Either counts once, also when it comes
 * twice at once.
 */
export async function takeSecondStep(
  { kind, code }: { kind: "app" | "recovery"; code: string },
  { request, clientAddress }: SignInRequest,
): Promise<SecondStep> {
  const use = await countSecondStep(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const userId = await findWaitingUserId(request);
  if (userId === null) return { ok: false, reason: "too-late" };
  if (kind === "app" && (await spendAppCode(userId, code)) === "used") return { ok: false, reason: "used-code" };
  const call = {
    body: { code: kind === "app" ? code : tidyRecoveryCode(code) },
    headers: waitingHeaders(request),
    returnHeaders: true,
  } as const;
  try {
    const { headers } = kind === "app" ? await (await auth()).api.verifyTOTP(call) : await (await auth()).api.verifyBackupCode(call);
    return { ok: true, cookies: headers.getSetCookie() };
  } catch (error) {
    if (!isAuthRefusal(error)) throw error;
    return { ok: false, reason: SECOND_STEP_REFUSALS[error.body?.code ?? ""] ?? "wrong-code" };
  }
}

/** True while a sign-in of this browser waits for its second step, as far as the browser says. */
export function waitsForSecondStep(request: Request): boolean {
  return readCookie(request, waitingCookieName(config().siteUrl)) !== null;
}
