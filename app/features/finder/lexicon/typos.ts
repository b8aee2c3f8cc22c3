/** Words shorter than this resemble one another too much to be corrected. */
const SHORTEST = 5;
const LONGEST = 24;
/** Lengths from which a second mistake is forgiven: in vowels and doubled letters, and in any letters. */
const VOWELS_FROM = 7;
const TWO_MISTAKES_FROM = 9;
const MAX_MISTAKES = 2;

/**
 * Finds the known word that a misspelled one means: one letter missing, extra, wrong, or two swapped. In long words it forgives two such
 * mistakes, as in "aniversery".
 */
export interface Speller {
  /** Returns the stem that is meant, or null for one that is known or real; `word` is the whole word. */
  correct(stem: string, word?: string): string | null;
}

/** Creates a speller for these stems; `isReal` tells words that are correct as they are. */
export function createSpeller(known: ReadonlySet<string>, isReal: (word: string) => boolean): Speller {
  const byShortened = new Map<string, string[]>();
  const bySkeleton = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST) continue;
    for (const key of [word, ...shortenedForms(word)]) putUnder(byShortened, key, word);
    for (const key of skeletonsOf(word)) putUnder(bySkeleton, key, word);
  }
  return {
    correct(word, whole = word) {
      if (word.length < SHORTEST || word.length > LONGEST || known.has(word) || /\d/.test(word) || isReal(whole)) return null;
      let best: string | null = null;
      for (const key of [word, ...shortenedForms(word)]) {
        for (const candidate of byShortened.get(key) ?? []) {
          if (!isOneOff(word, candidate)) continue;
          if (best === null || likelihoodOf(candidate, word) > likelihoodOf(best, word)) best = candidate;
        }
      }
      if (best !== null) return best;
      for (const key of skeletonsOf(word)) {
        const candidate = bySkeleton.get(key)?.find((other) => mistakesBetween(word, other) <= MAX_MISTAKES);
        if (candidate !== undefined) return candidate;
      }
      return null;
    },
  };
}

const lettersOf = (word: string) => [...word].toSorted().join("");
const undoubled = (word: string) => word.replace(/(.)\1+/g, "$1");

/**
 * Returns the likelihood that a word was meant: the first letter is seldom wrong; mistakes are often doubled letters ("potery") or swapped
 * ones ("candel").
 */
function likelihoodOf(meant: string, written: string): number {
  const slip = undoubled(meant) === undoubled(written) ? 2 : lettersOf(meant) === lettersOf(written) ? 1 : 0;
  return (meant[0] === written[0] ? 4 : 0) + slip;
}

function putUnder(words: Map<string, string[]>, key: string, word: string): void {
  const others = words.get(key);
  if (others === undefined) words.set(key, [word]);
  else if (others.at(-1) !== word) others.push(word);
}

/**
 * Returns what remains of a long word when vowels and doubled letters are wrong: "anvrsr" of "anniversary"; of longer ones also with a
 * letter missing.
 */
function skeletonsOf(word: string): string[] {
  if (word.length < VOWELS_FROM) return [];
  const skeleton =
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiouy]+/g, "")
      .replace(/(.)\1+/g, "$1");
  if (skeleton.length < 3) return [];
  return word.length < TWO_MISTAKES_FROM ? [skeleton] : [skeleton, ...shortenedForms(skeleton).slice(1)];
}

/** Returns the Damerau distance between two words, up to the limit. */
function mistakesBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_MISTAKES) return Infinity;
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let steps = Math.min((row[to] as number) + 1, (next[to - 1] as number) + 1, (row[to - 1] as number) + (isSame ? 0 : 1));
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        steps = Math.min(steps, (last[to - 2] as number) + 1);
      next.push(steps);
    }
    [last, row] = [row, next];
  }
  return row[other.length] as number;
}

function shortenedForms(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** True for two words whose Damerau distance is one. */
export function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  if (one.length > other.length) return one.slice(at + 1) === other.slice(at);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
