import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { hostCookieName, readCookie } from "#app/platform/cookies.ts";

/** Returns the prefix of the account cookies' names. */
export function cookiePrefix(siteUrl: string): string {
  return hostCookieName("presently", siteUrl);
}

export function sessionCookieName(siteUrl: string): string {
  return `${cookiePrefix(siteUrl)}.session_token`;
}

function sign(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}

/** Returns the session cookie's value as better-auth writes it: the token and its HMAC-SHA-256, percent-encoded. */
export function toSessionCookieValue(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${sign(token, secret)}`);
}

/** Returns the name of the cookie that marks a sign-in which waits for its second step. */
export function pendingTwoFactorCookieName(siteUrl: string): string {
  return `${cookiePrefix(siteUrl)}.two_factor`;
}

/** The site whose cookies they are, and the secret by which it knows them. */
interface CookieSite {
  siteUrl: string;
  secret: string;
}

const ownSite = (): CookieSite => ({ siteUrl: config().siteUrl, secret: siteSecret() });

/** Returns the session token from a request's cookie, or null where there is none or its signature is wrong. */
export function readSessionToken(request: Request, site = ownSite()): string | null {
  return readSignedCookie(request, sessionCookieName(site.siteUrl), site);
}

/** True where a request has a session cookie, valid or not. */
export function carriesSession(request: Request): boolean {
  return readCookie(request, sessionCookieName(config().siteUrl)) !== null;
}

/** Returns the signed value of the cookie `name`, or null where there is none or its signature is wrong. */
export function readSignedCookie(request: Request, name: string, { secret } = ownSite()): string | null {
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
  const wanted = Buffer.from(sign(token, secret));
  return dot > 0 && given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;
}

/** Returns a Set-Cookie header that stores the session for `maxAgeSeconds`; 0 deletes it. */
export function sessionCookie(token: string, maxAgeSeconds: number, { siteUrl, secret } = ownSite()): string {
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  const value = maxAgeSeconds === 0 ? "" : toSessionCookieValue(token, secret);
  return `${sessionCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
