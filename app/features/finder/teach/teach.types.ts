import type { Certainty } from "./certainty.types.ts";
import type { AskedTaxonomy, OtherClaim } from "./teach.constants.ts";

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
  image: string | null;
  /** What the shop would most like to know, the most doubtful of each taxonomy first. */
  asked: readonly TeachableCategory[];
  claims: readonly OtherClaim[];
  /** What may be added. */
  others: readonly TeachableCategory[];
}

/** What the shop has been taught, and what it has learned of that. */
export interface TeachState {
  gifts: number;
  /** The gifts of which people or language models have said something. */
  labeled: number;
  /** Of how many gifts it has learned and when, and by what share its error fell on those that were held back; null before the first time. */
  learned: { gifts: number; at: Date; gain: number } | null;
  /** How sure it was, the oldest first; the last is how sure it is now. */
  certainty: readonly Certainty[];
}
