import { expect, test } from "vitest";
import { unmetWords } from "./unmet-demand.ts";

test.each([
  ["  Lava   LAMP ", "lava lamp"],
  ["ＬＡＶＡ", "lava"],
  ["", null],
  [" ", null],
  ["jo@example.com", null],
  ["call 5551234567", null],
  ["a".repeat(81), null],
])("%j is counted as %j", (query, words) => {
  expect(unmetWords(query)).toBe(words);
});
