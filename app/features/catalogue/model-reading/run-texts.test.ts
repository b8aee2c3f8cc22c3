import { expect, test } from "vitest";
import { daysNeeded, roundTokens, wordEach, wordTokens } from "./reading-cost.ts";
import { wordOffer, wordProblems, wordRun } from "./run-texts.ts";
import type { ModelRun } from "./types.ts";

const RUN: ModelRun = {
  scope: "all",
  state: "running",
  waitReason: null,
  waitsUntil: null,
  total: 1011,
  read: 100,
  failed: { missing: 2, orders: 1 },
  leftOut: { quote: 1 },
};

test("what could not be used is worded so that an owner understands it", () => {
  expect(wordProblems(RUN)).toEqual([
    "3 gifts couldn’t be read and keep the other readers’ guesses: 2 not answered, 1 not sent, because their texts address a language model.",
    "1 claim was left out: 1 with a quote that isn’t in the gift’s text.",
  ]);
  expect(wordProblems({ failed: {}, leftOut: {} })).toEqual([]);
});

test("how far a reading has come", () => {
  expect(wordRun(RUN)).toBe("Reading: 103 of 1,011 gifts.");
  expect(wordRun({ ...RUN, state: "stopped" })).toBe("Stopped after 103 of 1,011 gifts.");
  expect(wordRun({ ...RUN, state: "done", read: 1 })).toBe("The language model has read 1 gift.");
});

test("what a reading would cost, where there is a model and something to read", () => {
  const estimates = { all: { gifts: 1011, tokens: 328_412 }, sample: { gifts: 800, tokens: 260_000 } };
  expect(wordOffer({ model: "fake-1", price: 0.6, estimates })).toBe(
    "A language model (fake-1) can read 1,011 gifts for about 330,000 tokens ($0.20): /admin/suggestions",
  );
  expect(wordOffer({ model: null, price: 0.6, estimates })).toBeNull();
  expect(wordOffer({ model: "fake-1", price: null, estimates: { ...estimates, all: { gifts: 0, tokens: 0 } } })).toBeNull();
});

test("an estimate promises two digits, and money where the owner has said the price", () => {
  expect([roundTokens(328_412), roundTokens(424), roundTokens(7), roundTokens(0)]).toEqual([330_000, 420, 7, 0]);
  expect(wordTokens(328_412, null)).toBe("about 330,000 tokens");
  expect(wordTokens(328_412, 0.6)).toBe("about 330,000 tokens ($0.20)");
  expect(wordTokens(420, 0.6)).toBe("about 420 tokens (less than $0.01)");
  expect(wordEach(424, "a gift", 0.6)).toBe("about 420 tokens a gift ($0.25 for a thousand)");
  expect(wordEach(424, "a gift", null)).toBe("about 420 tokens a gift");
});

test.each([
  [100, 200, 200, 1],
  [330, 200, 200, 2],
  [330, 0, 200, 3],
  [330, 0, 0, Infinity],
])("%d tokens with %d left today and %d a day take %d days", (tokens, left, daily, days) => {
  expect(daysNeeded({ gifts: 1, tokens }, left, daily)).toBe(days);
});
