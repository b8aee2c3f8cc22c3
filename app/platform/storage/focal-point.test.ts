import { expect, test } from "vitest";
import { focusSuffix, readFocalPoint, withoutFocalPoint } from "./focal-point.ts";

test("an address names a focal point behind its key, and nothing for the center", () => {
  expect(focusSuffix({ x: 30, y: 100 })).toBe(".at-30-100");
  expect(focusSuffix({ x: 50, y: 50 })).toBe("");
});

test.each([
  ["/media/ab12.at-30-70", { x: 30, y: 70 }, "/media/ab12"],
  ["/media/ab12.at-0-5/640.webp", { x: 0, y: 5 }, "/media/ab12/640.webp"],
  ["/media/ab12/640.webp", null, "/media/ab12/640.webp"],
  ["/media/ab12.at-31-70", null, "/media/ab12.at-31-70"],
  ["/media/ab12.at-105-70", null, "/media/ab12.at-105-70"],
  ["/media/film.mp4", null, "/media/film.mp4"],
])("%j names %j", (address, focus, stored) => {
  expect(readFocalPoint(address)).toEqual(focus);
  expect(withoutFocalPoint(address)).toBe(stored);
});
