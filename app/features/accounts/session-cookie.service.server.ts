import { createHmac, timingSafeEqual } from "node:crypto";
import { config, siteSecret } from "#app/platform/config.server.ts";
import { readCookie } from "#app/platform/cookies.ts";

/** What our account cookies' names begin with. On https browsers hold `__Host-` cookies to this host, the whole path and TLS (A3). */
export function cookiePrefix(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? "__Host-presently" : "presently";
}

/** The name of the cookie that holds the session. */
export function sessionCookieName(siteUrl: string): string {
  return `${cookiePrefix(siteUrl)}.session_token`;
}

function sign(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}

/** The session cookie's value as better-auth writes it: the token and its HMAC-SHA-256, percent-encoded. */
export function toSessionCookieValue(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${sign(token, secret)}`);
}

/** The name of the cookie of a browser whose sign-in waits for its second step. */
export function waitingCookieName(siteUrl: string): string {
  return `${cookiePrefix(siteUrl)}.two_factor`;
}

/** The session token that a request's cookie carries, or null where there is none or somebody else signed it. */
export function readSessionToken(request: Request): string | null {
  return readSignedCookie(request, sessionCookieName(config().siteUrl));
}

/** Whether a request comes with a session's cookie, good or not. */
export function carriesSession(request: Request): boolean {
  return readCookie(request, sessionCookieName(config().siteUrl)) !== null;
}

/** What the cookie `name` says, or null where there is none or somebody else signed it. */
export function readSignedCookie(request: Request, name: string): string | null {
  const cookie = readCookie(request, name);
  if (cookie === null) return null;
  let value: string;
  try {
    value = decodeURIComponent(cookie);
  } catch {
    return null;
  }
  const dot = value.lastIndexOf(".");
  const [token, given] = [value.slice(0, dot), Buffer.from(value.slice(dot + 1))];
  const wanted = Buffer.from(sign(token, siteSecret()));
  return dot > 0 && given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
}

/** A Set-Cookie header that gives the browser its session for `maxAgeSeconds`; with 0 it forgets it. */
export function sessionCookie(token: string, maxAgeSeconds: number): string {
  const { siteUrl } = config();
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  const value = maxAgeSeconds === 0 ? "" : toSessionCookieValue(token, siteSecret());
  return `${sessionCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
