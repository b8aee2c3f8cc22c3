import { expect, test } from "vitest";
import { memoize } from "./memo.ts";

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
