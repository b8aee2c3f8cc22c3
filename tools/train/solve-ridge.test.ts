import { expect, it } from "vitest";
import { risingCurve } from "./rising-curve.ts";
import { cautiousCurve } from "./cautious-curve.ts";
import { valueAt } from "#app/features/finder/read/learnt/reader.ts";
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

const PAIRS = Array.from({ length: 4000 }, (_, place): [number, number] => [place / 4000, place % 10 < place / 400 ? 1 : 0]);

it("calibrates with a curve that never falls", () => {
  const { scores, values } = risingCurve(PAIRS);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(valueAt({ scores, values }, 0.5)).toBeCloseTo(0.5, 1);
});

it("calls sure what is right nine times in ten", () => {
  const curve = cautiousCurve(PAIRS);
  const sure = PAIRS.filter(([score]) => valueAt(curve, score) >= 0.8);
  expect(sure.length).toBeGreaterThan(0);
  expect(sure.filter(([, isRight]) => isRight === 1).length / sure.length).toBeGreaterThanOrEqual(0.9);
});
