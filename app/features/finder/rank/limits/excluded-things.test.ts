import { describe, expect, test } from "vitest";
import { giftProfile } from "#tests/factories/finder.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { kindsOfNarrowName } from "../../lexicon/narrow-names.ts";
import { limitsOf, violatedLimits } from "../limits.ts";
import { readGift } from "../../read/read-gift.ts";
import { understandText } from "../../ask/understand.ts";

const TODAY = "2026-11-21";
const understand = (text: string) => understandText(text, { today: TODAY, country: "US" });

/** True where the text rules out a gift of this name and description. */
function isRuledOut(text: string, name: string, given: Parameters<typeof giftProfile>[0] = {}): boolean {
  const reading = readGift(giftProfile({ name, ...given }));
  return violatedLimits(reading, understand(text), TODAY).some(({ kind }) => kind === "excluded");
}

describe("hard limits: what is ruled out is not shown", () => {
  test("by a word that only the description, the brand or a tag has", () => {
    expect(isRuledOut("no zithers please, for mom", "Songbook", { description: "With pieces for the zither." })).toBe(true);
    expect(isRuledOut("no subscription boxes, for mom", "Twelve months of tea", { tags: { giftType: ["subscription-boxes"] } })).toBe(true);
    expect(isRuledOut("no oak furniture wax, for dad", "Wax for furniture of oak")).toBe(true);
  });

  test("by the shopper's own name for it, unless the gift says that it has none", () => {
    expect(isRuledOut("no candles, for mom", "Soy candles in a tin")).toBe(true);
    expect(isRuledOut("no alcohol, for dad", "Ginger syrup, alcohol-free")).toBe(false);
  });

  test("also where the thing is known as a liking", () => {
    expect(isRuledOut("he hates coffee. for my brother", "Cold brew kit with a carafe")).toBe(true);
    expect(isRuledOut("gift for dad who has no use for books", "History of the sea, hardcover")).toBe(true);
  });

  test("where a catalogue has no tags, by the kind of gift that its words suggest", () => {
    expect(isRuledOut("no gadgets, for dad", "Nordwind 3", { tags: { giftType: ["tech-gadgets"] } })).toBe(true);
    expect(isRuledOut("no food, for dad", "Smoked salmon in a tin")).toBe(true);
    expect(isRuledOut("no food, for dad", "Garden trowel")).toBe(false);
  });

  test("not by a word that means something else in a gift's text, nor by a tag that only holds it", () => {
    expect(isRuledOut("nothing sharp, for mom", "Chef knife")).toBe(true);
    expect(isRuledOut("nothing sharp, for mom", "Print with sharp colors")).toBe(false);
    expect(isRuledOut("no outdoor gear, for mom", "Kite", { tags: { useCase: ["outdoors"] } })).toBe(false);
  });

  test("no wine is no whiskey either, unless drinks are welcome", () => {
    expect(isRuledOut("hostess gift, no wine", "Whiskey tumblers, set of two")).toBe(true);
    expect(isRuledOut("for dad who loves whiskey, no wine", "Whiskey tumblers, set of two")).toBe(false);
  });

  test.each([
    ["no cheap plastic, for mom", "Acrylic tumbler"],
    ["no make up, for my sister", "Lipstick trio"],
    ["nothing that makes noise, for my nephew", "Toy drum"],
    ["not anything with a screen, for dad", "Touchscreen tablet"],
    ["not drinks! for my boss", "Bottle of wine"],
    ["no woollen things, for grandma", "Merino wrap"],
    ["no meat, she is a vegetarian, for mom", "Marshmallow squares"],
  ])("%s: no %s", (text, name) => {
    expect(isRuledOut(text, name)).toBe(true);
  });

  test("with all that goes with it, at any remove", () => {
    expect(isRuledOut("nothing to eat or food, for mom", "Craft beer sampler")).toBe(true);
    expect(isRuledOut("no beauty products, for mom", "Lavender bath bombs")).toBe(true);
  });
});

describe("what somebody has already rules out the same thing again, and nothing that goes with it", () => {
  test.each([
    ["dad loves cooking, he already has boards", "Maple serving board", ""],
    ["he already has a coffee grinder. for my brother", "Manual coffee grinder, steel", ""],
    ["he already has a coffee grinder. for my brother", "Hand crank grinder with steel burrs", "Grinds coffee for two."],
    ["he already has a laptop stand", "Folding stand for a small laptop", ""],
    ["she already has towels", "Tea towel printed with bread", ""],
    ["she already owns a yoga mat", "Yoga mat 6mm, lilac", ""],
    ["already has a chess set, for grandpa", "Walnut chess set", ""],
    ["she has a kindle already", "Kindle", ""],
  ])("%s: no %s", (text, name, description) => {
    expect(isRuledOut(text, name, { description })).toBe(true);
  });

  test.each([
    ["dad loves cooking, he already has boards", "Trains across the plains", "A board game for two to four players."],
    ["dad loves cooking, he already has boards", "Board wax in a tin", "For cutting boards and spoons."],
    ["he already has a coffee grinder. for my brother", "Whole beans from Peru", "You need a coffee grinder."],
    ["she already owns a yoga mat", "Yoga mat bag", "Carries any yoga mat."],
    ["she already has candles", "Wick trimmer", "Trims the wicks of candles."],
  ])("%s: %s may be shown", (text, name, description) => {
    expect(isRuledOut(text, name, { description })).toBe(false);
  });

  test("by a shop's tags too", () => {
    const game = "Rival lighthouse keepers";
    expect(isRuledOut("they already have board games", game, { tags: { giftType: ["board-games"], interest: ["board-games"] } })).toBe(
      true,
    );
    expect(isRuledOut("they already have board games", game)).toBe(false);
  });

  test("unless it is ruled out as well, or there is more than enough of it", () => {
    const box = { description: "A towel, a scrub and two candles." };
    expect(isRuledOut("she already has candles and hates candles", "Bath box", box)).toBe(true);
    expect(isRuledOut("she has way too many candles already", "Bath box", box)).toBe(true);
  });
});

test("whatever the lexicon calls a thing is understood behind “no”", () => {
  const missed = [...lexicon().conceptById.values()].flatMap(({ id, synonyms }) => {
    const [name = ""] = synonyms;
    return understand(`A birthday gift for my sister, no ${name} please`).excluded.length === 0 ? [`${id}: ${name}`] : [];
  });
  expect(missed).toEqual([]);
});

describe("every kind of thing that the lexicon knows", () => {
  const readings = new Map<string, ReturnType<typeof readGift>>();
  const readingOf = (name: string) => {
    const reading = readings.get(name) ?? readGift(giftProfile({ name }));
    readings.set(name, reading);
    return reading;
  };
  const concepts = [...lexicon().conceptById.values()];

  test.each(concepts)("$id is ruled out by each of its names, as each of its things is called", ({ synonyms, asked = [], products }) => {
    const whole = [...synonyms, ...asked].filter((name) => kindsOfNarrowName(name) === null);
    const slipped = whole.flatMap((name) => {
      const check = limitsOf(understand(`A birthday gift for my sister, no ${name} please`), TODAY);
      return [...products, ...synonyms]
        .filter((thing) => !check(readingOf(thing)).some(({ kind }) => kind === "excluded"))
        .map((thing) => `no ${name}: ${thing}`);
    });
    expect(slipped).toEqual([]);
  });
});

describe("of several children whose ages are stated the youngest counts", () => {
  const warned = readGift(giftProfile({ name: "Wooden train for kids ages 3 to 8", description: "Not for children under 4 years." }));
  const isUnsafe = (text: string) => violatedLimits(warned, understand(text), TODAY).some(({ kind }) => kind === "age");

  test.each([
    ["for our 3 and 6 year olds", true],
    ["for a boy who is 3 and a half", true],
    ["for our 5 and 6 year olds", false],
  ])("%s: %s", (text, unsafe) => {
    expect(isUnsafe(text)).toBe(unsafe);
  });
});

describe("whom a gift is for", () => {
  const kindsHit = (text: string, given: Parameters<typeof giftProfile>[0]) =>
    violatedLimits(readGift(giftProfile(given)), understand(text), TODAY).map(({ kind }) => kind);
  const forAdults = { ageRange: ["young-adults-18-29", "adults-30-59"] };

  test("teenagers may get what is meant for grown-ups, and no child may", () => {
    const soap = { name: "Oatmeal soap trio", tags: forAdults };
    expect(kindsHit("for my niece, 15 years old", soap)).toEqual([]);
    expect(kindsHit("for my niece, 11 years old", soap)).toContain("age");
  });

  test.each(["One evening, written for adults.", "For adults of 21 and over.", "The kit is for adults."])(
    "but not where a gift says: %s",
    (description) => {
      expect(kindsHit("for my niece, 15 years old", { name: "Mystery dinner", description, tags: forAdults })).toContain("age");
    },
  );

  test("what people have tagged for a sister is nothing that a sister must not get; what a vegan must not have stays so", () => {
    const locket = { name: "Locket for two photos" };
    expect(kindsHit("for my sister", locket)).toContain("avoided");
    expect(kindsHit("for my sister", { ...locket, tags: { recipient: ["sister"] } })).toEqual([]);
    expect(kindsHit("for my vegan sister", { name: "Leather wallet", tags: { recipient: ["sister"] } })).not.toEqual([]);
  });

  test("a word that sounds like a small child's thing yields to the ages that people have given it", () => {
    const kit = { name: "Crochet kit for tiny hands" };
    expect(kindsHit("for my girlfriend", kit)).toContain("age");
    expect(kindsHit("for my girlfriend", { ...kit, tags: forAdults })).toEqual([]);
  });
});

test("a thing that says from what age on it is for is for that age, whatever older ones it is tagged for", () => {
  const sticks = readGift(giftProfile({ name: "Paint sticks", description: "Ages three and up.", tags: { ageRange: ["kids-4-7"] } }));
  expect(violatedLimits(sticks, understand("for a 3 year old girl"), TODAY)).toEqual([]);
  expect(violatedLimits(sticks, understand("for a 2 year old girl"), TODAY).map(({ kind }) => kind)).toContain("age");
});
