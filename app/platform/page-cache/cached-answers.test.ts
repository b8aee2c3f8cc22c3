import { expect, test } from "vitest";
import { limitPageAge, runInRequest } from "../request-scope.server.ts";
import { cacheAnswers } from "./cached-answers.server.ts";
import { announceTags } from "./cached-value.server.ts";

function setUp({ most = 10 } = {}) {
  const state = { stored: "one", reads: 0, now: 0 };
  const ask = cacheAnswers({
    keyOf: (id: string) => id,
    read: async (id) => {
      state.reads += 1;
      return id === "nobody" ? null : state.stored;
    },
    tagsOf: (answer, id) => (answer === null ? null : [`thing:${id}`, "things"]),
    most,
    now: () => state.now,
  });
  announceTags(["others"]);
  return { state, ask };
}

test("an answer is read once for all who ask, until a change of one of its tags is announced", async () => {
  const { state, ask } = setUp();
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["one", "one", "one"]);
  state.stored = "two";
  announceTags(["others", "thing:b"]);
  expect([await ask("a"), await ask("b"), state.reads]).toEqual(["one", "two", 3]);
  announceTags(["things"]);
  expect(await ask("a")).toBe("two");
  state.stored = "three";
  announceTags(["all"]);
  expect(await ask("a")).toBe("three");
});

test("G4: where a message was lost, an answer is read anew after half a minute, and a page that shows it ends a minute after it was read", async () => {
  const { state, ask } = setUp();
  const limits: number[] = [];
  const asking = () => runInRequest("one", () => ask("a"), { limitPageAge: (until) => void limits.push(until.getTime()) });
  await asking();
  state.stored = "two";
  state.now = 29_999;
  expect(await asking()).toBe("one");
  state.now = 30_000;
  expect(await asking()).toBe("two");
  expect(limits).toEqual([60_000, 60_000, 90_000]);
  // The clock was set back.
  state.now = 0;
  await asking();
  expect(state.reads).toBe(3);
});

test("a brief answer is read anew after a second and limits no page; but what may stand only so long itself does, and is not kept", async () => {
  const state = { stored: "one", now: 0, until: null as Date | null };
  const ask = cacheAnswers({
    keyOf: () => "",
    read: async () => {
      if (state.until !== null) limitPageAge(state.until);
      return state.stored;
    },
    tagsOf: () => ["things"],
    most: 1,
    isBrief: true,
    now: () => state.now,
  });
  announceTags(["others"]);
  const limits: number[] = [];
  const asking = () => runInRequest("one", () => ask(), { limitPageAge: (until) => void limits.push(until.getTime()) });
  await asking();
  state.stored = "two";
  state.now = 999;
  expect(await asking()).toBe("one");
  announceTags(["things"]);
  expect(await asking()).toBe("two");
  state.stored = "three";
  state.now = 1999;
  expect(await asking()).toBe("three");
  expect(limits).toEqual([]);
  state.until = new Date(7);
  state.now = 2999;
  await asking();
  state.stored = "four";
  expect(await asking()).toBe("four");
  expect(limits).toEqual([7, 7]);
});

test("what was read before an announced change is not kept, nor given to who asks after it", async () => {
  const finishing: ((value: string) => void)[] = [];
  const ask = cacheAnswers({
    keyOf: () => "",
    read: () => new Promise<string>((resolve) => finishing.push(resolve)),
    tagsOf: () => ["things"],
    most: 1,
  });
  announceTags(["others"]);
  const before = ask();
  announceTags(["things"]);
  const after = ask();
  finishing[1]?.("new");
  expect(await after).toBe("new");
  finishing[0]?.("old");
  expect([await before, await ask()]).toEqual(["old", "new"]);
});

test("kept is neither what has no tags, nor what may not stand, nor more than the most", async () => {
  const { state, ask } = setUp({ most: 1 });
  await ask("nobody");
  await ask("nobody");
  expect(state.reads).toBe(2);
  await ask("a");
  await ask("b");
  await ask("a");
  expect(state.reads).toBe(5);

  const limits: (number | undefined)[] = [];
  let reads = 0;
  const passing = cacheAnswers({
    keyOf: () => "",
    read: async () => {
      limitPageAge(new Date(7));
      return ++reads;
    },
    tagsOf: () => [],
    most: 1,
  });
  announceTags(["others"]);
  const asking = () => runInRequest("one", () => passing(), { limitPageAge: (until) => void limits.push(until.getTime()) });
  expect([await asking(), await asking(), ...limits]).toEqual([1, 2, 7, 7]);
});

test("where nobody listens for changes nothing is kept; a failure is not kept either", async () => {
  let reads = 0;
  const ask = cacheAnswers({
    keyOf: () => "",
    read: async () => {
      reads += 1;
      if (reads === 3) throw new Error("a fault");
      return reads;
    },
    tagsOf: () => [],
    most: 1,
  });
  expect([await ask(), await ask()]).toEqual([1, 2]);
  announceTags(["others"]);
  await expect(ask()).rejects.toThrow("a fault");
  expect([await ask(), await ask()]).toEqual([4, 4]);
});
