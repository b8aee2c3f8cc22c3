import type { AgeSpan } from "../types.ts";

/** The years that the catalogue's age ranges stand for, by slug. */
export const AGE_RANGES: readonly (readonly [slug: string, AgeSpan])[] = [
  ["baby-0-1", { min: 0, max: 1 }],
  ["toddler-1-3", { min: 1, max: 3 }],
  ["kids-4-7", { min: 4, max: 7 }],
  ["kids-8-12", { min: 8, max: 12 }],
  ["teens-13-17", { min: 13, max: 17 }],
  ["young-adults-18-29", { min: 18, max: 29 }],
  ["adults-30-59", { min: 30, max: 59 }],
  ["seniors-60-plus", { min: 60, max: 120 }],
];

/** Somebody who is older has outgrown a child's thing; a thing that starts later is a teenager's. */
const CHILDS_UNTIL = 17;
const CHILDS_BEFORE = 13;

/** True for the ages of what children use and adults do not. */
export function isSpanOfChildren({ min, max }: AgeSpan): boolean {
  return max <= CHILDS_UNTIL && min < CHILDS_BEFORE;
}

/** Returns the span from the youngest to the oldest of several spans; null for none. */
export function unionOfSpans(spans: readonly AgeSpan[]): AgeSpan | null {
  if (spans.length === 0) return null;
  return { min: Math.min(...spans.map(({ min }) => min)), max: Math.max(...spans.map(({ max }) => max)) };
}

/** Returns the years that these age ranges cover together; null where none is known. */
export function spanOfRanges(slugs: readonly string[]): AgeSpan | null {
  return unionOfSpans(AGE_RANGES.filter(([slug]) => slugs.includes(slug)).map(([, span]) => span));
}

/** Returns the age ranges of which the span holds more than half, and those that hold the span. */
export function rangesOfSpan({ min, max }: AgeSpan): string[] {
  return AGE_RANGES.filter(([, range]) => {
    const shared = Math.min(max, range.max) - Math.max(min, range.min) + 1;
    return shared > (range.max - range.min + 1) / 2 || (min >= range.min && max <= range.max);
  }).map(([slug]) => slug);
}
