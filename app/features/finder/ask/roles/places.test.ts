import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });
const likings = (text: string) => understand(text).interests.map(({ value }) => value);

test.each([
  "moving to France for a year, my best friend",
  "sending a gift to France",
  "my friend in Japan",
  "she's going to Italy in june",
  "my brother is in the army in Germany",
  "they met in Italy",
  "moved here from Brazil",
  "in london by saturday",
  "he's from Scotland",
])("%j names a place, no liking", (text) => {
  expect(understand(text)).toMatchObject({ interests: [], otherWords: [] });
});

test.each(["my daughter studies in Edinburgh", "he just came home from Peru", "moving to Portugal"])(
  "%j names a town or a country, no liking",
  (text) => {
    expect(likings(text)).toEqual([]);
  },
);

test.each([
  ["he's obsessed with Japan", "japanese-culture"],
  ["she loves Italy", "italian-culture"],
  ["loves everything french", "french-culture"],
  ["my wife dreams of going to japan", "japanese-culture"],
])("%j names a liking: %s", (text, liking) => {
  expect(likings(text)).toContain(liking);
});

test.each([
  ["sending a gift to France", "FR"],
  ["my friend in Japan loves cats", "JP"],
  ["can you ship to Canada?", "CA"],
])("%j says where it is sent: %s", (text, country) => {
  expect(understand(text).shipsTo?.value).toBe(country);
});

test("a kitchen window is no cooking", () => {
  expect(likings("nan loves feeding the birds from her kitchen window")).toEqual(["birdwatching"]);
  expect(likings("nan loves her kitchen and the birds")).toContain("cooking");
});
