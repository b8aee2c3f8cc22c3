import { expect, test } from "vitest";
import { foldName, titleCategory } from "./import-categories.ts";

test.each([
  ["handmade soap", "Handmade Soap"],
  ["back-to-school", "Back to School"],
  ["games for two", "Games for Two"],
  ["mother's day", "Mother's Day"],
  ["DIY & woodworking", "DIY & Woodworking"],
  ["self-care (evening)", "Self-Care (Evening)"],
  ["écologique", "Écologique"],
  ["ßtern", "ßtern"],
])("a new value written %j is named %j", (written, name) => {
  expect(titleCategory(written)).toBe(name);
});

test("names are compared without case, accents and doubled spaces", () => {
  expect(foldName("  Café   NIGHTS ")).toBe(foldName("cafe nights"));
});
