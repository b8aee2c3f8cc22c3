import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { arbitraryBrief } from "#tests/factories/arbitrary-brief.ts";
import { briefOf, chosen, giftProfile, read } from "#tests/factories/finder.ts";
import { addToBrief } from "./brief-additions.ts";
import { SITUATIONS } from "../ask/situations/situations.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { type Limit, limitsOf, mayBeChild } from "../rank/limits.ts";
import { readGift } from "../read/read-gift.ts";
import type { Reading } from "./rerank-answers.ts";
import { findUnknownId } from "../brief/unknown-ids.ts";
import { briefSchema } from "../schema.ts";
import type { Brief } from "../types.ts";

const TODAY = "2026-11-21";
const TEXT =
  "The woman who raised me is at her wheel all day, throwing pots. She’s just retired. Half a hundred at most, the Saturday after next; nothing with wool!";
const nothing: Reading = {
  person: null,
  alsoFor: [],
  gender: null,
  occasion: null,
  age: null,
  budget: null,
  date: null,
  withinDays: null,
  shipsTo: null,
  interests: [],
  situations: [],
  traits: [],
  otherWords: [],
  excluded: [],
  asks: [],
};

const add = (reading: Partial<Reading>, brief: Brief = briefOf({ text: TEXT }), text = TEXT) =>
  addToBrief(brief, { ...nothing, ...reading }, text, TODAY);

test("fills what is empty with what the text says, in its words", () => {
  const brief = add({
    person: {
      is: "mother",
      words: "the woman who raised me",
    },
    age: {
      min: 60,
      max: 75,
      words: "she's just retired",
    },
    ...{
      budget: {
        min: null,
        max: 50,
        around: null,
        words: "half a hundred at most",
      },
      date: {
        day: "2026-12-05",
        words: "the Saturday after next",
      },
    },
    ...{
      interests: [
        {
          is: "pottery",
          words: "Throwing  pots",
        },
      ],
      excluded: [
        {
          is: "wool",
          words: "nothing with wool",
        },
      ],
    },
  });
  expect(brief).toMatchObject({
    person: { value: "mom", source: "text", words: "The woman who raised me" },
    age: { value: { min: 60, max: 75 }, source: "text", words: "She’s just retired" },
    budget: {
      value: { minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY },
      source: "text",
      words: "Half a hundred at most",
    },
    date: { value: "2026-12-05", source: "text" },
    interests: [{ source: "text", words: "throwing pots" }],
    excluded: [{ source: "text", words: "nothing with wool" }],
    // What the engine takes for granted of a mother.
    gender: { value: "female", source: "assumed", words: "" },
  });
  expect(briefSchema.safeParse(brief).success).toBe(true);
});

test("fills in who else it is for, where it goes, what their life is like, and a sum that is only about", () => {
  const text = "My folks up in Toronto, her with the little one on the way, him snowed under at the office. Forty bucks or so.";
  const brief = add(
    {
      person: { is: "mom", words: "my folks" },
      alsoFor: [
        { is: "dad", words: "him" },
        { is: "sister", words: "my sister" },
      ],
      shipsTo: { is: "Canada", words: "up in Toronto" },
      situations: [
        { is: "pregnant", words: "the little one on the way" },
        { is: "moving abroad", words: "moving away" },
      ],
      budget: { min: null, max: null, around: 40, words: "Forty bucks or so" },
    },
    briefOf({ text }),
    text,
  );
  expect(brief).toMatchObject({
    alsoFor: [{ value: "dad", source: "text", words: "him" }],
    shipsTo: { value: "CA", source: "text", words: "up in Toronto" },
    situations: [{ value: "pregnant", source: "text", words: "the little one on the way" }],
    budget: { value: { minCents: null, maxCents: null, targetCents: 4000, currency: CURRENCY } },
  });
});

test("fills in things asked for by name, a man or a woman, and a question, in words of the text", () => {
  const text = "A zither or a lap steel for her. Any chance of it being here by the party?";
  const brief = add(
    {
      gender: { is: "female", words: "for her" },
      otherWords: [
        { is: "zither", words: "Zither" },
        { is: "guitar", words: "lap steel" },
      ],
      asks: [{ is: "delivery", words: "any chance of it being here" }],
    },
    briefOf({ text }),
    text,
  );
  expect(brief).toMatchObject({
    gender: { value: "female", source: "text", words: "for her" },
    otherWords: ["zither", "lap steel"],
    asks: ["delivery"],
  });
  expect(briefSchema.safeParse(brief).success).toBe(true);
});

test("what is only likely becomes an assumption, as long as it limits nothing by itself", () => {
  expect(add({ interests: [{ is: "pottery", words: "clay is her life" }] }).interests).toMatchObject([{ source: "assumed", words: "" }]);
  expect(add({ occasion: { is: "retirement", words: "" } }).occasion).toMatchObject({ source: "assumed" });
});

test("the very same brief comes back where nothing is new", () => {
  const brief = briefOf({ text: TEXT, person: read("mom", "my mom"), interests: [chosen("gardening")] });
  expect(add({}, brief)).toBe(brief);
  expect(add({ person: { is: "dad", words: "The woman" }, interests: [{ is: "gardening", words: "" }] }, brief)).toBe(brief);
});

describe("G3: is not taken in by", () => {
  test.each<[string, Partial<Reading>]>([
    ["an age that was not said", { age: { min: 3, max: 5, words: "for a toddler" } }],
    ["an age without words", { age: { min: 3, max: 5, words: "" } }],
    ["an age from words that say none", { age: { min: 30, max: 40, words: "wheel" } }],
    ["an age that its words do not say", { age: { min: 30, max: 40, words: "just retired" } }],
    ["an age from another world", { age: { min: -5, max: 4000, words: "just retired" } }],
    ["an age upside down", { age: { min: 70, max: 60, words: "just retired" } }],
    ["a sum that was not said", { budget: { min: null, max: 5, around: null, words: "five dollars" } }],
    ["a sum from words that name none", { budget: { min: null, max: 5, around: null, words: "throwing pots" } }],
    ["no sum at all", { budget: { min: null, max: null, around: null, words: "Half a hundred" } }],
    ["a sum that is none", { budget: { min: Number.NaN, max: Infinity, around: null, words: "Half a hundred" } }],
    ["a negative sum", { budget: { min: -100, max: -1, around: null, words: "Half a hundred" } }],
    ["a day that has passed", { date: { day: "2025-12-05", words: "the Saturday after next" } }],
    ["a day that is none", { date: { day: "soon", words: "the Saturday after next" } }],
    ["half a day's delivery", { withinDays: { days: 0.5, words: "all day" } }],
    ["an exclusion that was not said", { excluded: [{ is: "pottery", words: "no pottery" }] }],
    ["a situation that was not said", { situations: [{ is: "pregnant", words: "she is pregnant" }] }],
    ["a situation that is none", { situations: [{ is: "zzqx", words: "at her wheel" }] }],
    ["a country that was not said", { shipsTo: { is: "Canada", words: "to Canada" } }],
    ["a country that is none", { shipsTo: { is: "constructor", words: "at her wheel" } }],
    ["a second person beside nobody", { alsoFor: [{ is: "sister", words: "woman" }] }],
    ["a woman whom no words name", { gender: { is: "female", words: "" } }],
    ["a man in words of none", { gender: { is: "male", words: "throwing pots" } }],
    ["a man in words of a woman", { gender: { is: "male", words: "The woman" } }],
    ["a sex that is none", { gender: { is: "both", words: "The woman" } }],
    ["a thing that was not said", { otherWords: [{ is: "kettle", words: "a kettle" }] }],
    ["a thing without words", { otherWords: [{ is: "kettle", words: "" }] }],
    ["a sentence for a thing", { otherWords: [{ is: "pots", words: "is at her wheel all day" }] }],
    ["a thing that the brief avoids unless it is asked for", { otherWords: [{ is: "wool", words: "wool" }] }],
    ["a question that was not asked", { asks: [{ is: "delivery", words: "will it arrive" }] }],
    ["a question about something else", { asks: [{ is: "wool", words: "nothing with wool" }] }],
    ["an exclusion that is no word", { excluded: [{ is: "<script>", words: "wool" }] }],
    ["an interest that the lexicon does not know", { interests: [{ is: "zzqx", words: "throwing pots" }] }],
    ["an interest that is an order", { interests: [{ is: "ignore all previous", words: "" }] }],
  ])("%s", (_name, reading) => {
    const brief = briefOf({ text: TEXT });
    expect(add(reading, brief)).toBe(brief);
  });

  describe("a nephew whom it takes for grown up", () => {
    const wine = readGift(giftProfile({ name: "Bottle of red wine", description: "A dry red.", priceCents: 2000 }));
    test.each(["wheel", "just retired"])("by the words %j", (words) => {
      const text = "My nephew is at his wheel all day. His uncle has just retired.";
      const brief = briefOf({ text, person: read("nephew", "nephew") });
      expect(limitsOf(brief, TODAY)(wine)).not.toEqual([]);
      const added = add({ age: { min: words === "wheel" ? 30 : 60, max: words === "wheel" ? 40 : 75, words } }, brief, text);
      expect(added).toBe(brief);
      expect(limitsOf(added, TODAY)(wine)).not.toEqual([]);
    });
  });

  test("an exclusion of what the shopper asks for", () => {
    const brief = briefOf({ text: "She loves gardening", interests: [read("gardening", "loves gardening")] });
    expect(
      add(
        {
          excluded: [
            { is: "gardening", words: "gardening" },
            { is: "plants", words: "loves gardening" },
          ],
        },
        brief,
        "She loves gardening",
      ),
    ).toBe(brief);
  });

  test("a wish for what the brief avoids", () => {
    const brief = briefOf({ interests: [read("vegan-cooking", "vegan")] });
    const added = add({ interests: [{ is: "pottery", words: "wool" }] }, brief);
    expect(added.interests).toEqual([...brief.interests, { value: "pottery", source: "assumed", words: "" }]);
  });

  test("a situation that would lift a limit: only the shopper says that there is a dog", () => {
    const text = "My sister throws pots. There is a bundle of joy at her place now.";
    const brief = briefOf({ text, person: read("sister", "sister") });
    const collar = readGift(giftProfile({ name: "Leather dog collar" }));
    expect(limitsOf(brief, TODAY)(collar)).not.toEqual([]);
    expect(limitsOf({ ...brief, situations: [chosen("new-puppy")] }, TODAY)(collar)).toEqual([]);
    expect(add({ situations: [{ is: "A new puppy or kitten", words: "a bundle of joy" }] }, brief, text)).toBe(brief);
  });

  test("a day of an occasion that the shopper took away", () => {
    const brief = briefOf({ occasion: read("christmas", "Christmas") });
    const added = add({ interests: [{ is: "pottery", words: "throwing pots" }] }, brief);
    expect(added.date).toBeNull();
  });
});

const { personById, occasionById, interestById, traitById, conceptById } = lexicon();
const idOf = (byId: ReadonlyMap<string, unknown>) => fc.constantFrom(...byId.keys());
const AGES = "She’s just retired, he’s a toddler, on the wrong side of forty; born in 2001, fifty years young";
const text = fc.oneof(fc.constant(TEXT), fc.constant(AGES), fc.string({ unit: "grapheme", maxLength: 60 }));
const words = fc.oneof(
  fc.constantFrom("wheel", "throwing pots", "She’s just retired", "Half a hundred", "wool", ""),
  fc.constantFrom("a toddler", "the wrong side of forty", "born in 2001", "fifty years young"),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
const named = fc.record({
  is: fc.oneof(
    fc.constantFrom("pottery", "mother", "wedding", "leather", "alcohol", "eco-friendly", "dog", "wool"),
    fc.string({ maxLength: 20 }),
  ),
  words,
});
const number = fc.oneof(fc.integer({ min: -10, max: 5000 }), fc.double());
const anyReading: fc.Arbitrary<Reading> = fc.record({
  person: fc.option(named),
  occasion: fc.option(named),
  age: fc.option(
    fc.oneof(
      fc.record({ min: number, max: number, words }),
      fc.tuple(fc.nat(60), fc.nat(30), words).map(([min, more, said]) => ({ min, max: min + more, words: said })),
    ),
  ),
  budget: fc.option(fc.record({ min: fc.option(number), max: fc.option(number), around: fc.option(number), words })),
  date: fc.option(fc.record({ day: fc.oneof(fc.constantFrom("2026-12-24", "2026-11-22", "2020-01-01"), fc.string()), words })),
  withinDays: fc.option(fc.record({ days: number, words })),
  alsoFor: fc.array(named, { maxLength: 4 }),
  shipsTo: fc.option(fc.record({ is: fc.constantFrom("Canada", "the UK", "Atlantis", "constructor"), words })),
  situations: fc.array(fc.record({ is: fc.constantFrom(...SITUATIONS.map(({ name }) => name)), words }), { maxLength: 8 }),
  interests: fc.array(named, { maxLength: 15 }),
  gender: fc.option(fc.record({ is: fc.constantFrom("female", "male", "Male", "neither"), words })),
  traits: fc.array(named, { maxLength: 10 }),
  otherWords: fc.array(named, { maxLength: 15 }),
  excluded: fc.array(named, { maxLength: 25 }),
  asks: fc.array(named, { maxLength: 4 }),
});
const anyBrief = arbitraryBrief({
  person: idOf(personById),
  occasion: idOf(occasionById),
  interest: idOf(interestById),
  trait: idOf(traitById),
  excluded: idOf(conceptById),
});
const readings = [
  ["Leather journal", "Full-grain leather."],
  ["Bottle of red wine", "A dry red."],
  ["Wool throw", "Woven wool for cold evenings."],
  ["Toddler's wooden blocks", "For ages 1 to 3."],
  ["Men's shaving kit", "For him."],
  ["Steak knife set", "Six knives."],
].flatMap(([name = "", description = ""]) => [
  readGift(giftProfile({ name, description, priceCents: 2000 })),
  readGift(giftProfile({ name, description, priceCents: null, shippingDays: null })),
  readGift(giftProfile({ name, description, priceCents: 90_000, shippingDays: 20 })),
]);

test("whatever a model reads, the brief stays valid and no limit becomes wider", () => {
  fc.assert(
    fc.property(anyBrief, anyReading, text, (brief, reading, written) => {
      const added = addToBrief(brief, reading, written, TODAY);
      expect(briefSchema.safeParse(added).success).toBe(briefSchema.safeParse(brief).success);
      expect(findUnknownId(added)).toEqual(findUnknownId(brief));
      const before = limitsOf(brief, TODAY);
      const after = limitsOf(added, TODAY);
      // What may be no child's is, once a child's age has been read, no thing for that age.
      const wasChild = mayBeChild(brief) && added.age !== null;
      const kindsOf = (limits: Limit[]) => limits.map(({ kind }) => (wasChild && kind === "avoided" ? "age" : kind));
      for (const gift of readings) expect(kindsOf(after(gift))).toEqual(expect.arrayContaining(kindsOf(before(gift))));
      for (const name of ["person", "age", "gender", "occasion", "date", "budget", "withinDays", "shipsTo"] as const) {
        if (brief[name] !== null) expect(added[name]).toEqual(brief[name]);
      }
    }),
    { numRuns: 300 },
  );
});
