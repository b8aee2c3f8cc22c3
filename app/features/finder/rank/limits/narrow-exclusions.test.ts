import { describe, expect, test } from "vitest";
import { giftProfile } from "#tests/factories/finder.ts";
import { understandText } from "../../ask/understand.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import narrowNames from "../../lexicon/narrow-names.json" with { type: "json" };
import { readGift } from "../../read/read-gift.ts";
import { limitsOf, violatedLimits } from "../limits.ts";

const TODAY = "2026-11-21";
const understand = (text: string) => understandText(text, { today: TODAY, country: "US" });

/** True where the text rules out a gift of this name, in so many words or by what goes without saying. */
function isRuledOut(text: string, name: string, given: Parameters<typeof giftProfile>[0] = {}): boolean {
  const reading = readGift(giftProfile({ name, ...given }));
  return violatedLimits(reading, understand(text), TODAY).some(({ kind }) => kind === "excluded" || kind === "implied");
}

describe("what is named is ruled out with its own kinds, and never the wider kind", () => {
  test.each([
    ["no necklaces, for my sister", "Silver moon necklace", "Gold hoop earrings"],
    ["no necklaces, for my sister", "Locket for two photos", "Charm bracelet"],
    ["no earrings, for my sister", "Birthstone studs", "Silver moon necklace"],
    ["she doesn't wear rings", "Stackable ring set", "Gold hoop earrings"],
    ["no mugs, for dad", "Stoneware coffee mug", "Loose leaf tea sampler"],
    ["no mugs, for dad", "Photo mug", "Pint glasses, set of two"],
    ["no board games, for my brother", "Catan, the board game", "Jigsaw puzzle of a lighthouse"],
    ["no puzzles, for grandma", "Jigsaw puzzle of a lighthouse", "Catan, the board game"],
    ["no jigsaws, for grandma", "Lighthouse in a thousand pieces", "Brain teaser of steel rings"],
    ["no card games, for my brother", "Deck of playing cards", "Chess set of walnut"],
    ["no novels, for my sister", "Thriller set in Oslo", "Field guide to birds"],
    ["no crime novels, for my sister", "Murder mystery in a lighthouse, a detective novel", "Field guide to birds"],
    ["no lipstick, for my sister", "Lip gloss trio", "Eyeshadow palette"],
    ["no t-shirts, for my brother", "Tee with a bear", "Merino sweater"],
    ["no scarves, for grandma", "Pashmina wrap", "Leather gloves"],
    ["no notebooks, for my boss", "Dotted journal", "Fountain pen"],
    ["no backpacks, for my son", "Canvas daypack", "Tote bag with a whale"],
    ["no perfume, for my aunt", "Eau de parfum, 30 ml", "Soy candle in a tin"],
    ["no wine glasses, for the couple", "Wine glasses, set of four", "Stoneware bowl set"],
    ["no dark chocolate, for mom", "Dark chocolate bar", "Milk chocolate truffles"],
    ["no toy trains, for my nephew who is 5", "Wooden train set, ages 3 and up", "Marble run, ages 4 and up"],
    ["no star trek, for my uncle", "Star Trek trivia", "Science fiction short stories"],
    ["no taylor swift please, for my niece", "Taylor Swift poster", "Pop music quiz"],
  ])("%s: no %s, and %s may be shown", (text, gone, kept) => {
    expect(isRuledOut(text, gone)).toBe(true);
    expect(isRuledOut(text, kept)).toBe(false);
  });

  test("a type of two parts is the part that the gift is called; where nothing tells, either may be meant", () => {
    const watches = { tags: { giftType: ["jewelry-watches"] } };
    expect(isRuledOut("no watches, for dad", "Sterling silver necklace", watches)).toBe(false);
    expect(isRuledOut("no watches, for dad", "Northline No. 4", watches)).toBe(true);
    expect(isRuledOut("no puzzles, for dad", "Catan, the board game", { tags: { giftType: ["games-puzzles"] } })).toBe(false);
    expect(isRuledOut("no puzzles, for dad", "Cribbage in walnut")).toBe(false);
    expect(isRuledOut("no watches, for mom", "Adjustable ring with an opal")).toBe(false);
    expect(isRuledOut("no jewelry, for mom", "Adjustable ring with an opal")).toBe(true);
  });

  test("what makes somebody ill is ruled out widely", () => {
    expect(isRuledOut("perfume gives her migraines, for my aunt", "Soy candle, scented")).toBe(true);
    expect(isRuledOut("she is allergic to perfume", "Scented candle in a tin")).toBe(true);
  });

  test("and somebody who likes jewelry and wants no necklace still likes jewelry", () => {
    const brief = understand("my sister loves jewelry, no necklaces");
    expect(brief.interests.map(({ value }) => value)).toContain("jewelry");
    expect(brief.excluded.map(({ value }) => value)).toEqual(["necklaces"]);
  });
});

describe("every narrow name", () => {
  test("is a name of the lexicon", () => {
    const { conceptById, interestById } = lexicon();
    const known = new Set([...conceptById.values(), ...interestById.values()].flatMap(({ synonyms }) => synonyms));
    expect(Object.keys(narrowNames).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(Object.entries(narrowNames))("“no %s” rules out what is called so and its kinds, and no wider entry", (name, kinds) => {
    const brief = understand(`A birthday gift for my sister, no ${name} please`);
    expect(brief.excluded.map(({ words }) => words.toLowerCase())).toContain(name);
    expect(brief.excluded.filter(({ value }) => value !== name && isEntry(value))).toEqual([]);
    const check = limitsOf(brief, TODAY);
    const isLeftOut = (thing: string) => check(readGift(giftProfile({ name: thing }))).some(({ kind }) => kind === "excluded");
    expect([name, ...kinds].filter((thing) => !isLeftOut(thing))).toEqual([]);
  });
});

const isEntry = (id: string) => lexicon().conceptById.has(id) || lexicon().interestById.has(id);
