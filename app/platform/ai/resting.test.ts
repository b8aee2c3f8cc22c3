import { expect, test } from "vitest";
import { Resting } from "./resting.ts";

test("two failures and a success in between are no reason to rest", () => {
  const resting = new Resting();
  for (let round = 0; round < 5; round++) {
    resting.noteFailure({ status: 500 }, 0);
    resting.noteFailure({}, 0);
    resting.noteSuccess();
  }
  expect(resting.isResting(0)).toBe(false);
});

test("after a rest one more failure is enough for the next", () => {
  const resting = new Resting();
  for (let count = 0; count < 3; count++) resting.noteFailure({}, 0);
  expect([resting.isResting(59_999), resting.isResting(60_000)]).toEqual([true, false]);
  resting.noteFailure({}, 60_000);
  expect(resting.isResting(119_999)).toBe(true);
});

test("a refused key or model rests for five minutes at once; nothing rests for more than ten", () => {
  const refused = new Resting();
  refused.noteFailure({ status: 401 }, 0);
  expect([refused.isResting(299_999), refused.isResting(300_000)]).toEqual([true, false]);
  const limited = new Resting();
  limited.noteFailure({ status: 429, retryAfterMs: 86_400_000 }, 0);
  expect([limited.isResting(599_999), limited.isResting(600_000)]).toEqual([true, false]);
});
