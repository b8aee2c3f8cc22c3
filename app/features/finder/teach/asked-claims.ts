import { rangesOfSpan } from "../read/age-ranges.ts";
import { categoriesOfEntry } from "../read/entry-categories.ts";
import { agesOf } from "../read/learnt/claims.ts";
import { featuresOf } from "../read/learnt/name-features.ts";
import { type ClaimedKind, knownOf, type LinearReader, scoresOf, valueAt } from "../read/learnt/reader.ts";
import type { AskedTaxonomy } from "./steps.ts";

/** Something that an owner may be asked about a gift. */
export interface AskedClaim {
  /** "claim" for those that are no category. */
  taxonomy: AskedTaxonomy | "claim";
  slug: string;
  weight: number;
  /** The probability that it is right. */
  confidence: number;
}

/** What is less probable need not be asked, and what is more probable neither. */
export const ASKED_FROM = 0.03;
const ASKED_UNTIL = 0.97;
/** How many claims of a sort a gift is asked about. */
const MOST: Readonly<Record<AskedClaim["taxonomy"], number>> = { recipient: 5, occasion: 4, interest: 5, claim: 3, ageRange: 3 };

/** What is asked about a gift, and how its name is placed among others. */
export interface Asked {
  claims: AskedClaim[];
  /** The sum of p (1 − p) over the claims. */
  doubt: number;
  vector: Float64Array;
}

/** Returns what a reader is least sure of about a gift, as far as `isAskable`; the most doubtful of each sort first. */
export function askedOf(
  reader: LinearReader,
  name: string,
  description: string,
  isAskable: (taxonomy: AskedClaim["taxonomy"], slug: string) => boolean,
): Asked {
  const known = knownOf(reader, featuresOf(name, description));
  const scores = scoresOf(reader, known);
  const surest = new Map<string, AskedClaim>();
  const add = (claim: AskedClaim) => {
    const key = `${claim.taxonomy} ${claim.slug}`;
    if (isAskable(claim.taxonomy, claim.slug) && (surest.get(key)?.confidence ?? -1) < claim.confidence) surest.set(key, claim);
  };
  for (const [column, { kind, id }] of reader.outputs.entries()) {
    if (kind === "from" || kind === "to") continue;
    const calibration = reader.calibrations[kind satisfies ClaimedKind];
    const [weight, confidence] = [calibration.weight, calibration.confidence].map((curve) => valueAt(curve, scores[column] as number)) as [
      number,
      number,
    ];
    if (kind === "interest" || kind === "occasion" || kind === "person") {
      for (const [taxonomy, slug] of categoriesOfEntry(kind, id)) add({ taxonomy: taxonomy as AskedTaxonomy, slug, weight, confidence });
    } else add({ taxonomy: "claim", slug: kind, weight, confidence });
    if (kind === "child")
      for (const slug of rangesOfSpan(agesOf(reader, scores))) add({ taxonomy: "ageRange", slug, weight: confidence, confidence });
  }
  const doubtful = [...surest.values()].filter(({ confidence }) => confidence >= ASKED_FROM && confidence <= ASKED_UNTIL);
  const claims = Object.entries(MOST).flatMap(([taxonomy, most]) =>
    doubtful
      .filter((claim) => claim.taxonomy === taxonomy)
      .toSorted((one, other) => doubtOf(other) - doubtOf(one))
      .slice(0, most),
  );
  return { claims, doubt: claims.reduce((sum, claim) => sum + doubtOf(claim), 0), vector: known.vector.sum };
}

function doubtOf({ confidence }: AskedClaim): number {
  return confidence * (1 - confidence);
}
