import { describe, expect, it } from "vitest";
import { committedReader } from "../read/learnt/committed-reader.ts";
import { type LabelledGift, lessonOf } from "./train-reader.ts";

const reader = committedReader();

function targetOf(gift: Partial<LabelledGift>, kind: string, id = ""): number | undefined {
  const { targets } = lessonOf(reader, { name: "Matte black pot", description: "", isTaught: false, labels: [], filled: [], ...gift });
  return targets[reader.outputs.findIndex((output) => output.kind === kind && output.id === id)];
}
const says = (taxonomy: string, slug: string, weight: number) => ({
  isTaught: true,
  labels: [{ taxonomy, slug, weight, source: "person" as const }],
});

describe("what a reader learns of a gift", () => {
  it("is what is said of it, weighed like the committed reader's labels", () => {
    expect(targetOf(says("interest", "coffee", 1), "interest", "coffee")).toBe(0.8);
    expect(targetOf(says("interest", "coffee", 0.5), "interest", "coffee")).toBe(0.4);
    expect(targetOf(says("interest", "coffee", 0), "interest", "coffee")).toBe(0);
    expect(targetOf(says("claim", "child", 1), "child")).toBe(1);
  });

  it("is a part of that where somebody has only chosen a tag, or a file brings it", () => {
    for (const source of ["person", "file", "model"] as const) {
      const labels = [{ taxonomy: "interest", slug: "coffee", weight: 1, source }];
      expect(targetOf({ labels }, "interest", "coffee"), source).toBeCloseTo(source === "model" ? 0.8 : 0.6);
    }
  });

  it("is nothing where nothing is said", () => {
    expect(targetOf({}, "interest", "coffee")).toBeNaN();
    expect(targetOf(says("interest", "tea", 1), "interest", "coffee")).toBeNaN();
    expect(targetOf({ filled: ["interest"] }, "occasion", "birthday")).toBeNaN();
  });

  it("is that the rest of a filled taxonomy does not suit", () => {
    expect(targetOf({ ...says("interest", "tea", 1), filled: ["interest"] }, "interest", "coffee")).toBe(0);
  });

  it("is that what was improbable, and that nobody added when asked about the gift, does not suit", () => {
    expect(targetOf({ isTaught: true }, "interest", "dogs")).toBeLessThanOrEqual(0.03);
    expect(targetOf({ isTaught: true }, "occasion", "birthday")).toBeNaN();
    expect(targetOf({ isTaught: true }, "child")).toBeNaN();
  });

  it("is said of the entry that a category is named after, and refused of all that it stands for", () => {
    expect(targetOf(says("recipient", "pet-owner", 1), "person", "pet-owner")).toBe(0.8);
    expect(targetOf(says("recipient", "pet-owner", 1), "person", "cat-owner")).toBeNaN();
    expect(targetOf(says("recipient", "pet-owner", 0), "person", "cat-owner")).toBe(0);
  });

  const saysAges = (said: Record<string, number>) => ({
    labels: Object.entries(said).map(([slug, weight]) => ({
      taxonomy: slug === "child" ? "claim" : "ageRange",
      slug,
      weight,
      source: "person" as const,
    })),
  });
  it.each([
    ["ranges of children are a child's thing, from the first year to the last", { "kids-4-7": 0.5, "kids-8-12": 1 }, [1, 4, 12]],
    ["ranges of adults are none", { "adults-30-59": 1 }, [0, Number.NaN, Number.NaN]],
    ["what suits children and adults is no child's thing", { "kids-8-12": 1, "adults-30-59": 1 }, [0, Number.NaN, Number.NaN]],
    ["a refused range says that another may suit", { "kids-8-12": 0 }, [Number.NaN, Number.NaN, Number.NaN]],
    ["all of them refused", { "baby-0-1": 0, "toddler-1-3": 0, "kids-4-7": 0, "kids-8-12": 0 }, [0, Number.NaN, Number.NaN]],
    ["what is said outright counts before ranges", { child: 0, "kids-4-7": 1 }, [0, Number.NaN, Number.NaN]],
    ["both together", { child: 1, "toddler-1-3": 1, "kids-4-7": 0 }, [1, 1, 3]],
  ])("ages: %s", (_what, said, targets) => {
    expect((["child", "from", "to"] as const).map((kind) => targetOf(saysAges(said), kind))).toEqual(targets);
  });
});
