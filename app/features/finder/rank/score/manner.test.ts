import { expect, test } from "vitest";
import { understandText } from "../../ask/understand.ts";
import { readGift } from "../../read/read-gift.ts";
import { giftProfile } from "#tests/factories/finder.ts";
import { createMannerFactor } from "./manner.ts";

const gift = (name: string) => readGift(giftProfile({ name, description: "A gift." }));
const factorFor = (text: string, name: string) =>
  createMannerFactor(understandText(text, { today: "2026-11-21", country: "US" }))(gift(name));

test("sweets that a shop calls playful are no joke in a grave hour", () => {
  const popcorn = readGift(giftProfile({ name: "Heirloom popcorn", description: "Three jars.", tags: { personality: ["playful"] } }));
  const brief = understandText("for my aunt who lost her husband", { today: "2026-11-21", country: "US" });
  expect(createMannerFactor(brief)(popcorn)).toBeGreaterThan(0.9);
});

test.each([
  // Who moves or lives small.
  ["for my sister who lives in a tiny apartment", "Oak bookcase", "Oak bookmark"],
  ["my friend is moving abroad", "Canvas hammock", "Leather passport cover"],
  ["my brother lives in a van, likes grilling", "Charcoal grill", "Grill brush"],
  ["my cousin has zero space", "Giant teddy bear", "Teddy bear ornament"],
  // Nothing jolly for grief.
  ["for my aunt who lost her husband", "Funny whoopee cushion", "Wool blanket"],
  ["my friend had a miscarriage", "Gag gift toilet golf", "Wool blanket"],
  // Nothing of mourning for a new home.
  ["they just moved into their first apartment", "Sympathy wind chime", "Wind chime"],
])("%s: %s suits worse than %s", (text, worse, better) => {
  expect(factorFor(text, worse)).toBeLessThan(0.6);
  expect(factorFor(text, better)).toBeGreaterThan(0.9);
});

test.each([
  ["for my sister, she likes reading", "Oak bookcase"],
  ["a colleague I barely know", "Hilarious prank box"],
  ["my friend lost her husband, she loves funny things", "Hilarious prank box"],
  ["my brother lives in a van", "Folding camp chair"],
  ["for my aunt who lost her husband", "Sympathy wind chime"],
])("%s: nothing is said against %s", (text, name) => {
  expect(factorFor(text, name)).toBeGreaterThan(0.9);
});
