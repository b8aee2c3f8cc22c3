import { describe, expect, test } from "vitest";
import { readGift } from "#app/features/finder/read/read-gift.ts";
import { violatedLimits } from "#app/features/finder/rank/limits.ts";
import { understandText } from "#app/features/finder/ask/understand.ts";
import type { GiftProfile, GiftReading } from "#app/features/finder/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { CatalogueValues } from "#app/features/catalogue/import-columns.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { giftProfile } from "#tests/factories/finder.ts";
import { EVAL_TODAY, readEvalData } from "./eval-data.ts";
import type { EvalGift, Gold } from "./eval-types.ts";
import { brokenLimits } from "./suitability.ts";

/**
 * Hard limits are hard: whatever the evaluation's judge forbids for one of these briefs (none of them is in the evaluation set) is ruled
 * out by the engine, wherever it would rank; this is tested on the demo catalogue as it is, and without any tags.
 */
const data = await readEvalData();
const giftOf = new Map(data.gifts.map((gift) => [gift.slug, gift]));
const rows = await readSeedGifts();

const COLUMNS: Record<string, keyof CatalogueValues> = {
  giftType: "gift_types",
  recipient: "recipient_types",
  occasion: "occasion_types",
  interest: "interest_types",
  theme: "themes",
  personality: "personality_tags",
  ecoLabel: "eco_labels",
  useCase: "use_cases",
  seasonal: "seasonal_tags",
  ageRange: "age_ranges",
} satisfies Partial<Record<TaxonomyKey, keyof CatalogueValues>>;

function profileOf(row: CatalogueValues, isTagged: boolean): GiftProfile {
  const tags = Object.fromEntries(Object.entries(COLUMNS).map(([key, column]) => [key, (row[column] ?? "").split("|").filter(Boolean)]));
  return giftProfile({
    slug: row.slug as string,
    name: row.name as string,
    description: row.description as string,
    gender: isTagged ? (row.gender as GiftProfile["gender"]) : "unisex",
    shippingDays: 1,
    tags: isTagged ? tags : {},
  });
}

const CATALOGUES: [string, GiftReading[]][] = [
  ["as it is", rows.map((row) => readGift(profileOf(row, true)))],
  ["tags stripped", rows.map((row) => readGift(profileOf(row, false)))],
];
const SILENT: Gold = { recipients: [], age: null, gender: null, occasion: null, budget: null, interests: [], excluded: [] };

/** Returns the gifts that the judge forbids and the engine would show. */
function slippedThrough(text: string, gold: Partial<Gold>, readings: readonly GiftReading[]): string[] {
  const brief = understandText(text, { today: EVAL_TODAY, country: "US" });
  return readings
    .filter((reading) => {
      const gift = { ...(giftOf.get(reading.profile.slug) as EvalGift), inStock: true, shippingDays: 1 };
      return brokenLimits(gift, { ...SILENT, ...gold }, data).length > 0 && violatedLimits(reading, brief, EVAL_TODAY).length === 0;
    })
    .map(({ profile }) => profile.slug);
}

/** The excluded things: the judge's key, and the words by which a brief may state them. */
const THINGS: [key: string, words: string][] = [
  ["candles", "candles"],
  ["food", "food"],
  ["food", "snacks"],
  ["food", "anything edible"],
  ["food", "edible gifts"],
  ["food", "consumables"],
  ["eating", "things to eat"],
  ["telescope", "telescopes"],
  ["yarn", "yarn"],
  ["golf-clubs", "golf clubs"],
  ["animal-products", "animal products"],
  ["nuts", "peanuts"],
  ["books", "self help books"],
  ["plastic", "plastic"],
  ["noisy-toys", "toys that make noise"],
  ["lego", "lego"],
  ["chocolate", "chocs"],
  ["strong-smells", "scented things"],
  ["alcohol", "booze"],
  ["alcohol", "wine"],
  ["alcohol", "liquor"],
  ["mug", "coffee mugs"],
  ["lotion", "hand cream"],
  ["kitchen", "kitchen stuff"],
  ["lavender", "lavender"],
  ["sweets", "sugar"],
  ["sweets", "candy"],
  ["gluten", "wheat"],
  ["dairy", "milk"],
  ["perfume", "cologne"],
  ["flowers", "bouquets"],
  ["jewelry", "jewellery"],
  ["socks", "socks"],
  ["wallets", "wallets"],
  ["ties", "ties"],
  ["dolls", "dolls"],
  ["princess", "princess stuff"],
  ["knives", "knives"],
  ["tech", "electronics"],
  ["coffee", "coffee"],
  ["decor", "home decor"],
  ["kitchen-gadgets", "kitchen gadgets"],
  ["wool", "wool"],
  ["wool", "woollen things"],
  ["meat", "meat"],
  ["meat", "beef"],
  ["fragrance", "fragrances"],
  ["fragrance", "scented stuff"],
  ["small-parts", "small parts"],
  ["small-parts", "tiny parts"],
  ["screens", "screens"],
  ["screens", "screen time"],
  ["car-fresheners", "air fresheners"],
  ["kid-stuff", "toys"],
  ["kid-stuff", "kids stuff"],
  ["tech", "electrical things"],
  ["jewelry", "jewels"],
  ["batteries", "batteries"],
  ["clothes", "anything to wear"],
  ["blankets", "throws"],
  ["video-games", "computer games"],
  ["headphones", "headphones"],
  ["binoculars", "binoculars"],
];

/** Phrases that rule something out, around its name. */
const SAYINGS: ((thing: string) => string)[] = [
  (thing) => `a gift for a friend, no ${thing} please`,
  (thing) => `a gift for a friend, nothing with ${thing} or rhubarb`,
  (thing) => `a gift for a friend, anything but ${thing}`,
  (thing) => `a gift for a friend who has enough ${thing}`,
  (thing) => `a gift for a friend, not ${thing} again`,
  (thing) => `a gift for a friend. ${thing} = no`,
  (thing) => `a gift for a friend. last year i gave her ${thing}, so something else`,
];

describe.each(CATALOGUES)("catalogue %s", (_, readings) => {
  test.each(THINGS)("%s ruled out as “%s” is never shown", (key, words) => {
    const slipped = SAYINGS.flatMap((say) =>
      slippedThrough(say(words), { excluded: [key] }, readings).map((slug) => `${say(words)}: ${slug}`),
    );
    expect(slipped).toEqual([]);
  });

  test.each([
    ["vegan", "animal-products"],
    ["who doesn't drink any more", "alcohol"],
    ["who is not a drinker", "alcohol"],
    ["in recovery", "alcohol"],
    ["allergic to nuts", "nuts"],
    ["with severe allergies to nuts and milk", "dairy"],
    ["who can't bear the smell of lavender", "lavender"],
    ["who is coeliac", "gluten"],
    ["who is lactose intolerant", "dairy"],
    ["whose skin wool irritates. wool makes her itchy", "wool"],
    ["who prefers tea to coffee", "coffee"],
  ])("a friend %s gets none of what %s forbids", (words, key) => {
    expect(slippedThrough(`a birthday gift for a friend ${words}`, { excluded: [key] }, readings)).toEqual([]);
  });

  test("nothing unsafe for the age is shown, at any age of a child", () => {
    const years = Array.from({ length: 17 }, (__, year) => year + 1);
    const slipped = years.flatMap((year) =>
      slippedThrough(`a gift for a ${year} year old`, { age: [year, year] }, readings).map((slug) => `${year}: ${slug}`),
    );
    expect(slipped).toEqual([]);
  });

  test.each([
    ["for a 9 month old baby", "baby", [0, 0]],
    ["for my 18 month old", "toddler", [1, 1]],
    ["a four-and-a-half-year-old", "kids", [4, 4]],
    ["for a toddler", "toddler", null],
    ["newborn gift", "baby", null],
    ["baby boy", "baby", null],
    ["for kids", "kids", null],
    ["gift for a teenager", "teenager", null],
  ] as [string, string, [number, number] | null][])("nothing unsafe is shown %s", (text, recipient, age) => {
    expect(slippedThrough(text, { recipients: [recipient], age }, readings)).toEqual([]);
  });
});
