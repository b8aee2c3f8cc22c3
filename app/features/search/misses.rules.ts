export const MAX_MISS_LENGTH = 80;

/** An address, a number of a person: nothing that belongs into a list of words. */
const PERSONAL = /@|\d{6}/;

/** The words of a search as they are counted: small, single-spaced. Null for what is none, too long, or may be somebody's own. */
export function missedWords(query: string): string | null {
  const words = query.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  return words === "" || words.length > MAX_MISS_LENGTH || PERSONAL.test(words) ? null : words;
}
