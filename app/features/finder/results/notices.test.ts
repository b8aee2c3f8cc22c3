import { expect, test } from "vitest";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import { noticeOf } from "./notices.ts";

const result = { brief: briefOf(), notFound: ["dinosaurs"], hidden: [], hasNearest: false, isPopular: false };
const WINE = { name: "wine", because: "nothing with alcohol" };
const GOLF = { name: "golf", because: null };

test.each([
  [{}, "Nothing about dinosaurs here. For the rest of what you told us:"],
  [{ hasNearest: true }, "Nothing about dinosaurs here; the nearest:"],
  [{ notFound: ["dinosaurs", "chess"], hasNearest: true }, "Nothing about dinosaurs or chess here; the nearest:"],
  [{ isPopular: true }, "Nothing about dinosaurs here. What others like:"],
  [{ notFound: [] }, ""],
  [{ brief: briefOf({ withinDays: chosen(2) }) }, "Nothing about dinosaurs here. For the rest of what you told us:"],
  [{ notFound: [], hidden: [WINE] }, "Nothing about wine that suits (nothing with alcohol). For the rest of what you told us:"],
  [
    { hidden: [WINE], hasNearest: true },
    "Nothing about wine that suits (nothing with alcohol). Nothing about dinosaurs here; the nearest:",
  ],
  [{ notFound: [], hidden: [GOLF] }, "Nothing about golf that suits. For the rest of what you told us:"],
  [
    { brief: briefOf({ withinDays: chosen(2) }), notFound: [], hidden: [GOLF, { ...GOLF, name: "tea" }], isPopular: true },
    "Nothing about golf or tea within these limits. What others like:",
  ],
])("of %j the page says “%s”", (given, notice) => {
  expect(noticeOf({ ...result, ...given })).toBe(notice);
});
