import { createContext, type RouterContextProvider } from "react-router";
import { throwPageError } from "#app/platform/errors.ts";
import { logGate } from "#app/platform/log.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { findRole } from "./roles.queries.server.ts";
import { readSessionToken, sessionCookie } from "./session-cookie.server.ts";
import { touchSession } from "./sessions.commands.server.ts";
import { findSession } from "./sessions.queries.server.ts";
import { isSessionAlive, needsTouch, sessionEnd } from "./sessions.ts";
import { PROGRAM_TEXTS, TOASTS } from "./texts.ts";
import { includesRight, type Right } from "./rights.ts";
import { NO_RIGHT, SECOND_FACTOR_NEEDED } from "./admin-texts.ts";
import type { SignedInUser } from "./types.ts";
import { nameDevice, UNKNOWN_DEVICE } from "./devices.ts";
import type { ActionOrigin } from "./security-notices.ts";

type Context = Readonly<RouterContextProvider>;

/** Cached per request, however many loaders ask for it. */
const userContext = createContext<Promise<SignedInUser | null> | null>(null);

const NOBODY = { role: null, needsSecondFactor: false };

async function findUser(request: Request, context: Context): Promise<SignedInUser | null> {
  const { answer } = context.get(requestInfoContext);
  // The response depends on the user from here on and must not be shared (O5).
  answer.isPersonal = true;
  const token = readSessionToken(request);
  if (token === null) return null;
  const session = await findSession(token);
  const now = new Date();
  const { role, needsSecondFactor } = session === null ? NOBODY : await findRole(session.user);
  if (session === null || session.expiresAt <= now || !isSessionAlive(session, role !== null, now)) {
    answer.cookies.push(sessionCookie("", 0));
    return null;
  }
  if (needsTouch(session, now)) {
    const expiresAt = sessionEnd({ ...session, lastUsedAt: now }, role !== null);
    await touchSession(session.id, { usedAt: now, expiresAt });
    answer.cookies.push(sessionCookie(token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)));
  }
  const { rolesVersion: _rolesVersion, ...user } = session.user;
  return { ...user, role, lacksSecondFactor: needsSecondFactor && !user.twoFactorEnabled, sessionId: session.id };
}

/** Returns the user who sends a request, or null without a session. The answer to the request becomes `no-store`. */
export async function optionalUser(request: Request, context: Context): Promise<SignedInUser | null> {
  const known = context.get(userContext);
  if (known !== null) return known;
  const user = findUser(request, context);
  context.set(userContext, user);
  return user;
}

/**
 * Returns the user who sends a request. Throws 401 without a session: a page redirects to /auth with the path to return to, a program gets
 * `application/problem+json`.
 */
export async function requireUser(request: Request, context: Context): Promise<SignedInUser> {
  return (
    (await optionalUser(request, context)) ??
    throwPageError(401, { detail: `${PROGRAM_TEXTS.noSession} ${TOASTS.authenticationRequired.description}` })
  );
}

/** True where the user's role gives them the right, and they have the second factor that the role may need. */
export function hasRight({ role, lacksSecondFactor }: SignedInUser, right: Right): boolean {
  return !lacksSecondFactor && includesRight(role, right);
}

/** Returns the user who sends a request, if they have the right. Throws 401 as requireUser does, and 403 for a user without the right. */
export async function requireRight(right: Right, request: Request, context: Context): Promise<SignedInUser> {
  const user = await requireUser(request, context);
  if (hasRight(user, right)) return user;
  logGate({ gate: "role", outcome: "refused", userId: user.id, what: right });
  if (user.role === null) return throwPageError(403, { detail: "You need admin privileges for this." });
  return throwPageError(403, user.lacksSecondFactor ? SECOND_FACTOR_NEEDED : NO_RIGHT);
}

/** The same, asked anew: for a request whose body may have taken minutes to arrive (A6). */
export async function requireRightStill(right: Right, request: Request, context: Context): Promise<SignedInUser> {
  context.set(userContext, null);
  return requireRight(right, request, context);
}

/** Returns where a request comes from, as a mail to the account's owner may state it: browser and country, never the network address. */
export function originOf(request: Request, country: string | null): ActionOrigin {
  const device = nameDevice(request.headers.get("user-agent"));
  return {
    at: new Date(),
    device: device === UNKNOWN_DEVICE ? null : device,
    country,
  };
}
