import type { KnownName, LinearReader } from "./reader.ts";
import { VECTOR_LENGTH } from "./word-vectors.ts";

const MOST_WORDS = 3;
/** The share of the strongest word's say below which a word is no evidence. */
const LEAST_SAY = 0.2;

/** Returns a function that gives the words of a name that add most to the score of an output, which is given by its column. */
export function evidenceOf(
  { outputs, weights, scales, vectors }: LinearReader,
  { features, vector }: KnownName,
): (column: number) => string[] {
  const places = new Map<string, number>();
  const placeOf = (words: string): number => {
    const known = places.get(words);
    if (known !== undefined) return known;
    places.set(words, places.size);
    return places.size - 1;
  };
  const said = features.filter(({ words }) => words !== "").map(({ row, value, words }) => ({ row, value, place: placeOf(words) }));
  const shares = vector.shares.map(({ word, start, share }) => ({ start, share, place: placeOf(word) }));
  const names = [...places.keys()];
  const says = new Float64Array(names.length);
  const ofDimensions = new Float64Array(VECTOR_LENGTH);
  const weightOf = (row: number, column: number) => (scales[row] as number) * (weights[row * outputs.length + column] as number);
  return (column) => {
    says.fill(0);
    for (const { row, value, place } of said) says[place] = (says[place] as number) + value * weightOf(row, column);
    for (let dimension = 0; dimension < VECTOR_LENGTH; dimension++) ofDimensions[dimension] = weightOf(dimension, column);
    for (const { start, share, place } of shares) {
      let say = 0;
      for (let dimension = 0; dimension < VECTOR_LENGTH; dimension++)
        say += (vectors.values[start + dimension] as number) * (ofDimensions[dimension] as number);
      says[place] = (says[place] as number) + share * say;
    }
    const strongest = Math.max(0, ...says);
    const chosen = names.flatMap((words, place) =>
      (says[place] as number) > strongest * LEAST_SAY ? [{ words, say: says[place] as number }] : [],
    );
    return chosen
      .sort((one, other) => other.say - one.say)
      .slice(0, MOST_WORDS)
      .map(({ words }) => words);
  };
}
