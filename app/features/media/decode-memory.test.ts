import { expect, test } from "vitest";
import { exceedsDecodeMemory } from "./decode-memory.ts";

const head = { width: 8000, height: 5000, channels: 3, depth: "uchar", isProgressive: false };

test.each([
  ["a JPEG of 40 megapixels", { ...head, format: "jpeg", chromaSubsampling: "4:4:4" }, false],
  ["a PNG of 40 megapixels", { ...head, format: "png", channels: 4, depth: "ushort" }, false],
  ["a WebP of 40 megapixels", { ...head, format: "webp", channels: 4 }, false],
  ["a usual progressive JPEG of 40 megapixels", { ...head, format: "jpeg", isProgressive: true, chromaSubsampling: "4:2:0" }, false],
  ["one with all its colours", { ...head, format: "jpeg", isProgressive: true, chromaSubsampling: "4:4:4" }, true],
  ["an interlaced PNG of 40 megapixels", { ...head, format: "png", isProgressive: true }, false],
  ["a deep one", { ...head, format: "png", channels: 4, depth: "ushort", isProgressive: true }, true],
  ["an AVIF of a telephone", { ...head, format: "heif", width: 4032, height: 3024 }, false],
  ["an AVIF of 40 megapixels", { ...head, format: "heif" }, true],
])("U2: %s", (_what, picture, tooHeavy) => {
  expect(exceedsDecodeMemory(picture)).toBe(tooHeavy);
});
