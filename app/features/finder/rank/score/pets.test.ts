import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../../read/read-gift.ts";
import { isUsedByPets } from "./pets.ts";

const gift = (name: string) => readGift(giftProfile({ name, tags: { interest: ["cats"], recipient: ["pet-owner"] } }));

test.each([
  ["Felted wool cat cave", true],
  ["Feather wand with three lures", true],
  ["Stoneware pet bowls", true],
  ["Planter with a sleeping cat saucer", false],
  ["Pet portrait from your photo", false],
])("%s is used by the animal: %s", (name, isUsed) => {
  expect(isUsedByPets(gift(name), briefOf({ person: chosen("sister") }))).toBe(isUsed);
});

test("where the gift is for nobody but the animal, its things are what is asked for", () => {
  expect(isUsedByPets(gift("Felted wool cat cave"), briefOf({ interests: [chosen("cats")] }))).toBe(false);
});
