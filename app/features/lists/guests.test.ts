import { expect, test } from "vitest";
import { guestCookie, isKnownGuest } from "./guests.server.ts";

const requestWith = (cookie: string) => new Request("http://site.test/", { headers: { cookie } });
const TOKENS = Array.from({ length: 25 }, (_, number) => `token-${number}-`.padEnd(32, "x"));

test("a browser remembers the last twenty lists on which its reader is a guest, and holds no secret link", () => {
  let cookie = "";
  for (const token of TOKENS) cookie = guestCookie(requestWith(cookie), token).split(";")[0] ?? "";
  expect(TOKENS.map((token) => isKnownGuest(requestWith(cookie), token))).toEqual([
    ...Array<boolean>(5).fill(false),
    ...Array<boolean>(20).fill(true),
  ]);
  // Not even the beginning of one.
  expect(TOKENS.filter((token) => cookie.includes(token.slice(0, 8)))).toEqual([]);
});

test.each([
  "",
  "guest-of=",
  "guest-of=....",
  "guest-of=<script>alert(1)</script>",
  `guest-of=${"é".repeat(16)}`,
  `guest-of=${"x".repeat(5000)}`,
])("a cookie like %s is nobody's answer, and does not last", (cookie) => {
  expect(isKnownGuest(requestWith(encodeURI(cookie)), TOKENS[0]!)).toBe(false);
  expect(guestCookie(requestWith(encodeURI(cookie)), TOKENS[0]!)).toMatch(/^guest-of=[\w-]{16}; /);
});
