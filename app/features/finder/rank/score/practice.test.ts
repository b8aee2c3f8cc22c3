import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../../read/read-gift.ts";
import { scoreGift } from "../score.ts";
import { needsPractice } from "./practice.ts";

const gift = (name: string, interest: string[]) => readGift(giftProfile({ name, tags: { interest, recipient: ["coworker"] } }));

test.each([
  ["Golf tees", ["golf"], true],
  ["Bicycle repair kit", ["cycling"], true],
  ["Golf towel for gardeners", ["golf", "gardening"], false],
  ["Tea tin", ["tea"], false],
  ["Wool blanket", [], false],
])("%s (%j) is only for those who practise it: %s", (name, interest, isOnly) => {
  expect(needsPractice(gift(name, interest))).toBe(isOnly);
});

test("it ranks below what anybody can use, unless the person does it", () => {
  const scoreOf = (name: string, interest: string[], brief: Parameters<typeof briefOf>[0]) =>
    scoreGift(gift(name, interest), briefOf(brief), { today: "2026-11-21" }).score;
  const stranger = { person: chosen("coworker") };
  expect(scoreOf("Golf tees", ["golf"], stranger)).toBeLessThan(scoreOf("Tea tin", ["tea"], stranger));
  const golfer = { person: chosen("coworker"), interests: [chosen("golf")] };
  expect(scoreOf("Golf tees", ["golf"], golfer)).toBeGreaterThan(scoreOf("Tea tin", ["tea"], golfer));
});

test("a child's kit needs no practice: it teaches", () => {
  const scoreOf = (name: string, interest: string[]) =>
    scoreGift(gift(name, interest), briefOf({ age: chosen({ min: 12, max: 12 }) }), { today: "2026-11-21" }).score;
  expect(scoreOf("Handheld console", ["video-games"])).toBeGreaterThan(scoreOf("Bee hotel", ["gardening"]));
});
