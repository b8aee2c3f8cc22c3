import { expect, test } from "vitest";
import { Cooldown } from "./cooldown.ts";

test("two failures and a success in between are no reason to rest", () => {
  const cooldown = new Cooldown();
  for (let round = 0; round < 5; round++) {
    cooldown.noteFailure({ status: 500 }, 0);
    cooldown.noteFailure({}, 0);
    cooldown.noteSuccess();
  }
  expect(cooldown.isCoolingDown(0)).toBe(false);
});

test("after a rest one more failure is enough for the next", () => {
  const cooldown = new Cooldown();
  for (let count = 0; count < 3; count++) cooldown.noteFailure({}, 0);
  expect([cooldown.isCoolingDown(59_999), cooldown.isCoolingDown(60_000)]).toEqual([true, false]);
  cooldown.noteFailure({}, 60_000);
  expect(cooldown.isCoolingDown(119_999)).toBe(true);
});

test("a refused key or model rests for five minutes from the first failure; nothing rests for more than ten", () => {
  const refused = new Cooldown();
  refused.noteFailure({ status: 401 }, 0);
  expect([refused.isCoolingDown(299_999), refused.isCoolingDown(300_000)]).toEqual([true, false]);
  const limited = new Cooldown();
  limited.noteFailure({ status: 429, retryAfterMs: 86_400_000 }, 0);
  expect([limited.isCoolingDown(599_999), limited.isCoolingDown(600_000)]).toEqual([true, false]);
});
