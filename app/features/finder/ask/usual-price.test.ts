import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { usualPriceFactor } from "../rank/score/usual-price.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { understandText } from "./understand.ts";
import { PRICED, usualPriceOf } from "./usual-price.ts";

const priceOf = (text: string) => usualPriceOf(understandText(text, { today: "2026-11-21", country: "US" }));

test.each([
  ["a stocking stuffer for my sister", 25],
  ["something small for my colleague", 25],
  ["a birthday gift for a coworker", 40],
  ["a wedding gift for my cousin", 160],
  ["invited to a birthday party for my son's friend", 30],
  ["secret santa", 30],
  ["a birthday gift for my wife", 150],
  ["Christmas gift for my kids' teacher", 30],
])("%s usually costs up to $%i", (text, dollars) => {
  expect(priceOf(text)?.maxCents).toBe(dollars * 100);
});

describe("there is no usual price", () => {
  test("where a budget is stated, nothing tells, or the shopper says that it does not matter", () => {
    const brief = understandText("a gift for my wife", { today: "2026-11-21", country: "US" });
    expect(priceOf("a gift for my wife, up to $20")).toBeNull();
    expect(priceOf("someone who loves tea")).toBeNull();
    expect(usualPriceOf({ ...brief, allowed: ["usual-price"] })).toBeNull();
  });
});

test("only people and occasions of the lexicon have one", () => {
  const { personById, occasionById } = lexicon();
  expect(PRICED.filter((id) => !personById.has(id) && !occasionById.has(id))).toEqual([]);
});

test("a gift within it counts whole, one far above it much less, one below it a little less", () => {
  const usual = { minCents: 1500, maxCents: 2500, currency: CURRENCY, isOfOccasion: false };
  const [at, above, far, below] = [2500, 5000, 21_900, 700].map((cents) => usualPriceFactor(cents, usual));
  expect(at).toBe(1);
  expect(above).toBeCloseTo(0.7);
  expect(far).toBeCloseTo(0.4);
  expect(below).toBeGreaterThan(0.85);
  expect(usualPriceFactor(null, usual)).toBe(1);
});
