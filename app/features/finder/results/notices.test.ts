import { expect, test } from "vitest";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import { noticeOf } from "./notices.ts";

const result = { brief: briefOf(), notFound: ["dinosaurs"], hidden: [], hasNearest: false, isPopular: false };
const WINE = { name: "wine", because: "nothing with alcohol" };
const GOLF = { name: "golf", because: null };

test.each([
  [{}, "Nothing about dinosaurs here. Here’s what fits the rest:"],
  [{ hasNearest: true }, "Nothing about dinosaurs here; the nearest:"],
  [{ notFound: ["dinosaurs", "chess"], hasNearest: true }, "Nothing about dinosaurs or chess here; the nearest:"],
  [{ isPopular: true }, "Nothing about dinosaurs here. Here’s what others like:"],
  [{ notFound: [] }, ""],
  [{ brief: briefOf({ withinDays: chosen(2) }) }, "Nothing about dinosaurs here. Here’s what fits the rest:"],
  [{ notFound: [], hidden: [WINE] }, "We left out gifts about wine (nothing with alcohol). Here’s what fits the rest:"],
  [{ hidden: [WINE], hasNearest: true }, "We left out gifts about wine (nothing with alcohol). Nothing about dinosaurs here; the nearest:"],
  [{ notFound: [], hidden: [GOLF] }, "None of our gifts about golf fit. Here’s what fits the rest:"],
  [
    { brief: briefOf({ withinDays: chosen(2) }), notFound: [], hidden: [GOLF, { ...GOLF, name: "tea" }], isPopular: true },
    "Nothing about golf or tea within these limits. Here’s what others like:",
  ],
])("of %j the page says “%s”", (given, notice) => {
  expect(noticeOf({ ...result, ...given })).toBe(notice);
});
