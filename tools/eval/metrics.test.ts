import { describe, expect, it } from "vitest";
import { meanOf, ndcgAt, precisionAt } from "./metrics.ts";

describe("nDCG", () => {
  it("is what a hand computes for a known ranking", () => {
    // The gains are 7, 0, 1 at discounts 1, log2 3, 2: 7 + 0 + 0.5. The ideal is 3, 2, 1: 7 + 3 / 1.58496 + 0.5 = 9.39279.
    expect(ndcgAt(10, [3, 0, 1], [1, 3, 2, 0])).toBeCloseTo(7.5 / 9.392789, 6);
  });

  it("is 1 for the ideal order and 0 for nothing shown", () => {
    expect(ndcgAt(10, [3, 2, 1], [1, 2, 3])).toBe(1);
    expect(ndcgAt(10, [], [3])).toBe(0);
  });

  it("looks no deeper than asked, in the ranking and in the ideal", () => {
    expect(ndcgAt(1, [2, 3], [2, 3])).toBeCloseTo(3 / 7, 6);
    expect(ndcgAt(1, [3], [3, 3, 3])).toBe(1);
  });

  it("says nothing where nothing is good", () => {
    expect(ndcgAt(10, [0, 0], [0, 0, 0])).toBeNull();
  });
});

describe("precision", () => {
  it("is the share of hits among the first five", () => {
    expect(precisionAt(5, [true, false, true, true, false, true], 9)).toBeCloseTo(3 / 5, 6);
  });

  it("asks for no more hits than there are, and says nothing where there are none", () => {
    expect(precisionAt(5, [true, true, false], 2)).toBe(1);
    expect(precisionAt(5, [false], 0)).toBeNull();
  });
});

it("the mean leaves out what is not known", () => {
  expect(meanOf([1, null, 0, 0.5])).toBeCloseTo(0.5, 6);
});
