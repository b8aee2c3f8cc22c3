import { hashOf } from "#app/features/finder/hash.ts";
import { tokensOf } from "#app/features/finder/lexicon/tokens.ts";
import { VECTOR_LENGTH, type WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import {
  heightOf,
  multiplyRow,
  multiplyTransposedRow,
  type SparseRows,
  sparseRows,
} from "#app/features/finder/read/learnt/fit/sparse-rows.ts";

const LEAST_POSTS = 5;
const MOST_WORDS = 15_000;
const ROUNDS = 8;
const SEED = 28;

/**
 * Learns vectors of words from the posts that they stand in: the positive pointwise mutual information of words and posts, reduced to its
 * strongest directions by rounds of orthogonal iteration. Each post is given by its texts, of which a word counts once each.
 */
export function learnVectors(posts: readonly (readonly string[])[]): WordVectors {
  const counts = posts.map(countStems);
  const stems = commonStems(counts);
  const placeOf = new Map(stems.map((stem, place) => [stem, place]));
  const matrix = mutualInformation(counts, placeOf);
  const vectors = strongestDirections(matrix, VECTOR_LENGTH);
  const values = new Int8Array(vectors.length);
  for (let start = 0; start < vectors.length; start += VECTOR_LENGTH) {
    const vector = vectors.subarray(start, start + VECTOR_LENGTH);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    for (const [place, value] of vector.entries()) values[start + place] = largest === 0 ? 0 : Math.round((value / largest) * 127);
  }
  return { places: new Map(stems.map((stem, place) => [hashOf(stem), place])), values };
}

function countStems(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(tokensOf(text).map(({ stem }) => stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function commonStems(counts: readonly ReadonlyMap<string, number>[]): string[] {
  const posts = new Map<string, number>();
  for (const ofPost of counts) for (const stem of ofPost.keys()) posts.set(stem, (posts.get(stem) ?? 0) + 1);
  const common = [...posts].filter(([, count]) => count >= LEAST_POSTS);
  common.sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1));
  return common.slice(0, MOST_WORDS).map(([stem]) => stem);
}

/** A row for each post, a column for each word. */
function mutualInformation(counts: readonly ReadonlyMap<string, number>[], placeOf: ReadonlyMap<string, number>): SparseRows {
  const known = counts.map((ofPost) =>
    [...ofPost].flatMap(([stem, count]) => (placeOf.has(stem) ? [[placeOf.get(stem), count] as const] : [])),
  );
  const ofWords = new Float64Array(placeOf.size);
  let all = 0;
  for (const row of known) {
    for (const [place, count] of row) {
      ofWords[place as number] = (ofWords[place as number] as number) + count;
      all += count;
    }
  }
  return sparseRows(
    known.map((row) => {
      const ofPost = row.reduce((sum, [, count]) => sum + count, 0);
      return row.flatMap(([place, count]) => {
        const information = Math.log((count * all) / (ofPost * (ofWords[place as number] as number)));
        return information > 0 ? [[place as number, information] as const] : [];
      });
    }),
    placeOf.size,
  );
}

/** Returns the coordinates of every column of the matrix in the space of its `depth` strongest directions. */
function strongestDirections(matrix: SparseRows, depth: number): Float64Array {
  const random = randomNumbers(SEED);
  let basis = Float64Array.from({ length: matrix.width * depth }, () => random() - 0.5);
  for (let round = 0; round < ROUNDS; round++) {
    orthonormalize(basis, depth);
    const next = new Float64Array(basis.length);
    const ofRow = new Float64Array(depth);
    for (let row = 0; row < heightOf(matrix); row++) {
      ofRow.fill(0);
      multiplyRow(matrix, row, basis, ofRow);
      multiplyTransposedRow(matrix, row, ofRow, next);
    }
    basis = next;
  }
  orthonormalize(basis, depth);
  return basis;
}

/** Makes the columns of a dense matrix with `depth` columns orthogonal and one long (modified Gram-Schmidt). */
function orthonormalize(matrix: Float64Array, depth: number): void {
  for (let column = 0; column < depth; column++) {
    for (let earlier = 0; earlier < column; earlier++) {
      const shared = dotOfColumns(matrix, depth, column, earlier);
      for (let at = 0; at < matrix.length; at += depth)
        matrix[at + column] = (matrix[at + column] as number) - shared * (matrix[at + earlier] as number);
    }
    const length = Math.sqrt(dotOfColumns(matrix, depth, column, column));
    for (let at = column; at < matrix.length; at += depth) matrix[at] = (matrix[at] as number) / length;
  }
}

function dotOfColumns(matrix: Float64Array, depth: number, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < matrix.length; at += depth) sum += (matrix[at + one] as number) * (matrix[at + other] as number);
  return sum;
}

/** Returns a generator of numbers from 0 up to 1 that gives the same ones for the same seed (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
