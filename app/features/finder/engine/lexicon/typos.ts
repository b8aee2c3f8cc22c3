/** Words shorter than this are too like one another to be corrected. */
const SHORTEST = 5;

/** Finds the known word that a misspelt one means: one letter missing, too many, wrong, or two changed round. */
export interface Speller {
  correct(word: string): string | null;
}

/** A speller for these words; `real` are words that look like one of them and are right as they are. */
export function createSpeller(known: ReadonlySet<string>, real: ReadonlySet<string>): Speller {
  const byShortened = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST) continue;
    for (const key of [word, ...shortenedForms(word)]) {
      const words = byShortened.get(key);
      if (words === undefined) byShortened.set(key, [word]);
      else words.push(word);
    }
  }
  return {
    correct(word) {
      if (word.length < SHORTEST || word.length > 24 || known.has(word) || real.has(word) || /\d/.test(word)) return null;
      let best: string | null = null;
      for (const key of [word, ...shortenedForms(word)]) {
        for (const candidate of byShortened.get(key) ?? []) {
          if (!isOneOff(word, candidate)) continue;
          // The first letter is seldom wrong.
          if (candidate[0] === word[0]) return candidate;
          best ??= candidate;
        }
      }
      return best;
    },
  };
}

function shortenedForms(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** True when one step (Damerau) leads from one word to the other. */
export function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  if (one.length > other.length) return one.slice(at + 1) === other.slice(at);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
