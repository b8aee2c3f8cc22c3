import { countFinder } from "#app/platform/metrics/instruments.server.ts";
import { inSpan } from "#app/platform/tracing/spans.server.ts";
import { compareSlugs, diversify } from "./engine/diversify.ts";
import { expandBrief } from "./engine/expand.ts";
import { toFoundGift } from "./engine/found-gift.ts";
import { limitsOf } from "./engine/limits.ts";
import { easeBrief, withoutBounds } from "./engine/loosen.ts";
import { readGiftOnce } from "./engine/read-gift/kept-readings.ts";
import { createScorer, type ScoreParts } from "./engine/score.ts";
import { topicsOf } from "./engine/score/balanced-topics.ts";
import { seedOf } from "./engine/seeded-random.ts";
import { listGiftProfiles } from "./profiles.queries.server.ts";
import { findCandidates } from "./queries.server.ts";
import type { Brief, FinderResult, GiftReading, Loosening } from "./types.ts";

/** So many gifts are read closely for a request, in a catalogue of any size. */
const CANDIDATES = 200;

/** A gift within every limit of a brief, as it was read, how well it fits (0 to 1), and what that is made of. */
export interface RankedGift {
  reading: GiftReading;
  score: number;
  parts: ScoreParts;
}

interface FindOptions {
  /** How many gifts at most. */
  limit: number;
  /** ISO day. */
  today: string;
}

/** All candidates that keep every limit of the brief, the best fit first. */
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

/** The gifts that fit a brief, best first and no two alike side by side, each with its reason; where none is left, what to ease. */
export function findGiftsForBrief(brief: Brief, options: FindOptions): Promise<FinderResult> {
  return inSpan("find gifts", {}, () => findGifts(brief, options));
}

async function findGifts(brief: Brief, { limit, today }: FindOptions): Promise<FinderResult> {
  const startedAt = performance.now();
  const ranked = await rankGifts(brief, today);
  const shown = diversify(ranked, limit, brief.surprise, seedOf(brief), topicsOf(brief));
  const gifts = shown.map((gift) => toFoundGift(gift, brief));
  const loosenings = gifts.length === 0 ? await findLoosenings(brief, today) : [];
  return { brief, gifts, loosenings, engine: "local", tookMs: Math.round(performance.now() - startedAt) };
}

async function readCandidates(brief: Brief, today: string, liked: readonly GiftReading[]): Promise<GiftReading[]> {
  return (await findCandidates(expandBrief(brief, today, liked), CANDIDATES)).map(readGiftOnce);
}

/** The gifts that the shopper wants more like, and those waved away. */
async function readOpinions({ likeThese, notThese }: Brief): Promise<{ liked: GiftReading[]; disliked: GiftReading[] }> {
  const [liked, disliked] = await Promise.all([listGiftProfiles(likeThese), listGiftProfiles(notThese)]);
  return { liked: liked.map(readGiftOnce), disliked: disliked.map(readGiftOnce) };
}

async function findLoosenings(brief: Brief, today: string): Promise<Loosening[]> {
  const nearby = await readCandidates(withoutBounds(brief), today, []);
  const loosenings: Loosening[] = [];
  for (const eased of easeBrief(brief, nearby, today)) {
    const gifts = (await rankGifts(eased.brief, today)).length;
    if (gifts > 0) loosenings.push({ ...eased, gifts });
  }
  return loosenings;
}
