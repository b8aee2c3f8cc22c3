import { expect, test, vi } from "vitest";
import { runInRequest, vainWaitForDatabase } from "../request-scope.server.ts";
import { announceTags, cacheValue } from "./cached-value.server.ts";

function setUp(untilRead = async () => {}) {
  const state = { stored: "one", reads: 0, now: 0, fault: null as Error | null };
  const value = cacheValue({
    tag: "names",
    read: async () => {
      state.reads += 1;
      await untilRead();
      if (state.fault !== null) throw state.fault;
      return state.stored;
    },
    fallback: () => "fallback",
    now: () => state.now,
  });
  return { state, value };
}

/** What a lost connection looks like. */
const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("many pages within a second read a value once", async () => {
  const { state, value } = setUp();
  expect(await Promise.all([value(), value(), value()])).toEqual(["one", "one", "one"]);
  state.now = 999;
  await value();
  expect(state.reads).toBe(1);
});

test("G4: a change is seen at once where it is announced, and within a second where the message was lost", async () => {
  const { state, value } = setUp();
  await value();
  state.stored = "two";
  announceTags(["others"]);
  expect(await value()).toBe("one");
  announceTags(["names"]);
  expect(await value()).toBe("two");
  state.stored = "three";
  announceTags(["all"]);
  expect(await value()).toBe("three");
  state.stored = "four";
  state.now = 1000;
  expect(await value()).toBe("four");
});

test("what was read before an announced change is not kept, nor given to who asks after it", async () => {
  const finishing: ((value: string) => void)[] = [];
  const value = cacheValue({
    tag: "names",
    read: () => new Promise<string>((resolve) => finishing.push(resolve)),
    fallback: () => "",
    now: () => 0,
  });
  const before = value();
  announceTags(["names"]);
  const after = value();
  finishing[1]?.("new");
  expect(await after).toBe("new");
  finishing[0]?.("old");
  expect([await before, await value()]).toEqual(["old", "new"]);
});

test("G1: while the database is away the last value stands, or the fallback; other errors are thrown", async () => {
  const { state, value } = setUp();
  state.fault = away();
  expect(await value()).toBe("fallback");
  state.fault = null;
  expect(await value()).toBe("one");
  state.fault = away();
  announceTags(["names"]);
  expect(await value()).toBe("one");
  state.fault = new Error("a fault of ours");
  await expect(value()).rejects.toThrow("a fault of ours");
});

test("G1: who waits for what another request reads has waited for the database, and does not begin anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const { state, value } = setUp(() => new Promise<void>((resolve) => setTimeout(resolve, 3400)));
    state.fault = away();
    const others = runInRequest("one", value);
    await vi.advanceTimersByTimeAsync(50);
    await runInRequest("two", async () => {
      const mine = value();
      await vi.advanceTimersByTimeAsync(3350);
      expect([await mine, await others, vainWaitForDatabase()?.ms]).toEqual(["fallback", "fallback", 3350]);
      expect([await value(), state.reads]).toEqual(["fallback", 1]);
    });
  } finally {
    vi.useRealTimers();
  }
});
