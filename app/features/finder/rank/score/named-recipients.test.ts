import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../../read/read-gift.ts";
import { isForAnotherRecipient } from "./named-recipients.ts";

const gift = (name: string, occasion: string[] = []) => readGift(giftProfile({ name, tags: { occasion } }));

test.each([
  ["Get-well box with socks", null, true],
  ["Get-well box with socks", "get-well", false],
  ["Retirement clock marked with days", "birthday", true],
  ["Wedding guest book", "wedding", false],
  ["Family birthday board", "christmas", false],
  ["Hand-painted dreidels in a game box", null, true],
  ["Hand-painted dreidels in a game box", "birthday", true],
  ["Hand-painted dreidels in a game box", "hanukkah", false],
  ["Linen napkins beside the champagne flutes", null, false],
  ["Garden trowel", null, false],
])("%s, for the occasion %s: called after another one %s", (name, occasion, isBound) => {
  expect(isForAnotherRecipient(gift(name), briefOf({ occasion: occasion === null ? null : chosen(occasion) }))).toBe(isBound);
});

test.each([
  ["Book of questions for a grandparent", "dad", true],
  ["Book of questions for a grandparent", "grandmother", false],
  ["Planner for teachers", "sister", true],
  ["Planner for teachers", null, true],
  ["Wool blanket", "dad", false],
  ["Wool blanket, Gifts for Mom Dad Grandma", "coworker", false],
])("%s, for %s: called after somebody else %s", (name, person, isBound) => {
  expect(isForAnotherRecipient(gift(name), briefOf({ person: person === null ? null : chosen(person) }))).toBe(isBound);
});

test.each([
  ["Happy birthday chocolate cake", null, true],
  ["Happy birthday chocolate cake", "birthday", false],
  ["Mother's Day cake", "birthday", true],
  ["Mother's Day cake", "mothers-day", false],
  ["Valentine teddy bear", "thank-you", true],
])("%s, for the occasion %s: it congratulates on another day %s", (name, occasion, isBound) => {
  expect(isForAnotherRecipient(gift(name), briefOf({ occasion: occasion === null ? null : chosen(occasion) }))).toBe(isBound);
});

test("a second recipient is meant too", () => {
  const brief = briefOf({ person: chosen("dad"), alsoFor: [chosen("teacher")] });
  expect(isForAnotherRecipient(gift("Planner for teachers"), brief)).toBe(false);
});

test("what people have tagged for the brief's occasion too is for it", () => {
  const frame = gift("Graduation photo frame", ["graduation", "thank-you"]);
  expect(isForAnotherRecipient(frame, briefOf({ occasion: chosen("thank-you") }))).toBe(false);
});

test("sweets for a feast stay sweets for that feast, whatever else a shop has tagged them for", () => {
  const sweets = gift("Cardamom and pistachio sweets for Diwali", ["diwali", "thank-you"]);
  expect(isForAnotherRecipient(sweets, briefOf({ occasion: chosen("thank-you") }))).toBe(true);
  expect(isForAnotherRecipient(sweets, briefOf({ occasion: chosen("diwali") }))).toBe(false);
});
