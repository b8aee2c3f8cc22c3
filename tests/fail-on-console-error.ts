import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected error on the console is a failure, not noise. */
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, "unexpected console.error").toEqual([]);
});
