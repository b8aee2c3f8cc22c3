import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CURRENCY } from "#app/platform/money.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { stemsOf } from "../../lexicon/words.ts";
import { understandText } from "../understand.ts";
import { readSituations } from "./read-situations.ts";
import { SITUATIONS, THING_KINDS } from "./situations.ts";

const TODAY = "2026-11-21";
const idsIn = (text: string) => readSituations(text).map(({ value }) => value);
const spoken = (says: string) => says.replaceAll("*", "really");

const shape = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string().min(3).max(45),
  says: z.array(z.string().min(3)).min(2),
  not: z.array(z.string().min(3)).min(1).optional(),
  takesWords: z.literal(true).optional(),
  ofGiver: z.literal(true).optional(),
  wants: z.partialRecord(z.enum(THING_KINDS), z.record(z.string(), z.number().min(0.2).max(1))),
  avoid: z.partialRecord(z.enum(THING_KINDS), z.array(z.string()).min(1)),
  tone: z.enum(["gentle", "cheerful", "plain"]),
  priceCents: z.strictObject({ min: z.int().min(500), max: z.int().max(30_000) }).refine(({ min, max }) => min < max),
  currency: z.literal(CURRENCY),
  size: z.enum(["any", "small"]),
});

test("there are two hundred situations, each of the right shape and once", () => {
  for (const situation of SITUATIONS) expect(shape.parse(situation)).toEqual(situation);
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
});

test("every id that a situation wants or avoids is in the lexicon, and every word has a stem", () => {
  const { interestById, traitById, conceptById } = lexicon();
  const known = { interests: interestById, traits: traitById, concepts: conceptById };
  const unknown = SITUATIONS.flatMap(({ id, wants, avoid }) =>
    THING_KINDS.flatMap((kind) => {
      const named = [...Object.keys(wants[kind] ?? {}), ...(avoid[kind] ?? [])];
      return named
        .filter((name) => (kind === "words" ? stemsOf(name).length === 0 : !known[kind].has(name)))
        .map((name) => `${id}: ${name}`);
    }),
  );
  expect(unknown).toEqual([]);
});

test("each says what helps and what is wrong, and nothing is both", () => {
  const isEmpty = (things: object) => Object.keys(things).length === 0;
  expect(SITUATIONS.filter(({ wants, avoid }) => isEmpty(wants) || isEmpty(avoid)).map(({ id }) => id)).toEqual([]);
  const both = SITUATIONS.flatMap(({ id, wants, avoid }) =>
    THING_KINDS.flatMap((kind) => (avoid[kind] ?? []).filter((name) => wants[kind]?.[name] !== undefined).map((name) => `${id}: ${name}`)),
  );
  expect(both).toEqual([]);
});

describe("every situation", () => {
  test("is recognized by each of its phrases", () => {
    const missed = SITUATIONS.flatMap(({ id, says }) =>
      says.filter((phrase) => !idsIn(`A gift for my aunt: ${spoken(phrase)}, thanks`).includes(id)).map((phrase) => `${id}: ${phrase}`),
    );
    expect(missed).toEqual([]);
  });

  test("is not recognized where it is denied", () => {
    const found = SITUATIONS.flatMap(({ id, says }) =>
      ["she is not", "he no longer", "they never were", "she used to"].flatMap((denial) =>
        says.filter((phrase) => idsIn(`For my aunt, ${denial} ${spoken(phrase)}`).includes(id)).map((phrase) => `${denial} ${phrase}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ["My sister just lost her dog of 14 years", ["lost-a-pet"]],
  ["for my aunt who works nights and can't sleep", ["night-shifts", "no-sleep"]],
  ["she's pregnant and moving abroad in March", ["pregnant", "moving-abroad"]],
  ["I'm moving abroad and want to leave something for my neighbor", []],
  ["I barely know her", ["barely-known"]],
  ["she is not pregnant, just tired", []],
  ["my friend quit drinking last year", ["sober"]],
  ["a colleague who works in the hospital", ["nurse-life"]],
  ["a colleague who is in the hospital", ["hospital-stay"]],
  ["a birthday gift for my sister", []],
])("“%s” states %j", (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test.each([
  ["my friend, whose mother has dementia", []],
  ["for my friend, whose elderly mother is in the hospital", []],
  ["my neighbor. Her husband just had surgery", []],
  ["my aunt loves tea, her son is in a wheelchair", []],
  ["for my friend. My friend's mother has dementia", []],
  ["my friend's mother has dementia", ["dementia"]],
  ["for my daughter's teacher, who is pregnant", ["pregnant"]],
  ["my husband wants something for his mom, who has dementia", ["dementia"]],
  ["my friend, who is caring for her mother", ["elderly-parent-care"]],
  ["my friend whose husband passed away", ["grief"]],
  ["my aunt, her sister knits, she has arthritis", ["sore-hands"]],
  ["for a friend whose son has a nut allergy", ["nut-allergy"]],
])("whose situation it is: “%s” states %j", (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test("the words of a situation that takes them mean nothing else", () => {
  const brief = understandText("My sister just lost her dog, around $30", { today: TODAY, country: "US" });
  expect(brief.person?.value).toBe("sister");
  expect(brief.interests).toEqual([]);
  expect(brief.otherWords).toEqual([]);
  expect(brief.situations).toEqual([{ value: "lost-a-pet", source: "text", words: "lost her dog" }]);
});

test("a husband who died gets no gift, and no sleep is no exclusion of sleep", () => {
  const widow = understandText("for my aunt who lost her husband", { today: TODAY, country: "US" });
  expect([widow.person?.value, widow.situations.map(({ value }) => value)]).toEqual(["aunt", ["grief"]]);
  const tired = understandText("for my brother, no sleep since the twins", { today: TODAY, country: "US" });
  expect(tired.excluded).toEqual([]);
});

describe("a situation needs more than a person's word or an everyday one", () => {
  test.each([
    ["my brother", []],
    ["my brothers and siblings", []],
    ["a couple with children", []],
    ["doesn't drink coffee any more", []],
    ["she doesn't drink any more", ["sober"]],
    ["has a veggie garden", []],
    ["is sick of socks", []],
    ["a marine biologist", []],
    ["he is a marine", ["military"]],
    ["she reads political biographies", []],
    ["the new Zelda just came out", []],
    ["she just came out", ["coming-out"]],
    ["is transitioning to a new role", ["new-job"]],
    ["my mom, full of energy", []],
    ["he is into everything Japanese", []],
    ["works in a nursing home", []],
    ["grandma moved into a care home", ["care-home"]],
    ["a young professional", []],
    ["something professional for my boss", []],
    ["separation anxiety of the dog", ["anxiety"]],
    ["won first place", []],
    ["adopting a dog", ["new-puppy"]],
    ["likes a good old fashioned cocktail", []],
    ["we've been dating for seven years", []],
    ["arrives, starting at a hundred", []],
    ["picking up the kids", []],
    ["she stays in touch", []],
  ])("%j: %j", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  test("no word for a relative, a friend or a colleague says one", () => {
    const people =
      "mom dad sister brother sibling son daughter wife husband partner best-friend coworker cousin aunt uncle brother-in-law".split(" ");
    const said = people.flatMap((id) => lexicon().personById.get(id)?.synonyms ?? []);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((word) => !/\b(?:long distance|nonbinary|business)\b/.test(word) && idsIn(`for my ${word}`).length > 0)).toEqual([]);
  });
});

test("a brother by himself is no pair of siblings to please alike", () => {
  expect(idsIn("my brother lifts weights")).toEqual([]);
  expect(idsIn("for my brother in law")).toEqual([]);
  expect(idsIn("for two brothers, 6 and 8")).toContain("kid-sibling");
});

test("who should be outside gets no video game", () => {
  expect(idsIn("nephew, 12, is always at his playstation, we'd love to get him outside")).toContain("screen-break");
});
