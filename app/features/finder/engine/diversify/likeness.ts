import type { GiftReading, WeightsById } from "../../types.ts";
import { contentRootsOf } from "../words.ts";

/** What two gifts are compared by: the words of their names, and what they are and are for. */
export interface Features {
  words: ReadonlySet<string>;
  concepts: ReadonlyMap<string, number>;
  interests: ReadonlyMap<string, number>;
}

/** From this likeness on, two gifts are near-twins and must not stand side by side. */
export const NEAR_TWINS = 0.62;
/** From this one on they are the same thing twice, as careless catalogues have it. */
export const SAME_THING = 0.75;

/** The words of a gift's name that say what it is. */
export function wordsOf({ profile }: GiftReading): ReadonlySet<string> {
  return new Set(wordsOfThing(profile.name));
}

/** The features of a gift, once for many comparisons. */
export function featuresOf(reading: GiftReading, words = wordsOf(reading)): Features {
  return { words, concepts: asMap(reading.concepts), interests: asMap(reading.interests) };
}

/** Weights that are looked up in again and again. */
function asMap(weights: WeightsById): ReadonlyMap<string, number> {
  const map = new Map<string, number>();
  weights.forEach((weight, id) => map.set(id, weight));
  return map;
}

/** So few words say too little to know a thing again. */
const TELLING_WORDS = 3;

/** What a name says the thing is: its first part, which in marketplaces' titles keywords, sizes and colours follow. */
function wordsOfThing(name: string): string[] {
  const first = contentRootsOf(name.split(/\s[-–—|]+\s|[,;([|]/, 1)[0] ?? "");
  return first.length >= TELLING_WORDS ? first : contentRootsOf(name);
}

/** How much a word says: 1 where nothing else is known. */
export type WordWeight = (word: string) => number;

/** How telling words are among these gifts: what stands in every name ("premium", "gifts for women") tells nothing apart. */
export function weighWords(all: readonly ReadonlySet<string>[]): WordWeight {
  const counts = new Map<string, number>();
  for (const words of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = Math.log(1 + all.length);
  // The inverse document frequency, 0 to 1.
  return (word) => (rarest === 0 ? 1 : (Math.log((1 + all.length) / (counts.get(word) ?? 1)) / rarest) ** 2);
}

/** How alike two gifts are, 0 to 1. The same name alone makes them the same thing. */
export function likenessOf(one: Features, other: Features, weightOf: WordWeight = () => 1): number {
  const names = sharedWords(one.words, other.words, weightOf);
  const kinds = (sharedWeights(one.concepts, other.concepts) + sharedWeights(one.interests, other.interests)) / 2;
  return roundOff(Math.max(names, 0.55 * names + 0.45 * kinds));
}

/** Sums taken in another order differ in their last digits, and must not decide whether two gifts are twins. */
const roundOff = (likeness: number) => Math.round(likeness * 1e9) / 1e9;

/** Jaccard's index, measured for the shorter name where one holds the other ("Chess set" and "Chess set, brown, 12 inches"). */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>, weightOf: WordWeight): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  let ofSmall = 0;
  let ofLarge = 0;
  for (const word of small) {
    ofSmall += weightOf(word);
    if (large.has(word)) shared += weightOf(word);
  }
  if (shared === 0) return 0;
  for (const word of large) ofLarge += weightOf(word);
  const jaccard = shared / (ofSmall + ofLarge - shared);
  if (small.size < TELLING_WORDS) return jaccard;
  // Two names of as many words hold each other as far as the lighter one does, whichever is asked first.
  const ofShorter = small.size === large.size ? Math.min(ofSmall, ofLarge) : ofSmall;
  return Math.max(jaccard, (0.9 * shared) / ofShorter - 0.1);
}

/** The weighted Jaccard index of two sets of weights. */
function sharedWeights(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let least = 0;
  let most = 0;
  for (const [id, weight] of one) {
    const opposite = other.get(id) ?? 0;
    least += Math.min(weight, opposite);
    most += Math.max(weight, opposite);
  }
  for (const [id, weight] of other) if (!one.has(id)) most += weight;
  return most === 0 ? 0 : least / most;
}
