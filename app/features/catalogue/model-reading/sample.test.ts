import { expect, test } from "vitest";
import { chooseSample } from "./sample.ts";

const gifts = (kind: string, count: number, doubt = 0.5) =>
  Array.from({ length: count }, (_, at) => ({ hash: `${kind}-${at}`, name: `No. ${at} ${kind}`, doubt }));
const counts = (chosen: readonly { hash: string }[]) =>
  Object.fromEntries([...Map.groupBy(chosen, ({ hash }) => hash.split("-")[0])].map(([kind, each]) => [kind, each.length]));

test("frequent kinds get more places, but by the square root of their number", () => {
  const chosen = chooseSample([...gifts("mug", 400), ...gifts("lamp", 100), ...gifts("kite", 1)], 31);
  expect(counts(chosen)).toEqual({ mug: 20, lamp: 10, kite: 1 });
});

test("a set is of the kind of what it holds", () => {
  const sets = ["Set of 2 mugs", "Set of 3 candles", "Set of 4 knives"].map((name) => ({ hash: name, name, doubt: 0.9 }));
  const chosen = chooseSample([...gifts("lamp", 9), ...sets], 6);
  expect(chosen.map(({ hash }) => hash)).toEqual(expect.arrayContaining(sets.map(({ hash }) => hash)));
});

test("of a kind, those come first of which the other readers are least sure", () => {
  const chosen = chooseSample([...gifts("mug", 3, 0.2), { hash: "doubtful", name: "A mug", doubt: 0.9 }], 1);
  expect(chosen.map(({ hash }) => hash)).toEqual(["doubtful"]);
});

test("a sample larger than the shop is the whole shop", () => {
  expect(chooseSample(gifts("mug", 3), 800)).toHaveLength(3);
  expect(chooseSample([], 800)).toEqual([]);
});
