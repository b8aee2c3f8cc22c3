import type { Brief, Caveat } from "../types.ts";
import { type RankingConstants, RANKING } from "./constants.ts";
import type { Score } from "./score.ts";
import { asksForTopic } from "./score/topics.ts";

interface Scored extends Pick<Score, "score" | "isOnTopic"> {
  parts: Pick<Score["parts"], "interests">;
  caveats: readonly Caveat[];
}

/** Fit to a liking from which the best gift for it stays, whatever there is for the others. */
const FOR_LIKING = 0.45;

/**
 * Returns the gifts that are worth showing: first those for what the person likes, each part in its order. What only suits person or
 * occasion follows where the others are few, and no further than to `enough` gifts in all. What is far worse than the best one is left out, and beyond
 * the `fewest` best whatever is not likely to please: three gifts are a better answer than three and nine fillers. What is known to come in time is not
 * measured by what may not. The best gift for each stated liking stays.
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
  const kept = bestForLikings(gifts, brief);
  // Those of which nothing is unknown or less than asked for have their own best ones: "between 100 and 150" is answered from within.
  const foremost = new Set([...gifts.slice(0, fewest), ...sure.slice(0, fewest)]);
  const worthy = gifts.filter(
    (gift) =>
      kept.has(gift) ||
      (gift.score >= (foremost.has(gift) ? least : likely) && (gift.caveats.length > 0 || gift.score >= shareInBand * bestBelow)),
  );
  if (!asksForTopic(brief)) return worthy;
  const liked = worthy.filter(({ isOnTopic }) => isOnTopic);
  if (liked.length === 0) return worthy;
  const fillers = worthy.filter(({ isOnTopic }) => !isOnTopic);
  return [...liked, ...fillers.slice(0, Math.max(0, enough - liked.length))];
}

/** Returns the best of the gifts that are for each stated liking. */
function bestForLikings<Gift extends Scored>(gifts: readonly Gift[], { interests }: Pick<Brief, "interests">): ReadonlySet<Gift> {
  const stated = interests.filter(({ source }) => source !== "assumed");
  const best = stated.flatMap(({ value }) => {
    const isFor = (isItself: boolean) => (gift: Gift) =>
      gift.parts.interests.some(({ id, fit, through }) => id === value && fit >= FOR_LIKING && (through === null) === isItself);
    // Of who likes watches the only watch stays, and not the ring that is near to one.
    const itself = gifts.filter(isFor(true));
    const fitting = itself.length > 0 ? itself : gifts.filter(isFor(false));
    return fitting.toSorted((one, other) => one.caveats.length - other.caveats.length || other.score - one.score).slice(0, 1);
  });
  return new Set(best);
}

/** True for a gift against which nothing speaks but that it costs less than the sum that is named. */
function isOnlyBelow({ caveats }: Scored): boolean {
  return caveats.length > 0 && caveats.every((caveat) => caveat === "a-little-below" || caveat === "far-below");
}
