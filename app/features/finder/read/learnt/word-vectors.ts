import { hashOf } from "../../hash.ts";

export const VECTOR_LENGTH = 64;

/** Vectors of words: words that stand under the same headings have similar ones, so that a word without labels is read like its neighbors. */
export interface WordVectors {
  /** The place of a word's vector by the hash of its stem. */
  places: ReadonlyMap<number, number>;
  /** The vectors one after the other, each scaled by its largest value to -127 to 127. */
  values: Int8Array;
}

/** The vectors of a name's words together, scaled to a length of one, and the share of each word. */
export interface NameVector {
  sum: Float64Array;
  shares: readonly { word: string; share: Float64Array }[];
}

/** Returns the vector of a name by its words, which are given by their stems. */
export function vectorOf({ places, values }: WordVectors, words: ReadonlyMap<string, string>): NameVector {
  const sum = new Float64Array(VECTOR_LENGTH);
  const shares: { word: string; share: Float64Array }[] = [];
  for (const [stem, word] of words) {
    const place = places.get(hashOf(stem));
    if (place === undefined) continue;
    const share = Float64Array.from(values.subarray(place * VECTOR_LENGTH, (place + 1) * VECTOR_LENGTH));
    scaleToOne(share);
    for (const [dimension, value] of share.entries()) sum[dimension] = (sum[dimension] as number) + value;
    shares.push({ word, share });
  }
  const length = scaleToOne(sum);
  for (const { share } of shares) divide(share, length);
  return { sum, shares };
}

/** Divides a vector by its length, which it returns; a vector of zeros stays. */
function scaleToOne(vector: Float64Array): number {
  const length = Math.sqrt(vector.reduce((squares, value) => squares + value * value, 0));
  divide(vector, length);
  return length;
}

function divide(vector: Float64Array, by: number): void {
  if (by > 0) for (const [place, value] of vector.entries()) vector[place] = value / by;
}
