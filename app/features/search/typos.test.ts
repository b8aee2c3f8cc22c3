import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseMeant, isCorrectable, listSpellings, rankTypo } from "./typos.ts";

/** Computes the optimal string alignment distance with the textbook's table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

describe("one typo", () => {
  it.each([
    ["candel", "candle"],
    ["gardner", "gardener"],
    ["coffe", "coffee"],
    ["cofffee", "coffee"],
    ["jewelery", "jewelry"],
    ["hiknig", "hiking"],
    ["puzzke", "puzzle"],
    ["ouzzle", "puzzle"],
  ])("lies between %s and %s", (typed, meant) => {
    expect(rankTypo(typed, meant)).not.toBeNull();
    expect(rankTypo(meant, typed)).not.toBeNull();
  });

  it.each([
    ["gardner", "gardeners"],
    ["candle", "handled"],
    ["abcd", "badc"],
  ])("is not enough from %s to %s", (typed, meant) => {
    expect(rankTypo(typed, meant)).toBeNull();
  });

  it("is Damerau–Levenshtein distance 1, for any two words", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        fc.pre(a !== b);
        expect(rankTypo(a, b) !== null).toBe(distance(a, b) === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it("always leaves a spelling in common, so that the index finds the word", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        fc.pre(distance(a, b) === 1);
        expect(listSpellings(a).some((spelling) => listSpellings(b).includes(spelling))).toBe(true);
      }),
    );
  });
});

describe("what was meant", () => {
  it("rather swapped or doubled letters than wrong ones, hardly ever another first letter", () => {
    expect(chooseMeant("candel", ["candle", "candela", "handel"])).toEqual(["candle"]);
    expect(chooseMeant("coffe", ["coffee", "coffer"])).toEqual(["coffee"]);
    expect(chooseMeant("cofffee", ["coffee"])).toEqual(["coffee"]);
    expect(chooseMeant("gost", ["most", "ghost"])).toEqual(["ghost"]);
  });

  it("at most three words, and never the typed one", () => {
    expect(chooseMeant("card", ["card", "cord", "cart", "curd", "care"])).toEqual(["care", "cart", "cord"]);
    expect(chooseMeant("card", ["card", "garden"])).toEqual([]);
    expect(chooseMeant("card", [])).toEqual([]);
  });

  it("only for words of four letters or more", () => {
    expect(["cnadle", "étui"].every(isCorrectable)).toBe(true);
    expect(["mgu", "1000", "usb3"].some(isCorrectable)).toBe(false);
  });
});
