import { matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { spanOf } from "./plain-text.ts";
import { SMALL_WORDS } from "./small-words.ts";

/** What is said of somebody with a team, whose name no lexicon has. */
const SUPPORTS = [
  /\b(?:supports?|supporting|(?:die[- ]?hard|huge|big|lifelong) supporter of)(?: the)? ([a-z]+)(?= (?:and|&|but)\b| ?(?:[.,;!?)]|$)| (?:united|city|town|rovers|wanderers|athletic|albion|fc|fans?)\b)/dg,
  /\bseason tickets? (?:for|at|to)(?: the)? ([a-z]+)/dg,
];
const NO_TEAM =
  /(?:s?he|us|me|you|charit(?:y|ies)|causes?|businesses|families|people|artists?|shops?|farmers?|makers?|locals?|theat(?:er|re)|opera|ballet|symphony|zoo|museum|gym|pool)$/;

/** Returns the liking of somebody who supports a team: "dad supports Leeds". */
export function readTeams(plain: string): PhraseMatch[] {
  return SUPPORTS.flatMap((pattern) => [...plain.matchAll(pattern)]).flatMap((match): PhraseMatch[] => {
    const { start, end } = spanOf(match);
    const words = plain.slice(start, end);
    if (SMALL_WORDS.has(words) || NO_TEAM.test(words)) return [];
    if (matchPhrases(words).some(({ certainty }) => certainty >= 0.5)) return [];
    return [{ kind: "interest", id: "soccer", from: "describes", certainty: 0.8, start, end, at: 0, size: 1, words }];
  });
}
