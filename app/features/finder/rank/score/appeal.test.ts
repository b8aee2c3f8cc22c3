import { expect, test } from "vitest";
import { giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../../read/read-gift.ts";
import { appealOf } from "./appeal.ts";

const TRUST = 0.4;
const UNKNOWN = 0.3;
const appeal = (name: string, interest: string[] = [], trust = TRUST, isYoung = false) =>
  appealOf(readGift(giftProfile({ name, tags: { interest } })), isYoung, trust);

test("food and tea please nearly anybody, flies for trout hardly ever", () => {
  expect(appeal("Orchard jams", ["gourmet-food"])).toBeGreaterThan(UNKNOWN);
  expect(appeal("Eighteen flies for trout", ["fishing"])).toBeLessThan(UNKNOWN);
});

test("words alone tell less of what pleases anybody than tags do", () => {
  const [byTag, byWords] = [appeal("Trout fishing rod", ["fishing"]), appeal("Trout fishing rod")];
  expect(byTag).toBeLessThan(byWords);
  expect(byWords).toBeLessThan(UNKNOWN);
  expect(appeal("Trout fishing rod", [], 0)).toBe(UNKNOWN);
});

test("a child is pleased by what is played, built and found out, not by what grows or adorns", () => {
  const toChild = (interest: string) => appeal("A gift", [interest], TRUST, true);
  for (const liked of ["video-games", "board-games", "science"])
    for (const not of ["gardening", "skincare", "tea"]) expect(toChild(liked)).toBeGreaterThan(toChild(not));
});
