import type { AskedTaxonomy, OtherClaim } from "./steps.ts";

/** A category that an owner can weigh for a gift. */
export interface TeachableCategory {
  id: string;
  taxonomy: AskedTaxonomy;
  slug: string;
  name: string;
}

/** A gift that an owner is asked about. */
export interface GiftToTeach {
  id: string;
  name: string;
  /** The beginning of its description. */
  description: string;
  image: string;
  /** What the shop would most like to know, the most doubtful of each taxonomy first. */
  asked: readonly TeachableCategory[];
  claims: readonly OtherClaim[];
  /** What may be added. */
  others: readonly TeachableCategory[];
}
