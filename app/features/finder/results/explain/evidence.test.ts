import fc from "fast-check";
import { expect, test } from "vitest";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { briefOf, giftProfile, read } from "#tests/factories/finder.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { stemsOf } from "../../lexicon/words.ts";
import { readGift } from "../../read/read-gift.ts";
import type { Brief, GiftReading } from "../../types.ts";
import { explainGift } from "../explain.ts";
import { FANS, THINGS } from "./nouns.ts";

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

/** Words of a reason that name nothing. */
const FORM = new Set(
  "for the and a an someone into as wished lover fan person of friend hound old year ages to new big day".split(" ").flatMap(stemsOf),
);

const textOf = ({ profile: { name, description } }: GiftReading) => `${name}. ${description}`;
const entryWords = (id: string) => {
  const entry = interestById.get(id);
  return [entry?.name ?? "", FANS[id] ?? "", THINGS[id] ?? "", ...(entry?.synonyms ?? [])].flatMap(stemsOf);
};

/** True where editors have tagged a gift with an interest or a wider one, or its text has a word for it. */
function holds(reading: GiftReading, id: string): boolean {
  const entry = interestById.get(id);
  const text = new Set(stemsOf(textOf(reading)));
  const tags = reading.profile.tags.interest ?? [];
  return Object.keys(entry?.tags.interest ?? {}).some((slug) => tags.includes(slug)) || entryWords(id).some((stem) => text.has(stem));
}

/** Returns all that a brief says of the person, as stems. */
function saidIn(brief: Brief, reading: GiftReading): Set<string> {
  const { person, occasion, age, interests, traits } = brief;
  const likings = interests.filter(({ value }) => holds(reading, value)).flatMap(({ value }) => entryWords(value));
  const names = [
    personById.get(person?.value ?? "")?.name,
    occasionById.get(occasion?.value ?? "")?.name,
    ...traits.map(({ value }) => traitById.get(value)?.name),
  ];
  const occasionWords =
    occasion === null
      ? []
      : stemsOf(`stocking host goodbye farewell term first school birthday trip arrival promotion quinceañera bat bar ${occasion.value}`);
  return new Set([...likings, ...names.flatMap((name) => stemsOf(name ?? "")), ...stemsOf(String(age?.value.min ?? "")), ...occasionWords]);
}

test("no reason names what the gift's evidence or the request does not hold", () => {
  const briefs = fc.record({
    interests: fc.uniqueArray(idOf(interestById), { maxLength: 5 }),
    traits: fc.uniqueArray(idOf(traitById), { maxLength: 2 }),
    person: fc.option(idOf(personById)),
    occasion: fc.option(idOf(occasionById)),
    age: fc.option(fc.integer({ min: 1, max: 90 })),
  });
  let reasons = 0;
  fc.assert(
    fc.property(
      briefs,
      fc.shuffledSubarray(gifts, { minLength: 40, maxLength: 40 }),
      ({ interests, traits, person, occasion, age }, some) => {
        const brief = briefOf({
          interests: interests.map((id) => read(id, interestById.get(id)?.synonyms[0] ?? "")),
          traits: traits.map((id) => read(id, traitById.get(id)?.synonyms[0] ?? "")),
          person: person === null ? null : read(person, "them"),
          occasion: occasion === null ? null : read(occasion, "that day"),
          age: age === null ? null : read({ min: age, max: age }, String(age)),
        });
        for (const reading of some) {
          const [reason] = explainGift(reading, brief);
          if (reason === undefined) continue;
          reasons += 1;
          const [, lead = "", fact] = /^([^:]+?)(?:: (.+))?\.$/.exec(reason) ?? [];
          const said = saidIn(brief, reading);
          expect(
            stemsOf(lead).filter((stem) => !FORM.has(stem) && !said.has(stem)),
            reason,
          ).toEqual([]);
          if (fact !== undefined) expect(reading.profile.description).toContain(fact);
          expect(reason.length).toBeLessThanOrEqual(170);
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(reasons).toBeGreaterThan(100);
});
