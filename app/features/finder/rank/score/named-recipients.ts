import type { Brief, GiftReading, WeightsById } from "../../types.ts";
import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";

/** Occasions whose name in a gift's name binds the gift to them: nobody else has a use for a get-well box. */
const BINDING: ReadonlySet<string> = new Set([
  "get-well",
  "retirement",
  "farewell",
  "wedding",
  "engagement",
  "anniversary",
  "graduation",
  "baby-shower",
  "diwali",
  "hanukkah",
  "easter",
  "sympathy",
]);
/** Occasions whose things are known by their own names: a dreidel needs no "Hanukkah" beside it. */
const KNOWN_BY_THINGS: ReadonlySet<string> = new Set(["hanukkah", "diwali"]);
/** Confidence for the brief's occasion from which a gift is no worse for being named after another one. */
const ALSO_FOR = 0.9;

/** Confidence for the brief's person from which a gift is no worse for being named after somebody else. */
const ALSO_SUITS = 0.5;
const FOR_ANYBODY = /\bfor\b/i;
const FOR = /\bfor (?:an? |the |your |my |new |little )*$/i;

/** Returns the persons whom a gift's name addresses. */
const readNamedPersons = derivation(({ profile: { name } }): string[] => {
  const core = coreOfName(name);
  if (!FOR_ANYBODY.test(core)) return [];
  return matchPhrases(core, { in: "gift" }).flatMap(({ kind, from, id, start }) =>
    kind === "person" && from === "synonym" && FOR.test(core.slice(0, start)) ? [id] : [],
  );
});

/** Returns the binding occasions that a gift's name mentions. */
const readNamedOccasions = derivation(({ profile: { name } }): string[] =>
  matchPhrases(name, { in: "gift" }).flatMap(({ kind, from, id }) =>
    kind === "occasion" && BINDING.has(id) && (from === "synonym" || (from === "product" && KNOWN_BY_THINGS.has(id))) ? [id] : [],
  ),
);

/** True for a gift that is named after another occasion than the brief's, or after other people than the brief's person. */
export function isForAnotherRecipient(reading: GiftReading, brief: Brief): boolean {
  return isBoundToAnotherOccasion(reading, brief) || isBoundToOthers(reading, brief);
}

/** True for "questions for a grandparent" where the gift is for a dad, or the recipient is unknown. */
function isBoundToOthers(reading: GiftReading, { person }: Brief): boolean {
  if (person !== null && (reading.persons.get(person.value) ?? 0) >= ALSO_SUITS) return false;
  return readNamedPersons(reading).some((id) => person === null || !isOneOf(person.value, id));
}

/** True for a grandmother among grandparents: shops use the same tag for both. */
function isOneOf(one: string, others: string): boolean {
  const recipientsOf = (id: string) =>
    Object.entries(lexicon().personById.get(id)?.tags.recipient ?? {}).flatMap(([slug, weight]) => (weight >= ALSO_SUITS ? [slug] : []));
  return one === others || recipientsOf(others).some((slug) => recipientsOf(one).includes(slug));
}

/** True for a gift that is named after an occasion ("Retirement clock") when the brief mentions another one or none. */
function isBoundToAnotherOccasion(reading: GiftReading, { occasion }: Brief): boolean {
  const { occasions } = reading;
  if (occasion !== null && (occasions.get(occasion.value) ?? 0) >= ALSO_FOR) return false;
  if (!isBinding(occasions)) return false;
  const named = readNamedOccasions(reading);
  return named.length > 0 && !named.some((id) => id === occasion?.value);
}

function isBinding(occasions: WeightsById): boolean {
  let binds = false;
  // This runs for every gift of every brief, and an iterator would take several times as long.
  occasions.forEach((_weight, id) => {
    binds ||= BINDING.has(id);
  });
  return binds;
}
