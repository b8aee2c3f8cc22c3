import { statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { atMost, cpuMs } from "#tests/cpu-time.ts";
import { childProbability, readLearnt } from "./read-learnt.ts";

const MOST_BYTES = 5_000_000;

function idsOf(name: string, kind: string, from: number): string[] {
  return readLearnt(name).flatMap((claim) => (claim.kind === kind && "id" in claim && claim.confidence >= from ? [claim.id] : []));
}

describe("the committed weights", () => {
  it("are small enough for a repository", () => {
    expect(statSync(path.join(import.meta.dirname, "reader-weights.bin")).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each([
    "Wooden train set for toddlers",
    "Baby rattle and teether ring set",
    "Stacking rings toy, ages 1 to 3",
    "Kids science kit with 30 experiments",
    "Plush unicorn stuffed animal for girls",
  ])("tell that %s is a child's thing", (name) => {
    expect(childProbability(name).probability).toBeGreaterThan(0.5);
  });

  it.each([
    "Single malt whisky stones",
    "Men's leather bifold wallet",
    "Cast iron skillet, 12 inch",
    "Stainless steel espresso machine",
    "Cordless drill with two batteries",
    "Scented soy candle in a glass jar",
  ])("tell that %s is no child's thing", (name) => {
    expect(childProbability(name).probability).toBeLessThan(0.2);
  });

  it.each([
    ["Stainless steel espresso machine", "coffee"],
    ["Cast iron skillet, 12 inch", "cooking"],
    ["Orthopedic dog bed", "dogs"],
    ["Two-person backpacking tent", "camping"],
  ])("read in %s that it is for %s", (name, interest) => {
    expect(idsOf(name, "interest", 0.7)).toContain(interest);
  });

  it("read whom a thing addresses", () => {
    expect(readLearnt("Women's floral maxi dress").find(({ kind }) => kind === "gender")).toMatchObject({ gender: "female" });
  });

  it("give ages in order", () => {
    for (const name of ["Baby rattle", "Teen science kit", "Whisky stones", ""]) {
      const { ages } = childProbability(name);
      expect(ages.min).toBeLessThan(ages.max);
    }
  });

  it("claim nothing of a name without a known word", () => {
    expect(readLearnt("")).toEqual([]);
    expect(readLearnt("日本")).toEqual([]);
  });

  it("read the same twice, the most certain claim first, with words of the name as evidence", () => {
    const claims = readLearnt("Wooden train set for toddlers", "A classic.");
    expect(readLearnt("Wooden train set for toddlers", "A classic.")).toEqual(claims);
    expect(claims.map(({ confidence }) => confidence)).toEqual(
      claims.map(({ confidence }) => confidence).toSorted((one, other) => other - one),
    );
    for (const { weight, confidence, evidence } of claims) {
      expect(Math.min(weight, confidence)).toBeGreaterThan(0);
      expect(Math.max(weight, confidence)).toBeLessThanOrEqual(1);
      for (const words of evidence) expect("Wooden train set for toddlers").toContain(words);
    }
  });

  it("are read in a moment", () => {
    const names = ["Wooden train set for toddlers", "Stainless steel espresso machine with milk frother", "Orthopedic dog bed, large"];
    const read = () => names.forEach((name) => readLearnt(name));
    for (let round = 0; round < 50; round++) read();
    const times = [0, 0, 0].map(() => cpuMs(() => Array.from({ length: 100 }, read)) / (100 * names.length));
    // A third of this is usual; the rest is for collecting other tests' garbage.
    expect(Math.min(...times)).toBeLessThan(atMost(1.5));
  });
});
