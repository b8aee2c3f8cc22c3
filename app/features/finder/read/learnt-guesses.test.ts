import { expect, test } from "vitest";
import { guessesOfClaims } from "./learnt-guesses.ts";

test("claims become the categories that stand for them, each once with its surest claim", () => {
  const guesses = guessesOfClaims([
    { kind: "interest", id: "coffee", weight: 0.8, confidence: 0.9, evidence: ["mug", "brew"] },
    { kind: "interest", id: "coffee", weight: 0.9, confidence: 0.7, evidence: [] },
    { kind: "person", id: "mom", weight: 0.6, confidence: 0.6, evidence: [] },
    { kind: "occasion", id: "birthday", weight: 0.6, confidence: 0.4, evidence: [] },
    { kind: "child", ages: { min: 4, max: 7 }, weight: 0.9, confidence: 0.9, evidence: ["toy"] },
    { kind: "gender", gender: "male", weight: 1, confidence: 1, evidence: [] },
  ]);
  expect(guesses).toEqual([
    { taxonomy: "interest", slug: "coffee", source: "learnt", weight: 0.8, confidence: 0.9, evidence: "mug, brew" },
    { taxonomy: "recipient", slug: "mom", source: "learnt", weight: 0.6, confidence: 0.6, evidence: null },
    { taxonomy: "ageRange", slug: "kids-4-7", source: "learnt", weight: 0.9, confidence: 0.9 * 0.76, evidence: "toy" },
  ]);
});
