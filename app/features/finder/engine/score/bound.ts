import type { Brief, GiftReading, WeightsById } from "../../types.ts";
import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import { coreOfName } from "../read-gift/core-name.ts";
import { remembered } from "../remembered.ts";

/** Occasions after which a thing is called only where it is made for them: nobody else has a use for a get-well box. */
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
/** Those whose things are known by their names: a dreidel needs no "Hanukkah" beside it. */
const KNOWN_BY_THINGS: ReadonlySet<string> = new Set(["hanukkah", "diwali"]);
/** How surely a gift must be for the brief's occasion, to be no less good because it is called after another one. */
const ALSO_FOR = 0.9;

/** How surely a gift must suit the brief's person, to be no less good because it is called after somebody else. */
const ALSO_SUITS = 0.5;
const FOR_ANYBODY = /\bfor\b/i;
const FOR = /\bfor (?:an? |the |your |my |new |little )*$/i;

/** What follows is asked of every gift's name for every brief. */
const MANY_NAMES = { most: 10_000, longest: 300 };

/** Whom a name says that it is for. */
const namedPersons = remembered((name) => {
  const core = coreOfName(name);
  if (!FOR_ANYBODY.test(core)) return [];
  return matchPhrases(core, { in: "gift" }).flatMap(({ kind, from, id, start }) =>
    kind === "person" && from === "synonym" && FOR.test(core.slice(0, start)) ? [id] : [],
  );
}, MANY_NAMES);

/** The binding occasions that a name speaks of. */
const namedOccasions = remembered(
  (name) =>
    matchPhrases(name, { in: "gift" }).flatMap(({ kind, from, id }) =>
      kind === "occasion" && BINDING.has(id) && (from === "synonym" || (from === "product" && KNOWN_BY_THINGS.has(id))) ? [id] : [],
    ),
  MANY_NAMES,
);

/** True for a gift that is called after another occasion than the brief's, or after other people than the brief's person. */
export function isBoundToAnother(reading: GiftReading, brief: Brief): boolean {
  return isBoundToAnotherOccasion(reading, brief) || isBoundToOthers(reading, brief);
}

/** True of "questions for a grandparent" where the gift is for a dad, or nobody has said for whom. */
function isBoundToOthers({ profile, persons }: GiftReading, { person }: Brief): boolean {
  if (person !== null && (persons.get(person.value) ?? 0) >= ALSO_SUITS) return false;
  return namedPersons(profile.name).some((id) => person === null || !isOneOf(person.value, id));
}

/** True of a grandmother among grandparents: shops know both by the same name. */
function isOneOf(one: string, others: string): boolean {
  const recipientsOf = (id: string) =>
    Object.entries(lexicon().personById.get(id)?.tags.recipient ?? {}).flatMap(([slug, weight]) => (weight >= ALSO_SUITS ? [slug] : []));
  return one === others || recipientsOf(others).some((slug) => recipientsOf(one).includes(slug));
}

/** True for a gift that is called after an occasion ("Retirement clock"), for a brief that speaks of another one or of none. */
function isBoundToAnotherOccasion({ profile, occasions }: GiftReading, { occasion }: Brief): boolean {
  if (occasion !== null && (occasions.get(occasion.value) ?? 0) >= ALSO_FOR) return false;
  if (!isBinding(occasions)) return false;
  const named = namedOccasions(profile.name);
  return named.length > 0 && !named.some((id) => id === occasion?.value);
}

function isBinding(occasions: WeightsById): boolean {
  let binds = false;
  // Asked of every gift for every brief: going through an iterator takes several times as long.
  occasions.forEach((_weight, id) => {
    binds ||= BINDING.has(id);
  });
  return binds;
}
