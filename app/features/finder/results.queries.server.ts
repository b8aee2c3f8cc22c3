import { countFinder } from "#app/platform/metrics/instruments.server.ts";
import { inSpan } from "#app/platform/tracing/spans.server.ts";
import { compareSlugs, diversify } from "./engine/diversify.ts";
import { toCandidateSearch } from "./engine/candidate-search.ts";
import { toFoundGift } from "./engine/found-gift.ts";
import { limitsOf } from "./engine/limits.ts";
import { relaxBrief, withoutBounds } from "./engine/relax.ts";
import { readGiftOnce } from "./engine/read-gift/cached-readings.ts";
import { createScorer, type ScoreParts } from "./engine/score.ts";
import { topicsOf } from "./engine/score/balanced-topics.ts";
import { seedOf } from "./engine/seeded-random.ts";
import { listGiftProfiles } from "./profiles.queries.server.ts";
import { findCandidates } from "./queries.server.ts";
import type { Brief, FinderResult, GiftReading, Relaxation } from "./types.ts";

/** Gifts that are read closely per request, whatever the size of the catalogue. */
const CANDIDATES = 200;

/** A gift within every limit of a brief, with its reading, its fit (0 to 1) and the parts of that. */
export interface RankedGift {
  reading: GiftReading;
  score: number;
  parts: ScoreParts;
}

interface FindOptions {
  /** Maximum number of gifts. */
  limit: number;
  /** Today as an ISO day. */
  today: string;
}

/** Returns all candidates that meet every limit of the brief, the best fit first. */
export async function rankGifts(brief: Brief, today: string): Promise<RankedGift[]> {
  const startedAt = performance.now();
  const { liked, disliked } = await readOpinions(brief);
  const readings = await readCandidates(brief, today, liked);
  const check = limitsOf(brief, today);
  const score = createScorer(brief, { today, liked, disliked });
  const ranked = readings
    .filter((reading) => check(reading).length === 0)
    .map((reading) => ({ reading, ...score(reading) }))
    .toSorted((one, other) => other.score - one.score || compareSlugs(one, other));
  countFinder(performance.now() - startedAt);
  return ranked;
}

/**
 * Returns the gifts that fit a brief, best first and no two alike side by side, each with its reason; where none is left, the limits to
 * relax.
 */
export function findGiftsForBrief(brief: Brief, options: FindOptions): Promise<FinderResult> {
  return inSpan("find gifts", {}, () => findGifts(brief, options));
}

async function findGifts(brief: Brief, { limit, today }: FindOptions): Promise<FinderResult> {
  const startedAt = performance.now();
  const ranked = await rankGifts(brief, today);
  const shown = diversify(ranked, limit, brief.surprise, seedOf(brief), topicsOf(brief));
  const gifts = shown.map((gift) => toFoundGift(gift, brief));
  const loosenings = gifts.length === 0 ? await findRelaxations(brief, today) : [];
  return { brief, gifts, loosenings, engine: "local", tookMs: Math.round(performance.now() - startedAt) };
}

async function readCandidates(brief: Brief, today: string, liked: readonly GiftReading[]): Promise<GiftReading[]> {
  return (await findCandidates(toCandidateSearch(brief, today, liked), CANDIDATES)).map(readGiftOnce);
}

/** Returns the gifts that the shopper wants more like, and those dismissed. */
async function readOpinions({ likeThese, notThese }: Brief): Promise<{ liked: GiftReading[]; disliked: GiftReading[] }> {
  const [liked, disliked] = await Promise.all([listGiftProfiles(likeThese), listGiftProfiles(notThese)]);
  return { liked: liked.map(readGiftOnce), disliked: disliked.map(readGiftOnce) };
}

async function findRelaxations(brief: Brief, today: string): Promise<Relaxation[]> {
  const nearby = await readCandidates(withoutBounds(brief), today, []);
  const loosenings: Relaxation[] = [];
  for (const relaxed of relaxBrief(brief, nearby, today)) {
    const gifts = (await rankGifts(relaxed.brief, today)).length;
    if (gifts > 0) loosenings.push({ ...relaxed, gifts });
  }
  return loosenings;
}
