import { usualPriceOf } from "../ask/usual-price.ts";
import type { Brief, Caveat, GiftReading } from "../types.ts";
import { caveatsOf, lowerByCaveats } from "./caveats.ts";
import { RANKING } from "./constants.ts";
import { compareSlugs, diversify } from "./diversify.ts";
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
/** What is only near to a liking stands behind what is for it, whatever that costs. */
const BEHIND_LIKED = 2.5;

/**
 * Returns at most `limit` varied gifts, those of which nothing is unknown first, whatever else is poor about them, and within that those at the
 * price that people usually spend.
 */
export function chooseVaried(ranked: readonly RankedGift[], brief: Brief, limit: number, constants = RANKING): ChosenGift[] {
  const usual = usualPriceOf(brief);
  const behind = ({ reading, parts }: RankedGift) => {
    if (usual === null) return 0;
    const isNear = typeof parts.interests[0]?.through === "string";
    return (isAtUsualPrice(reading.profile, usual) ? 0 : BEHIND_USUAL) + (isNear ? BEHIND_LIKED : 0);
  };
  const inOrder = lowerByCaveats(ranked).map((gift) => ({ ...gift, score: gift.score - behind(gift) }));
  return diversify(inOrder, limit, brief.surprise, seedOf(brief), topicsOf(brief), constants);
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
