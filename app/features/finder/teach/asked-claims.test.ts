import { expect, test } from "vitest";
import { committedReader } from "../read/learnt/committed-reader.ts";
import { askedOf } from "./asked-claims.ts";

const ask = (name: string, isAskable: (taxonomy: string, slug: string) => boolean = () => true) =>
  askedOf(committedReader(), name, "", isAskable);

test("a gift is asked about what is likely and not sure, each claim once, a few of each sort", () => {
  const { claims, doubt } = ask("Stainless steel espresso machine");
  const keys = claims.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const taxonomy of ["recipient", "occasion", "interest"]) {
    const confidences = claims.filter((claim) => claim.taxonomy === taxonomy).map(({ confidence }) => confidence);
    expect(confidences.length).toBeGreaterThan(0);
    expect(confidences.length).toBeLessThanOrEqual(5);
    const doubts = confidences.map((confidence) => confidence * (1 - confidence));
    expect(doubts).toEqual(doubts.toSorted((one, other) => other - one));
  }
  for (const { confidence } of claims) expect(Math.abs(confidence - 0.5)).toBeLessThanOrEqual(0.47);
  expect(doubt).toBeGreaterThan(0);
});

test("what the shop does not have, or knows already, is not asked", () => {
  expect(
    ask("Stainless steel espresso machine", (taxonomy) => taxonomy === "claim").claims.every(({ taxonomy }) => taxonomy === "claim"),
  ).toBe(true);
  expect(ask("Stainless steel espresso machine", () => false)).toMatchObject({ claims: [], doubt: 0 });
});

test("a thing that may be a child's is asked about its ages", () => {
  expect(ask("Wooden farm animals").claims.some(({ taxonomy }) => taxonomy === "ageRange")).toBe(true);
});
