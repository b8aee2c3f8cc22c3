import { expect, test } from "vitest";
import { cookiePrefix, readSessionToken, sessionCookie, sessionCookieName, toSessionCookieValue } from "./session-cookie.server.ts";

const SECRET = "the secret of tests, thirty-two characters or more";
const SITE = { siteUrl: "https://shop.example", secret: SECRET };

const withCookie = (value: string) =>
  new Request("https://shop.example/", { headers: { cookie: `${sessionCookieName(SITE.siteUrl)}=${value}` } });

test("A3: on https the session's cookie is bound to the host and to TLS, and no script or other site uses it", () => {
  const [pair = "", ...attributes] = sessionCookie("a-token", 60, SITE).split("; ");
  expect(pair.split("=", 1)[0]).toBe("__Host-presently.session_token");
  expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"]);
});

test("A3: on http, where no browser would keep such a cookie, it has neither the prefix nor Secure", () => {
  const siteUrl = "http://127.0.0.1:3000";
  expect(cookiePrefix(siteUrl)).toBe("presently");
  expect(
    sessionCookie("a-token", 60, { ...SITE, siteUrl })
      .split("; ")
      .slice(1)
      .toSorted(),
  ).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax"]);
});

test("A3: only a cookie that this site has signed holds a session", () => {
  const value = toSessionCookieValue("a-token", SECRET);
  expect(readSessionToken(withCookie(value), SITE)).toBe("a-token");
  const [, signature = ""] = decodeURIComponent(value).split(".");
  const forged = [
    toSessionCookieValue("a-token", "another secret of thirty-two characters"),
    encodeURIComponent(`b-token.${signature}`),
    encodeURIComponent(`a-token.${signature.slice(1)}`),
    encodeURIComponent(`a-token.${"A".repeat(signature.length)}`),
    "a-token",
    "a-token.",
    "%E0%A4%A",
  ];
  for (const cookie of forged) expect(readSessionToken(withCookie(cookie), SITE), cookie).toBeNull();
  expect(sessionCookie("a-token", 0, SITE)).toContain("session_token=; Path=/; Max-Age=0;");
});
