import { lexicon } from "../../lexicon/lexicon.ts";

/** Returns all concepts that a concept includes, at any depth: food includes drinks, and drinks include wine. */
export function includedIn(id: string): string[] {
  const all = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const included of lexicon().conceptById.get(next)?.includes ?? []) {
      if (all.has(included)) continue;
      all.add(included);
      waiting.push(included);
    }
  }
  return [...all];
}
