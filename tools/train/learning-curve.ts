import type { LinearReader } from "#app/features/finder/read/learnt/reader.ts";
import { type Example, inOrderOfChance, partOf, PARTS } from "./examples.ts";
import { measureReaders, type ReaderFigures, TOPIC_KINDS } from "./measure-reader.ts";

const SIZES = [125, 250, 500, 1000, 2000, 4000];

/**
 * Returns what readers of more and more labels are worth. Each tenth of the posts is asked of readers that were trained on the others, so the
 * last ones know nine tenths of all labels: what they are measured on is missing and nothing else.
 */
export function learningCurve(
  examples: readonly Example[],
  fit: (examples: readonly Example[]) => LinearReader,
): [labels: number, figures: ReaderFigures][] {
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    asked: examples.filter((example) => partOf(example) === part),
    others: inOrderOfChance(examples.filter((example) => partOf(example) !== part)),
  }));
  const most = Math.round(parts.reduce((sum, { others }) => sum + others.length, 0) / PARTS);
  return [...SIZES.filter((size) => size < most), most].map((size) => {
    const figures = measureReaders(
      parts.values().map(({ asked, others }) => ({ reader: fit(size === most ? others : others.slice(0, size)), examples: asked })),
    );
    console.log(`${size} labels: ${TOPIC_KINDS.map((kind) => `${kind} ${figures.kinds[kind].correlation.toFixed(3)}`).join(", ")}`);
    return [size, figures];
  });
}
