import { describe, expect, test } from "vitest";
import { SITUATIONS } from "../../ask/situations/situations.ts";
import { understandText } from "../../ask/understand.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { readGift } from "../../read/read-gift.ts";
import type { Brief, GiftProfile } from "../../types.ts";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { listMemoUse } from "../../memo.ts";
import { violatedLimits } from "../limits.ts";
import { EQUIPMENT } from "./equipment.ts";
import { impliedLimits, impliedLimitsOf, statedLimitsOf } from "./implied.ts";

const TODAY = "2026-11-21";
const understand = (text: string) => understandText(text, { today: TODAY, country: "US" });

/** Returns what keeps a gift from being shown. */
function broken(brief: Brief, name: string, given: Partial<GiftProfile> = {}): string[] {
  const reading = readGift(giftProfile({ name, description: "", ...given }));
  return violatedLimits(reading, brief, TODAY).map(({ kind, subject }) => (kind === "implied" ? `${subject}` : kind));
}

describe("an implied limit", () => {
  test.each([
    ["for my sister, she lives in a tiny apartment", "Djembe drum", true],
    ["for my sister, she lives in a big house", "Djembe drum", false],
    ["for my brother who lives in a van", "Backyard pizza oven", true],
    ["for my aunt who is moving abroad", "Granite mortar with a heavy pestle", true],
    ["for my aunt who is moving abroad", "Silk scarf", false],
    ["two friends, it must fit in hand luggage", "Gooseneck kettle", true],
    ["two friends, it must fit in hand luggage", "Silk scarf", false],
    ["brother who can't cook", "Carbon steel wok", true],
    ["brother who can't cook", "Popcorn with three seasonings", false],
    ["my vegetarian sister", "Smoked salmon sampler", true],
    ["for my friend on chemo", "Scented candle in rose", true],
    ["for my friend on chemo", "Dark chocolate truffles", true],
    ["for my friend on chemo", "Soft fleece blanket", false],
    ["my friend is ill", "Scented candle in rose", true],
    ["for my dad, who just had surgery", "Lavender eau de parfum", true],
    ["get well gift for my colleague", "Scented candle in rose", true],
    ["my uncle is in the hospital", "Dark chocolate truffles", true],
    ["for my dad, who just had surgery", "Chicken soup kit", false],
    ["my friend is ill", "Jar of clover honey", false],
    ["for my pregnant sister", "Red wine", true],
    ["for my pregnant sister", "Alcohol-free spritz", false],
    ["get well gift for my colleague", "Whiskey tasting set", true],
    ["for a friend who quit drinking", "Cocktail shaker", true],
    ["for a friend who quit drinking", "Green tea sampler", false],
    ["my sister is in hospital, loves candles and perfume", "Cedar and lavender drawer sachets", true],
    ["dad just had a heart attack, likes whisky", "Clear ice press for slow drinks", true],
    ["my healthy sister loves candles", "Scented candle in rose", false],
    ["for my 9 year old niece", "Chef's kitchen knife", true],
    ["for my 87 year old grandmother", "Adjustable dumbbell pair", true],
    ["for my dad", "Carbon fiber record brush", true],
    ["for my dad who collects vinyl", "Carbon fiber record brush", false],
    ["for my dad, a record brush", "Carbon fiber record brush", false],
    ["for my dad", "Coffee capsules", true],
    ["for my dad, he loves his espresso machine", "Coffee capsules", false],
    ["for my mom", "Leather dog collar", true],
    ["for my mom, she loves her dog", "Leather dog collar", false],
    ["vinyl lover without a turntable", "Carbon fiber record brush", true],
    ["he doesn't own a turntable but loves old jazz", "Now playing ledge for record sleeves", true],
    ["my uncle loves old jazz", "Carbon fiber record brush", true],
    ["my uncle loves classic rock", "Leather guitar strap", true],
    ["an experienced knitter", "First scarf knitting kit", true],
    ["my aunt has taken up knitting", "First scarf knitting kit", false],
    ["grandma with dementia, loved puzzles", "Lock picking trainer with a clear padlock", true],
    ["vinyl lover without a turntable", "Turntable in walnut", false],
    ["vinyl lover without a turntable", "Ledge for record sleeves", false],
    ["for my dad", "Ledge for record sleeves", true],
    ["a coffee lover who doesn't own a grinder", "Whole bean coffee", true],
    ["a coffee lover", "Whole bean coffee", false],
    ["a sober friend who loves cocktails", "Mocktail recipe book", false],
    ["a sober friend who loves cocktails", "Alcohol-free spritz", false],
    ["a sober friend who loves cocktails", "Bourbon whiskey cocktail set", true],
    ["my brother has played the guitar for years", "Acoustic guitar for beginners", true],
    ["a guitar player for 20 years", "Acoustic guitar for beginners", true],
    ["she has been knitting since she was 9", "Knitting kit for beginners", true],
    ["my aunt teaches pottery", "Pottery starter kit", true],
    ["a yoga teacher", "Yoga starter set for beginners", true],
    ["a pro golfer", "Golf starter set", true],
    ["he was in a guitar shop for 20 minutes", "Acoustic guitar for beginners", false],
    ["married for 20 years, wants to learn guitar", "Acoustic guitar for beginners", false],
    ["she has liked guitar since last year", "Acoustic guitar for beginners", false],
    ["my brother just started guitar", "Acoustic guitar for beginners", false],
  ])("%s: %s is left out: %s", (text, name, isOut) => {
    expect(broken(understand(text), name).length > 0).toBe(isOut);
  });

  test("is lifted with one click, and what is asked for by name is never left out", () => {
    const brief = understand("for my friend on chemo");
    expect(broken(brief, "Dark chocolate truffles")).toContain("no-food");
    const lifted = { ...brief, allowed: impliedLimitsOf(brief).map(({ id }) => id) };
    expect(broken(lifted, "Dark chocolate truffles")).toEqual([]);
  });

  test("is stated only where it is whole", () => {
    const stated = (text: string) => statedLimitsOf(understand(text)).map(({ id }) => id);
    expect(stated("my sister has asthma")).toContain("no-scent");
    expect(stated("my sister has asthma, loves candles")).not.toContain("no-scent");
    expect(stated("my sister is in hospital, loves candles")).toContain("no-scent");
  });

  test("is looked up in a text once for all accessories", () => {
    const missed = () => {
      const use = new Map(listMemoUse()).get("lacks");
      return (use?.lookups ?? 0) - (use?.hits ?? 0);
    };
    const before = missed();
    const brief = briefOf({ text: "my uncle cycles but has no bike", interests: [chosen("cycling")] });
    expect(impliedLimitsOf(brief).map(({ id }) => id)).toContain("needs-bicycle");
    expect(missed() - before).toBe(1);
  });

  test("looks once at what equipment a gift needs, whatever further briefs ask", () => {
    const reading = readGift(giftProfile({ name: "Putter cover", description: "" }));
    const brokenBy = (text: string) => impliedLimits(briefOf({ text }))(reading);
    expect(brokenBy("for my aunt")).toEqual(["needs-golf-bag"]);
    const lookups = () => new Map(listMemoUse()).get("checks of things")?.lookups;
    const before = lookups();
    expect(brokenBy("for my uncle")).toEqual(["needs-golf-bag"]);
    expect(lookups()).toBe(before);
    const golfer = briefOf({ interests: [chosen("golf")] });
    expect(impliedLimits(golfer)(reading)).toEqual([]);
  });

  test("excludes only what the lexicon knows", () => {
    const { conceptById, interestById, traitById } = lexicon();
    const every = { situations: SITUATIONS.map(({ id }) => ({ value: id, source: "form" as const, words: "" })) };
    const limits = [...impliedLimitsOf({ ...understand("for a 9 year old"), ...every }), ...EQUIPMENT];
    for (const { excludes } of limits) {
      for (const id of excludes.concepts ?? []) expect(conceptById.has(id), id).toBe(true);
      for (const id of excludes.interests ?? []) expect(interestById.has(id), id).toBe(true);
      for (const id of excludes.traits ?? []) expect(traitById.has(id), id).toBe(true);
    }
    expect(new Set(limits.map(({ id }) => id)).size).toBeGreaterThan(EQUIPMENT.length);
  });
});

describe("at the boundary", () => {
  test("a gift at exactly the maximum is within it", () => {
    const brief = understand("for my dad, $50 at most");
    expect([broken(brief, "Brass lamp", { priceCents: 5000 }), broken(brief, "Brass lamp", { priceCents: 5001 })]).toEqual([
      [],
      ["budget"],
    ]);
  });

  test("what has none of a thing is not excluded with it", () => {
    const brief = understand("for my dad, no gluten");
    expect([broken(brief, "Gluten-free waffle mix"), broken(brief, "Sourdough bread mix with gluten").length > 0]).toEqual([[], true]);
  });

  test("the gender that a text says counts where the column says unisex", () => {
    const given = { gender: "unisex", description: "Warm slippers for her." } as const;
    expect(broken(understand("for my dad"), "Women's slippers", given)).toEqual(["gender"]);
    expect(broken(understand("for my mom"), "Women's slippers", given)).toEqual([]);
  });

  test("a nephew of unknown age gets no alcohol, one of thirty may", () => {
    expect(broken(understand("for my nephew"), "Whiskey glass set with whiskey")).not.toEqual([]);
    expect(broken(understand("for my nephew, he is 30 and loves whiskey"), "Single malt whiskey")).toEqual([]);
  });

  test("a toy from three years on is not for a baby", () => {
    const given = { description: "Wooden blocks. Ages 3 and up: small parts are a choking hazard." };
    expect(broken(understand("for a 1 year old"), "Wooden block set", given)).toContain("age");
    expect(broken(understand("for a 4 year old"), "Wooden block set", given)).toEqual([]);
  });

  test("children's things are for adults only where they are asked for", () => {
    const given = { tags: { ageRange: ["kids-4-7"] } };
    expect(broken(understand("for my 40 year old brother"), "Dinosaur puppet", given)).toContain("age");
  });
});
