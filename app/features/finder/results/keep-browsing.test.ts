import { expect, test } from "vitest";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import type { Brief } from "../types.ts";
import { categoriesOfBrief } from "./keep-browsing.ts";

test.each<[Partial<Brief>, string[]]>([
  [
    { person: chosen("stepmom"), occasion: chosen("milestone-birthday"), interests: [chosen("espresso"), chosen("coffee")] },
    ["interest/coffee", "recipient/mom", "occasion/birthday"],
  ],
  // In-laws are several kinds of people, and no category is about them.
  [{ person: chosen("in-laws"), interests: [chosen("no-such-interest")] }, []],
  [{}, []],
])("%j", (parts, expected) => {
  expect(categoriesOfBrief(briefOf(parts)).map(({ taxonomy, slug }) => `${taxonomy}/${slug}`)).toEqual(expected);
});
