import { expect, test } from "vitest";
import { chooseSample, kindOfName } from "./sample.ts";

test.each([
  ["Blue Ceramic Mugs for Dad, Set of 2", "mug"],
  ["Bird Feeder – Copper", "feeder"],
  ["Chess", "chess"],
  ["12 (oz)", ""],
])("%s is a %s", (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

const gifts = (kind: string, count: number, doubt = 0.5) =>
  Array.from({ length: count }, (_, at) => ({ hash: `${kind}-${at}`, name: `No. ${at} ${kind}`, doubt }));
const counts = (chosen: readonly { hash: string }[]) =>
  Object.fromEntries([...Map.groupBy(chosen, ({ hash }) => hash.split("-")[0])].map(([kind, each]) => [kind, each.length]));

test("frequent kinds get more places, but by the square root of their number", () => {
  const chosen = chooseSample([...gifts("mug", 400), ...gifts("lamp", 100), ...gifts("kite", 1)], 31);
  expect(counts(chosen)).toEqual({ mug: 20, lamp: 10, kite: 1 });
});

test("of a kind, those come first of which the other readers are least sure", () => {
  const chosen = chooseSample([...gifts("mug", 3, 0.2), { hash: "doubtful", name: "A mug", doubt: 0.9 }], 1);
  expect(chosen.map(({ hash }) => hash)).toEqual(["doubtful"]);
});

test("a sample larger than the shop is the whole shop", () => {
  expect(chooseSample(gifts("mug", 3), 800)).toHaveLength(3);
  expect(chooseSample([], 800)).toEqual([]);
});
