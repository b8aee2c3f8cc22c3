import { RELATIVE } from "../kin-words.ts";

/** Situations of a family that are the person's too: who cares for somebody, mourns them, or keeps nuts out of a child's reach. */
const SHARED: ReadonlySet<string> = new Set(
  (
    "elderly-parent-care grief miscarriage lost-a-pet empty-nest family-away family-conflict deployed new-parent second-baby twins adoption " +
    "busy-parents no-sleep baby-asleep new-grandparent grandparent-far grandkids-visit stepfamily single-parent wedding-planning " +
    "nut-allergy allergic pet-allergy scent-sensitive asthma gluten-free-life lactose-free-life kosher-life halal-life"
  ).split(" "),
);

/** What may stand between a relative and what is said of them; a new subject is somebody else. */
const SAYS = "(?:,? who)?(?: (?!(?:and|but|so|because|she|he|they|i|we|my|our)\\b)[a-z']+){0,4} $";
/** "Whose mother has", and "her mother has" where no gift is wanted for her: "for her mother, who has". */
const OWN = new RegExp(
  `(?:\\bwhose|(?<!\\b(?:for|to|and|with|&) )\\b(?:her|his|their)) (?:(?!(?:and|or)\\b)[a-z-]+ ){0,2}${RELATIVE}s?${SAYS}`,
);
/** "My friend's mother has". */
const OF_RELATIVE = new RegExp(`(?<!\\b(?:for|to) (?:my |our |a )?)\\b${RELATIVE}'s (?:[a-z-]+ ){0,2}${RELATIVE}s?${SAYS}`);
const ANYBODY = new RegExp(`\\b${RELATIVE}\\b`);

/** True for a situation that a plain text (see `plainText`) states of a relative of the person, at this place. */
export function isRelatives(text: string, id: string, start: number): boolean {
  if (SHARED.has(id)) return false;
  const clause = /[^.!?;:\n]*$/.exec(text.slice(Math.max(0, start - 100), start))?.[0] ?? "";
  if (OWN.test(clause)) return true;
  const owned = OF_RELATIVE.exec(clause);
  // The first who is named is the one that the gift is for: "my friend's mother has dementia".
  return owned !== null && ANYBODY.test(text.slice(0, start - clause.length + owned.index));
}
