import { solveRidge } from "./solve-ridge.ts";
import { heightOf, multiplyRow, type SparseRows } from "./sparse-rows.ts";

const FOLDS = 5;

/** What the correction of one lesson came to when the lesson was held back. */
interface Check {
  /** The sums of error times correction, correction squared, and error squared. */
  agreement: number;
  correction: number;
  error: number;
}

/**
 * Corrects each fifth of the rows by the others. Returns the share of the correction that reduces the squared error of rows that were held back
 * most, less its standard error, so that chance corrects nothing; and by what share of it the error falls. `blocks` hold errors by row.
 */
export function correctionWorth(rows: SparseRows, blocks: readonly Float64Array[], penalty: number): { share: number; gain: number } {
  const checks = Array.from({ length: heightOf(rows) }, (): Check => ({ agreement: 0, correction: 0, error: 0 }));
  for (const errors of blocks) for (let fold = 0; fold < FOLDS; fold++) checkFold(rows, errors, penalty, fold, checks);
  const corrections = totalOf(checks, ({ correction }) => correction);
  if (corrections === 0) return { share: 0, gain: 0 };
  const best = totalOf(checks, ({ agreement }) => agreement) / corrections;
  const doubt = Math.sqrt(totalOf(checks, ({ agreement, correction }) => (agreement - best * correction) ** 2)) / corrections;
  const share = Math.min(Math.max(best - doubt, 0), 1);
  const fallen = totalOf(checks, ({ agreement, correction }) => 2 * share * agreement - share * share * correction);
  return { share, gain: fallen / totalOf(checks, ({ error }) => error) };
}

function checkFold(rows: SparseRows, errors: Float64Array, penalty: number, fold: number, checks: readonly Check[]): void {
  const outputs = errors.length / checks.length;
  const others = errors.map((error, at) => (Math.floor(at / outputs) % FOLDS === fold ? Number.NaN : error));
  const weights = solveRidge(rows, others, outputs, penalty);
  for (let row = fold; row < checks.length; row += FOLDS) {
    const check = checks[row] as Check;
    const corrections = new Float64Array(outputs);
    multiplyRow(rows, row, weights, corrections);
    for (const [output, correction] of corrections.entries()) {
      const error = errors[row * outputs + output] as number;
      if (Number.isNaN(error)) continue;
      check.agreement += correction * error;
      check.correction += correction * correction;
      check.error += error * error;
    }
  }
}

function totalOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}
