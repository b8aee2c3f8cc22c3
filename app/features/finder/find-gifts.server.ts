import { centsIn } from "#app/platform/money.ts";
import { countFinder } from "#app/platform/metrics/instruments.server.ts";
import { inSpan } from "#app/platform/tracing/spans.server.ts";
import { letOthersRun } from "#app/platform/work/bounded-queue.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { EMPTY_BRIEF } from "./brief/parts.ts";
import { MAX_GIFTS } from "./constants.ts";
import { isForNamed } from "./rank/caveats.ts";
import { findCandidates } from "./rank/candidates.queries.server.ts";
import { toCandidateSearch } from "./rank/candidate-search.ts";
import { explainGifts } from "./results/explain.ts";
import { hiddenLikings, withHidden } from "./rank/hidden-likings.ts";
import { findMissing, type Missing, withBridged } from "./rank/not-found.ts";
import { chooseShown, chooseVaried, rankCandidates, type RankedGift, type ChosenGift } from "./rank/rank-candidates.ts";
import { readTermStatistics } from "./rank/relevance/term-statistics.queries.server.ts";
import { wishedLeans } from "./rank/score/quality.ts";
import { asksForTopic } from "./rank/score/topics.ts";
import { MAX_EASED, relaxBrief, withoutBounds } from "./rank/relax.ts";
import { type KnownGift, listKnownGifts } from "./read/gift-index.queries.server.ts";
import { cheaperThan, exhaustedOf, isRefined, leanTowards, medianPrice, SEEN_GIFTS, unrefined } from "./results/refine.ts";
import type { Brief, FinderResult, FoundGift, GiftReading, Refinement, Relaxation } from "./types.ts";

/** Gifts that are read closely per request, whatever the size of the catalogue. */
const CANDIDATES = 200;
/** The longest that reading gifts holds the loop. */
const SLICE_MS = 10;

/** The readings of the gifts that the shopper wants more like, and of those dismissed. */
interface Opinions {
  liked: GiftReading[];
  disliked: GiftReading[];
}

interface FindOptions {
  /** Maximum number of gifts. */
  limit: number;
  /** Today as an ISO day. */
  today: string;
  /** Maximum number of gifts for a language model to choose among; none by default. */
  offered?: number;
}

/** A result with the gifts that a language model may choose among: varied ones within every limit, poor ones and fillers too. */
export interface FinderFindings extends FinderResult {
  offer: FoundGift[];
}

/**
 * Returns the gifts that fit a brief, best first and no two alike side by side, each with its reason; where none is left, the limits to
 * relax. Finds them in their turn, and throws QueueFullError where too many briefs wait.
 */
export function findGifts(brief: Brief, { limit, today, offered = 0 }: FindOptions): Promise<FinderFindings> {
  const find = async () => {
    const startedAt = performance.now();
    const opinions = await readOpinions(brief);
    const { shown, offer, exhausted, missing: lacking } = await chooseGifts(brief, { limit, offered, today }, opinions);
    const missing = withBridged(lacking, brief, shown.slice(0, SEEN_GIFTS));
    const gifts = toFoundGifts(shown, brief);
    const loosenings = gifts.length === 0 ? await findRelaxations(brief, today) : [];
    const judged = [...opinions.liked, ...opinions.disliked].map(({ profile }) => profile);
    return {
      ...{ brief, gifts, offer: toFoundGifts(offer, brief), exhausted, judged, loosenings },
      ...{ understood: !missing.isNotUnderstood, isPopular: missing.isAll },
      ...{ notFound: missing.names, missingLikings: missing.likings, hidden: missing.hidden, hasNearest: missing.hasNearest },
      engine: "local" as const,
      tookMs: Math.round(performance.now() - startedAt),
    };
  };
  return doDearWork("finder", () => inSpan("find gifts", {}, find));
}

interface Chosen {
  shown: ChosenGift[];
  offer: ChosenGift[];
  exhausted: Refinement[];
  missing: Missing;
}

/** Returns the gifts to show. What refines a result is measured against the gifts that were shown without it. */
async function chooseGifts(brief: Brief, options: Required<FindOptions>, opinions: Opinions): Promise<Chosen> {
  const { limit, offered, today } = options;
  const fitting = await rankGifts(unrefined(brief), today, opinions);
  const missing = await toldApart(findMissing(brief, fitting), brief, today);
  // What fits nothing of a brief but its limits is called popular, and not a gift "for someone who likes" what the shop has not.
  const asked: Brief = missing.isAll ? { ...brief, interests: [], otherWords: [] } : brief;
  const fits = missing.isAll ? await rankGifts(unrefined(asked), today, opinions) : fitting;
  const plain = leanTowards(fits, wishedLeans(unrefined(asked)));
  const choose = (ranked: readonly RankedGift[], by: Brief) => ({
    shown: chooseShown(ranked, by, limit),
    offer: offered === 0 ? [] : chooseVaried(ranked, by, offered),
  });
  if (!isRefined(asked)) return { ...choose(plain, asked), exhausted: [], missing };
  const seen = chooseShown(plain, unrefined(asked), SEEN_GIFTS);
  const median = asked.leans.includes("cheaper") ? medianPrice(seen) : null;
  const ranked = await rankGifts(median === null ? asked : cheaperThan(asked, median), today, opinions);
  const costsLess = ({ reading: { profile } }: RankedGift) =>
    median === null || (centsIn(median.currency, profile.priceCents, profile.currency) ?? Infinity) < median.cents;
  const below = ranked.filter(costsLess);
  const withoutCheaper = (one: Brief): Brief => ({ ...one, leans: one.leans.filter((lean) => lean !== "cheaper") });
  // Where nothing costs less, what was shown is the cheapest there is, and whatever else was asked for is still done.
  if (median !== null && below.length === 0) {
    const rest = await chooseGifts(withoutCheaper(brief), options, opinions);
    return { ...rest, exhausted: seen.length > 0 ? ["cheaper", ...rest.exhausted] : rest.exhausted };
  }
  // Cheaper gifts are still those for what the person likes: fillers come no more than before.
  const nudged = withoutCheaper(asked);
  // What the shopper wants more like stays, whatever it costs.
  const dearer = median === null ? [] : fits.filter((gift) => asked.likeThese.includes(gift.reading.profile.id) && !costsLess(gift));
  const chosen = choose(leanTowards([...below, ...dearer], wishedLeans(asked)), nudged);
  if (median === null || !isRefined(nudged)) return { ...chosen, exhausted: exhaustedOf(nudged, seen, chosen.shown), missing };
  // Beside "cheaper" another nudge is measured against what is cheaper without it.
  const cheaper = await rankGifts(cheaperThan({ ...unrefined(asked), leans: ["cheaper"] }, median), today, opinions);
  const compared = chooseShown(cheaper.filter(costsLess), unrefined(asked), SEEN_GIFTS);
  return { ...chosen, exhausted: exhaustedOf(nudged, compared, chosen.shown), missing };
}

/** Tells likings that the shop has nothing for from those for which it has gifts that the brief's limits leave out. */
async function toldApart(missing: Missing, brief: Brief, today: string): Promise<Missing> {
  if (missing.lacking.length === 0) return missing;
  const interests = brief.interests.filter(({ value }) => missing.lacking.includes(value));
  return withHidden(missing, hiddenLikings(brief, interests, await readCandidates({ ...EMPTY_BRIEF, interests }, today, []), today));
}

/** Returns all candidates that meet every limit of the brief, the best fit first. */
async function rankGifts(brief: Brief, today: string, { liked, disliked }: Opinions): Promise<RankedGift[]> {
  const startedAt = performance.now();
  const [readings, statistics] = await Promise.all([readCandidates(brief, today, liked), readTermStatistics()]);
  await letOthersRun();
  const ranked = rankCandidates(brief, readings, { today, liked, disliked, statistics });
  await letOthersRun();
  countFinder(performance.now() - startedAt);
  return ranked;
}

function toFoundGifts(chosen: readonly ChosenGift[], brief: Brief): FoundGift[] {
  const reasons = explainGifts(
    chosen.map(({ reading }) => reading),
    brief,
  );
  return chosen.map(({ reading, caveats, fit, parts }, place) => {
    const { id, name, statedPriceCents, currency } = reading.profile;
    const isOnTopic = isForNamed({ parts });
    return { id, name, priceCents: statedPriceCents, currency, score: fit, isOnTopic, reasons: reasons[place] ?? [], caveats, reading };
  });
}

async function readCandidates(brief: Brief, today: string, liked: readonly GiftReading[]): Promise<GiftReading[]> {
  return readInSlices(await findCandidates(toCandidateSearch(brief, today, liked), CANDIDATES));
}

async function readOpinions({ likeThese, notThese }: Brief): Promise<Opinions> {
  const [liked, disliked] = await Promise.all([listKnownGifts(likeThese), listKnownGifts(notThese)]);
  return { liked: await readInSlices(liked), disliked: await readInSlices(disliked) };
}

/** Returns the readings of gifts in their order. What was never read before takes up to a millisecond each, so the loop serves others between. */
async function readInSlices(gifts: readonly KnownGift[]): Promise<GiftReading[]> {
  const readings: GiftReading[] = [];
  let sliceBeganAt = performance.now();
  for (const gift of gifts) {
    readings.push(gift.read());
    if (performance.now() - sliceBeganAt < SLICE_MS) continue;
    await letOthersRun();
    sliceBeganAt = performance.now();
  }
  return readings;
}

/** Returns the ways out of an empty result, each with the number of gifts that it brings. Who asks for a topic gets none that has none of it. */
async function findRelaxations(brief: Brief, today: string): Promise<Relaxation[]> {
  const all = await readCandidates(withoutBounds(brief), today, []);
  const { interests, otherWords } = brief;
  const statistics = await readTermStatistics();
  const topical = rankCandidates({ ...EMPTY_BRIEF, interests, otherWords }, all, { today, liked: [], disliked: [], statistics });
  const named = topical.filter(({ isOnTopic }) => isOnTopic).map(({ reading }) => reading);
  const loosenings: Relaxation[] = [];
  for (const relaxed of relaxBrief(brief, asksForTopic(brief) && named.length > 0 ? named : all, today)) {
    if (loosenings.length === MAX_EASED) break;
    // A relaxed brief may do without the gifts that were liked or dismissed.
    const { shown } = await chooseGifts(relaxed.brief, { limit: MAX_GIFTS, offered: 0, today }, await readOpinions(relaxed.brief));
    const gifts = !asksForTopic(relaxed.brief) || shown.some(({ isOnTopic }) => isOnTopic) ? shown.length : 0;
    if (gifts > 0) loosenings.push({ ...relaxed, gifts });
  }
  return loosenings;
}
