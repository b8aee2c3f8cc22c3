import type { AgeSpan } from "../../types.ts";

interface Claim {
  /** How well the gift fits, 0 to 1: 1 is made for exactly them, 0.5 a decent idea, 0.2 a stretch. */
  weight: number;
  /** The calibrated probability that somebody who reads the gift's name says so too, 0 to 1. */
  confidence: number;
  /** The words of the name that speak most for the claim, as written, the strongest first. */
  evidence: readonly string[];
}

/** A claim that the gift suits an interest, an occasion or a kind of person; `id` is the lexicon's. */
export interface TopicClaim extends Claim {
  kind: "interest" | "occasion" | "person";
  id: string;
}

/** A claim that the gift is a child's thing; `weight` equals `confidence`. */
export interface ChildClaim extends Claim {
  kind: "child";
  ages: AgeSpan;
}

/** A claim that the gift addresses men or boys, or women or girls. */
export interface GenderClaim extends Claim {
  kind: "gender";
  gender: "male" | "female";
}

/** One thing that the learnt reader says about a gift. Claims of a kind come in order of their confidence. */
export type LearntClaim = TopicClaim | ChildClaim | GenderClaim;

/** How probably a gift is a child's thing (0 to 1), and for which ages it would be one. */
export interface ChildReading {
  probability: number;
  ages: AgeSpan;
}

/** The signature of `readLearnt` (read-learnt.ts): pure, at most half a millisecond; the first call reads the weights. */
export type ReadLearnt = (name: string, description?: string) => LearntClaim[];
/** The signature of `childProbability` (read-learnt.ts). */
export type ReadChild = (name: string, description?: string) => ChildReading;
