import { createContext, type RouterContextProvider } from "react-router";
import { throwPageError } from "#app/platform/errors.ts";
import { logGate } from "#app/platform/log.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { hasRole } from "./roles.queries.server.ts";
import { readSessionToken, sessionCookie } from "./session-cookie.server.ts";
import { touchSession } from "./sessions.commands.server.ts";
import { findSession } from "./sessions.queries.server.ts";
import { isSessionAlive, needsTouch, sessionEnd } from "./sessions.ts";
import { PROGRAM_TEXTS, TOASTS } from "./texts.ts";
import type { Role, SignedInUser } from "./types.ts";
import { config } from "#app/platform/config.server.ts";
import { findCountry } from "#app/platform/country/find-country.server.ts";
import { nameDevice, UNKNOWN_DEVICE } from "./devices.ts";
import type { ActionOrigin } from "./security-notices.ts";

type Context = Readonly<RouterContextProvider>;

/** Cached per request, however many loaders ask for it. */
const userContext = createContext<Promise<SignedInUser | null> | null>(null);

async function findUser(request: Request, context: Context): Promise<SignedInUser | null> {
  const { answer } = context.get(requestInfoContext);
  // The response depends on the user from here on and must not be shared (O5).
  answer.isPersonal = true;
  const token = readSessionToken(request);
  if (token === null) return null;
  const session = await findSession(token);
  const now = new Date();
  const isAdmin = session !== null && (await hasRole("admin", session.user));
  if (session === null || session.expiresAt <= now || !isSessionAlive(session, isAdmin, now)) {
    answer.cookies.push(sessionCookie("", 0));
    return null;
  }
  if (needsTouch(session, now)) {
    const expiresAt = sessionEnd({ ...session, lastUsedAt: now }, isAdmin);
    await touchSession(session.id, { usedAt: now, expiresAt });
    answer.cookies.push(sessionCookie(token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)));
  }
  const { rolesVersion: _rolesVersion, ...user } = session.user;
  return { ...user, isAdmin, sessionId: session.id };
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

/** Returns the user who sends a request, if they have the role. Throws 401 as requireUser does, and 403 for a user without the role. */
export async function requireRole(role: Role, request: Request, context: Context): Promise<SignedInUser> {
  const user = await requireUser(request, context);
  const has = { admin: user.isAdmin } satisfies Record<Role, boolean>;
  if (has[role]) return user;
  logGate({ gate: "role", outcome: "refused", userId: user.id, what: role });
  return throwPageError(403, { detail: "You need admin privileges for this." });
}

/** The same, asked anew: for a request whose body may have taken minutes to arrive (A6). */
export async function requireRoleStill(role: Role, request: Request, context: Context): Promise<SignedInUser> {
  context.set(userContext, null);
  return requireRole(role, request, context);
}

/** Returns where a request comes from, as a mail to the account's owner may state it: browser and country, never the network address. */
export function originOf(request: Request, clientAddress: string | null): ActionOrigin {
  const device = nameDevice(request.headers.get("user-agent"));
  return {
    at: new Date(),
    device: device === UNKNOWN_DEVICE ? null : device,
    country: findCountry({ headers: request.headers, clientAddress, countryHeader: config().countryHeader }),
  };
}
