import { expect, test } from "vitest";
import { sanitizeText } from "./sanitize-text.ts";

test("I3: what no database takes is left out, and nothing else", () => {
  expect(sanitizeText("a\0b\ud800c\n🎁")).toBe("ab\ufffdc\n🎁");
});
