import { z } from "zod";
import type { ModelClaim } from "#app/features/catalogue/model-reading/types.ts";
import { standsForAny } from "../refused.ts";

const weight = z.number();

/** A model's claims as model_readings keeps them. */
export const modelClaims = z.array(
  z.union([
    z.strictObject({ kind: z.enum(["interest", "occasion", "person", "trait", "category"]), id: z.string(), weight, quote: z.string() }),
    z.strictObject({ kind: z.literal("child"), weight, from: z.number(), to: z.number() }),
    z.strictObject({ kind: z.literal("gender"), id: z.enum(["male", "female"]) }),
  ]),
);

/** Returns a model's claims without those that stand for a category which a person has refused for the gift. */
export function claimsWithoutRefused(claims: readonly ModelClaim[], refused: readonly string[]): readonly ModelClaim[] {
  if (refused.length === 0) return claims;
  return claims.filter((claim) => {
    if (claim.kind === "child" || claim.kind === "gender") return true;
    return claim.kind === "category" ? !refused.includes(claim.id) : !standsForAny(claim.kind, claim.id, refused);
  });
}
