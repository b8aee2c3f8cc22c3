import { countFinder } from "#app/platform/metrics/instruments.server.ts";
import { inSpan } from "#app/platform/tracing/spans.server.ts";
import { caveatsOf, lowerByCaveats } from "./rank/caveats.ts";
import { findCandidates } from "./rank/candidates.queries.server.ts";
import { toCandidateSearch } from "./rank/candidate-search.ts";
import { compareSlugs, diversify } from "./rank/diversify.ts";
import { explainGift } from "./results/explain.ts";
import { limitsOf } from "./rank/limits.ts";
import { findMissing } from "./rank/not-found.ts";
import { MAX_EASED, relaxBrief, withoutBounds } from "./rank/relax.ts";
import { createScorer, type Score } from "./rank/score.ts";
import { topicsOf } from "./rank/score/balanced-topics.ts";
import { seedOf } from "./rank/seeded-random.ts";
import { listKnownGifts } from "./read/gift-index.queries.server.ts";
import { cheaperThan, exhaustedOf, isRefined, leanTowards, medianPrice, SEEN_GIFTS, unrefined } from "./results/refine.ts";
import type { Brief, Caveat, FinderResult, FoundGift, GiftReading, Refinement, Relaxation } from "./types.ts";

/** Gifts that are read closely per request, whatever the size of the catalogue. */
const CANDIDATES = 200;

/** A gift within every limit of a brief, with its reading, its fit (0 to 1) and the parts of that. */
interface RankedGift extends Score {
  reading: GiftReading;
  caveats: Caveat[];
}

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
}

/**
 * Returns the gifts that fit a brief, best first and no two alike side by side, each with its reason; where none is left, the limits to
 * relax.
 */
export function findGifts(brief: Brief, { limit, today }: FindOptions): Promise<FinderResult> {
  return inSpan("find gifts", {}, async () => {
    const startedAt = performance.now();
    const opinions = await readOpinions(brief);
    const fitting = await rankGifts(brief, today, opinions);
    const missing = findMissing(brief, fitting);
    // What fits nothing of a brief but its limits is called popular, and not a gift "for someone who likes" what the shop has not.
    const wished = missing.isAll ? { ...brief, interests: [], otherWords: [] } : brief;
    const ranked = missing.isAll ? await rankGifts(wished, today, opinions) : fitting;
    const { shown, exhausted } = await chooseGifts(ranked, wished, { limit, today }, opinions);
    const gifts = shown.map((gift) => toFoundGift({ ...gift, score: gift.fit }, brief));
    const loosenings = gifts.length === 0 ? await findRelaxations(brief, today, opinions) : [];
    const judged = [...opinions.liked, ...opinions.disliked].map(({ profile }) => profile);
    return {
      ...{ brief, gifts, exhausted, judged, loosenings },
      ...{ understood: !missing.isNotUnderstood, isPopular: missing.isAll },
      ...{ notFound: missing.names, missingLikings: missing.likings, hasNearest: missing.hasNearest },
      engine: "local",
      tookMs: Math.round(performance.now() - startedAt),
    };
  });
}

interface Chosen {
  shown: (RankedGift & { fit: number })[];
  exhausted: Refinement[];
}

/** Returns the gifts to show. What refines a result is measured against the gifts that were shown without it. */
async function chooseGifts(ranked: RankedGift[], brief: Brief, { limit, today }: FindOptions, opinions: Opinions): Promise<Chosen> {
  const arrange = (gifts: readonly RankedGift[], most: number, asked: Brief) =>
    diversify(lowerByCaveats(gifts), most, asked.surprise, seedOf(asked), topicsOf(asked));
  if (!isRefined(brief)) return { shown: arrange(ranked, limit, brief), exhausted: [] };
  const plain = unrefined(brief);
  const seen = arrange(await rankGifts(plain, today, opinions), SEEN_GIFTS, plain);
  const median = brief.leans.includes("cheaper") ? medianPrice(seen) : null;
  const within = median === null ? ranked : await rankGifts(cheaperThan(brief, median), today, opinions);
  const below = within.filter(({ reading }) => median === null || (reading.profile.priceCents ?? Infinity) < median);
  // Where nothing costs less, what was shown is the cheapest there is.
  if (median !== null && below.length === 0) return { shown: seen.slice(0, limit), exhausted: seen.length > 0 ? ["cheaper"] : [] };
  const shown = arrange(leanTowards(below, brief.leans), limit, brief);
  return { shown, exhausted: exhaustedOf(brief, seen, shown) };
}

/** Returns all candidates that meet every limit of the brief, the best fit first. */
async function rankGifts(brief: Brief, today: string, { liked, disliked }: Opinions): Promise<RankedGift[]> {
  const startedAt = performance.now();
  const readings = await readCandidates(brief, today, liked);
  const check = limitsOf(brief, today);
  const caveats = caveatsOf(brief, today);
  const score = createScorer(brief, { today, liked, disliked });
  const ranked = readings
    .filter((reading) => check(reading).length === 0)
    .map((reading) => ({ reading, caveats: caveats(reading.profile), ...score(reading) }))
    .toSorted((one, other) => other.score - one.score || compareSlugs(one, other));
  countFinder(performance.now() - startedAt);
  return ranked;
}

function toFoundGift({ reading, caveats, score }: RankedGift, brief: Brief): FoundGift {
  const { id, name, statedPriceCents } = reading.profile;
  return { id, name, priceCents: statedPriceCents, score, reasons: explainGift(reading, brief), caveats, reading };
}

async function readCandidates(brief: Brief, today: string, liked: readonly GiftReading[]): Promise<GiftReading[]> {
  return (await findCandidates(toCandidateSearch(brief, today, liked), CANDIDATES)).map((gift) => gift.read());
}

async function readOpinions({ likeThese, notThese }: Brief): Promise<Opinions> {
  const [liked, disliked] = await Promise.all([listKnownGifts(likeThese), listKnownGifts(notThese)]);
  return { liked: liked.map((gift) => gift.read()), disliked: disliked.map((gift) => gift.read()) };
}

async function findRelaxations(brief: Brief, today: string, opinions: Opinions): Promise<Relaxation[]> {
  const nearby = await readCandidates(withoutBounds(brief), today, []);
  const loosenings: Relaxation[] = [];
  for (const relaxed of relaxBrief(brief, nearby, today)) {
    if (loosenings.length === MAX_EASED) break;
    const gifts = (await rankGifts(relaxed.brief, today, opinions)).length;
    if (gifts > 0) loosenings.push({ ...relaxed, gifts });
  }
  return loosenings;
}
