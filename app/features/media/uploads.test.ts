import { expect, test } from "vitest";
import { cleanFileName, formatFileSize, uploadTypeOf } from "./uploads.ts";

test.each([
  ["photo.jpg", "photo.jpg"],
  ["C:\\fakepath\\my  photo.jpg", "my photo.jpg"],
  ["../../etc/passwd", "passwd"],
  ["a\u202Egnp.exe", "a gnp.exe"],
  ["  \0\n ", "file"],
  ["x".repeat(500), "x".repeat(200)],
])("%j is called %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 kB"],
  [120_400, "120 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [10_485_760, "10.5 MB"],
])("%i bytes read as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test("U1: images, video and PDF are taken, and nothing else", () => {
  expect(uploadTypeOf("image/webp")?.kind).toBe("image");
  expect(uploadTypeOf("video/webm")?.kind).toBe("video");
  expect(uploadTypeOf("application/pdf")?.kind).toBe("document");
  for (const type of ["image/svg+xml", "application/xml", "text/html", "image/heic", "application/zip", "__proto__", undefined])
    expect(uploadTypeOf(type)).toBeNull();
});
