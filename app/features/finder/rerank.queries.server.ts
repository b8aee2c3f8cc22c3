import { OFFERED_GIFTS } from "./rerank.constants.ts";
import { listGiftProfiles } from "./profiles.queries.server.ts";
import { findGiftsForBrief } from "./results.queries.server.ts";
import type { Brief, FinderResult, FoundGift, GiftProfile } from "./types.ts";

/** A local result with more candidates than are shown, for a model to choose from. */
export interface RerankableResult {
  result: FinderResult;
  candidates: GiftProfile[];
  found: FoundGift[];
}

/** Returns the result of `findGiftsForBrief`, and a wider one with the profiles of its gifts. `today` is an ISO day. */
export async function findGiftsToRerank(brief: Brief, { limit, today }: { limit: number; today: string }): Promise<RerankableResult> {
  const wide = await findGiftsForBrief(brief, { limit: Math.max(limit, OFFERED_GIFTS), today });
  const candidates = await listGiftProfiles(wide.gifts.map(({ id }) => id));
  return { result: { ...wide, gifts: wide.gifts.slice(0, limit) }, candidates, found: wide.gifts };
}
