import { usualPriceOf } from "../ask/usual-price.ts";
import type { Brief, Caveat, GiftReading } from "../types.ts";
import { caveatsOf, lowerByCaveats } from "./caveats.ts";
import { RANKING } from "./constants.ts";
import { compareSlugs, diversify } from "./diversify.ts";
import { isFor } from "./diversify/balance.ts";
import { leaveOutFillers } from "./leave-out-fillers.ts";
import { limitsOf } from "./limits.ts";
import { learntClaimsOf } from "./plausibility.ts";
import { childsThingOf, isForGrownUp } from "./score/childs-things.ts";
import { isAtUsualPrice, keepToUsualPrice } from "./score/usual-price.ts";
import { createScorer, type Score, type ScoreContext } from "./score.ts";
import { asksForTopic } from "./score/topics.ts";
import { topicsOf } from "./score/balanced-topics.ts";
import { seedOf } from "./seeded-random.ts";

/** A gift within every limit of a brief, with its reading, its fit (0 to 1) and the parts of that. */
export interface RankedGift extends Score {
  reading: GiftReading;
  caveats: Caveat[];
}

/** Returns the candidates that meet every limit of the brief, the best fit first. */
export function rankCandidates(brief: Brief, readings: readonly GiftReading[], context: Omit<ScoreContext, "candidates">): RankedGift[] {
  const check = limitsOf(brief, context.today);
  const caveats = caveatsOf(brief, context.today);
  const candidates = readings.filter((reading) => check(reading).length === 0);
  const score = createScorer(brief, { ...context, candidates });
  const askReader = (gift: RankedGift): RankedGift => {
    const learnt = learntClaimsOf(gift.reading);
    return learnt === null ? gift : { ...gift, ...score(gift.reading, learnt) };
  };
  const first = candidates.map((reading) => ({ reading, caveats: caveats(reading.profile), ...score(reading) })).toSorted(compareRanked);
  const asksReader = brief.interests.length > 0 || brief.person !== null || brief.occasion !== null;
  const ranked = asksReader ? lookAgain(first, askReader) : first;
  return isForGrownUp(brief) ? lowerChildsThings(ranked, context.constants) : ranked;
}

const compareRanked = (one: RankedGift, other: RankedGift) => other.score - one.score || compareSlugs(one, other);

/** Gifts that the learnt reader is asked about: it takes as long for each as all the rest of the ranking. */
const LOOKED_AT = 60;

function lookAgain(ranked: readonly RankedGift[], look: (gift: RankedGift) => RankedGift): RankedGift[] {
  return ranked.map((gift, place) => (place < LOOKED_AT ? look(gift) : gift)).toSorted(compareRanked);
}

function lowerChildsThings(ranked: readonly RankedGift[], { childish } = RANKING): RankedGift[] {
  return lookAgain(ranked, (gift) => ({ ...gift, score: gift.score * (1 - childish * childsThingOf(gift.reading).probability) }));
}

/** A gift to show; `fit` is the score by which it fits, without what moves it behind others. */
export type ChosenGift = RankedGift & { fit: number };

/** More than any score, and less than a liking that nothing has been shown for yet counts. */
const BEHIND_USUAL = 2;

/**
 * Returns at most `limit` varied gifts, those of which nothing is unknown first, whatever else is poor about them, and within that those at the
 * price that an occasion usually has. What is only near to a liking comes after the best that is for it, whatever that costs: no loom before the quilt.
 */
export function chooseVaried(ranked: readonly RankedGift[], brief: Brief, limit: number, constants = RANKING): ChosenGift[] {
  const usual = usualPriceOf(brief);
  const bestFor = bestForLikings(ranked);
  const standingOf = ({ reading, score, parts: { interests } }: RankedGift & { fit: number }) => {
    if (usual === null) return score;
    const [liking] = interests;
    const best = liking === undefined || liking.through === null ? undefined : bestFor.get(liking.id);
    const behind = usual.isOfOccasion && !isAtUsualPrice(reading.profile, usual) ? BEHIND_USUAL : 0;
    return Math.min(score, best === undefined ? Infinity : best - NEXT) - behind;
  };
  const inOrder = lowerByCaveats(ranked).map((gift) => ({ ...gift, score: standingOf(gift) }));
  return diversify(inOrder, limit, brief.surprise, seedOf(brief), topicsOf(brief), constants);
}

/** A step in the order that no other score lies in. */
const NEXT = 1e-6;

/** Returns the score of the best gift for each liking itself, by its id. */
function bestForLikings(ranked: readonly RankedGift[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { score, parts } of ranked)
    for (const { id, fit, through } of parts.interests)
      if (through === null && isFor(fit)) best.set(id, Math.max(score, best.get(id) ?? 0));
  return best;
}

/**
 * Returns the gifts to show, at most `limit`: varied ones that are worth it, and nothing that is for no liking before what is for one. Who
 * asks for other gifts than the best gets them from all that were ranked.
 */
export function chooseShown(ranked: readonly RankedGift[], brief: Brief, limit: number, constants = RANKING): ChosenGift[] {
  const isNudged = brief.leans.length > 0 || brief.surprise > 0;
  const worthy = isNudged ? ranked : keepToUsualPrice(leaveOutFillers(ranked, brief, constants), brief, constants);
  if (!asksForTopic(brief)) return chooseVaried(worthy, brief, limit, constants);
  const liked = chooseVaried(
    worthy.filter(({ isOnTopic }) => isOnTopic),
    brief,
    limit,
    constants,
  );
  const fillers = worthy.filter(({ isOnTopic }) => !isOnTopic);
  return [...liked, ...chooseVaried(fillers, brief, limit - liked.length, constants)];
}
