import { hashOf } from "../../hash.ts";

export const VECTOR_LENGTH = 64;

/** Vectors of words: words that stand under the same headings have similar ones, so that a word without labels is read like its neighbors. */
export interface WordVectors {
  /** The place of a word's vector by the hash of its stem. */
  places: ReadonlyMap<number, number>;
  /** The vectors one after the other, each scaled by its largest value to -127 to 127. */
  values: Int8Array;
}

/** The vectors of a name's words together, scaled to a length of one. Each word has a share of its own vector, which begins at `start`. */
export interface NameVector {
  sum: Float64Array;
  shares: readonly { word: string; start: number; share: number }[];
}

/** Returns the vector of a name by its words, which are given by their stems. */
export function vectorOf({ places, values }: WordVectors, words: ReadonlyMap<string, string>): NameVector {
  const sum = new Float64Array(VECTOR_LENGTH);
  const shares: { word: string; start: number; share: number }[] = [];
  for (const [stem, word] of words) {
    const place = places.get(hashOf(stem));
    if (place === undefined) continue;
    const start = place * VECTOR_LENGTH;
    let squares = 0;
    for (let at = start; at < start + VECTOR_LENGTH; at++) squares += (values[at] as number) ** 2;
    if (squares === 0) continue;
    const share = 1 / Math.sqrt(squares);
    for (let dimension = 0; dimension < VECTOR_LENGTH; dimension++)
      sum[dimension] = (sum[dimension] as number) + share * (values[start + dimension] as number);
    shares.push({ word, start, share });
  }
  const length = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0));
  if (length === 0) return { sum, shares: [] };
  for (let dimension = 0; dimension < VECTOR_LENGTH; dimension++) sum[dimension] = (sum[dimension] as number) / length;
  return { sum, shares: shares.map(({ word, start, share }) => ({ word, start, share: share / length })) };
}
