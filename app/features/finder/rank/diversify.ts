import type { GiftReading } from "../types.ts";
import { createBalance, isFor, type Topics } from "./diversify/balance.ts";
import { createFeatures, type Features, likenessOf, NEAR_DUPLICATE_FROM, DUPLICATE_FROM, weighByRarity } from "./diversify/likeness.ts";
import { type RankingConstants, RANKING } from "./constants.ts";
import { seededRandom } from "./seeded-random.ts";

interface Ranked {
  reading: GiftReading;
  /** Score from 0 to 1. */
  score: number;
}

interface Entry {
  features: Features;
  /** The gift's own worth, and its likeness to the most similar gift shown so far. */
  worth: number;
  likestShown: number;
  /** The gift's fit to each topic that the brief names. */
  fits: ReadonlyMap<string, number>;
}

/** Share of fit against novelty in the choice of the next gift at full surprise. */
const FIT_SHARE_SURPRISED = 0.45;
/** Maximum lift of a gift by chance at full surprise, in units of score. */
const CHANCE_LIFT = 0.6;
/** Places within which each topic is met, and the least worth for that of a gift beside the best one's. */
const COVERED_WITHIN = 4;
const WORTH_COVERING = 0.7;
/** Number of the best gifts that are compared with each other, per gift asked for. */
const POOL_PER_GIFT = 6;
const MIN_POOL = 80;

/**
 * Returns `limit` gifts in the order in which they are shown: by maximal marginal relevance (Carbonell and Goldstein, 1998), so that each
 * fits and differs from those before it. Near-twins never stand side by side while anything else is left, and the same thing is shown once.
 * Where the brief names several topics, each gets its share of the places as far as there are gifts for it. `surprise` (0 to 100) trades
 * fit for variety; the same `seed` gives the same order.
 */
export function diversify<Gift extends Ranked>(
  gifts: readonly Gift[],
  limit: number,
  surprise: number,
  seed: number,
  topics: Topics<Gift> = NO_TOPICS,
  constants: Pick<RankingConstants, "fitShare" | "balance"> = RANKING,
): Gift[] {
  const share = surprise / 100;
  const featuresOf = createFeatures(weighByRarity(gifts.map(({ reading }) => reading)));
  const fitShare = constants.fitShare + (FIT_SHARE_SURPRISED - constants.fitShare) * share;
  const balance = createBalance(topics.weights);
  const ranked = gifts
    .map((gift) => ({
      gift,
      fits: topics.fitsOf(gift),
      likestShown: 0,
      worth: (1 - 0.5 * share) * gift.score + share * CHANCE_LIFT * seededRandom(seed, gift.reading.profile.slug),
    }))
    .toSorted((one, other) => other.worth - one.worth || compareSlugs(one.gift, other.gift));
  const pool = poolOf(ranked, limit, [...topics.weights.keys()]).map((entry) => ({
    ...entry,
    features: featuresOf(entry.gift.reading),
  }));

  const shown: Gift[] = [];
  const covered = new Set<string>();
  let last: Features | undefined;
  while (shown.length < limit && pool.length > 0) {
    balance.setAvailable(topicsIn(pool));
    const owed = limit > COVERED_WITHIN ? uncovered(pool, covered, COVERED_WITHIN - shown.length) : NO_TOPIC_OWED;
    const next = pickNext(
      pool,
      (entry) => fitShare * entry.worth + constants.balance * balance.claimOf(entry.fits) + (meets(entry, owed) ? 5 : 0),
      last,
      fitShare,
    );
    const [picked] = pool.splice(next, 1);
    if (picked === undefined) break;
    shown.push(picked.gift);
    last = picked.features;
    balance.seat(picked.fits);
    for (const [topic, fit] of picked.fits) if (isFor(fit)) covered.add(topic);
    for (let index = pool.length - 1; index >= 0; index--) {
      const entry = pool[index] as (typeof pool)[number];
      const likeness = likenessOf(entry.features, picked.features);
      if (likeness >= DUPLICATE_FROM) pool.splice(index, 1);
      else entry.likestShown = Math.max(entry.likestShown, likeness);
    }
  }
  return shown;
}

const NO_TOPICS: Topics<unknown> = { weights: new Map(), fitsOf: () => new Map() };

/** Returns the best gifts overall, and as many of each topic as there are places. */
function poolOf<One extends Pick<Entry, "fits">>(ranked: readonly One[], limit: number, topics: readonly string[]): One[] {
  const most = Math.max(MIN_POOL, limit * POOL_PER_GIFT);
  const left = new Map(topics.map((topic) => [topic, limit]));
  return ranked.filter(({ fits }, place) => {
    const met = topics.filter((topic) => isFor(fits.get(topic) ?? 0) && (left.get(topic) ?? 0) > 0);
    for (const topic of met) left.set(topic, (left.get(topic) ?? 0) - 1);
    return place < most || met.length > 0;
  });
}

const NO_TOPIC_OWED: ReadonlySet<string> = new Set();

/** Returns the topics that no gift shown so far is for, and some good one is, once they need all of the first places that are left. */
function uncovered(pool: readonly Entry[], covered: ReadonlySet<string>, places: number): ReadonlySet<string> {
  if (places <= 0) return NO_TOPIC_OWED;
  const best = pool.reduce((most, { worth }) => Math.max(most, worth), 0);
  const open = [...topicsIn(pool.filter(({ worth }) => worth >= WORTH_COVERING * best))].filter((topic) => !covered.has(topic));
  return open.length >= places ? new Set(open) : NO_TOPIC_OWED;
}

const meets = ({ fits }: Entry, owed: ReadonlySet<string>) =>
  owed.size > 0 && [...fits].some(([topic, fit]) => owed.has(topic) && isFor(fit));

function topicsIn(entries: readonly Entry[]): Set<string> {
  const topics = new Set<string>();
  for (const { fits } of entries) for (const [topic, fit] of fits) if (isFor(fit)) topics.add(topic);
  return topics;
}

/** Ties are broken by slugs: ids are random, and another import must not bring other results. */
export function compareSlugs(one: Pick<Ranked, "reading">, other: Pick<Ranked, "reading">): number {
  return one.reading.profile.slug < other.reading.profile.slug ? -1 : 1;
}

/**
 * Returns the index of the entry that fits best and least resembles what is shown; a near-twin of the last one only if nothing else is
 * left.
 */
function pickNext(pool: readonly Entry[], valueOf: (entry: Entry) => number, last: Features | undefined, fitShare: number): number {
  let best = 0;
  let bestValue = -Infinity;
  for (const [index, entry] of pool.entries()) {
    const { features, likestShown } = entry;
    const isTwin = last !== undefined && likestShown >= NEAR_DUPLICATE_FROM && likenessOf(features, last) >= NEAR_DUPLICATE_FROM;
    const value = valueOf(entry) - (1 - fitShare) * likestShown - (isTwin ? 10 : 0);
    if (value > bestValue) {
      best = index;
      bestValue = value;
    }
  }
  return best;
}
