/** Shorter words resemble too many others. */
const MIN_CORRECTED_LENGTH = 4;

/** True for a word that may be corrected. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTED_LENGTH && /^\p{L}+$/u.test(word);
}

/** Returns the word itself and every spelling of it that lacks one letter: two words with a typo between them share one of these. */
export function listSpellings(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}

/**
 * Returns how unlikely one typo between what was typed and what was meant is; null when it takes more than one. One typo is an inserted,
 * missing, wrong or transposed letter (Damerau–Levenshtein distance 1, in its optimal string alignment form). Transposed and doubled
 * letters are the likeliest; the first letter is rarely mistyped.
 */
export function rankTypo(typed: string, meant: string): number | null {
  const a = [...typed];
  const b = [...meant];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const atStart = start === 0 ? 2 : 0;
  if (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]) return atStart;
  if (left.length + right.length === 1) {
    const letter = left[0] ?? right[0];
    // Where a letter is doubled, the common start ends after the pair.
    return a[start - 1] === letter || a[a.length - end] === letter ? atStart : atStart + 1;
  }
  if (left.length === 1 && right.length === 1) return atStart + 1;
  return null;
}

/** Returns, of the known words near a typed one, those that were most likely meant, at most three; empty when none is one typo away. */
export function chooseMeant(typed: string, near: readonly string[]): string[] {
  const ranked = near.flatMap((word) => {
    const rank = rankTypo(typed, word);
    return rank === null || word === typed ? [] : [{ word, rank }];
  });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked
    .filter(({ rank }) => rank === best)
    .map(({ word }) => word)
    .toSorted()
    .slice(0, 3);
}
