import { memoizeOf } from "../../memo.ts";
import type { AgeSpan } from "../../types.ts";
import { evidenceOf } from "./evidence.ts";
import { featuresOf } from "./name-features.ts";
import { type ClaimedKind, knownOf, type Output, type LinearReader, scoresOf, valueAt } from "./reader.ts";
import type { ChildReading, LearntClaim } from "./types.ts";

/** Claims that fit less are left out: they would be nine of ten, and none of them tells anybody anything. */
const LEAST_WEIGHT = 0.08;
const LEAST_CONFIDENCE = 0.1;
const OLDEST_CHILD = 17;

/** Returns what a reader claims of a gift with this name and description, with at least this confidence. */
export function claimsOf(reader: LinearReader, name: string, description?: string, least = LEAST_CONFIDENCE): LearntClaim[] {
  const known = knownOf(reader, featuresOf(name, description));
  if (known.features.length === 0 && known.vector.shares.length === 0) return [];
  const scores = scoresOf(reader, known);
  const evidenceFor = evidenceOf(reader, known);
  const claims: LearntClaim[] = [];
  const below = scoresBelow(reader);
  for (let column = 0; column < scores.length; column++) {
    if ((scores[column] as number) <= (below[column] as number)) continue;
    const output = reader.outputs[column] as Output;
    const said = readOutput(reader, output, scores[column] as number);
    // Evidence takes longer than all the rest, so it is looked for last.
    if (said === null || said.confidence < least) continue;
    const evidence = evidenceFor(column);
    const { kind, id } = output;
    if (kind === "child")
      claims.push({ kind, ages: agesOf(reader, scores), weight: said.confidence, confidence: said.confidence, evidence });
    else if (kind === "male" || kind === "female") claims.push({ kind: "gender", gender: kind, ...said, evidence });
    else if (kind === "interest" || kind === "occasion" || kind === "person") claims.push({ kind, id, ...said, evidence });
  }
  return claims.sort((one, other) => other.confidence - one.confidence || other.weight - one.weight);
}

/** Returns how probably a gift is a child's thing, and for which ages. */
export function childOf(reader: LinearReader, name: string, description?: string): ChildReading {
  return childIn(reader, scoresOf(reader, knownOf(reader, featuresOf(name, description))));
}

/** Returns the same for a gift with these scores. */
export function childIn(reader: LinearReader, scores: Float64Array): ChildReading {
  const column = reader.outputs.findIndex(({ kind }) => kind === "child");
  return { probability: valueAt(reader.calibrations.child.confidence, scores[column] as number), ages: agesOf(reader, scores) };
}

function readOutput({ calibrations }: LinearReader, { kind }: Output, score: number): { weight: number; confidence: number } | null {
  if (kind === "from" || kind === "to") return null;
  const calibration = calibrations[kind satisfies ClaimedKind];
  const weight = valueAt(calibration.weight, score);
  if (weight < LEAST_WEIGHT) return null;
  const confidence = valueAt(calibration.confidence, score);
  return confidence < LEAST_CONFIDENCE ? null : { weight, confidence };
}

/** Returns for each output the highest score at which surely nothing is claimed: most outputs of most gifts need no further look. */
const scoresBelow = memoizeOf("scores without a claim", (reader: LinearReader) =>
  Float64Array.from(reader.outputs, ({ kind }) => {
    if (kind === "from" || kind === "to") return Infinity;
    const { scores, values } = reader.calibrations[kind satisfies ClaimedKind].weight;
    return scores[values.findLastIndex((value) => value < LEAST_WEIGHT)] ?? -Infinity;
  }),
);

/** Returns the ages for which a gift with these scores would be a child's thing. */
export function agesOf({ outputs }: LinearReader, scores: Float64Array): AgeSpan {
  const years = (wanted: Output["kind"]) => scores[outputs.findIndex(({ kind }) => kind === wanted)] ?? 0;
  const min = Math.min(Math.max(Math.round(years("from")), 0), OLDEST_CHILD - 1);
  return { min, max: Math.min(Math.max(Math.round(years("to")), min + 1), OLDEST_CHILD) };
}
