import { expect, test } from "vitest";
import { briefOf, chosen, giftReading, read } from "#tests/factories/finder.ts";
import type { GiftProfile } from "../types.ts";
import { relaxBrief } from "./relax.ts";

const TODAY = "2026-11-21";
const costing = (priceCents: number, given: Partial<GiftProfile> = {}) => giftReading({ profile: { priceCents, ...given } });
const cheap = briefOf({ budget: chosen({ minCents: null, maxCents: 2000, targetCents: null }) });
const labelsOf = (...relaxing: Parameters<typeof relaxBrief>) => relaxBrief(...relaxing).map(({ label }) => label);

test("a budget is raised as little as the cheapest gift above it needs", () => {
  expect(labelsOf(cheap, [costing(4900), costing(3100)], TODAY)).toEqual(["Up to $35 instead of $20"]);
});

test("a way out leads to no gift that is sold out", () => {
  expect(labelsOf(cheap, [costing(3100, { inStock: false }), costing(4900)], TODAY)).toEqual(["Up to $50 instead of $20"]);
  expect(labelsOf(cheap, [costing(3100, { inStock: false })], TODAY)).toEqual([]);
});

test("the exclusion that keeps most gifts away is the one that may be lifted, and the others stay", () => {
  const brief = briefOf({ excluded: [read("zither", "no zithers"), read("harp", "no harps")] });
  const [relaxed] = relaxBrief(
    brief,
    [costing(100, { name: "Harp" }), costing(100, { name: "Small harp" }), costing(100, { name: "Zither" })],
    TODAY,
  );
  expect(relaxed?.brief.excluded.map(({ value }) => value)).toEqual(["zither"]);
});
