import type { Brief, GiftReading, WeightsById } from "../../types.ts";
import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { personOfOccasion } from "../../ask/assume.ts";
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
/** Feasts of which a gift keeps the name, whatever else it is said to be for. */
const FEASTS: ReadonlySet<string> = new Set(["hanukkah", "diwali", "easter"]);
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

/** Congratulations and days of the year, which bind a gift to their day and to those whose day it is. */
const OF_A_DAY: readonly (readonly [words: RegExp, occasion: string])[] = [
  [/\bhappy (?:[a-z]+ )?birth ?day\b/i, "birthday"],
  [/\bmother[`'’]?s['’]? day\b/i, "mothers-day"],
  [/\bfather[`'’]?s['’]? day\b/i, "fathers-day"],
  [/\bvalentine/i, "valentines-day"],
];
const BIRTHDAYS = /birthday|sixteen|quinceanera/;

/** Returns the days of the year that a gift's name congratulates on. */
const readNamedDays = derivation(({ profile: { name } }): string[] =>
  OF_A_DAY.flatMap(([words, occasion]) => (words.test(name) ? [occasion] : [])),
);

/** True for a "happy birthday" cake where nobody has a birthday, and for a Mother's Day card for somebody's boss. */
function isForAnotherDay(reading: GiftReading, { occasion, person }: Brief): boolean {
  const days = readNamedDays(reading);
  if (days.length === 0) return false;
  const isItsDay = (day: string) =>
    occasion === null
      ? person !== null && personOfOccasion(day) === person.value
      : day === occasion.value || (day === "birthday" && BIRTHDAYS.test(occasion.value));
  return !days.some(isItsDay);
}

/** Returns the binding occasions that a gift's name mentions. */
const readNamedOccasions = derivation(({ profile: { name } }): string[] =>
  matchPhrases(name, { in: "gift" }).flatMap(({ kind, from, id }) =>
    kind === "occasion" && BINDING.has(id) && (from === "synonym" || (from === "product" && KNOWN_BY_THINGS.has(id))) ? [id] : [],
  ),
);

/** True for a gift that is named after another occasion than the brief's, or after other people than the brief's person. */
export function isForAnotherRecipient(reading: GiftReading, brief: Brief): boolean {
  return isBoundToAnotherOccasion(reading, brief) || isForAnotherDay(reading, brief) || isBoundToOthers(reading, brief);
}

/** True for "questions for a grandparent" where the gift is for a dad, or the recipient is unknown. */
function isBoundToOthers(reading: GiftReading, { person, alsoFor }: Brief): boolean {
  const people = [person, ...alsoFor].flatMap((one) => one?.value ?? []);
  if (people.some((id) => (reading.persons.get(id) ?? 0) >= ALSO_SUITS)) return false;
  return readNamedPersons(reading).some((named) => !people.some((id) => isOneOf(id, named)));
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
  if (!isBinding(occasions)) return false;
  const named = readNamedOccasions(reading);
  if (named.length === 0 || named.some((id) => id === occasion?.value)) return false;
  // A shop tags its sweets for Diwali for every thank-you, but who does not keep the feast wonders at them.
  if (named.some((id) => FEASTS.has(id))) return true;
  return occasion === null || (occasions.get(occasion.value) ?? 0) < ALSO_FOR;
}

function isBinding(occasions: WeightsById): boolean {
  let binds = false;
  // This runs for every gift of every brief, and an iterator would take several times as long.
  occasions.forEach((_weight, id) => {
    binds ||= BINDING.has(id);
  });
  return binds;
}
