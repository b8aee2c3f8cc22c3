import type { WeightsById } from "../../types.ts";
import { CompactWeights } from "../compact-weights.ts";
import { memoizeOf } from "../../memo.ts";
import { nameWithoutBrands } from "../brand-names.ts";
import { childIn, childOf, claimsOf } from "./claims.ts";
import { currentReader } from "./current-reader.ts";
import { featuresOf } from "./name-features.ts";
import { knownOf, type LinearReader, scoresOf, valueAt } from "./reader.ts";
import type { ReadChild, ReadLearnt } from "./types.ts";

/** Returns what the learnt reader claims of a gift, the most certain first. */
export const readLearnt: ReadLearnt = (name, description) => claimsOf(currentReader(), name, description);

/** Returns how probably a gift is a child's thing, and for which ages. */
export const childProbability: ReadChild = (name, description) => childOf(currentReader(), name, description);

/** What the learnt reader claims of a gift by its name, without saying why: how well it fits what it fits at all, 0 to 1. Null is not asked for. */
export interface LearntClaims {
  interests: WeightsById | null;
  persons: WeightsById | null;
  occasions: WeightsById | null;
}

interface NameReading {
  /** How probably it is a child's thing, 0 to 1. */
  child: number;
  /** Null for a name without a word that the reader knows. */
  claims: LearntClaims | null;
}

/** Weaker ones are as good as none. */
const LEAST = 0.05;

/** Reads a name once for all that the ranking asks of it. */
export function readName(name: string): NameReading {
  const reader = currentReader();
  const known = knownOf(reader, featuresOf(nameWithoutBrands(name, null)));
  const scores = scoresOf(reader, known);
  const child = childIn(reader, scores).probability;
  if (known.features.length === 0 && known.vector.shares.length === 0) return { child, claims: null };
  const weights = { interest: new Map<string, number>(), person: new Map<string, number>(), occasion: new Map<string, number>() };
  for (const [column, { kind, id }] of reader.outputs.entries()) {
    if (kind !== "interest" && kind !== "person" && kind !== "occasion") continue;
    const weight = valueAt(reader.calibrations[kind].weight, scores[column] as number);
    if (weight >= LEAST) weights[kind].set(id, weight);
  }
  const { interest, person, occasion } = weights;
  return {
    child,
    claims: { interests: new CompactWeights(interest), persons: new CompactWeights(person), occasions: new CompactWeights(occasion) },
  };
}

const interestsOf = memoizeOf(
  "interests of a reader",
  ({ outputs }: LinearReader): ReadonlySet<string> => new Set(outputs.flatMap(({ kind, id }) => (kind === "interest" ? [id] : []))),
);

/** Returns the interests that the reader can tell. */
export function learntInterests(): ReadonlySet<string> {
  return interestsOf(currentReader());
}
