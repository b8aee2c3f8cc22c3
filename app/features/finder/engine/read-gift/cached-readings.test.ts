import { expect, test } from "vitest";
import { giftProfile } from "#tests/factories/finder.ts";
import type { GiftReading } from "../../types.ts";
import { readGift } from "../read-gift.ts";
import { readGiftOnce } from "./cached-readings.ts";

/** Returns a reading as plain values. */
const plain = (reading: GiftReading) => {
  const { interests, persons, occasions, traits, concepts, ...others } = reading;
  return { ...others, weights: [interests, persons, occasions, traits, concepts].map((weights) => [...weights]) };
};

const scarf = giftProfile({
  name: "Merino wool scarf for women",
  description: "A warm birthday gift for your mom. Not for children under 3.",
  tags: { recipient: ["mom"], occasion: ["birthday"], interest: ["knitting-sewing"] },
});

test("a cached reading is the same as a new one, with the gift as it is now", () => {
  expect(plain(readGiftOnce(scarf))).toEqual(plain(readGift(scarf)));
  const cheaper = { ...scarf, priceCents: 900, inStock: false };
  expect(plain(readGiftOnce(cheaper))).toEqual(plain(readGift(cheaper)));
});

test("compact weights answer as a Map does", () => {
  const { interests } = readGift(scarf);
  const kept = readGiftOnce(scarf).interests;
  expect(kept.size).toBe(interests.size);
  for (const id of [...[...interests].map(([known]) => known), "golf", "no-such-id"]) expect(kept.get(id)).toBe(interests.get(id));
});

test.each([
  { name: "Wooden train for toddlers" },
  { description: "For golfers." },
  { gender: "male" as const },
  { tags: { interest: ["golf"] } },
])("what changes a gift's reading makes a new one: %j", (change) => {
  readGiftOnce(scarf);
  const changed = { ...scarf, ...change };
  expect(plain(readGiftOnce(changed))).toEqual(plain(readGift(changed)));
});
