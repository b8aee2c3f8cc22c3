import type { NameFeatures } from "../name-features.ts";
import { knownOf, type KnownName, type LinearReader, type Output, scoresOf } from "../reader.ts";
import { fromBytes, inBytes } from "./in-bytes.ts";
import { correctionWorth } from "./correction-worth.ts";
import { solveRidge } from "./solve-ridge.ts";
import { type SparseRows, sparseRows } from "./sparse-rows.ts";

/** A gift that a reader learns from: its name as it is read, and what is said of each output, NaN where nothing is said. */
export interface Lesson {
  read: NameFeatures;
  targets: Float64Array;
}

/** What a reader has learnt of the outputs of one kind. */
export interface Gain {
  kind: Output["kind"];
  /** How much of the correction is used, 0 to 1. */
  share: number;
  /** By how much the squared error on lessons that were held back fell, as a share of it. */
  gain: number;
}

/** Chosen on one of the made-up shops of decision 0032; half as much was as good. */
const PENALTY = 2;
/** An output that fewer lessons speak of stays as it is. */
const LEAST_LESSONS = 3;
/** Outputs that are fitted together: their weights fit into a processor's cache. */
const AT_ONCE = 32;

/** What is fitted at once: some outputs, with what the reader gets wrong of them, row by row; NaN where it is not known. */
interface Block {
  columns: readonly number[];
  errors: Float64Array;
}

/**
 * Has a reader learn from lessons. A ridge regression on what it gets wrong corrects its weights, so it stays as it was where the lessons say
 * nothing, and of each kind of output only as much of the correction is used as held-back lessons show to be right.
 */
export function fitCorrection(base: LinearReader, lessons: readonly Lesson[]): { reader: LinearReader; gains: Gain[] } {
  const known = lessons.map(({ read }) => knownOf(base, read));
  const rows = rowsOf(base, known);
  const errors = known.map((name, place) => {
    const scores = scoresOf(base, name);
    return (lessons[place] as Lesson).targets.map((target, column) => target - (scores[column] as number));
  });
  const weights = fromBytes(base);
  const bases = [...base.bases];
  const gains: Gain[] = [];
  for (const kind of new Set(base.outputs.map((output) => output.kind))) {
    const blocks = blocksOf(base, kind, errors);
    if (blocks.length === 0) continue;
    const worth = correctionWorth(
      rows,
      blocks.map((block) => block.errors),
      PENALTY,
    );
    gains.push({ kind, ...worth });
    if (worth.share === 0) continue;
    for (const block of blocks) addCorrection(rows, block, worth.share, { weights, bases });
  }
  return { reader: { ...base, bases, ...inBytes(weights, base.scales.length) }, gains };
}

/** Returns the names as rows. The last column stands for what the shop's gifts have in common. */
function rowsOf(base: LinearReader, known: readonly KnownName[]): SparseRows {
  const width = base.scales.length;
  return sparseRows(
    known.map(({ features, vector }) => [
      ...[...vector.sum].map((value, row) => [row, value] as const),
      ...features.map(({ row, value }) => [row, value] as const),
      [width, 1] as const,
    ]),
    width + 1,
  );
}

function blocksOf(base: LinearReader, kind: Output["kind"], errors: readonly Float64Array[]): Block[] {
  const isKnown = (column: number) => errors.filter((row) => !Number.isNaN(row[column])).length >= LEAST_LESSONS;
  const columns = base.outputs.flatMap((output, column) => (output.kind === kind && isKnown(column) ? [column] : []));
  return Array.from({ length: Math.ceil(columns.length / AT_ONCE) }, (_, block) => {
    const some = columns.slice(block * AT_ONCE, (block + 1) * AT_ONCE);
    return { columns: some, errors: Float64Array.from(errors.flatMap((row) => some.map((column) => row[column] as number))) };
  });
}

function addCorrection(
  rows: SparseRows,
  { columns, errors }: Block,
  share: number,
  { weights, bases }: { weights: Float64Array; bases: number[] },
): void {
  const correction = solveRidge(rows, errors, columns.length, PENALTY);
  const last = rows.width - 1;
  const outputs = bases.length;
  for (const [place, column] of columns.entries()) {
    const ofRow = (row: number) => share * (correction[row * columns.length + place] as number);
    for (let row = 0; row < last; row++) weights[row * outputs + column] = (weights[row * outputs + column] as number) + ofRow(row);
    bases[column] = (bases[column] as number) + ofRow(last);
  }
}
