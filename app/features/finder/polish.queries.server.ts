import { OFFERED_GIFTS } from "./polish.constants.ts";
import { listGiftProfiles } from "./profiles.queries.server.ts";
import { findGiftsForBrief } from "./results.queries.server.ts";
import type { Brief, FinderResult, FoundGift, GiftProfile } from "./types.ts";

/** A local result with more behind it than is shown, for a model to choose from. */
export interface PolishableResult {
  result: FinderResult;
  candidates: GiftProfile[];
  found: FoundGift[];
}

/** The result of `findGiftsForBrief`, and beside it a wider one with the profiles of its gifts. `today` is an ISO day. */
export async function findGiftsToPolish(brief: Brief, { limit, today }: { limit: number; today: string }): Promise<PolishableResult> {
  const wide = await findGiftsForBrief(brief, { limit: Math.max(limit, OFFERED_GIFTS), today });
  const candidates = await listGiftProfiles(wide.gifts.map(({ id }) => id));
  return { result: { ...wide, gifts: wide.gifts.slice(0, limit) }, candidates, found: wide.gifts };
}
