import type { Brief, Caveat } from "../types.ts";
import { type RankingConstants, RANKING } from "./constants.ts";
import { asksForTopic } from "./score/topics.ts";

interface Scored {
  score: number;
  isOnTopic: boolean;
  caveats: readonly Caveat[];
}

/**
 * Returns the gifts that are worth showing: first those for what the person likes, each part in its order. What only suits person or
 * occasion follows where the others are few, and no further than to `enough` gifts in all. What is far worse than the best one is left out, and beyond
 * the `fewest` best whatever is not likely to please: three gifts are a better answer than three and nine fillers. What is known to come in time is not
 * measured by what may not.
 */
export function leaveOutFillers<Gift extends Scored>(
  gifts: readonly Gift[],
  brief: Pick<Brief, "interests" | "otherWords">,
  {
    enough,
    leastScore,
    leastShare,
    likelyScore,
    likelyShare,
    fewest,
    shareInBand,
  }: Pick<RankingConstants, "enough" | "leastScore" | "leastShare" | "likelyScore" | "likelyShare" | "fewest" | "shareInBand"> = RANKING,
): Gift[] {
  const sure = gifts.filter(({ caveats }) => caveats.length === 0);
  const best = (sure.length > 0 ? sure : gifts).reduce((most, { score }) => Math.max(most, score), 0);
  const least = Math.max(leastShare * best, Math.min(leastScore, best));
  const likely = Math.max(least, likelyScore, likelyShare * best);
  // A price near the sum comes first, but not with what is poor beside the gifts that cost a little less.
  const bestBelow = gifts.filter(isOnlyBelow).reduce((most, { score }) => Math.max(most, score), 0);
  const worthy = gifts.filter(
    ({ score, caveats }, place) => score >= (place < fewest ? least : likely) && (caveats.length > 0 || score >= shareInBand * bestBelow),
  );
  if (!asksForTopic(brief)) return worthy;
  const liked = worthy.filter(({ isOnTopic }) => isOnTopic);
  if (liked.length === 0) return worthy;
  const fillers = worthy.filter(({ isOnTopic }) => !isOnTopic);
  return [...liked, ...fillers.slice(0, Math.max(0, enough - liked.length))];
}

/** True for a gift against which nothing speaks but that it costs less than the sum that is named. */
function isOnlyBelow({ caveats }: Scored): boolean {
  return caveats.length > 0 && caveats.every((caveat) => caveat === "a-little-below" || caveat === "far-below");
}
