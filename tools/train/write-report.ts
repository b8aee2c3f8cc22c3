import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import { drawLines } from "./draw-lines.ts";
import type { Example } from "./examples.ts";
import { fitReader } from "./fit-reader.ts";
import { learningCurve } from "./learning-curve.ts";
import { agreementOf, BINS, type ReaderFigures, TOPIC_KINDS } from "./measure-reader.ts";
import { reportTable } from "./report-table.ts";

/** Trains readers on more and more of the labels, measures them on products that they have not seen, and writes what came out. */
export function writeReport(folder: string, examples: readonly Example[], repeated: readonly Example[], vectors: WordVectors): void {
  const curve = learningCurve(examples, (some) => fitReader(some, vectors));
  const [, last] = curve.at(-1) as [number, ReaderFigures];
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    "learning-curve.svg",
    drawLines({
      title: "Correlation with labels of products not seen, by number of labels",
      across: "Labels",
      axis: "logarithmic",
      lines: TOPIC_KINDS.map((kind) => ({ name: kind, points: curve.map(([size, { kinds }]) => [size, kinds[kind].correlation]) })),
    }),
  );
  write(
    "calibration.svg",
    drawLines({
      title: "Share of claims that are right by confidence",
      across: "Confidence",
      axis: "shares",
      lines: TOPIC_KINDS.map((kind) => ({
        name: kind,
        points: last.kinds[kind].bins
          .slice(0, BINS)
          .flatMap(({ claims, confidence, right }): [number, number][] => (claims === 0 ? [] : [[confidence / claims, right / claims]])),
      })),
    }),
  );
  write("reader.md", reportTable(curve, agreementOf(pairsOf(examples, repeated)), repeated.length));
}

/** Returns the products that have been labelled twice, with both labels. */
function pairsOf(examples: readonly Example[], repeated: readonly Example[]): [Example, Example][] {
  const keyOf = ({ label }: Example) => `${label.post} ${label.name_sha256}`;
  const byKey = new Map(examples.map((example) => [keyOf(example), example]));
  return repeated.flatMap((other): [Example, Example][] => {
    const one = byKey.get(keyOf(other));
    return one === undefined ? [] : [[one, other]];
  });
}
