/** A matrix that is mostly zeros, row by row: row r has the entries from `starts[r]` up to `starts[r + 1]`. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float64Array;
  width: number;
}

export function sparseRows(rows: readonly (readonly (readonly [column: number, value: number])[])[], width: number): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  for (const [place, row] of rows.entries()) starts[place + 1] = (starts[place] as number) + row.length;
  const entries = rows.flat();
  return {
    starts,
    width,
    columns: Uint32Array.from(entries, ([column]) => column),
    values: Float64Array.from(entries, ([, value]) => value),
  };
}

export function heightOf({ starts }: SparseRows): number {
  return starts.length - 1;
}

/** Adds to `into` a row of the sparse matrix times a dense one with `depth` columns. */
export function multiplyRow({ starts, columns, values }: SparseRows, row: number, dense: Float64Array, into: Float64Array): void {
  const depth = into.length;
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
    const value = values[at] as number;
    const from = (columns[at] as number) * depth;
    for (let place = 0; place < depth; place++) into[place] = (into[place] as number) + value * (dense[from + place] as number);
  }
}

/** Adds to the dense matrix `into` a row of the sparse matrix, transposed, times `given`. */
export function multiplyTransposedRow({ starts, columns, values }: SparseRows, row: number, given: Float64Array, into: Float64Array): void {
  const depth = given.length;
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
    const value = values[at] as number;
    const from = (columns[at] as number) * depth;
    for (let place = 0; place < depth; place++) into[from + place] = (into[from + place] as number) + value * (given[place] as number);
  }
}
