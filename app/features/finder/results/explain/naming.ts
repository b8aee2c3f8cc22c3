import type { Brief, Understood } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { stemsOf } from "../../lexicon/words.ts";

const LONGEST_QUOTE = 28;

/** Returns the person of a brief as a sentence calls them: "your mom", "a toddler"; null where nothing but a pronoun would do. */
export function namePerson({ person }: Pick<Brief, "person">): string | null {
  const entry = person === null ? undefined : lexicon().personById.get(person.value);
  if (person === null || entry === undefined || NOBODY.has(entry.id)) return null;
  const said = withoutDeterminers(person.words).toLowerCase();
  const name = said !== "" && said.length <= LONGEST_QUOTE && isSynonym(said, entry.synonyms) ? said : entry.name.toLowerCase();
  if (UNOWNED.has(entry.id)) return name;
  if (MANY.has(entry.id)) return `your ${name}`;
  return ANYBODY.has(entry.id) ? `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}` : `your ${name}`;
}

/** Entries too general for a sentence to name. */
const NOBODY = new Set(["woman", "man", "adult", "stranger", "myself", "ex", "single-person", "family", "kids", "young-adult", "senior"]);
/** Entries that take "a" rather than "your". */
const ANYBODY = new Set(
  "newborn baby toddler preschooler girl boy tween teenager teen-girl teen-boy couple newlyweds retiree expecting-mother new-mom new-dad widow pet-owner dog-owner cat-owner homeowner bride groom nurse first-responder service-member volunteer college-student graduate-student graduate elderly-woman elderly-man empty-nester wedding-guest".split(
    " ",
  ),
);
const MANY = new Set(["parents", "grandparents", "in-laws", "aunt-and-uncle", "godparents", "friend-group"]);
/** Plural entries that take no "your". */
const UNOWNED = new Set(["new-parents", "adoptive-parents"]);

/** Returns the occasion as it stands after "for": "the housewarming", "Christmas"; null for entries that are no occasion to name. */
export function nameOccasion({ occasion }: Pick<Brief, "occasion">): string | null {
  const entry = occasion === null ? undefined : lexicon().occasionById.get(occasion.value);
  if (occasion === null || entry === undefined || NO_OCCASION.has(entry.id)) return null;
  const own = OWN_NAMES[entry.id];
  if (own !== undefined) return own;
  const isFeast = entry.day !== undefined || /^(?:The|Secret Santa|Passover|Ramadan|Pride|Eid)\b/.test(entry.name);
  return isFeast ? entry.name.replace(/^The /, "the ") : `the ${entry.name.toLowerCase()}`;
}

const NO_OCCASION = new Set([
  "just-because",
  "sympathy",
  "divorce",
  "apology",
  "memory-keeping",
  "holi",
  "military-homecoming",
  "work-gift",
]);
const OWN_NAMES: Readonly<Record<string, string>> = {
  "milestone-birthday": "the big birthday",
  "stocking-stuffer": "the stocking",
  "thank-you": "a thank-you",
  "host-gift": "a thank-you to a host",
  "get-well": "a get-well gift",
  "moving-away": "the goodbye",
  farewell: "the farewell",
  "back-to-school": "the new term",
  "first-day-of-school": "the first day of school",
  "eighteenth-birthday": "the birthday",
  vacation: "the trip",
  "new-pet": "the new arrival",
  "teacher-thank-you": "a thank-you",
  "bar-mitzvah": "the big day",
  promotion: "the good news",
  quinceanera: "the quinceañera",
};

/** Returns what the person likes as a noun, and the words that stated it (the noun again where there are none to repeat). */
export function nameInterest({ value, words }: Pick<Understood<string>, "value" | "words">): { name: string; said: string } {
  const entry = lexicon().interestById.get(value);
  const said = withoutDeterminers(words).toLowerCase();
  const known = entry === undefined ? said : lowerFirst(entry.name);
  // "Rose gardening" says more than the entry's name, and is a noun; "bakes" and "garden" do not name what the person likes.
  const isNoun = said.length <= LONGEST_QUOTE && entry !== undefined && / .*ing$|ing$/.test(said) && isSynonym(said, entry.synonyms);
  const name = isNoun ? said : known;
  return { name, said: said === "" || said.length > LONGEST_QUOTE ? name : said };
}

/** Returns what was wished for, as an adjective or a short phrase. */
export function nameTrait({ value, words }: Pick<Understood<string>, "value" | "words">): string {
  const entry = lexicon().traitById.get(value);
  const said = withoutDeterminers(words).toLowerCase();
  if (entry === undefined) return said;
  return said !== "" && said.length <= LONGEST_QUOTE && isSynonym(said, entry.synonyms) ? said : lowerFirst(entry.name);
}

function isSynonym(said: string, synonyms: readonly string[]): boolean {
  const roots = stemsOf(said).join(" ");
  return roots !== "" && synonyms.some((synonym) => stemsOf(synonym).join(" ") === roots);
}

function withoutDeterminers(words: string): string {
  return words
    .replace(/^(?:(?:for|to|my|our|his|her|their|the|an?|is|has|loves?|likes?|enjoys?|into|dear)\s+)+/i, "")
    .replace(/['’]s?$/, "")
    .trim();
}

/** Returns a name as it stands inside a sentence: "gardening", but "3D printing" and "Japan" unchanged. */
function lowerFirst(name: string): string {
  return PROPER.test(name) || !/^\p{Lu}\p{Ll}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

const PROPER =
  /^(?:Star Wars|Harry Potter|Lord of|Disney|Pokémon|Japan|France|Italy|Britain|Latin|Hawaii|Christmas|Italian|Asian|Indian|Mexican)/;
