import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepWay, takeWay } from "./interrupted-way.ts";

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a reader goes on once to where they were going", () => {
  expect(takeWay()).toBeNull();
  keepWay("/blog?page=2");
  expect([takeWay(), takeWay()]).toEqual(["/blog?page=2", null]);
});

test("nobody is led round and round: not twice within a minute, and not later than that", () => {
  keepWay("/blog");
  takeWay();
  keepWay("/blog");
  expect(takeWay()).toBeNull();
  vi.advanceTimersByTime(61_000);
  keepWay("/about");
  vi.advanceTimersByTime(61_000);
  expect(takeWay()).toBeNull();
});

test("what is not understood, and a browser that stores nothing, lead nowhere", () => {
  stored.set("presently.interrupted-way", "nonsense");
  expect(takeWay()).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => keepWay("/blog")).not.toThrow();
  expect(takeWay()).toBeNull();
});
