import { createHash } from "node:crypto";

/** A sequence of choices that is always the same for the same text. */
export interface SeededRandom {
  /** Returns a number from 0 up to, not including, `below`. */
  pick(below: number): number;
}

/** Returns choices drawn from the hash of a text; there are 32 of them, then they repeat. */
export function seededRandom(text: string): SeededRandom {
  const bytes = createHash("sha256").update(text).digest();
  let next = 0;
  return { pick: (below) => (bytes[next++ % bytes.length] as number) % below };
}
