import type { Curve } from "#app/features/finder/read/learnt/reader.ts";

interface Block {
  count: number;
  scores: number;
  values: number;
}

/** A block holds at least so many pairs: a confidence from a handful would be chance. */
const LEAST_PAIRS = 40;
const MOST_BLOCKS = 400;
const DIGITS = 10_000;

/** Returns the rising curve that fits pairs of a score and a value best (isotonic regression: pool adjacent violators, Ayer et al. 1955). */
export function risingCurve(pairs: readonly (readonly [score: number, value: number])[]): Curve {
  const blocks: Block[] = [];
  for (const block of equalBlocks(pairs)) {
    blocks.push(block);
    for (
      let last = blocks.at(-1), before = blocks.at(-2);
      last && before && meanOf(before) >= meanOf(last);
      last = blocks.at(-1), before = blocks.at(-2)
    ) {
      blocks.splice(-2, 2, { count: before.count + last.count, scores: before.scores + last.scores, values: before.values + last.values });
    }
  }
  return {
    scores: blocks.map(({ count, scores }) => rounded(scores / count)),
    values: blocks.map((block) => rounded(meanOf(block))),
  };
}

/** Groups the pairs by score. The high scores, which matter most and are rare, come in small groups. */
function equalBlocks(pairs: readonly (readonly [number, number])[]): Block[] {
  const sorted = pairs.toSorted(([one], [other]) => other - one);
  const blocks: Block[] = [];
  for (let at = 0; at < sorted.length;) {
    const size = Math.max(LEAST_PAIRS, Math.ceil((at * 8) / MOST_BLOCKS));
    const group = sorted.slice(at, at + size);
    at += size;
    blocks.push({
      count: group.length,
      scores: group.reduce((sum, [score]) => sum + score, 0),
      values: group.reduce((sum, [, value]) => sum + value, 0),
    });
  }
  return blocks.toReversed();
}

function meanOf({ count, values }: Block): number {
  return values / count;
}

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
