import { type Curve, valueAt } from "#app/features/finder/read/learnt/reader.ts";
import { risingCurve } from "./rising-curve.ts";

/** Claims of this confidence and more are shown as if they were known, so of all of them together this share is to be right. */
export const SURE = 0.8;
const RIGHT_OF_SURE = 0.93;
const LEAST_CLAIMS = 50;

/**
 * Returns how confident to be at a score: what share of such claims is right, lowered so that those called sure are right nine times in ten
 * taken together, new products' being a little worse.
 */
export function cautiousCurve(pairs: readonly (readonly [score: number, isRight: number])[]): Curve {
  const { scores, values } = risingCurve(pairs);
  const known = valueAt({ scores, values }, sureScore(pairs));
  const lowered = values.map((value) =>
    value < known ? value * (SURE / known) : known >= 1 ? SURE : SURE + (value - known) * ((1 - SURE) / (1 - known)),
  );
  return { scores, values: lowered.map((value, place) => Math.round(Math.min(value, values[place] as number) * 10_000) / 10_000) };
}

/** Returns the lowest score from which on enough claims are right. */
function sureScore(pairs: readonly (readonly [number, number])[]): number {
  let right = 0;
  let lowest = Infinity;
  for (const [place, [score, isRight]] of pairs.toSorted(([one], [other]) => other - one).entries()) {
    right += isRight;
    if (place + 1 >= LEAST_CLAIMS && right / (place + 1) >= RIGHT_OF_SURE) lowest = score;
  }
  return lowest;
}
