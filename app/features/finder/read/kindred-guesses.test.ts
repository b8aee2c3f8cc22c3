import { expect, test } from "vitest";
import { type Guess, SHOWN_FROM } from "#app/features/catalogue/guesses/types.ts";
import { withKindred } from "./kindred-guesses.ts";

const HOST: Guess = { taxonomy: "recipient", slug: "host", source: "learnt", weight: 0.8, confidence: 0.95, evidence: "decanter" };
const neighbor = (own: number) =>
  withKindred([HOST], () => [{ kind: "person", id: "neighbor", weight: 0.5, confidence: own, evidence: [] }]).find(
    ({ slug }) => slug === "neighbor",
  )?.confidence;

test("two reasons for a neighbor make a gift likelier than one, and never sure", () => {
  expect(neighbor(0.2)).toBeCloseTo(1 - 0.8 * (1 - 0.85 * 0.95), 5);
  expect(neighbor(0.6)).toBeGreaterThan(neighbor(0.2) as number);
  expect(neighbor(0.6)).toBeLessThan(SHOWN_FROM);
});

test("what the reader says of a neighbor outright keeps its own confidence", () => {
  expect(neighbor(0.93)).toBeCloseTo(0.93, 5);
});
