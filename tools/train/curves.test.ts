import { expect, it } from "vitest";
import { valueAt } from "#app/features/finder/read/learnt/reader.ts";
import { cautiousCurve } from "./cautious-curve.ts";
import { risingCurve } from "./rising-curve.ts";

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
