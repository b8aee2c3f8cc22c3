import fc from "fast-check";
import { expect, test } from "vitest";
import { isSuffixedSlug, makeSlug, nextFreeSlug } from "./slugs.ts";

test.each([
  ["Copper pour-over set", "copper-pour-over-set"],
  ["  Waiter's  corkscrew -- olive ", "waiters-corkscrew-olive"],
  ["Crème brûlée à l'Été", "creme-brulee-a-lete"],
  ["Straße, Łódź & smørrebrød", "strasse-lodz-smorrebrod"],
  ["snake_case_stays", "snake_case_stays"],
  ["-- - --", "gift"],
  ["日本のお茶", "gift"],
  ["", "gift"],
  ["½ price ﬁne", "12-price-fine"],
])("%j becomes %j", (text, slug) => {
  expect(makeSlug(text)).toBe(slug);
});

test("every text becomes a slug that the database takes, and a slug stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const slug = makeSlug(text);
      expect(slug).toMatch(/^[a-z0-9_]+(-[a-z0-9_]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(200);
      expect(makeSlug(slug)).toBe(slug);
    }),
  );
});

test("a taken slug gets the first free number from 2 on", () => {
  const taken = new Set(["mug", "mug-2", "mug-4"]);
  expect(nextFreeSlug("mug", (slug) => taken.has(slug))).toBe("mug-3");
  expect(nextFreeSlug("cup", (slug) => taken.has(slug))).toBe("cup");
});

test("a number behind a slug is told from a longer slug", () => {
  expect(isSuffixedSlug("mug-12", "mug")).toBe(true);
  expect(isSuffixedSlug("mug", "mug")).toBe(true);
  expect(isSuffixedSlug("mug-blue", "mug")).toBe(false);
  expect(isSuffixedSlug("mug-02", "mug")).toBe(false);
});
