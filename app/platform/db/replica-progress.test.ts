import { expect, test } from "vitest";
import { positionToReach, ReplicaProgress } from "./replica-progress.ts";

const PAGE = 8192;

test.each([
  // Both positions are where the next record would begin, behind a page's header or a segment's.
  [3 * PAGE + 24, 3 * PAGE],
  [0x4000028, 0x4000000],
  [3 * PAGE, 3 * PAGE],
  [3 * PAGE + 48, 3 * PAGE + 48],
  [3 * PAGE - 8, 3 * PAGE - 8],
])("who is to have everything at %i has to get to %i", (insertPosition, expected) => {
  expect(positionToReach(insertPosition, PAGE)).toBe(expected);
});

test("no replica may be read before its required position is known, nor while a change is on its way", () => {
  const progress = new ReplicaProgress();
  expect(progress.isReachedBy(1000)).toBe(false);
  progress.require(900);
  expect([progress.isReachedBy(899), progress.isReachedBy(900)]).toEqual([false, true]);
  progress.expectChange();
  expect(progress.isReachedBy(1000)).toBe(false);
  progress.require(1001);
  expect([progress.isReachedBy(1000), progress.isReachedBy(1001)]).toEqual([false, true]);
});

test("the lag is for how long something has been missing, not when the last change was", () => {
  const progress = new ReplicaProgress();
  expect(progress.lagOf(100, 0)).toBeNull();
  progress.note(100, 1000);
  progress.note(100, 50_000);
  expect(progress.lagOf(100, 60_000)).toEqual({ bytes: 0, seconds: 0 });
  progress.note(150, 61_000);
  progress.note(180, 63_000);
  expect(progress.lagOf(100, 64_000)).toEqual({ bytes: 80, seconds: 3 });
  expect(progress.lagOf(150, 64_000)).toEqual({ bytes: 30, seconds: 1 });
  expect(progress.lagOf(200, 65_000)).toEqual({ bytes: 0, seconds: 0 });
});

test("a replica that is away for weeks costs no memory, and is told for how long", () => {
  const progress = new ReplicaProgress();
  for (let second = 0; second < 5000; second++) progress.note(second, second * 1000);
  expect(progress.lagOf(-1, 5_000_000)).toEqual({ bytes: 5000, seconds: 5000 });
  expect(progress.lagOf(4990, 5_000_000)).toEqual({ bytes: 9, seconds: 9 });
});
