import { expect, test } from "vitest";
import { toStorableText } from "./storable-text.ts";

test("I3: what no database takes is left out, and nothing else", () => {
  expect(toStorableText("a\0b\ud800c\n🎁")).toBe("ab\ufffdc\n🎁");
});
