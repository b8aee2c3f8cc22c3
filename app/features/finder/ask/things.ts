import { PARTS } from "../brief/parts.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import { isRealWord } from "../lexicon/real-words.ts";
import { isOneOff } from "../lexicon/typos.ts";
import { isWishedFor } from "./likings.ts";
import { coverOf, type Span } from "./plain-text.ts";
import { SMALL_WORDS } from "./small-words.ts";

/** Longer strings are not words. */
const LONGEST = 40;
/** Shorter words resemble others too much to be taken for one with a mistake. */
const MISSPELLED_FROM = 5;

/** True for a small word with a mistake in it: "presant", "budjet", "lookin". */
function isMisspelledSmall(word: string): boolean {
  if (word.length < MISSPELLED_FROM || isRealWord(word)) return false;
  return [...SMALL_WORDS].some((small) => small.length >= MISSPELLED_FROM && isOneOff(word, small));
}

/** Returns the entries of one kind that the matches name, each id once, with the most certain of its words; they are in text order. */
export function matchesOf(matches: readonly PhraseMatch[], kind: PhraseMatch["kind"], most: number): PhraseMatch[] {
  const byId = new Map<string, PhraseMatch>();
  for (const match of matches) {
    if (match.kind !== kind) continue;
    const known = byId.get(match.id);
    if (known === undefined || match.certainty > known.certainty) byId.set(match.id, match);
  }
  const surest = [...byId.values()].toSorted((one, other) => other.certainty - one.certainty).slice(0, most);
  return surest.toSorted((one, other) => one.start - other.start);
}

/**
 * Returns words of a plain text that may name a thing and that nothing else has used, each once: first the phrases that the lexicon knows
 * as things, then single words.
 */
export function findOtherWords(text: string, matches: readonly PhraseMatch[], used: readonly Span[]): string[] {
  const isNamed = coverOf([...used, ...matches.filter(({ kind }) => kind === "person" || kind === "occasion")]);
  // "Something funny" asks for a manner, and for no thing of that name.
  const isLiked = coverOf(
    matches.filter(({ kind, from }) => (kind === "interest" && from !== "product") || (kind === "trait" && from === "synonym")),
  );
  const isKnown = coverOf([...used, ...matches]);
  const isThing = ({ kind, from, start, end }: PhraseMatch) => {
    const span = { start, end };
    if (isNamed(span) || SMALL_WORDS.has(text.slice(start, end))) return false;
    return (kind === "concept" || from === "product") && !isLiked(span);
  };
  // The wine of "natural wine" is wished for, and not all that is natural.
  const starts = new Set(matches.filter(({ kind }) => kind === "interest" || kind === "concept").map(({ start }) => start));
  const describesKnown = ({ word, end }: Span & { word: string }) => starts.has(end + 1) && isRealWord(word);
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{N}'-]*/gu)]
    .map((match) => ({ word: match[0].replace(/'s?$|-$/, ""), start: match.index, end: match.index + match[0].length }))
    .filter(({ word }) => word.length >= 3 && word.length <= LONGEST && !SMALL_WORDS.has(word))
    .filter((span) => !isKnown(span))
    .filter((span) => isWishedFor(text, span) && !describesKnown(span) && !isMisspelledSmall(span.word));
  const things = matches
    .filter(isThing)
    .map(({ start, end }) => text.slice(start, end).replace(/'s?$/, ""))
    .filter((word) => word.length <= LONGEST);
  return [...new Set([...things, ...words.map(({ word }) => word)])].slice(0, PARTS.otherWords.most);
}
