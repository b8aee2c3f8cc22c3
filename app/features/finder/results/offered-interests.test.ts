import { expect, test } from "vitest";
import { offeredInterests } from "./offered-interests.ts";
import { OFFERED_INTERESTS } from "./screen-texts.ts";

test("a shop with gifts for every usual interest offers these", () => {
  expect(offeredInterests(["fishing", ...OFFERED_INTERESTS].toReversed())).toEqual(OFFERED_INTERESTS);
});

test("what the shop has the most gifts for stands in for what it lacks", () => {
  const offered = offeredInterests(["fishing", "cooking", "tea", "dogs", "gaming", "running", "cycling"]);
  expect(offered.slice(0, 3)).toEqual(["tea", "cooking", "dogs"]);
  expect(offered).toContain("fishing");
  expect(offered).not.toContain("houseplants");
});

test("a shop of which little is known offers the usual interests", () => {
  expect(offeredInterests(["fishing", "no-interest-of-the-lexicon"])).toBe(OFFERED_INTERESTS);
});
