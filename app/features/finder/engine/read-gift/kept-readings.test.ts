import { expect, test } from "vitest";
import { giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../read-gift.ts";
import { readGiftOnce } from "./kept-readings.ts";

const scarf = giftProfile({
  name: "Merino wool scarf for women",
  description: "A warm birthday gift for your mom. Not for children under 3.",
  tags: { recipient: ["mom"], occasion: ["birthday"], interest: ["knitting-sewing"] },
});

test("a reading that was kept is the same as a new one, with the gift as it is now", () => {
  expect(readGiftOnce(scarf)).toEqual(readGift(scarf));
  const cheaper = { ...scarf, priceCents: 900, inStock: false };
  expect(readGiftOnce(cheaper)).toEqual(readGift(cheaper));
});

test.each([
  { name: "Wooden train for toddlers" },
  { description: "For golfers." },
  { gender: "male" as const },
  { tags: { interest: ["golf"] } },
])("what changes a gift's reading makes a new one: %j", (change) => {
  readGiftOnce(scarf);
  const changed = { ...scarf, ...change };
  expect(readGiftOnce(changed)).toEqual(readGift(changed));
});
