import { expect, test } from "vitest";
import { baseHeaders, pageHeaders } from "#server/middleware/security-headers.ts";
import { scoreAnswer } from "./observatory.ts";

const PAGE = "<script>go()</script><script src='/assets/a.js'></script>";
const OURS = { ...baseHeaders("https://site.example"), ...pageHeaders(Buffer.from(PAGE), "https://site.example") };
const COOKIE = "__Host-presently.session_token=x; Path=/; Secure; HttpOnly; SameSite=Lax";

test("O1: our headers are worth an A+", () => {
  expect(scoreAnswer({ headers: OURS, cookies: [], body: PAGE })).toMatchObject({ score: 130, grade: "A+" });
  expect(scoreAnswer({ headers: OURS, cookies: [COOKIE], body: PAGE })).toMatchObject({ score: 135, grade: "A+" });
});

test("without any header nothing is gained", () => {
  // The score is 100, less 25 for the policy, 20 for HSTS, 5 for nosniff, 20 for frames.
  expect(scoreAnswer({ headers: {}, cookies: [], body: PAGE })).toMatchObject({ score: 30, grade: "D" });
});

test.each<[string, Record<string, string>, string]>([
  [
    "inline scripts",
    { "content-security-policy": "default-src 'none'; script-src 'self' 'unsafe-inline'" },
    "csp-implemented-with-unsafe-inline",
  ],
  ["scripts from anywhere", { "content-security-policy": "img-src 'self'" }, "csp-implemented-with-unsafe-inline"],
  ["eval", { "content-security-policy": "default-src 'none'; script-src 'unsafe-eval'" }, "csp-implemented-with-unsafe-eval"],
  [
    "pictures over http",
    { "content-security-policy": "default-src 'none'; img-src http:" },
    "csp-implemented-with-insecure-scheme-in-passive-content-only",
  ],
  ["an open policy", { "content-security-policy": "default-src 'self'" }, "csp-implemented-with-no-unsafe"],
  ["a short HSTS", { "strict-transport-security": "max-age=60" }, "hsts-implemented-max-age-less-than-six-months"],
  ["a loose referrer", { "referrer-policy": "unsafe-url" }, "referrer-policy-unsafe"],
  [
    "sharing with credentials",
    { "access-control-allow-credentials": "true" },
    "cross-origin-resource-sharing-implemented-with-universal-access",
  ],
])("%s is seen", (_what, headers, outcome) => {
  expect(scoreAnswer({ headers: { ...OURS, ...headers }, cookies: [], body: PAGE }).outcomes).toContain(outcome);
});

test.each([
  ["presently.session_token=x; Path=/; HttpOnly; SameSite=Lax", "cookies-session-without-secure-flag"],
  ["presently.session_token=x; Path=/; Secure; SameSite=Lax", "cookies-session-without-httponly-flag"],
  ["marketplace=de; Secure; SameSite=None", "cookies-samesite-flag-invalid"],
  ["marketplace=de; Secure", "cookies-secure-with-httponly-sessions"],
])("of the cookie %s it says %s", (cookie, outcome) => {
  expect(scoreAnswer({ headers: OURS, cookies: [cookie], body: PAGE }).outcomes).toContain(outcome);
});
