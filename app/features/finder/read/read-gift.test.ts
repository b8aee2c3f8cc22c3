import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import type { GiftProfile } from "../types.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { readGift } from "./read-gift.ts";

const BARE: GiftProfile = {
  id: "g",
  slug: "g",
  name: "",
  description: "",
  brandName: null,
  statedPriceCents: null,
  priceCents: null,
  currency: CURRENCY,
  inStock: true,
  shippingDays: null,
  gender: "unisex",
  isFeatured: false,
  isTrending: false,
  createdAt: new Date(0),
  tags: {},
  refused: [],
  told: {},
  modelClaims: null,
  hasStoreWords: false,
  card: null,
};
const read = (name: string, description = "", more: Partial<GiftProfile> = {}) => readGift({ ...BARE, name, description, ...more });

test("a name says more than a description", () => {
  const named = read("Espresso press").interests.get("espresso") ?? 0;
  const described = read("Small press", "An espresso press").interests.get("espresso") ?? 0;
  expect(named).toBeGreaterThan(described);
  expect(described).toBeGreaterThan(0);
});

test("a gift for an interest is one for the wider interest too, a little less", () => {
  const { interests } = read("Sourdough starter jar");
  expect(interests.get("baking")).toBeGreaterThan(0.5);
  expect(interests.get("baking")).toBeLessThan(interests.get("bread-baking") ?? 0);
});

test("tags say what words do not, and both together say it more surely", () => {
  const tagged = read("Plain thing", "", { tags: { interest: ["coffee"], recipient: ["dad"] } });
  expect(tagged.interests.get("coffee")).toBe(1);
  expect(tagged.persons.get("dad")).toBe(1);
  expect(tagged.interests.has("tea")).toBe(false);
});

test("what people have refused is read from nowhere: not from words, nor by way of what is narrower", () => {
  const text = ["Espresso and coffee set for dads", "A birthday gift."] as const;
  const refused = ["interest/coffee", "recipient/dad", "occasion/birthday"];
  const [words, reading] = [read(...text), read(...text, { refused })];
  expect([words.interests.has("coffee"), words.persons.has("dad"), words.occasions.has("birthday")]).toEqual([true, true, true]);
  expect([reading.interests.has("coffee"), reading.persons.has("dad"), reading.occasions.has("birthday")]).toEqual([false, false, false]);
});

test.each([
  ["Baker & Fisher wallet", ["baking", "fishing"]],
  ["Rose Gardner handbag", ["gardening", "flowers"]],
  ["Fisher-Price rattle", ["fishing"]],
  ["Archer Farms granola", ["archery"]],
  ["Miller and Potter desk lamp", ["pottery"]],
])("a brand is no topic: %s", (name, topics) => {
  const { interests, concepts } = read(name);
  for (const topic of topics) expect([interests.has(topic), concepts.has(topic)]).toEqual([false, false]);
});

test("a gift's brand is none either, wherever it stands, but one that people like for itself", () => {
  expect(read("Leather wallet, Fisher", "Made by Fisher of Dover.", { brandName: "Fisher" }).interests.has("fishing")).toBe(false);
  expect(read("LEGO Technic car", "", { brandName: "LEGO" }).interests.has("lego")).toBe(true);
});

test.each([
  ["Fishing rod by Fisher", "fishing"],
  ["Baker apron", "baking"],
  ["Star Baker apron", "baking"],
  ["Gardener's tool roll", "gardening"],
  ["Potter wheel", "pottery"],
])("what a thing is for is: %s", (name, topic) => {
  expect(read(name).interests.get(topic)).toBeGreaterThan(0.5);
});

test("whom people have said a gift is for counts before what its words say", () => {
  expect(read("Toolbox for men", "For him.").gender).toBe("male");
  expect(read("Toolbox for men", "For him.", { told: { male: 0 } }).gender).toBeNull();
  expect(read("Toolbox for men", "For him.", { told: { male: 1, female: 1 } }).gender).toBeNull();
  expect(read("Toolbox for men", "For him.", { told: { female: 0 } }).gender).toBe("male");
  expect(read("Rattle for babies").age).not.toBeNull();
  expect(read("Rattle for babies", "", { told: { child: 0 } }).age).toBeNull();
});

test.each(["Soap bar with no coffee", "Soap without milk or coffee", "A coffee-free drink"])(
  "what is denied does not count: %s",
  (name) => {
    expect(read(name).interests.has("coffee")).toBe(false);
  },
);

test.each<[string, string, { min: number; max: number } | null]>([
  ["Wooden blocks for ages 3 and up", "", { min: 3, max: 12 }],
  ["Board game, ages 8 to 99", "", { min: 8, max: 99 }],
  ["Strategy game", "For ages 14+", { min: 14, max: 120 }],
  ["Rattle", "For 6 to 18 months", { min: 0, max: 2 }],
  ["Toddler sun hat", "", { min: 1, max: 3 }],
  ["Kids backpack", "", { min: 3, max: 12 }],
  ["Baby shower banner", "", null],
  ["Honey jar", "Not for babies under one year.", { min: 8, max: 120 }],
  ["Rally car kit", "Suited to builders of 14 and up, and small parts make it unsafe around toddlers.", { min: 14, max: 120 }],
  ["Key finder", "It runs on coin cells, so keep the tags away from small children.", { min: 13, max: 120 }],
  ["Microscope", "Ages 8 and up with an adult nearby.", { min: 8, max: 17 }],
  ["Enamel pins", "The posts are sharp, so they are for teens and up.", { min: 13, max: 120 }],
  ["Women's wool scarf", "", { min: 18, max: 120 }],
  ["Steel pan", "With a warranty of 10 years", null],
  ["Chemistry set for 10 year olds", "", { min: 10, max: 11 }],
])("%s %s suits %o", (name, description, age) => {
  expect(read(name, description).age).toEqual(age);
});

test("age tags stand, and a later least age than theirs stands above them", () => {
  const tags = { ageRange: ["kids-4-7", "kids-8-12"] };
  expect(read("Game", "", { tags }).age).toEqual({ min: 4, max: 12 });
  expect(read("Game", "From age six", { tags }).age).toEqual({ min: 6, max: 12 });
});

test.each([
  ["Men's leather wallet", "male"],
  ["Beard oil", "male"],
  ["Womens Fleece Robe, Gifts for Her", "female"],
  ["Ladies watch", "female"],
  ["Gifts for Men Women Teens: Multitool", null],
  ["Steel bottle", null],
  ["Manual grinder for cooks and hermits", null],
])("%s is for %s", (name, gender) => {
  expect(read(name).gender).toBe(gender);
});

test("what the row says of the sex stands above the words", () => {
  expect(read("Men's wallet", "", { gender: "female" }).gender).toBe("female");
});

const FOUND_FROM = 0.25;
const seedProfiles = (await readSeedGifts()).map((values): GiftProfile => {
  const tags = Object.fromEntries(
    TAXONOMIES.map(({ key, column }) => [key, (values[column] ?? "").split("|").filter((slug) => slug !== "")]),
  );
  return { ...BARE, name: values.name ?? "", description: values.description ?? "", tags };
});

test.each([
  ["with tags", seedProfiles],
  ["by words alone", seedProfiles.map((profile) => ({ ...profile, tags: {} }))],
])("every interest finds at least three demo gifts of its own or of a wider interest, %s", (_, profiles) => {
  const counts = new Map<string, number>();
  for (const profile of profiles) {
    for (const [id, weight] of readGift(profile).interests) if (weight >= FOUND_FROM) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const poor = [...lexicon().interestById.values()].filter(
    ({ id, broader = [] }) => Math.max(...[id, ...broader].map((found) => counts.get(found) ?? 0)) < 3,
  );
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test("a language model's word for whom a gift is stands before the text's, whose ages keep the youngest away; words it does not confirm count less", () => {
  const modelClaims: GiftProfile["modelClaims"] = [
    { kind: "interest", id: "robotics", weight: 0.9, quote: "robot" },
    { kind: "child", weight: 0.8, from: 5, to: 13 },
    { kind: "gender", id: "female" },
  ];
  const text = ["Robot building kit for coffee", "Ages eight and up."] as const;
  const [words, reading] = [read(...text), read(...text, { modelClaims })];
  expect([words.age, reading.age]).toEqual([
    { min: 8, max: 120 },
    { min: 8, max: 13 },
  ]);
  expect([words.safeFrom, reading.safeFrom]).toEqual([8, 8]);
  expect(reading.interests.get("robotics")).toBe(0.9);
  expect(reading.interests.get("coffee") ?? 0).toBeLessThan((words.interests.get("coffee") ?? 0) / 2);
  expect(reading.gender).toBe("female");
  expect(read(...text, { modelClaims, gender: "male", tags: { ageRange: ["adults-30-59"] } })).toMatchObject({
    gender: "male",
    age: { min: 30, max: 59 },
  });
});
