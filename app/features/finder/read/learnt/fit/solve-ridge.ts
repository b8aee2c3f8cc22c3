import { heightOf, multiplyRow, multiplyTransposedRow, type SparseRows } from "./sparse-rows.ts";

const MOST_STEPS = 30;
/** The remaining error of an output, beside its first one, at which its weights are exact enough to be stored in one byte each. */
const EXACT = 1e-2;

/**
 * Returns the weights (features by outputs) of the ridge regression of `targets` (rows by outputs) on `rows`: they minimize the squared
 * error plus `penalty` times the squared weights. A target that is NaN is not known, and has no error. Conjugate gradients (Hestenes and
 * Stiefel 1952), all outputs at once.
 */
export function solveRidge(rows: SparseRows, targets: Float64Array, outputs: number, penalty: number): Float64Array {
  const size = rows.width * outputs;
  const weights = new Float64Array(size);
  const residual = new Float64Array(size);
  for (let row = 0; row < heightOf(rows); row++)
    multiplyTransposedRow(rows, row, withoutUnknown(targets.slice(row * outputs, (row + 1) * outputs), targets, row), residual);
  const direction = residual.slice();
  const applied = new Float64Array(size);
  let errors = squaresByOutput(residual, residual, outputs);
  const enough = errors.map((error) => error * EXACT * EXACT);
  for (let step = 0; step < MOST_STEPS && errors.some((error, output) => error > (enough[output] as number)); step++) {
    applyNormal(rows, targets, direction, penalty, applied, outputs);
    const bends = squaresByOutput(direction, applied, outputs);
    const lengths = errors.map((error, output) => ratio(error, bends[output] as number));
    for (let at = 0; at < size;) {
      for (let output = 0; output < outputs; output++, at++) {
        const length = lengths[output] as number;
        weights[at] = (weights[at] as number) + length * (direction[at] as number);
        residual[at] = (residual[at] as number) - length * (applied[at] as number);
      }
    }
    const next = squaresByOutput(residual, residual, outputs);
    const turns = next.map((error, output) => ratio(error, errors[output] as number));
    for (let at = 0; at < size;)
      for (let output = 0; output < outputs; output++, at++)
        direction[at] = (residual[at] as number) + (turns[output] as number) * (direction[at] as number);
    errors = next;
  }
  return weights;
}

/** Sets `into` to (XᵀX + penalty) times `given`, where only known targets count. */
function applyNormal(
  rows: SparseRows,
  targets: Float64Array,
  given: Float64Array,
  penalty: number,
  into: Float64Array,
  outputs: number,
): void {
  for (let at = 0; at < into.length; at++) into[at] = penalty * (given[at] as number);
  const predicted = new Float64Array(outputs);
  for (let row = 0; row < heightOf(rows); row++) {
    predicted.fill(0);
    multiplyRow(rows, row, given, predicted);
    multiplyTransposedRow(rows, row, withoutUnknown(predicted, targets, row), into);
  }
}

/** Sets the values of a row whose targets are not known to zero, in place. */
function withoutUnknown(values: Float64Array, targets: Float64Array, row: number): Float64Array {
  const start = row * values.length;
  for (let output = 0; output < values.length; output++) if (Number.isNaN(targets[start + output] as number)) values[output] = 0;
  return values;
}

function squaresByOutput(one: Float64Array, other: Float64Array, outputs: number): Float64Array {
  const sums = new Float64Array(outputs);
  for (let at = 0; at < one.length;)
    for (let output = 0; output < outputs; output++, at++)
      sums[output] = (sums[output] as number) + (one[at] as number) * (other[at] as number);
  return sums;
}

function ratio(one: number, other: number): number {
  return other === 0 ? 0 : one / other;
}
