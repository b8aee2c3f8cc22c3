import { expect, test } from "vitest";
import { cropOfRatio, dragCorner, fitCrop, moveInside } from "./crop.ts";

const PICTURE = { width: 1000, height: 500 };
const CROP = { left: 100, top: 100, width: 400, height: 200 };

test.each([
  [{ left: 0, top: 0, width: 1000, height: 500 }, true],
  [{ left: 1, top: 0, width: 1000, height: 500 }, false],
  [{ left: -1, top: 0, width: 100, height: 100 }, false],
  [{ left: 0, top: 490, width: 100, height: 16 }, false],
  [{ left: 0, top: 0, width: 15, height: 100 }, false],
  [{ left: 0, top: 0, width: 16, height: 16 }, true],
])("%j lies within the picture and is not too small: %j", (crop, fits) => {
  expect(fitCrop(crop, PICTURE)).toBe(fits);
});

test("a picture that is smaller than the smallest crop can be kept whole", () => {
  expect(fitCrop({ left: 0, top: 0, width: 9, height: 9 }, { width: 9, height: 9 })).toBe(true);
});

test("a ratio takes as much of the picture as it can, around what was chosen", () => {
  expect(cropOfRatio(PICTURE, 1, CROP)).toEqual({ left: 50, top: 0, width: 500, height: 500 });
  expect(cropOfRatio(PICTURE, 4, CROP)).toEqual({ left: 0, top: 75, width: 1000, height: 250 });
  expect(cropOfRatio(PICTURE, null, CROP)).toEqual(CROP);
});

test("what is moved stays within the picture, in whole pixels", () => {
  expect(moveInside({ left: 900.4, top: -3, width: 400, height: 200 }, PICTURE)).toEqual({ left: 600, top: 0, width: 400, height: 200 });
  expect(moveInside({ left: 0, top: 0, width: 4000, height: 0 }, PICTURE)).toEqual({ left: 0, top: 0, width: 1000, height: 1 });
});

test("a corner is dragged while the opposite one stays, no further than the picture and the smallest crop", () => {
  expect(dragCorner(CROP, "se", { x: 600, y: 450 }, PICTURE, null)).toEqual({ left: 100, top: 100, width: 500, height: 350 });
  expect(dragCorner(CROP, "nw", { x: 0, y: 50 }, PICTURE, null)).toEqual({ left: 0, top: 50, width: 500, height: 250 });
  expect(dragCorner(CROP, "ne", { x: 2000, y: -10 }, PICTURE, null)).toEqual({ left: 100, top: 0, width: 900, height: 300 });
  expect(dragCorner(CROP, "sw", { x: 499, y: 101 }, PICTURE, null)).toEqual({ left: 484, top: 100, width: 16, height: 16 });
});

test("with a ratio, the height follows the width and stays within the picture", () => {
  expect(dragCorner(CROP, "se", { x: 300, y: 100 }, PICTURE, 2)).toEqual({ left: 100, top: 100, width: 200, height: 100 });
  expect(dragCorner(CROP, "se", { x: 1000, y: 100 }, PICTURE, 2)).toEqual({ left: 100, top: 100, width: 800, height: 400 });
});
