import { expect, test } from "vitest";
import { runAtOnce, runBesideOthers, type Steps } from "./steps.ts";

/** Works for so many milliseconds in each of three steps, and returns what it has seen. */
function* work(milliseconds: number, seen: string[]): Steps<string[]> {
  for (const step of ["one", "two", "three"]) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
    seen.push(step);
    yield;
  }
  return seen;
}

test("steps are done without a break, or with others between them where they take a while", async () => {
  expect(runAtOnce(work(0, []))).toEqual(["one", "two", "three"]);
  const seen: string[] = [];
  setImmediate(() => seen.push("another"));
  expect(await runBesideOthers(work(5, seen))).toEqual(["one", "another", "two", "three"]);
  const quick: string[] = [];
  setImmediate(() => quick.push("another"));
  expect(await runBesideOthers(work(0, quick))).toEqual(["one", "two", "three"]);
});

test("what a step throws comes to who waits for the result", async () => {
  function* fails(): Steps<never> {
    yield;
    throw new Error("no");
  }
  expect(() => runAtOnce(fails())).toThrow("no");
  await expect(runBesideOthers(fails())).rejects.toThrow("no");
});
