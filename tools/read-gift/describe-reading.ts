import { categorise } from "#app/features/finder/read/categorise.ts";
import { childProbability, readLearnt } from "#app/features/finder/read/learnt/read-learnt.ts";
import type { LearntClaim } from "#app/features/finder/read/learnt/types.ts";

/** Returns a line for each taxonomy's value that the lexicon reads in the words, with its confidence. */
export function describeWords(name: string, description: string): string[] {
  return Object.entries(categorise(name, description)).flatMap(([taxonomy, values]) =>
    values.map(({ slug, confidence }) => line([taxonomy, slug, "", confidence.toFixed(2)])),
  );
}

/** Returns a line for each claim of the learnt reader: what, weight, confidence, and the words that speak most for it. */
export function describeLearnt(name: string, description: string): string[] {
  const { probability, ages } = childProbability(name, description);
  return [
    ...readLearnt(name, description).map((claim) =>
      line([claim.kind, saidBy(claim), claim.weight.toFixed(2), claim.confidence.toFixed(2), claim.evidence.join(", ")]),
    ),
    line(["child?", `ages ${ages.min} to ${ages.max}`, "", probability.toFixed(2)]),
  ];
}

function saidBy(claim: LearntClaim): string {
  if (claim.kind === "child") return `ages ${claim.ages.min} to ${claim.ages.max}`;
  return claim.kind === "gender" ? claim.gender : claim.id;
}

const WIDTHS = [12, 24, 6, 6];

function line(cells: readonly string[]): string {
  return `  ${cells.map((cell, place) => cell.padEnd(WIDTHS[place] ?? 0)).join("")}`.trimEnd();
}
