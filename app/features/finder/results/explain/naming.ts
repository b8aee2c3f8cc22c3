import { hasDay } from "#app/features/occasions/occasion-days.ts";
import type { Brief, Understood } from "../../types.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { memoizeOf } from "../../memo.ts";

/** How a sentence speaks of whom the gift is for. */
export interface Pronouns {
  /** "she likes", "they like". */
  likes: string;
  /** "her", "his", "their", "your". */
  whose: string;
}

const SHE: Pronouns = { likes: "she likes", whose: "her" };
const HE: Pronouns = { likes: "he likes", whose: "his" };
const THEY: Pronouns = { likes: "they like", whose: "their" };
const YOU: Pronouns = { likes: "you like", whose: "your" };

/** Two or more lads, although the person is a boy; neither "me and my brothers", who give, nor "my moms birthday". */
const SEVERAL =
  /(?<!\b(?:me|i|us|we|myself) (?:and|&|\+) )\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|both|all|some|the|our|my|those) (?:\w+ )?(?:lads|ladies|girls|boys|kids|guys|women|men|twins|brothers|sisters|sons|daughters|nephews|nieces|uncles|aunts|grandmas|moms|dads)\b(?!['’]| (?:birthday|bday|b-day|\d+(?:st|nd|rd|th)))/i;

/** True where a text says what each of two does: what is for one of them is nothing that both like. */
export const isOfOneOfTwo = (text: string) => EACH_THEIR_OWN.test(text);

/** True where these several are whom the gift is for: a wife with three kids is one. */
function areSeveral(text: string, words: string): boolean {
  const several = SEVERAL.exec(text)?.[0].toLowerCase();
  return several !== undefined && (words === "" || several.includes(words) || words.includes(several));
}

/** "He grills, she bakes": neither liking belongs to only one of the two. */
const EACH_THEIR_OWN =
  /(?:^|[.,;!?] ?|\band )he [a-z]+s\b[^.!?]{0,40}(?:,|;|\band\b) ?she [a-z]+s\b|(?:^|[.,;!?] ?|\band )she [a-z]+s\b[^.!?]{0,40}(?:,|;|\band\b) ?he [a-z]+s\b/i;

/** Returns the pronouns of the person; "they" for several, and for whom a text calls so or leaves open. Every reason asks for them. */
export const pronounsOf = memoizeOf("pronouns of a brief", readPronouns);

function readPronouns({ text, person, gender, alsoFor }: Pick<Brief, "text" | "person" | "gender" | "alsoFor">): Pronouns {
  if (person?.value === "myself") return YOU;
  const gendered = person !== null && lexicon().personById.get(person.value)?.gender !== undefined;
  // The puzzles that a mother does are "them" as well.
  const isCalledThey =
    (gendered ? /\b(?:they|they're|theyre)\b/i : /\b(?:they|them|their|they're|theyre)\b/i).test(text) &&
    !/\b(?:she|he|her|his|him|she's|he's|shes|hes)\b/i.test(text);
  // "She wakes up her husband" is about her, though the husband was read as the recipient.
  const words = person?.words.toLowerCase() ?? "";
  const isTheirs = /^(?:husband|wife|boyfriend|girlfriend)$/.test(words) && new RegExp(`\\b(?:her|his) ${words}\\b`, "i").test(text);
  if (gender === null || alsoFor.length > 0 || isCalledThey || isTheirs || areSeveral(text, words) || EACH_THEIR_OWN.test(text))
    return THEY;
  return gender.value === "female" ? SHE : HE;
}

/** Returns the person as anybody's: "a teacher", "new parents"; null for relations, which a reason would easily give to somebody else. */
export function nameRole({ person }: Pick<Brief, "person">): string | null {
  const entry = person === null ? undefined : lexicon().personById.get(person.value);
  if (entry === undefined || !ROLES.has(entry.id)) return null;
  const name = entry.name.toLowerCase();
  if (IN_PAIRS.has(entry.id)) return name;
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

const ROLES = new Set(
  "newborn baby toddler preschooler couple newlyweds retiree expecting-mother new-parents new-mom new-dad dog-owner cat-owner homeowner teacher coach nurse host bride groom college-student graduate".split(
    " ",
  ),
);
/** Entries of several people, which take no article. */
const IN_PAIRS = new Set(["new-parents", "newlyweds"]);

/** Returns the occasion as it stands after "for": "the housewarming", "Christmas"; null for entries that are no occasion to name. */
export function nameOccasion({ occasion }: { occasion: Understood<string> | null }): string | null {
  const entry = occasion === null ? undefined : lexicon().occasionById.get(occasion.value);
  if (entry === undefined || NO_OCCASION.has(entry.id)) return null;
  const own = OWN_NAMES[entry.id];
  if (own !== undefined) return own;
  const isFeast = hasDay(entry.id) || /^(?:The|Secret Santa|Passover|Ramadan|Pride|Eid)\b/.test(entry.name);
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
  "back-to-school": "the new school year",
  "first-day-of-school": "the first day of school",
  "eighteenth-birthday": "the birthday",
  vacation: "the trip",
  "new-pet": "the new arrival",
  "bar-mitzvah": "the big day",
  promotion: "the promotion",
  quinceanera: "the quinceañera",
};
