import { toLine } from "#app/platform/text.ts";

export const MAX_UNMET_LENGTH = 80;
/** Different wishes of a kind that are counted per day, so that made-up ones cannot fill the disk. */
export const MAX_UNMET_PER_DAY = 1000;
/** How long the counts are kept, in days; the privacy policy says so. */
export const UNMET_DAYS = 180;

/** Matches email addresses and numbers such as phone numbers, which do not belong in a list of words. */
const PERSONAL = /@|\d{6}/;

/**
 * Returns the words of a search as they are counted: lower-case, single-spaced. Null for an empty or overlong text, or one that may be
 * personal.
 */
export function unmetWords(query: string): string | null {
  const words = toLine(query.normalize("NFKC").toLowerCase());
  return words === "" || words.length > MAX_UNMET_LENGTH || PERSONAL.test(words) ? null : words;
}
