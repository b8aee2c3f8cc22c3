import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../../read/read-gift.ts";
import type { Brief, GiftProfile } from "../../types.ts";
import { RANKING } from "../constants.ts";
import { createBoundFactor } from "./bound-names.ts";

const factorOf = (
  name: string,
  brief: Partial<Brief>,
  { isOnTopic = false, ...more }: Partial<GiftProfile> & { isOnTopic?: boolean } = {},
) => createBoundFactor(briefOf(brief), RANKING)(readGift(giftProfile({ name, tags: {}, ...more })), isOnTopic);

const forPerson = (id: string): Partial<Brief> => ({ person: chosen(id) });

test.each<[string, Partial<Brief>]>([
  ["World's best wife mug", forPerson("best-friend")],
  ["Crystal plaque for a great boss", forPerson("sister")],
  ["Happy Mum gift box", {}],
  ["Hundred red roses", forPerson("coworker")],
  ["Sweetheart chocolate box, my love", forPerson("teacher")],
  ["White lilies coffin spray", { occasion: chosen("sympathy") }],
  ["Science workbook grade 6", forPerson("dad")],
  ["Ladies' canvas shoes", forPerson("coworker")],
])("“%s” is bound to others than %j", (name, brief) => {
  expect(factorOf(name, brief)).toBeLessThan(1);
});

test.each<[string, Partial<Brief>]>([
  ["World's best wife mug", forPerson("wife")],
  ["World's best mum mug", { person: chosen("stepdad"), alsoFor: [chosen("mom")] }],
  ["Hundred red roses", forPerson("girlfriend")],
  ["Hundred red roses", { person: chosen("best-friend"), occasion: chosen("valentines-day") }],
  ["White lilies coffin spray", { text: "flowers for a funeral" }],
  ["English grammar 4", { interests: [chosen("language-learning")] }],
  ["Canvas shoes", { interests: [chosen("fashion")] }],
  ["Mother of pearl earrings", forPerson("sister")],
  ["Christmas door wreath", forPerson("neighbor")],
  ["Shoe care kit", forPerson("brother")],
  ["Wool blanket", forPerson("dad")],
])("“%s” is for %j too", (name, brief) => {
  expect(factorOf(name, brief)).toBe(1);
});

test("running shoes are for a runner", () => {
  expect(factorOf("Running shoes", forPerson("brother"), { isOnTopic: true })).toBe(1);
});

test("a wreath is a mourner's where its text says so", () => {
  const wreath = (description: string) => factorOf("White wreath", forPerson("sister"), { description });
  expect(wreath("With our condolences.")).toBe(RANKING.forMourners);
  expect(wreath("For your front door.")).toBe(1);
});

test("whom people have tagged a gift for counts for more than whom it names", () => {
  expect(factorOf("Best dad mug", forPerson("grandfather"), { tags: { recipient: ["grandfather"] } })).toBe(1);
});
