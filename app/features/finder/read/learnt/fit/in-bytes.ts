import type { LinearReader } from "../reader.ts";

const LARGEST = 127;

/** Stores weights, row by row, in a byte each with a scale for each row. */
export function inBytes(wide: Float64Array, rows: number): Pick<LinearReader, "weights" | "scales"> {
  const weights = new Int8Array(wide.length);
  const scales = new Float32Array(rows);
  const width = wide.length / rows;
  for (let row = 0; row < rows; row++) {
    const ofRow = wide.subarray(row * width, (row + 1) * width);
    const scale = Math.fround(ofRow.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST);
    scales[row] = scale;
    if (scale > 0) for (const [column, weight] of ofRow.entries()) weights[row * width + column] = Math.round(weight / scale);
  }
  return { weights, scales };
}

/** Returns the weights that `inBytes` has stored. */
export function fromBytes({ weights, scales }: Pick<LinearReader, "weights" | "scales">): Float64Array {
  const width = weights.length / scales.length;
  return Float64Array.from(weights, (weight, at) => weight * (scales[Math.floor(at / width)] as number));
}
