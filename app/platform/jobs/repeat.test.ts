import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work begins at once and comes again after its pause, counted from its end", async () => {
  const work = vi.fn<() => Promise<number>>(async () => 1000);
  const repetition = repeat(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await repetition.stop();
});

test("work that takes longer than its pause does not overlap with itself, however often it is woken", async () => {
  let atWork = 0;
  let most = 0;
  const work = vi.fn<() => Promise<number>>(async () => {
    most = Math.max(most, (atWork += 1));
    await new Promise((resolve) => setTimeout(resolve, 5000));
    atWork -= 1;
    return 10;
  });
  const repetition = repeat(work);
  for (let waking = 0; waking < 5; waking++) repetition.wake();
  await vi.advanceTimersByTimeAsync(9000);
  expect([most, work.mock.calls.length]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(most).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  const stopped = repetition.stop();
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
});

test("waking runs work before its time, after the delay asked for, and the pause begins anew", async () => {
  const work = vi.fn<() => Promise<number>>(async () => 1000);
  const repetition = repeat(work);
  await vi.advanceTimersByTimeAsync(500);
  repetition.wake(250);
  await vi.advanceTimersByTimeAsync(249);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(2);
  await repetition.stop();
});

test("a system clock that jumps neither stops nor floods it", async () => {
  const work = vi.fn<() => Promise<number>>(async () => 1000);
  const repetition = repeat(work);
  for (const day of [1, -400, 7000]) {
    vi.setSystemTime(Date.now() + day * 86_400_000);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(work).toHaveBeenCalledTimes(4);
  await repetition.stop();
});

test("work without a next time waits to be woken; stopped work is not woken", async () => {
  const work = vi.fn<() => Promise<null>>(async () => null);
  const repetition = repeat(work);
  await vi.advanceTimersByTimeAsync(1e9);
  expect(work).toHaveBeenCalledTimes(1);
  repetition.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  repetition.wake(100);
  await repetition.stop();
  repetition.wake();
  await vi.advanceTimersByTimeAsync(1e9);
  expect(work).toHaveBeenCalledTimes(2);
});

test("work that a request wakes is no part of that request", async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const repetition = repeat(async () => {
    seen.push(request.getStore());
    return null;
  });
  await vi.advanceTimersByTimeAsync(1);
  request.run("a request", () => repetition.wake());
  request.run("a request", () => repetition.wake(10));
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual([undefined, undefined, undefined]);
  await repetition.stop();
});
