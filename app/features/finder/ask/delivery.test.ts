import { describe, expect, test } from "vitest";
import { readShipsTo, readWithinDays } from "./delivery.ts";
import { plainText } from "./plain-text.ts";
import { understandText } from "./understand.ts";

/** This day is a Saturday. */
const context = { today: "2026-11-21", country: "US" };

describe("a deadline", () => {
  test.each<[string, number, boolean]>([
    ["within 3 days", 3, false],
    ["Gentle, cozy, within a week, under $65", 7, false],
    ["within two weeks", 14, false],
    ["within 48 hours", 2, false],
    ["Ships in 2 days max please", 2, false],
    ["needs it fast, 3 days, under 45", 3, false],
    ["2-day shipping", 2, false],
    ["need it by Friday", 6, false],
    ["will it get here by the 20th?", 29, false],
    ["needed here by the 24th, please", 3, false],
    ["I need it tomorrow", 1, false],
    ["must arrive before Dec 1st", 9, false],
    ["needs to be here by the 24th of December", 33, false],
    ["anything that ships same day / next day", 1, false],
    ["last minute gift", 3, true],
    ["asap please", 3, true],
    ["I'm in a hurry", 3, true],
    ["Forgot mom's birthday!", 3, true],
    ["we totally forgot our anniversary", 3, true],
    ["not expensive, but urgent", 3, true],
  ])("in %j is in %i days; a guess: %s", (text, days, isGuess) => {
    expect(readWithinDays(plainText(text), context)).toMatchObject({ value: days, isGuess });
  });

  test.each([
    "birthday in two weeks",
    "watched our dog for two weeks",
    "his birthday is on Friday",
    "fast cars",
    "6 month anniversary",
    "within reach",
    "it's not urgent",
    "no need to ship it fast, nothing urgent",
    "she is always in a hurry",
    "my sister, who lives in a rush",
    "dad has dementia and forgot my name",
    "I forgot her name",
    "an overnight bag",
    "",
  ])("is not in %j", (text) => {
    expect(readWithinDays(plainText(text), context)).toBeNull();
  });
});

describe("a country", () => {
  test.each<[string, string, boolean]>([
    ["ships to Canada", "CA", false],
    ["please deliver it to the UK", "GB", false],
    ["my sister lives in Germany", "DE", true],
  ])("in %j is %s; a guess: %s", (text, country, isGuess) => {
    expect(readShipsTo(plainText(text))).toMatchObject({ value: country, isGuess });
  });

  test.each(["she's moving to Portugal", "loves Italy", "give it to us", "constructor", ""])("is not in %j", (text) => {
    expect(readShipsTo(plainText(text))).toBeNull();
  });
});

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
