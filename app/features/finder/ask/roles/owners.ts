import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import type { PhraseMatch } from "../../lexicon/matcher.ts";

/** Source of a regular expression for words that say for which person the gift is, after others were named. It has no groups. */
export const GIFT_IS = "\\b(?:it's|it is|this is|this one's|this one is|(?:gift|present)(?: is|'s)?) (?:only |really |actually |just )?for";
/** The same with a pronoun alone: "this is for her". */
export const FOR_HER = new RegExp(`${GIFT_IS} (her|him|herself|himself)(?= ?(?:[.,;!?)]|$))`);
/** A relative's partner whom one name calls, and whose they are: "sister's husband". */
const BY_OWNER = /^((?:my |our )?[a-z-]+)'s? /i;

const sexOf = ({ id }: PhraseMatch) => lexicon().personById.get(id)?.gender;

/**
 * Returns the people of a plain text (see `plainText`) with the sister instead of her husband where it says that it is for her: "my sister's
 * husband loves golf, but this is for her".
 */
export function asOwners(text: string, people: readonly PhraseMatch[]): PhraseMatch[] {
  const said = FOR_HER.exec(text)?.[1];
  if (said === undefined) return [...people];
  const meant = said.startsWith("her") ? "female" : "male";
  return people.map((person) => {
    const words = BY_OWNER.exec(person.words)?.[1];
    if (words === undefined || sexOf(person) === undefined || sexOf(person) === meant) return person;
    const owner = matchPhrases(words).find(({ kind, from }) => kind === "person" && from === "synonym");
    if (owner === undefined || sexOf(owner) !== meant) return person;
    return { ...owner, words, start: person.start, end: person.start + words.length };
  });
}
