import { AGE_RANGES, isSpanOfChildren, unionOfSpans } from "../read/age-ranges.ts";
import type { Output } from "../read/learnt/reader.ts";

/** What a reader learns of ages: how much a gift is a child's thing, and from which year to which; NaN where nothing is said. */
export type TaughtAges = Readonly<Record<Extract<Output["kind"], "child" | "from" | "to">, number>>;

/** Somebody who calls a thing a child's at least this much may say for which ages. */
const CHILDS_FROM = 0.5;

/** Returns what is said of ages: by name, as "taxonomy slug", from 0, refused, to 1. What is said of children outright counts before ranges. */
export function taughtAges(weights: ReadonlyMap<string, number>): TaughtAges {
  const weighed = AGE_RANGES.map(([slug, span]) => ({ span, weight: weights.get(`ageRange ${slug}`) }));
  const suiting = weighed.filter(({ weight = 0 }) => weight > 0);
  const span = unionOfSpans(suiting.map((range) => range.span));
  const child = weights.get("claim child") ?? childOfRanges();
  const isForAges = child >= CHILDS_FROM && span !== null && isSpanOfChildren(span);
  return { child, from: isForAges ? span.min : Number.NaN, to: isForAges ? span.max : Number.NaN };

  function childOfRanges(): number {
    if (span !== null) return isSpanOfChildren(span) ? Math.max(...suiting.map(({ weight = 0 }) => weight)) : 0;
    // One range that was refused says that another may suit.
    return weighed.every((range) => !isSpanOfChildren(range.span) || range.weight === 0) ? 0 : Number.NaN;
  }
}
