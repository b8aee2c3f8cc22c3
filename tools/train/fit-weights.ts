import { hashOf } from "#app/features/finder/hash.ts";
import { inBytes } from "#app/features/finder/read/learnt/fit/in-bytes.ts";
import { solveRidge } from "#app/features/finder/read/learnt/fit/solve-ridge.ts";
import { sparseRows } from "#app/features/finder/read/learnt/fit/sparse-rows.ts";
import { knownOf, type Output, type LinearReader } from "#app/features/finder/read/learnt/reader.ts";
import { VECTOR_LENGTH, type WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import type { Example } from "./examples.ts";
import { isChilds, targetOf } from "./targets.ts";

/** Chosen by cross-validation on half of the first labels. */
const PENALTY = 1;
const LEAST_NAMES = 2;
const MOST_FEATURES = 8000;

/** Returns the rows of the features that at least two names have; parts of words come last, and where there are too many the rare ones go. */
export function rowsOf(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<string, number>();
  for (const { read } of examples) for (const { key } of read.features) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isPart = (key: string) => Number(key.startsWith("c "));
  const common = [...counts].filter(([, count]) => count >= LEAST_NAMES);
  common.sort(([one, oneCount], [other, otherCount]) => isPart(one) - isPart(other) || otherCount - oneCount || (one < other ? -1 : 1));
  const hashes = new Set(common.slice(0, MOST_FEATURES).map(([key]) => hashOf(key)));
  return new Map([...hashes].map((hash, place) => [hash, VECTOR_LENGTH + place]));
}

interface Knowledge {
  outputs: readonly Output[];
  vectors: WordVectors;
  rows: ReadonlyMap<number, number>;
}

/** Trains a reader that has no calibration yet. Ages are learnt from children's things alone. */
export function fitWeights(examples: readonly Example[], { outputs, vectors, rows }: Knowledge): Omit<LinearReader, "calibrations"> {
  const isAge = ({ kind }: Output) => kind === "from" || kind === "to";
  const said = fitOutputs(
    examples,
    outputs.filter((output) => !isAge(output)),
    { vectors, rows },
  );
  const ages = fitOutputs(
    examples.filter(({ label }) => isChilds(label)),
    outputs.filter(isAge),
    { vectors, rows },
  );
  // The ages are the last outputs.
  const height = VECTOR_LENGTH + rows.size;
  const wide = new Float64Array(height * outputs.length);
  for (let row = 0; row < height; row++) {
    wide.set(said.weights.subarray(row * said.bases.length, (row + 1) * said.bases.length), row * outputs.length);
    wide.set(ages.weights.subarray(row * ages.bases.length, (row + 1) * ages.bases.length), row * outputs.length + said.bases.length);
  }
  return { outputs, vectors, rows, ...inBytes(wide, height), bases: [...said.bases, ...ages.bases] };
}

function fitOutputs(examples: readonly Example[], outputs: readonly Output[], known: Pick<Knowledge, "vectors" | "rows">) {
  const targets = Float64Array.from(examples.flatMap(({ label }) => outputs.map((output) => targetOf(label, output))));
  const bases = outputs.map((_, column) => {
    let sum = 0;
    for (let at = column; at < targets.length; at += outputs.length) sum += targets[at] as number;
    return examples.length === 0 ? 0 : sum / examples.length;
  });
  for (let at = 0; at < targets.length; at++) targets[at] = (targets[at] as number) - (bases[at % outputs.length] as number);
  const matrix = sparseRows(
    examples.map(({ read }) => {
      const { features, vector } = knownOf(known, read);
      return [...[...vector.sum].map((value, row) => [row, value] as const), ...features.map(({ row, value }) => [row, value] as const)];
    }),
    VECTOR_LENGTH + known.rows.size,
  );
  return { bases, weights: solveRidge(matrix, targets, outputs.length, PENALTY) };
}
