import { expect, it } from "vitest";
import { solveRidge } from "./solve-ridge.ts";
import { sparseRows } from "./sparse-rows.ts";

it("finds the weights that the normal equations give", () => {
  // (XᵀX + 1) W = XᵀY for X = [[1, 0], [0, 2], [1, 2]] and one output Y = [1, 2, 3]: [[3, 2], [2, 9]] W = [4, 10].
  const rows = sparseRows(
    [
      [[0, 1]],
      [[1, 2]],
      [
        [0, 1],
        [1, 2],
      ],
    ],
    2,
  );
  const [first, second] = solveRidge(rows, Float64Array.from([1, 2, 3]), 1, 1);
  expect(first).toBeCloseTo(16 / 23, 2);
  expect(second).toBeCloseTo(22 / 23, 2);
});

it("takes no error from a target that is not known", () => {
  const rows = sparseRows([[[0, 1]], [[0, 1]]], 1);
  const known = solveRidge(rows, Float64Array.from([1, 5, Number.NaN, Number.NaN]), 2, 1);
  expect([...known]).toEqual([0.5, 2.5].map((weight) => expect.closeTo(weight, 2)));
});
