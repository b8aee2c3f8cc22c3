import type { GiftReading, WeightsById } from "../../types.ts";
import { numberOfId } from "../../read/compact-weights.ts";
import { derivation } from "../../read/derived.ts";
import { contentStemsOf } from "../../lexicon/words.ts";

/** The features that two gifts are compared by: the words of their names, what they are, and what they are for. */
export interface Features {
  words: Weighted;
  concepts: Weighted;
  interests: Weighted;
}

/** A set of weighted elements. Elements are numbered and sorted by number, so that two sets are compared in one pass. */
interface Weighted {
  numbers: number[];
  weights: number[];
  sum: number;
}

/** Two gifts with at least this likeness are near-twins and must not stand side by side. */
export const NEAR_DUPLICATE_FROM = 0.62;
/** Two gifts with at least this likeness are duplicates, which careless catalogues contain. */
export const DUPLICATE_FROM = 0.75;

/** A name with fewer words is too short to recognize a duplicate by. */
const TELLING_WORDS = 3;

/**
 * Returns the words of a gift's name that say what it is, each once. They are read from its first part, as keywords, sizes and colors
 * follow in marketplace titles.
 */
export const wordsOf = derivation(({ profile: { name } }): readonly string[] => {
  const first = contentStemsOf(name.split(/\s[-–—|]+\s|[,;([|]/, 1)[0] ?? "");
  return [...new Set(first.length >= TELLING_WORDS ? first : contentStemsOf(name))];
});

/** Returns the weight of a word: 1 where nothing else is known. */
export type WordWeight = (word: string) => number;

/** Weighs words by their rarity among these gifts: a word in every name ("premium", "gifts for women") distinguishes nothing. */
export function weighByRarity(gifts: readonly GiftReading[]): WordWeight {
  const counts = new Map<string, number>();
  for (const gift of gifts) for (const word of wordsOf(gift)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = Math.log(1 + gifts.length);
  // Squared inverse document frequency, scaled to 0 to 1.
  return (word) => (rarest === 0 ? 1 : (Math.log((1 + gifts.length) / (counts.get(word) ?? 1)) / rarest) ** 2);
}

/** Creates the function that returns a gift's features. Only features from the same function can be compared with each other. */
export function createFeatures(weightOf: WordWeight = () => 1): (reading: GiftReading) => Features {
  const words = new Map<string, number>();
  const numberOfWord = (word: string) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    words.set(word, words.size);
    return words.size - 1;
  };
  return (reading) => ({
    words: weigh(wordsOf(reading).map((word) => [numberOfWord(word), weightOf(word)])),
    concepts: weighConcepts(reading),
    interests: weighInterests(reading),
  });
}

const weighConcepts = derivation(({ concepts }) => weighIds(concepts));
const weighInterests = derivation(({ interests }) => weighIds(interests));

function weighIds(weights: WeightsById): Weighted {
  return weigh([...weights].map(([id, weight]) => [numberOfId(id), weight]));
}

function weigh(elements: [number: number, weight: number][]): Weighted {
  elements.sort(([one], [other]) => one - other);
  const weights = elements.map(([, weight]) => weight);
  return { numbers: elements.map(([number]) => number), weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** Returns how alike two gifts are, 0 to 1. The same name alone makes them duplicates. */
export function likenessOf(one: Features, other: Features): number {
  const names = likenessOfNames(one.words, other.words);
  const kinds = (jaccard(one.concepts, other.concepts) + jaccard(one.interests, other.interests)) / 2;
  return roundOff(Math.max(names, 0.55 * names + 0.45 * kinds));
}

/** Sums taken in another order differ in their last digits, which must not decide whether two gifts are twins. */
const roundOff = (likeness: number) => Math.round(likeness * 1e9) / 1e9;

/**
 * Returns the Jaccard index, measured for the shorter name where one contains the other ("Chess set" and "Chess set, brown, 12 inches").
 */
function likenessOfNames(one: Weighted, other: Weighted): number {
  const shared = sharedOf(one, other);
  if (shared === 0) return 0;
  const index = shared / (one.sum + other.sum - shared);
  const [small, large] = one.numbers.length <= other.numbers.length ? [one, other] : [other, one];
  if (small.numbers.length < TELLING_WORDS) return index;
  // For two names of equal length the lighter sum counts, so that the result does not depend on the order.
  const ofShorter = small.numbers.length === large.numbers.length ? Math.min(small.sum, large.sum) : small.sum;
  return Math.max(index, (0.9 * shared) / ofShorter - 0.1);
}

/** Returns the weighted Jaccard index of two sets. */
function jaccard(one: Weighted, other: Weighted): number {
  const shared = sharedOf(one, other);
  return shared === 0 ? 0 : shared / (one.sum + other.sum - shared);
}

/** Returns the weight of the elements in both sets, the lesser one where they differ. */
function sharedOf(one: Weighted, other: Weighted): number {
  let shared = 0;
  for (let at = 0, opposite = 0; at < one.numbers.length && opposite < other.numbers.length;) {
    const apart = (one.numbers[at] as number) - (other.numbers[opposite] as number);
    if (apart === 0) shared += Math.min(one.weights[at] as number, other.weights[opposite] as number);
    if (apart <= 0) at++;
    if (apart >= 0) opposite++;
  }
  return shared;
}
