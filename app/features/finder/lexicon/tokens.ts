import { memoize } from "../memo.ts";
import { stemOf } from "./stem.ts";

/** A word of a text in the form in which phrases are compared: folded and stemmed; `start` and `end` are offsets in the text as written. */
export interface Token {
  /** The word in lower case, without accents and apostrophes. */
  word: string;
  stem: string;
  start: number;
  end: number;
  /** True where the word follows a punctuation mark that no phrase spans. */
  isBreak: boolean;
}

const WORDS = /&|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;
/** The same pattern for ASCII texts, which most are; it is several times as fast. */
const PLAIN_WORDS = /&|[a-z0-9]+(?:'[a-z]+)*/gi;
const PLAIN_TEXT = /^\p{ASCII}*$/u;
const PLAIN = /^[a-z0-9]+$/;
const BREAK = /[.!?;,:()|\n\r/–—•[\]]/;

/** Returns the words of a text in order; "&" reads as "and". */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of text.matchAll(PLAIN_TEXT.test(text) ? PLAIN_WORDS : WORDS)) {
    const start = match.index;
    const end = start + match[0].length;
    const { word, stem } = readWord(match[0]);
    const isBreak = start - before > 1 && BREAK.test(text.slice(before, start));
    before = end;
    if (word !== "") tokens.push({ word, stem, start, end, isBreak });
  }
  return tokens;
}

const CONTRACTED = /(?<=^(?:i|you|he|she|it|we|they|who|that|there))['\u2019](?:ll|d|ve|re|m)$/i;
const PLAIN_PHRASE = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Returns the stems of a phrase's words as `tokensOf` would find them; it is quicker, for indexing many. */
export function stemsOfPhrase(phrase: string): string[] {
  if (PLAIN_PHRASE.test(phrase)) return phrase.split(" ").map(stemOf);
  return tokensOf(phrase).map(({ stem }) => stem);
}

/**
 * Texts share most of their words. Longer ones are not cached: V8 represents a substring of 13 or more characters as a slice, which retains
 * its whole text.
 */
const readWord = memoize(
  (written) => {
    const word = foldWord(written);
    return { word, stem: stemOf(word) };
  },
  { kind: "word", most: 20_000, longest: 12 },
);

function foldWord(written: string): string {
  if (written === "&") return "and";
  // "She'll" is not "shell", and "I'll" is not "ill".
  if (CONTRACTED.test(written)) return foldWord(written.replace(CONTRACTED, ""));
  // In "boss's" and "Chris's" removing the apostrophe alone would leave an s too many.
  const lower = written.toLowerCase().replace(/s['’]s$/, "s");
  return PLAIN.test(lower) ? lower : lower.normalize("NFKD").replace(/[\p{M}'’]+/gu, "");
}
