import { expect, test } from "vitest";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import { noticeOf } from "./notices.ts";

const result = { brief: briefOf(), notFound: ["dinosaurs"], hasNearest: false, isPopular: false };

test.each([
  [{}, "Nothing about dinosaurs here. For the rest of what you told us:"],
  [{ hasNearest: true }, "Nothing about dinosaurs here; the nearest:"],
  [{ notFound: ["dinosaurs", "chess"], hasNearest: true }, "Nothing about dinosaurs or chess here; the nearest:"],
  [{ isPopular: true }, "Nothing about dinosaurs here. What others like:"],
  [{ notFound: [] }, ""],
  [{ brief: briefOf({ withinDays: chosen(2) }) }, "Nothing about dinosaurs within these limits. For the rest of what you told us:"],
])("of %j the page says “%s”", (given, notice) => {
  expect(noticeOf({ ...result, ...given })).toBe(notice);
});
