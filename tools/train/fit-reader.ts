import { type ClaimedKind, knownOf, type LinearReader, scoresOf } from "#app/features/finder/read/learnt/reader.ts";
import type { WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import { type Example, foldOf, FOLDS } from "./examples.ts";
import { fitWeights, rowsOf } from "./fit-weights.ts";
import { cautiousCurve } from "./cautious-curve.ts";
import { risingCurve } from "./rising-curve.ts";
import { outputsOf, targetOf } from "./targets.ts";

/** A claim is right when a reader of the product gives it at least this weight: 0.2 is a stretch, 0.5 a decent idea. */
export const RIGHT_FROM = 0.4;
const CLAIMED: readonly ClaimedKind[] = ["interest", "occasion", "person", "child", "male", "female"];

/** Trains a reader, and calibrates it by what five readers say of the fifth of the posts that each was not trained on. */
export function fitReader(examples: readonly Example[], vectors: WordVectors): LinearReader {
  const knowledge = { outputs: outputsOf(examples.map(({ label }) => label)), vectors, rows: rowsOf(examples) };
  const pairs = new Map(CLAIMED.map((kind) => [kind, [] as [score: number, target: number][]]));
  for (let fold = 0; fold < FOLDS; fold++) {
    const inside = examples.filter((example) => foldOf(example) === fold);
    const reader = fitWeights(
      examples.filter((example) => foldOf(example) !== fold),
      knowledge,
    );
    for (const { read, label } of inside) {
      const scores = scoresOf({ ...reader, calibrations: NONE }, knownOf(reader, read));
      for (const [column, output] of knowledge.outputs.entries())
        pairs.get(output.kind as ClaimedKind)?.push([scores[column] as number, targetOf(label, output)]);
    }
  }
  const calibrations = Object.fromEntries(
    [...pairs].map(([kind, ofKind]) => [
      kind,
      {
        weight: risingCurve(ofKind),
        confidence: curveFor(kind)(ofKind.map(([score, target]) => [score, target >= RIGHT_FROM ? 1 : 0])),
      },
    ]),
  ) as LinearReader["calibrations"];
  return { ...fitWeights(examples, knowledge), calibrations };
}

/** Whether a thing is a child's is asked both ways round, so its probability leans to neither side. */
function curveFor(kind: ClaimedKind): typeof risingCurve {
  return kind === "child" ? risingCurve : cautiousCurve;
}

const NONE = {} as LinearReader["calibrations"];
