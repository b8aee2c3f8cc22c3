import { expect, test } from "vitest";
import { isMediaPath, mediaPath, mediaSizeKey, mediaSources } from "./media-paths.ts";

test("a stored picture has its three widths in both formats", () => {
  expect(mediaSources("/media/ab12")).toEqual({
    avif: "/media/ab12/320.avif 320w, /media/ab12/640.avif 640w, /media/ab12/1200.avif 1200w",
    webp: "/media/ab12/320.webp 320w, /media/ab12/640.webp 640w, /media/ab12/1200.webp 1200w",
    fallback: "/media/ab12/640.webp",
  });
});

test.each([
  "https://example.com/media/ab12",
  "//example.com/media/x",
  "/media/",
  "/media/../secret",
  "/media/a b",
  "media/ab12",
  "/media/a?b",
  "",
])("%j is not one of our stored pictures", (image) => {
  expect(isMediaPath(image)).toBe(false);
  expect(mediaSources(image)).toBeNull();
});

test("the address and the storage keys of a picture belong together", () => {
  expect(mediaPath("demo-1/teapot")).toBe("/media/demo-1/teapot");
  expect(mediaSizeKey("demo-1/teapot", 640, "avif")).toBe("demo-1/teapot/640.avif");
});
