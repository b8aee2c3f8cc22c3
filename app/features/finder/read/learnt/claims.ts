import type { AgeSpan } from "../../types.ts";
import { featuresOf } from "./name-features.ts";
import { type ClaimedKind, type KnownName, knownOf, type Output, type LinearReader, scoresOf, valueAt } from "./reader.ts";
import type { ChildReading, LearntClaim } from "./types.ts";

/** Claims that fit less are left out: they would be nine of ten, and none of them tells anybody anything. */
const LEAST_WEIGHT = 0.08;
const LEAST_CONFIDENCE = 0.1;
const MOST_EVIDENCE = 3;
/** The share of the strongest word's say below which a word is no evidence. */
const LEAST_SAY = 0.2;
const OLDEST_CHILD = 17;

/** Returns what a reader claims of a gift with this name and description. */
export function claimsOf(reader: LinearReader, name: string, description?: string): LearntClaim[] {
  const known = knownOf(reader, featuresOf(name, description));
  if (known.features.length === 0 && known.vector.shares.length === 0) return [];
  const scores = scoresOf(reader, known);
  const claims: LearntClaim[] = [];
  for (const [column, output] of reader.outputs.entries()) {
    const said = readOutput(reader, output, scores[column] as number);
    if (said === null) continue;
    const evidence = evidenceFor(reader, column, known);
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
  const scores = scoresOf(reader, knownOf(reader, featuresOf(name, description)));
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

function agesOf({ outputs }: LinearReader, scores: Float64Array): AgeSpan {
  const years = (wanted: Output["kind"]) => scores[outputs.findIndex(({ kind }) => kind === wanted)] ?? 0;
  const min = Math.min(Math.max(Math.round(years("from")), 0), OLDEST_CHILD - 1);
  return { min, max: Math.min(Math.max(Math.round(years("to")), min + 1), OLDEST_CHILD) };
}

/** Returns the words that add most to an output's score. */
function evidenceFor({ outputs, weights, scales }: LinearReader, column: number, { features, vector }: KnownName): string[] {
  const says = new Map<string, number>();
  const weightOf = (row: number) => (scales[row] as number) * (weights[row * outputs.length + column] as number);
  const add = (words: string, say: number) => says.set(words, (says.get(words) ?? 0) + say);
  for (const { row, value, words } of features) if (words !== "") add(words, value * weightOf(row));
  for (const { word, share } of vector.shares)
    add(
      word,
      share.reduce((sum, value, dimension) => sum + value * weightOf(dimension), 0),
    );
  const ordered = [...says].filter(([, say]) => say > 0).sort(([, one], [, other]) => other - one);
  const least = (ordered[0]?.[1] ?? 0) * LEAST_SAY;
  return ordered
    .filter(([, say]) => say >= least)
    .slice(0, MOST_EVIDENCE)
    .map(([words]) => words);
}
