import { expect, test } from "vitest";
import { chooseTelling } from "./telling-gifts.ts";

const gift = (doubt: number, ...vector: number[]) => ({ doubt, vector: Float64Array.from(vector) });

test("a gift that many doubtful ones are like comes first, and its like not again", () => {
  const gifts = [gift(3, 0, 0, 1), gift(2, 1, 0, 0), gift(2, 1, 0, 0), gift(1, 0, 1, 0)];
  expect(chooseTelling(gifts, [], 20)).toEqual([1, 0, 3]);
  expect(chooseTelling(gifts, [], 2)).toEqual([1, 0]);
});

test("what is like a gift that was taught waits", () => {
  const gifts = [gift(2, 0.8, 0.6), gift(1.5, 0, 1)];
  expect(chooseTelling(gifts, [Float64Array.from([1, 0])], 2)).toEqual([1, 0]);
});

test("a gift without doubts, or without known words, teaches nothing or itself alone", () => {
  expect(chooseTelling([gift(0, 1, 0), gift(1, 0, 0)], [], 20)).toEqual([1]);
  expect(chooseTelling([], [], 20)).toEqual([]);
});
