import { toLine } from "#app/platform/text.ts";

/** Normalizes keywords: trims them, and drops blanks and case-insensitive duplicates. The first spelling is used. */
export function cleanKeywords(keywords: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const keyword of keywords) {
    const word = toLine(keyword);
    if (word !== "" && !kept.has(word.toLowerCase())) kept.set(word.toLowerCase(), word);
  }
  return [...kept.values()];
}
