import { expect, test } from "vitest";
import { isExternalPicture, isPictureAddress, pictureAddress } from "./picture-address.ts";

test.each([
  ["https://pictures.example/jug.jpg", true],
  ["http://pictures.example/jug.jpg", true],
  ["HTTPS://PICTURES.EXAMPLE/JUG.JPG", true],
  ["/media/jug", true],
  ["", false],
  ["jug.jpg", false],
  ["/jug.jpg", false],
  ["javascript:alert(1)", false],
  ["data:image/png;base64,AAAA", false],
  ["https://", false],
])("%j is a picture's address: %j", (image, is) => {
  expect(isPictureAddress(image)).toBe(is);
});

test("a stored picture is requested in one size, with the referrer policy of the page", () => {
  expect(isExternalPicture("/media/jug")).toBe(false);
  expect(pictureAddress("/media/jug", 320)).toEqual({ src: "/media/jug/320.webp", suppressHydrationWarning: true });
});

test("a picture with a focal point says it to the style sheet", () => {
  expect(pictureAddress("/media/jug.at-30-70", 320)).toMatchObject({
    src: "/media/jug.at-30-70/320.webp",
    "data-focus-x": 30,
    "data-focus-y": 70,
  });
});

test("P1: another host is not told on which page its picture is shown", () => {
  expect(isExternalPicture("https://pictures.example/jug.jpg")).toBe(true);
  expect(pictureAddress("https://pictures.example/jug.jpg", 320)).toMatchObject({
    src: "https://pictures.example/jug.jpg",
    referrerPolicy: "no-referrer",
  });
});
