import { thingOfName } from "../things.ts";

/** A gift of which the sample may consist. */
export interface SampleCandidate {
  hash: string;
  name: string;
  /** How unsure the other readers are of it, 0 to 1. */
  doubt: number;
}

/** How many gifts a sample has. */
export const SAMPLE_SIZE = 800;

/**
 * Returns the most telling gifts, the most telling first. The kinds of things share the places by the square root of how many gifts each has
 * (D'Hondt), so that frequent kinds get more, but no kind all; within a kind, the gifts come first of which the other readers are least sure.
 */
export function chooseSample(candidates: readonly SampleCandidate[], size: number): SampleCandidate[] {
  const kinds = Map.groupBy(candidates, ({ name }) => thingOfName(name));
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
