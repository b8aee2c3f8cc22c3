import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });

test.each([
  ["will it arrive by friday?", 3],
  ["can it get here by december 10? need a gift for my mom", 16],
  ["is it possible to get it by tomorrow", 1],
  ["tea for mom. by friday?", null],
  ["how long does shipping take", null],
  ["will it be here in time for christmas?", null],
])("%j asks about delivery, within %s days", (text, days) => {
  const brief = understand(text);
  expect(brief.asks).toEqual(["delivery"]);
  expect(brief.withinDays?.value ?? null).toBe(days);
});

test.each(["does it come gift wrapped?", "what would a friend like?", "birthday on Friday, she likes tea", "something to send to my aunt"])(
  "%j asks nothing of the kind",
  (text) => {
    expect(understand(text).asks).toEqual([]);
  },
);
