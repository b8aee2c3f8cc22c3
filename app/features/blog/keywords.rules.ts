/** Keywords as they are kept: trimmed, without blanks, each once whatever its case; the first spelling stays. */
export function cleanKeywords(keywords: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const keyword of keywords) {
    const word = keyword.replace(/\s+/g, " ").trim();
    if (word !== "" && !kept.has(word.toLowerCase())) kept.set(word.toLowerCase(), word);
  }
  return [...kept.values()];
}
