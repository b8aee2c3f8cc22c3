import fc from "fast-check";
import { expect, test } from "vitest";
import { collectGarbage } from "#tests/garbage.ts";
import { CompactWeights } from "./compact-weights.ts";

const weights = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.constantFrom(0, 1, 2, 0.35, 0.9)), {
  selector: ([id]) => id,
});

test("weights are those of the Map that they were made of, in its order", () => {
  fc.assert(
    fc.property(weights, weights, (pairs, others) => {
      const map = new Map(pairs);
      const compact = new CompactWeights(map);
      expect([...compact]).toEqual(pairs);
      expect(compact.size).toBe(pairs.length);
      const visited: [string, number][] = [];
      compact.forEach((weight, id) => visited.push([id, weight]));
      expect(visited).toEqual(pairs);
      for (const [id] of [...pairs, ...others]) {
        expect(compact.get(id)).toBe(map.get(id));
        expect(compact.has(id)).toBe(map.has(id));
      }
    }),
  );
});

test("ten weights take 300 bytes at most, as the finder's index holds fifty thousand such", () => {
  const map = new Map(Array.from({ length: 10 }, (_, number) => [`id-${number}`, 0.5 + number / 100]));
  const held = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const takeOnce = () => {
    const before = held();
    const many = Array.from({ length: 20_000 }, () => new CompactWeights(map));
    return (held() - before) / many.length;
  };
  // What other tests have left running may take memory meanwhile.
  expect(Math.min(takeOnce(), takeOnce(), takeOnce())).toBeLessThan(300);
});
