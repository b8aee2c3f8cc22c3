import { matchPhrases } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { NUMBER } from "./numbers.ts";
import { spanOf } from "./plain-text.ts";
import { SMALL_WORDS } from "./small-words.ts";

/** What is said of somebody with a team, whose name no lexicon has; towns and clubs of two words begin like these. */
const TEAM =
  "((?:west|aston|crystal|nottingham|manchester|man|newcastle|sheffield|real|inter|ac|as|fc|bayern|borussia|celta|sporting) [a-z]+|[a-z]+)";
const SUPPORTS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:supports?|supporting|(?:die[- ]?hard|huge|big|lifelong) supporter of)(?: the)? ${TEAM}(?= (?:and|&|but)\\b| ?(?:[.,;!?)]|$)| (?:united|city|town|rovers|wanderers|athletic|albion|fc|fans?)\\b)`,
    "dg",
  ),
  new RegExp(`\\bseason tickets? (?:for|at|to)(?: the)? ${TEAM}`, "dg"),
];
const NO_TEAM =
  /(?:s?he|us|me|you|charit(?:y|ies)|causes?|businesses|families|people|artists?|shops?|farmers?|makers?|locals?|theat(?:er|re)|opera|ballet|symphony|zoo|museum|gym|pool)$/;

/** What people read and watch of these places is what they once were. */
const ANCIENT: readonly RegExp[] = [
  /\b(?:documentar(?:y|ies)|docs?|books?|novels?|podcasts?|shows?|series|lectures?|reads?|reading|videos?|stories)(?: all)? (?:about|on|of)(?: (?:the|ancient|old|early|classical))* (rome|italy|greece|athens|egypt|pompeii|sparta|troy|persia|byzantium)(?![a-z])/dg,
];

/** Who walks for miles walks because they like to. */
const WALKS = [
  new RegExp(`\\b(walks (?:about |over |at least |up to )?(?:${NUMBER} )?(?:miles?|kilometers?|kilometres?|km|k|steps))(?![a-z])`, "dg"),
];

/** Returns the likings that follow from what a plain text (see `plainText`) says around a name: "supports Leeds", "documentaries about Rome". `written` is the same text as written. */
export function readToldLikings(plain: string, written: string): PhraseMatch[] {
  const found = [
    ...likingsAt(plain, SUPPORTS, "soccer").filter(isTeam),
    ...likingsAt(plain, ANCIENT, "history"),
    ...likingsAt(plain, WALKS, "walking").map(asStated),
  ];
  return found.map((match) => ({ ...match, words: written.slice(match.start, match.end) }));
}

/** A phrase that says in so many words what somebody does. */
const asStated = (match: PhraseMatch): PhraseMatch => ({ ...match, from: "synonym", size: 2, certainty: 1 });

function likingsAt(plain: string, patterns: readonly RegExp[], id: string): PhraseMatch[] {
  return patterns
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map((match): PhraseMatch => {
      const { start, end } = spanOf(match);
      return { kind: "interest", id, from: "describes", certainty: 0.8, start, end, at: 0, size: 1, words: plain.slice(start, end) };
    });
}

/** True for a name that means nothing else. */
function isTeam({ words }: PhraseMatch): boolean {
  if (words.includes(" ")) return true;
  return !SMALL_WORDS.has(words) && !NO_TEAM.test(words) && !matchPhrases(words).some(({ certainty }) => certainty >= 0.5);
}
