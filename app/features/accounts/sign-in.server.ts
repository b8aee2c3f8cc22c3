import { config } from "#app/platform/config.server.ts";
import { readCookie } from "#app/platform/cookies.ts";
import { logGate } from "#app/platform/log.server.ts";
import { auth, authContext, isAuthRefusal } from "./auth.server.ts";
import { consumeAppCode } from "./app-codes.commands.server.ts";
import { busyOr, type Busy } from "./hashes.server.ts";
import { consumeSecondFactorLimit, consumeSignInLimit } from "./limits.server.ts";
import type { SignInFields } from "./schema.ts";
import { normalizeRecoveryCode } from "./recovery-codes.ts";
import { endSessionOfToken } from "./sessions.commands.server.ts";
import { findPassword, hasLostPassword } from "./passwords.commands.server.ts";
import { readSessionToken, readSignedCookie, pendingTwoFactorCookieName } from "./session-cookie.server.ts";

const MAX_USER_AGENT = 300;

/** The parts of the request that a sign-in needs. */
export interface SignInRequest {
  request: Request;
  clientAddress: string | null;
}

export type SignIn =
  | { ok: true; step: "signed-in" | "second-step"; cookies: string[] }
  | { ok: false; reason: "refused" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }
  | Busy;

/** Returns the only headers that better-auth gets to see. */
export function authHeaders(request: Request): Headers {
  const headers = new Headers();
  const [cookie, userAgent] = [request.headers.get("cookie"), request.headers.get("user-agent")];
  if (cookie !== null) headers.set("cookie", cookie);
  if (userAgent !== null) headers.set("user-agent", userAgent.slice(0, MAX_USER_AGENT));
  return headers;
}

/**
 * Checks an email address and password. An unknown address, a wrong password and an unconfirmed account are refused with the same answer in
 * the same time (A2). The browser's previous session ends.
 */
export async function signIn(fields: SignInFields, origin: SignInRequest): Promise<SignIn> {
  const { use, refund } = await consumeSignInLimit(fields.email, origin.clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const before = await findPassword(fields.email);
  const outcome = await signInWithPassword(fields, origin.request, before, refund);
  const what = outcome.ok ? outcome.step : outcome.reason;
  logGate({ gate: "password", outcome: outcome.ok ? "let in" : "refused", userId: before?.userId ?? null, what });
  return outcome;
}

async function signInWithPassword(
  { email, password }: SignInFields,
  request: Request,
  before: Awaited<ReturnType<typeof findPassword>>,
  refund: () => Promise<void>,
): Promise<SignIn> {
  try {
    const { headers, response } = await (
      await auth()
    ).api.signInEmail({
      body: { email, password },
      headers: authHeaders(request),
      returnHeaders: true,
    });
    await refund();
    if (await hasLostPassword(email, before)) return { ok: false, reason: "refused" };
    const earlier = readSessionToken(request);
    if (earlier !== null) await endSessionOfToken(earlier);
    return { ok: true, step: "twoFactorRedirect" in response ? "second-step" : "signed-in", cookies: headers.getSetCookie() };
  } catch (error) {
    if (isAuthRefusal(error)) return { ok: false, reason: "refused" };
    const busy = busyOr(error);
    await refund();
    return busy;
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

/** Returns the id of the user whose sign-in waits in this browser for its second step, or null. */
async function findWaitingUserId(request: Request): Promise<string | null> {
  const identifier = readSignedCookie(request, pendingTwoFactorCookieName(config().siteUrl));
  if (identifier === null) return null;
  const { internalAdapter } = await authContext();
  return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
}

/** Leaves out the session that the browser may have beside the waiting sign-in: the code belongs to the latter. */
function waitingHeaders(request: Request): Headers {
  const headers = authHeaders(request);
  const name = pendingTwoFactorCookieName(config().siteUrl);
  headers.set("cookie", `${name}=${readCookie(request, name) ?? ""}`);
  return headers;
}

/**
 * Completes the second step of a sign-in with a code of the authenticator app or a recovery code. Either counts once, also in simultaneous
 * requests.
 */
export async function verifySecondFactor(
  { kind, code }: { kind: "app" | "recovery"; code: string },
  { request, clientAddress }: SignInRequest,
): Promise<SecondStep> {
  const use = await consumeSecondFactorLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const userId = await findWaitingUserId(request);
  if (userId === null) return { ok: false, reason: "too-late" };
  const outcome = await verifyCode(userId, { kind, code }, request);
  logGate({ gate: "second step", outcome: outcome.ok ? "let in" : "refused", userId, what: outcome.ok ? kind : outcome.reason });
  return outcome;
}

async function verifyCode(
  userId: string,
  { kind, code }: { kind: "app" | "recovery"; code: string },
  request: Request,
): Promise<SecondStep> {
  if (kind === "app" && (await consumeAppCode(userId, code)) === "used") return { ok: false, reason: "used-code" };
  const call = {
    body: { code: kind === "app" ? code : normalizeRecoveryCode(code) },
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

/** True where the browser has the cookie of a sign-in that waits for its second step; the cookie is not verified. */
export function hasPendingTwoFactor(request: Request): boolean {
  return readCookie(request, pendingTwoFactorCookieName(config().siteUrl)) !== null;
}
