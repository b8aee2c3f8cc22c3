import { expect, test } from "vitest";
import { categorise } from "./categorise.ts";

const slugs = (values: { slug: string }[] | undefined) => values?.map(({ slug }) => slug) ?? [];

test("a name and a description become values of the taxonomies, the surest first", () => {
  const { interest } = categorise("Hand-cranked coffee grinder", "Steel burrs grind coffee beans for pour over or French press.");
  expect(interest?.[0]?.slug).toBe("coffee");
  expect(interest?.[0]?.confidence).toBeGreaterThan(0.8);
  const confidences = interest?.map(({ confidence }) => confidence) ?? [];
  expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
});

test("what a thing is says its kind", () => {
  const { giftType } = categorise("Cast iron skillet", "Sears steaks, and bakes cornbread in the oven.");
  expect(slugs(giftType)).toContain("kitchen-dining");
});

test("ages become age ranges", () => {
  expect(slugs(categorise("Toddler puzzle", "").ageRange)).toEqual(["toddler-1-3"]);
});

test("a text that says nothing becomes no interest", () => {
  expect(categorise("Thing", "It is what it is.").interest).toBeUndefined();
});

test("a long title of a real shop still says what it is", () => {
  const title =
    "KICKASS 2-Pack Fishing Lures Kit 120PCS with Tackle Box, Gifts for Men Dad Him, Bass Trout Freshwater, Father's Day 8.5 x 4 in";
  expect(categorise(title, "").interest?.[0]?.slug).toBe("fishing");
});
