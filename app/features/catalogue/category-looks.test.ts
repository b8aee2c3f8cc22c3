import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { darkTintColor, findCategoryIcon, pickTint, tintColor } from "./category-looks.ts";
import { CATEGORY_ICONS } from "./category-icons.ts";

/** The WCAG 2 formula is repeated here on purpose, as a check that is independent of the code. */
const share = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => share(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe("spec: the stored icon, else a guessed icon from slug or name, else a default emoji", () => {
  test.each([
    ["🫖", "tea", "Tea", "🫖"],
    [" 🎄🎁 ", "x", "X", "🎄"],
    ["", "mothers-day", "Mother's Day", "🌷"],
    [null, "x-1", "Coffee lovers", "☕"],
    [null, "dogs", "Dogs", "🐾"],
    [null, "catalogue", "Catalogue", "🎁"],
    [null, "anything", "Anything", "🎁"],
    // A word stored in place of an emoji is no icon.
    ["gift-box", "birthday", "Birthday", "🎂"],
  ])("stored %j, slug %s, name %s: %s", (icon, slug, name, shown) => {
    expect(findCategoryIcon({ icon, slug, name })).toBe(shown);
  });

  test("no word suggests two icons", () => {
    const words = CATEGORY_ICONS.flatMap(([keywords]) => keywords);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe("tinted colours", () => {
  test.each([
    ["#F6DFD8", "#f6dfd8"],
    ["#FFFFFF", "#ffffff"],
    ["#000000", "#d1d1d1"],
    ["#FF0000", "#ffd1d1"],
    ["red", null],
    ["#fff", null],
    ['#ff0000"/><script>', null],
    [null, null],
  ])("%s lies under text as %s", (color, tint) => {
    expect(tintColor(color)).toBe(tint);
  });

  test("E1: ink on any colour has a contrast of at least 7:1", () => {
    const ink = luminance("#211c16");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const tint = tintColor(`#${value.toString(16).padStart(6, "0")}`);
        expect((luminance(tint as string) + 0.05) / (ink + 0.05)).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  test("E1: in the dark scheme light text on any colour has a contrast of at least 7:1, and the hue stays", () => {
    const ink = luminance("#f1eadf");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const tint = tintColor(`#${value.toString(16).padStart(6, "0")}`) ?? "";
        expect((ink + 0.05) / (luminance(darkTintColor(tint)) + 0.05)).toBeGreaterThanOrEqual(7);
      }),
    );
    expect(darkTintColor("#dce9ec")).toBe("#27363a");
  });

  test("a category without a colour always gets the same tint", () => {
    expect(pickTint("coffee")).toBe(pickTint("coffee"));
    expect(new Set(["coffee", "tea", "golf", "cats", "dogs", "music", "cars", "science"].map(pickTint)).size).toBeGreaterThan(2);
  });
});
