import { expect, test } from "vitest";
import { giftProfile } from "#tests/factories/finder.ts";
import type { GiftReading } from "../types.ts";
import { committedReader } from "./learnt/committed-reader.ts";
import { readWith } from "./learnt/current-reader.ts";
import { readGift } from "./read-gift.ts";
import { rereadGift } from "./reread.ts";

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

test("a gift that says the same is not read again, and is as it is now", () => {
  const first = rereadGift(scarf, null);
  expect(plain(first)).toEqual(plain(readGift(scarf)));
  const cheaper = { ...scarf, priceCents: 900, inStock: false };
  const again = rereadGift(cheaper, first);
  expect(plain(again)).toEqual(plain(readGift(cheaper)));
  expect(again.interests).toBe(first.interests);
  expect(again.derived).toBe(first.derived);
});

test("what the learnt reader said is asked anew once the shop has taught it, and only that", () => {
  const first = rereadGift(scarf, null);
  readWith({ stamp: "taught", reader: committedReader() });
  try {
    const again = rereadGift(scarf, first);
    expect(again.derived).not.toBe(first.derived);
    expect(again.interests).toBe(first.interests);
    expect(rereadGift(scarf, again)).toBe(again);
  } finally {
    readWith(null);
  }
});

test("compact weights answer as a Map does", () => {
  const { interests } = readGift(scarf);
  const kept = rereadGift(scarf, null).interests;
  expect(kept.size).toBe(interests.size);
  for (const id of [...[...interests].map(([known]) => known), "golf", "no-such-id"]) expect(kept.get(id)).toBe(interests.get(id));
});

test.each([
  { name: "Wooden train for toddlers" },
  { description: "For golfers." },
  { brandName: "Wool & Co" },
  { gender: "male" as const },
  { tags: { interest: ["golf"] } },
  { refused: ["occasion/birthday"] },
  { told: { child: 1 } },
])("what changes a gift's reading, or what stages make of it, makes a new one: %j", (change) => {
  const first = rereadGift(scarf, null);
  const changed = { ...scarf, ...change };
  const again = rereadGift(changed, first);
  expect(plain(again)).toEqual(plain(readGift(changed)));
  expect(again.derived).not.toBe(first.derived);
});
