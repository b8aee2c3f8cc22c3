import type { AffiliateTags } from "./constants.ts";

/**
 * When a shopper is sent to their own marketplace: with `own-tags` where we have a tag for it, `always`, or `off` for owners who leave that
 * to the store's OneLink.
 */
export type MarketplaceMode = "own-tags" | "always" | "off";

/** The settings that decide where store links lead and whom they pay; they are the same for all shoppers. */
export interface AffiliateProgram {
  tags: AffiliateTags;
  mode: MarketplaceMode;
}

/** The clicks to the store on one day (UTC, ISO). */
export interface ClicksByDay {
  day: string;
  clicks: number;
  /** The clicks of the day that is as long before as the report covers. */
  before: number;
}

export interface ClicksByName {
  name: string;
  clicks: number;
  /** The clicks of the time as long before. */
  before: number;
}

export interface ClicksOfGift extends ClicksByName {
  id: string;
}
