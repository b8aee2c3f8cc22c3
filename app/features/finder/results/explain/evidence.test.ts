import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { briefOf, giftProfile, read } from "#tests/factories/finder.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { SITUATIONS } from "../../ask/situations/situations.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { contentStemsOf, stemsOf } from "../../lexicon/words.ts";
import { readGift } from "../../read/read-gift.ts";
import type { Brief, GiftReading } from "../../types.ts";
import { explainGifts } from "../explain.ts";
import { needsOf } from "./needs.ts";
import { nounOf } from "./nouns.ts";

const gifts = (await readSeedGifts()).map((values) =>
  readGift(
    giftProfile({
      slug: values.slug ?? "",
      name: values.name ?? "",
      description: values.description ?? "",
      tags: Object.fromEntries(TAXONOMIES.map(({ key, column }) => [key, (values[column] ?? "").split("|").filter((slug) => slug !== "")])),
    }),
  ),
);
const { interestById, occasionById, personById, traitById } = lexicon();
const idOf = (byId: ReadonlyMap<string, unknown>) => fc.constantFrom(...byId.keys());

/** Likings that the demo shop has tags of, beside any. */
const tagged = fc.constantFrom(...[...interestById.values()].filter(({ tags }) => tags.interest !== undefined).map(({ id }) => id));

const briefs = fc
  .record({
    interests: fc.uniqueArray(fc.oneof(tagged, idOf(interestById)), { maxLength: 5 }),
    traits: fc.uniqueArray(idOf(traitById), { maxLength: 2 }),
    situations: fc.uniqueArray(fc.constantFrom(...SITUATIONS.map(({ id }) => id)), { maxLength: 2 }),
    person: fc.option(idOf(personById)),
    gender: fc.option(fc.constantFrom("female" as const, "male" as const)),
    occasion: fc.option(idOf(occasionById)),
    age: fc.option(fc.integer({ min: 1, max: 90 })),
    text: fc.constantFrom("", "her knees are sore", "they have bad eyes"),
  })
  .map(({ interests, traits, situations, person, gender, occasion, age, text }) =>
    briefOf({
      text,
      interests: interests.map((id) => read(id, interestById.get(id)?.synonyms[0] ?? "")),
      traits: traits.map((id) => read(id, traitById.get(id)?.synonyms[0] ?? "")),
      situations: situations.map((id) => read(id, id)),
      person: person === null ? null : read(person, "them"),
      gender: gender === null ? null : read(gender, "them"),
      occasion: occasion === null ? null : read(occasion, "that day"),
      age: age === null ? null : read({ min: age, max: age }, String(age)),
    }),
  );

/** Words of a reason that name nothing. */
const FORM = new Set(
  "for the and a an one something because she he they you her his their your likes like who right age".split(" ").flatMap(stemsOf),
);

/** True where editors have tagged a gift with an interest or a wider one, or its text has a word for it. */
function holds({ profile }: GiftReading, id: string): boolean {
  const entry = interestById.get(id);
  const text = ` ${stemsOf(`${profile.name}. ${profile.description}`).join(" ")} `;
  const isTagged = Object.keys(entry?.tags.interest ?? {}).some((slug) => profile.tags.interest?.includes(slug));
  const words = [entry?.name ?? "", ...(entry?.synonyms ?? []), ...(entry?.products ?? [])];
  return isTagged || words.some((word) => hasPhrase(text, word)) || narrowerThan(id).some((one) => hasOneOf(text, one));
}

const hasPhrase = (text: string, words: string) => words !== "" && text.includes(` ${stemsOf(words).join(" ")} `);
const hasOneOf = (text: string, id: string) => {
  const entry = interestById.get(id);
  return [...(entry?.synonyms ?? []), ...(entry?.products ?? [])].some((words) => hasPhrase(text, words));
};
const narrowerThan = (id: string): string[] =>
  [...interestById.values()].flatMap((entry) => (entry.broader?.includes(id) === true ? [entry.id, ...narrowerThan(entry.id)] : []));

/** Returns all that may be said of the request for a gift with such a fact, as stems. */
function sayable(brief: Brief, reading: GiftReading, fact: string): Set<string> {
  const { person, occasion, age, interests } = brief;
  const likings = interests.filter(({ value }) => holds(reading, value)).flatMap(({ value }) => Object.values(nounOf(value) ?? {}).flat());
  const needs = needsOf(brief).flatMap(({ words, proof }) => (proof.test(fact) ? [words] : []));
  const names = [personById.get(person?.value ?? "")?.name, occasionById.get(occasion?.value ?? "")?.name];
  const occasions =
    occasion === null
      ? ""
      : `stocking host goodbye farewell term first school birthday trip arrival promotion quinceañera big day ${occasion.value}`;
  return new Set([...likings, ...needs, ...names, occasions, String(age?.value.min ?? "")].flatMap((words) => stemsOf(words ?? "")));
}

/** Takes a reason apart into what it says of the request and the clause of the gift's text. */
function partsOf(reason: string): { lead: string; fact: string } {
  const [, fact, tail] = /^(.+): ((?:one|something) for .+)\.$/.exec(reason) ?? [];
  if (fact !== undefined && tail !== undefined) return { lead: tail, fact };
  const [, lead = "", rest = ""] = /^([^:]+): (.+)\.$/.exec(reason) ?? [];
  return { lead, fact: rest };
}

const FORBIDDEN =
  /suits (?:your|her|his|their)|in mind|not far from|as such|because of|in stock|\$|price|in the budget|perfect|ideal|must[- ]have|[“”"]|\b(?:my|our|mother|father|daughter|son|sister|brother|wife|husband)\b/i;

test("no reason names what the gift's evidence or the request does not hold", () => {
  let reasons = 0;
  fc.assert(
    fc.property(briefs, fc.shuffledSubarray(gifts, { minLength: 40, maxLength: 40 }), (brief, some) => {
      for (const [place, [reason]] of explainGifts(some, brief).entries()) {
        const reading = some[place];
        if (reason === undefined || reading === undefined) continue;
        reasons += 1;
        const { lead, fact } = partsOf(reason);
        const said = sayable(brief, reading, fact);
        expect(
          stemsOf(lead).filter((stem) => !FORM.has(stem) && !said.has(stem)),
          reason,
        ).toEqual([]);
        const { name, description } = reading.profile;
        const at = description.indexOf(fact);
        expect(at, reason).toBeGreaterThanOrEqual(0);
        // A clause begins where a sentence does, and ends where it or one of its clauses does.
        expect(at === 0 || /[.!?]\s$/.test(description.slice(0, at)), reason).toBe(true);
        expect(description.slice(at + fact.length), reason).toMatch(/^(?:[.,;:]| while you)/);
        const known = new Set([...contentStemsOf(name), ...contentStemsOf(lead), ...contentStemsOf(brief.text)]);
        expect(contentStemsOf(fact).filter((stem) => !known.has(stem)).length, reason).toBeGreaterThan(0);
        expect(reason).not.toMatch(FORBIDDEN);
        expect(reason.length).toBeLessThanOrEqual(165);
      }
    }),
    { numRuns: 300 },
  );
  expect(reasons).toBeGreaterThan(50);
});

test("no build of a sentence stands more than twice among six", () => {
  const buildOf = ([reason]: string[]) =>
    reason === undefined ? null : (/^(?:For the|For|Right for|Because) /.exec(reason)?.[0] ?? reason);
  fc.assert(
    fc.property(briefs, fc.shuffledSubarray(gifts, { minLength: 24, maxLength: 24 }), (brief, some) => {
      const builds = explainGifts(some, brief).map(buildOf);
      for (let from = 0; from + 6 <= builds.length; from++) {
        const six = builds.slice(from, from + 6).filter((build) => build !== null);
        for (const build of new Set(six)) expect(six.filter((other) => other === build).length).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 60 },
  );
});

describe("a shop's own texts", () => {
  const lines = fc.constantFrom(
    "Enjoy the perfect tea experience with this elegant combo.",
    "Our kettle brings convenience and beauty to your kitchen.",
    "Capacity: 1.8 Liters",
    "Delivered fresh with same-day delivery available.",
    "A must-read for tea lovers everywhere.",
    "This tea keeps customers coming back.",
    "tea tea TEA cheap tea",
    "Made with the finest ingredients, it offers a burst of tea.",
    "Looking for tea delivered fast?",
    "Ideal for tea fans, keeps warm.",
    "Part art piece, part tea superstar.",
    "It's the tea that warms hearts…",
    "They hold tea.",
  );

  test("are never a reason, in whatever order they stand", () => {
    const brief = briefOf({ interests: [read("tea", "tea")] });
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 6 }), fc.constantFrom(" ", "\n\n", "\n• "), (some, between) => {
        const reading = readGift(giftProfile({ name: "Tea kettle", description: some.join(between), tags: { interest: ["tea"] } }));
        expect(explainGifts([reading], brief)).toEqual([[]]);
      }),
    );
  });
});
