import type { Brief, GiftReading, Understood } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { holdsPhrase, stemLine, stemsOf } from "../../lexicon/words.ts";
import { FANS, THINGS } from "./nouns.ts";

/** A liking as a sentence names it: "the tea", "a cat lover", and "tea" or "cats" among several. */
export interface LikingName {
  alone: string;
  among: string;
  /** True where "the" stands before it: "the tea and the reading". */
  isThing: boolean;
}

/**
 * Returns what a person likes as a noun. An entry of two parts ("Knitting and sewing") is named by the part that the shopper has said, and
 * only for a gift whose own words have it; null where that is not so.
 */
export function nameLiking({ value, words }: Pick<Understood<string>, "value" | "words">, reading: GiftReading): LikingName | null {
  const entry = lexicon().interestById.get(value);
  if (entry === undefined) return null;
  const fan = FANS[value];
  if (fan !== undefined) return { alone: fan, among: lowerFirst(entry.name), isThing: false };
  const thing = THINGS[value];
  if (thing !== undefined) return { alone: `the ${thing}`, among: thing, isThing: true };
  const parts = entry.name.split(/,? and |, /);
  const said = stemsOf(words);
  const part = parts.length < 2 ? undefined : parts.find((one) => said.some((stem) => stemsOf(one).includes(stem)));
  if (part !== undefined && !isInText(reading, part)) return null;
  const name = lowerFirst(part ?? entry.name);
  const isThing = name === name.toLowerCase() && !ALWAYS_INTO.has(value);
  return { alone: isThing ? `the ${name}` : `someone into ${name}`, among: name, isThing };
}

/** Likings that stand badly after "the". */
const ALWAYS_INTO = new Set([
  "gadgets",
  "healthy-eating",
  "survival",
  "quirky",
  "sustainability",
  "faith",
  "philosophy",
  "business-finance",
]);

function isInText({ profile: { name, description } }: GiftReading, words: string): boolean {
  return holdsPhrase(stemLine(`${name}. ${description}`), stemsOf(words));
}

/** Returns the person as anybody's: "a teacher", "new parents"; null for relations, which a reason would easily give to somebody else. */
export function nameRole({ person }: Pick<Brief, "person">): string | null {
  const entry = person === null ? undefined : lexicon().personById.get(person.value);
  if (entry === undefined || !ROLES.has(entry.id)) return null;
  const name = entry.name.toLowerCase();
  if (SEVERAL.has(entry.id)) return name;
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

const ROLES = new Set(
  "newborn baby toddler preschooler couple newlyweds retiree expecting-mother new-parents new-mom new-dad dog-owner cat-owner homeowner teacher coach nurse doctor host bride groom college-student graduate".split(
    " ",
  ),
);
/** Entries of several people, which take no article. */
const SEVERAL = new Set(["new-parents", "newlyweds"]);

/** Returns the occasion as it stands after "for": "the housewarming", "Christmas"; null for entries that are no occasion to name. */
export function nameOccasion({ occasion }: Pick<Brief, "occasion">): string | null {
  const entry = occasion === null ? undefined : lexicon().occasionById.get(occasion.value);
  if (entry === undefined || NO_OCCASION.has(entry.id)) return null;
  const own = OWN_NAMES[entry.id];
  if (own !== undefined) return own;
  const isFeast = entry.day !== undefined || /^(?:The|Secret Santa|Passover|Ramadan|Pride|Eid)\b/.test(entry.name);
  return isFeast ? entry.name.replace(/^The /, "the ") : `the ${entry.name.toLowerCase()}`;
}

/** Nearly everything is given on these, or nobody wants them named. */
const NO_OCCASION = new Set(
  "just-because sympathy divorce apology memory-keeping holi military-homecoming work-gift birthday milestone-birthday christmas holidays secret-santa white-elephant thank-you teacher-thank-you get-well".split(
    " ",
  ),
);
const OWN_NAMES: Readonly<Record<string, string>> = {
  "stocking-stuffer": "the stocking",
  "host-gift": "a host",
  "moving-away": "the goodbye",
  farewell: "the farewell",
  "back-to-school": "the new term",
  "first-day-of-school": "the first day of school",
  "eighteenth-birthday": "the birthday",
  vacation: "the trip",
  "new-pet": "the new arrival",
  "bar-mitzvah": "the big day",
  promotion: "the promotion",
  quinceanera: "the quinceañera",
};

/** Returns a name as it stands inside a sentence: "gardening", but "3D printing" and "Japan" unchanged. */
function lowerFirst(name: string): string {
  return PROPER.test(name) || !/^\p{Lu}\p{Ll}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

const PROPER =
  /^(?:Star Wars|Harry Potter|Lord of|Disney|Pokémon|Japan|France|Italy|Britain|Latin|Hawaii|Christmas|Italian|Asian|Indian|Mexican)/;
