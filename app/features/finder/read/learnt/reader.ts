import { hashOf } from "../../hash.ts";
import type { NameFeatures } from "./name-features.ts";
import { type NameVector, vectorOf, type WordVectors } from "./word-vectors.ts";

/** What one column of the weights stands for. */
export interface Output {
  kind: "interest" | "occasion" | "person" | "child" | "from" | "to" | "male" | "female";
  /** The lexicon's id of an interest, an occasion or a person; otherwise empty. */
  id: string;
}

/** The kinds of outputs that are claimed, each with a calibration of its own. */
export type ClaimedKind = Exclude<Output["kind"], "from" | "to">;

/** A rising line through points: `scores` ascend, `values` do not descend. */
export interface Curve {
  scores: readonly number[];
  values: readonly number[];
}

/** How scores of a kind become weights and confidences. */
export interface Calibration {
  weight: Curve;
  confidence: Curve;
}

/**
 * A trained linear model: a row of weights for each dimension of the words' vectors and then for each feature that it knows, a column for
 * each output.
 */
export interface LinearReader {
  outputs: readonly Output[];
  /** What an output scores for a name without any known feature. */
  bases: readonly number[];
  calibrations: Readonly<Record<ClaimedKind, Calibration>>;
  vectors: WordVectors;
  /** The row of a feature by the hash of its key. */
  rows: ReadonlyMap<number, number>;
  /** Each row's weights are whole numbers from -127 to 127, times the row's scale. */
  weights: Int8Array;
  scales: Float32Array;
}

/** A known feature of a name with its share of the name, as the reader multiplies it. */
export interface KnownFeature {
  row: number;
  value: number;
  words: string;
}

/** A name as the reader multiplies it. */
export interface KnownName {
  features: readonly KnownFeature[];
  vector: NameVector;
}

/** Returns what the reader knows of a name. The features are scaled to a length of one, so that long names do not shout. */
export function knownOf({ rows, vectors }: Pick<LinearReader, "rows" | "vectors">, { features, words }: NameFeatures): KnownName {
  const known: KnownFeature[] = [];
  let squares = 0;
  for (const { key, value, words } of features) {
    const row = rows.get(hashOf(key));
    if (row === undefined) continue;
    known.push({ row, value, words });
    squares += value * value;
  }
  const length = Math.sqrt(squares);
  for (const feature of known) feature.value /= length;
  return { features: known, vector: vectorOf(vectors, words) };
}

/** Returns the score of every output. */
export function scoresOf(reader: LinearReader, { features, vector }: KnownName): Float64Array {
  const scores = Float64Array.from(reader.bases);
  for (const { row, value } of features) addRow(reader, row, value, scores);
  for (let dimension = 0; dimension < vector.sum.length; dimension++) addRow(reader, dimension, vector.sum[dimension] as number, scores);
  return scores;
}

function addRow({ weights, scales }: LinearReader, row: number, value: number, scores: Float64Array): void {
  const share = value * (scales[row] as number);
  const width = scores.length;
  const start = row * width;
  for (let column = 0; column < width; column++) scores[column] = (scores[column] as number) + share * (weights[start + column] as number);
}

/** Returns the value of a curve at a score, between its points by a straight line. */
export function valueAt({ scores, values }: Curve, score: number): number {
  let [below, above] = [-1, scores.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if ((scores[middle] as number) > score) above = middle;
    else below = middle;
  }
  if (above === scores.length) return values.at(-1) ?? 0;
  if (below === -1) return values[0] ?? 0;
  const [low, high] = [scores[below] as number, scores[above] as number];
  const [least, most] = [values[below] as number, values[above] as number];
  return least + ((score - low) / (high - low)) * (most - least);
}
