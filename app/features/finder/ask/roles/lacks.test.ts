import { expect, test } from "vitest";
import { plainText } from "../plain-text.ts";
import { understandText } from "../understand.ts";
import { readLacks } from "./lacks.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-21", country: "US" });
const idsOf = (parts: readonly { value: string }[]) => parts.map(({ value }) => value);

test.each([
  ["vinyl lover without a turntable", "turntable", "vinyl-records"],
  ["loves vinyl records, but no record player yet", "turntable", "vinyl-records"],
  ["loves espresso but has no machine", "coffee-machine", "coffee"],
  ["a coffee lover who doesn't own a grinder", "coffee-grinder", "coffee"],
  ["she loves cats but can't have a cat", "animal", "cats"],
  ["he loves grilling and does not have his own grill", "grill", "grilling"],
  ["into photography, doesn't have a proper camera", "camera", "photography"],
])("%j lacks the %s and still likes %s", (text, id, liking) => {
  expect(readLacks(plainText(text)).map((lack) => lack.id)).toEqual([id]);
  const { interests, excluded } = understand(text);
  expect(idsOf(interests)).toContain(liking);
  expect(excluded).toEqual([]);
});

test.each([
  "no cats please",
  "a phone without a camera",
  "something without a console",
  "she has a turntable",
  "no grill tools",
  "without alcohol",
])("%j says of nobody that they lack something", (text) => {
  expect(readLacks(plainText(text))).toEqual([]);
});
