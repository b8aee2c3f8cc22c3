import { createHash } from "node:crypto";

/** A row of choices that is always the same for the same text. */
export interface Chance {
  /** A number from 0 up to, not including, `below`. */
  pick(below: number): number;
}

/** Choices drawn from the hash of a text; there are 32 of them, then they start over. */
export function chanceOf(text: string): Chance {
  const bytes = createHash("sha256").update(text).digest();
  let next = 0;
  return { pick: (below) => (bytes[next++ % bytes.length] as number) % below };
}
