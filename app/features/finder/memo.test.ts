import { expect, onTestFinished, test, vi } from "vitest";
import { listMemoUse, Memo, memoize, memoizeOf } from "./memo.ts";

function counting() {
  const asked: string[] = [];
  const make = memoize(
    (text) => {
      asked.push(text);
      return text.toUpperCase();
    },
    { kind: "test", most: 2, longest: 4 },
  );
  return { asked, make };
}

test("the same text is made once", () => {
  const { asked, make } = counting();
  expect(["tea", "tea", "cup", "tea"].map(make)).toEqual(["TEA", "TEA", "CUP", "TEA"]);
  expect(asked).toEqual(["tea", "cup"]);
});

test("a long text is made every time, and more texts than are memoized are right all the same", () => {
  const { asked, make } = counting();
  expect(["kettle", "kettle"].map(make)).toEqual(["KETTLE", "KETTLE"]);
  expect(asked).toEqual(["kettle", "kettle"]);
  expect(["a", "b", "c", "a"].map(make)).toEqual(["A", "B", "C", "A"]);
});

test("what is made of a thing is made once for that thing, and the health of the memo shows it", () => {
  const make = memoizeOf("test of things", ({ name }: { name: string }) => [name]);
  const cup = { name: "cup" };
  expect(make(cup)).toBe(make(cup));
  expect(make({ name: "cup" })).not.toBe(make(cup));
  expect(new Map(listMemoUse()).get("test of things")).toEqual({ entries: 2, lookups: 4, hits: 2 });
});

test("an answer may hold for a time of its own, or no longer", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  onTestFinished(() => clock.mockRestore());
  const memo = new Memo<string, number>("test of times", { most: 3, ttlMs: 60_000 });
  memo.set("long", 1);
  memo.set("short", 2, 20);
  memo.set("wrong", 3);
  memo.forget("wrong");
  expect(["long", "short", "wrong"].map((question) => memo.get(question))).toEqual([1, 2, undefined]);
  clock.mockReturnValue(1021);
  // The cache looks at the clock again only after a millisecond of the real time.
  await expect.poll(() => memo.get("short")).toBeUndefined();
  expect(memo.get("long")).toBe(1);
});
