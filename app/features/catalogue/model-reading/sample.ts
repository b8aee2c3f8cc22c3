/** A gift of which the sample may consist. */
export interface SampleCandidate {
  hash: string;
  name: string;
  /** How unsure the other readers are of it, 0 to 1. */
  doubt: number;
}

/** How many gifts a sample has. */
export const SAMPLE_SIZE = 800;

/** Returns the kind of thing that a name names: the last word of its first part, without a plural's s. */
export function kindOfName(name: string): string {
  const [first = ""] = name.toLowerCase().split(/\s[-–—|]\s|[,;:()[\]|]|\b(?:for|with|by|from|in|of)\b/);
  const words = first.match(/\p{L}{3,}/gu) ?? [];
  return (words.at(-1) ?? "").replace(/(?<=\p{L}{2}[^s])s$/u, "");
}

/**
 * Returns the most telling gifts, the most telling first. The kinds of things share the places by the square root of how many gifts each has
 * (D'Hondt), so that frequent kinds get more, but no kind all; within a kind, the gifts come first of which the other readers are least sure.
 */
export function chooseSample(candidates: readonly SampleCandidate[], size: number): SampleCandidate[] {
  const kinds = Map.groupBy(candidates, ({ name }) => kindOfName(name));
  const lines = [...kinds.values()].map((gifts) => ({
    share: Math.sqrt(gifts.length),
    waiting: gifts.toSorted((one, other) => one.doubt - other.doubt || (one.hash < other.hash ? 1 : -1)),
    taken: 0,
  }));
  const chosen: SampleCandidate[] = [];
  while (chosen.length < size) {
    let best: (typeof lines)[number] | undefined;
    for (const line of lines) {
      if (line.waiting.length === 0) continue;
      if (best === undefined || line.share * (best.taken + 1) > best.share * (line.taken + 1)) best = line;
    }
    const next = best?.waiting.pop();
    if (best === undefined || next === undefined) break;
    best.taken += 1;
    chosen.push(next);
  }
  return chosen;
}
