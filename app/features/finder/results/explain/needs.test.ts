import { expect, test } from "vitest";
import { briefOf } from "#tests/factories/finder.ts";
import { needsOf } from "./needs.ts";

const partsIn = (text: string) => needsOf(briefOf({ text })).map(({ words }) => words);

test.each([
  ["her knees are shot", ["sore knees"]],
  ["she has bad knees and sore shoulders", ["sore shoulders", "sore knees"]],
  ["arthritis in her fingers", ["sore fingers"]],
  ["his feet are always very sore", ["sore feet"]],
  ["she gardens, and her knees hurt", ["sore knees"]],
])("%j says what hurts: %j", (text, parts) => {
  expect(partsIn(text).toSorted()).toEqual(parts.toSorted());
});

test.each([
  "her knees are fine, but she is tired",
  "her knees are fine and she is tired",
  "her knees don't hurt",
  "no sore knees any more",
  "my knees hurt, hers are fine",
  "she nurses her mother's bad knees",
  "a bad winter. She has blue eyes",
  "tired of socks, big feet",
])("%j says of no part of the body that it hurts", (text) => {
  expect(partsIn(text)).toEqual([]);
});
