import type { GiftReading } from "../types.ts";
import { createBalance, isFor, type Topics } from "./diversify/balance.ts";
import { createFeatures, type Features, likenessOf, NEAR_TWINS, SAME_THING, weighWords } from "./diversify/likeness.ts";
import { chanceOf } from "./seeded-random.ts";

interface Ranked {
  reading: GiftReading;
  /** 0 to 1. */
  score: number;
}

interface Entry {
  features: Features;
  /** What it is worth by itself, and how like the likest gift shown so far it is. */
  worth: number;
  likestShown: number;
  /** How far it is for each topic that the brief names. */
  fits: ReadonlyMap<string, number>;
}

/** How much fit counts against being unlike what is shown already, without surprise and with all of it. */
const FIT_SHARE = 0.83;
const FIT_SHARE_SURPRISED = 0.45;
/** How far chance may lift a gift at full surprise, in units of score. */
const CHANCE_LIFT = 0.6;
/** How much a gift must be worth more to take the place that is owed to another topic, in units of score. */
const BALANCE = 0.15;
/** Only so many of the best are weighed against each other for each gift asked for. */
const POOL_PER_GIFT = 6;
const MIN_POOL = 80;

/**
 * The order in which `limit` gifts are shown: by maximal marginal relevance (Carbonell and Goldstein, 1998), so that each fits and
 * differs from those before it. Near-twins never stand side by side while anything else is left, and the same thing is shown once.
 * Where the brief names several topics, each has its share of the places as far as there are gifts for it.
 * `surprise` (0 to 100) trades fit for variety; the same `seed` gives the same order.
 */
export function diversify<Gift extends Ranked>(
  gifts: readonly Gift[],
  limit: number,
  surprise: number,
  seed: number,
  topics: Topics<Gift> = NO_TOPICS,
): Gift[] {
  const share = surprise / 100;
  const featuresOf = createFeatures(weighWords(gifts.map(({ reading }) => reading)));
  const fitShare = FIT_SHARE + (FIT_SHARE_SURPRISED - FIT_SHARE) * share;
  const balance = createBalance(topics.weights);
  const ranked = gifts
    .map((gift) => ({
      gift,
      fits: topics.fitsOf(gift),
      likestShown: 0,
      worth: (1 - 0.5 * share) * gift.score + share * CHANCE_LIFT * chanceOf(seed, gift.reading.profile.slug),
    }))
    .toSorted((one, other) => other.worth - one.worth || compareSlugs(one.gift, other.gift));
  const pool = poolOf(ranked, limit, [...topics.weights.keys()]).map((entry) => ({
    ...entry,
    features: featuresOf(entry.gift.reading),
  }));

  const shown: Gift[] = [];
  let last: Features | undefined;
  while (shown.length < limit && pool.length > 0) {
    balance.setAvailable(topicsIn(pool));
    const next = pickNext(pool, (entry) => fitShare * entry.worth + BALANCE * balance.claimOf(entry.fits), last, fitShare);
    const [picked] = pool.splice(next, 1);
    if (picked === undefined) break;
    shown.push(picked.gift);
    last = picked.features;
    balance.seat(picked.fits);
    for (let index = pool.length - 1; index >= 0; index--) {
      const entry = pool[index] as (typeof pool)[number];
      const likeness = likenessOf(entry.features, picked.features);
      if (likeness >= SAME_THING) pool.splice(index, 1);
      else entry.likestShown = Math.max(entry.likestShown, likeness);
    }
  }
  return shown;
}

const NO_TOPICS: Topics<unknown> = { weights: new Map(), fitsOf: () => new Map() };

/** The best of all, and of each topic as many as there are places. */
function poolOf<One extends Pick<Entry, "fits">>(ranked: readonly One[], limit: number, topics: readonly string[]): One[] {
  const most = Math.max(MIN_POOL, limit * POOL_PER_GIFT);
  const left = new Map(topics.map((topic) => [topic, limit]));
  return ranked.filter(({ fits }, place) => {
    const met = topics.filter((topic) => isFor(fits.get(topic) ?? 0) && (left.get(topic) ?? 0) > 0);
    for (const topic of met) left.set(topic, (left.get(topic) ?? 0) - 1);
    return place < most || met.length > 0;
  });
}

function topicsIn(entries: readonly Entry[]): Set<string> {
  const topics = new Set<string>();
  for (const { fits } of entries) for (const [topic, fit] of fits) if (isFor(fit)) topics.add(topic);
  return topics;
}

/** Ties are broken by slugs: ids are random, and another import must not bring other results. */
export function compareSlugs(one: Pick<Ranked, "reading">, other: Pick<Ranked, "reading">): number {
  return one.reading.profile.slug < other.reading.profile.slug ? -1 : 1;
}

/** The place of the entry that fits best and is least like what is shown; a near-twin of the last one only if there is nothing else. */
function pickNext(pool: readonly Entry[], valueOf: (entry: Entry) => number, last: Features | undefined, fitShare: number): number {
  let best = 0;
  let bestValue = -Infinity;
  for (const [index, entry] of pool.entries()) {
    const { features, likestShown } = entry;
    const isTwin = last !== undefined && likestShown >= NEAR_TWINS && likenessOf(features, last) >= NEAR_TWINS;
    const value = valueOf(entry) - (1 - fitShare) * likestShown - (isTwin ? 10 : 0);
    if (value > bestValue) {
      best = index;
      bestValue = value;
    }
  }
  return best;
}
