import type { GiftReading, WeightsById } from "../../types.ts";
import { numberOf } from "../read-gift/kept-weights.ts";
import { remembered } from "../remembered.ts";
import { contentRootsOf } from "../words.ts";

/** What two gifts are compared by: the words of their names, and what they are and are for. */
export interface Features {
  words: Weighted;
  concepts: Weighted;
  interests: Weighted;
}

/** A set whose elements have weights. They are numbered, and stand in the order of their numbers, so that two sets are compared by one walk. */
interface Weighted {
  numbers: number[];
  weights: number[];
  sum: number;
}

/** From this likeness on, two gifts are near-twins and must not stand side by side. */
export const NEAR_TWINS = 0.62;
/** From this one on they are the same thing twice, as careless catalogues have it. */
export const SAME_THING = 0.75;

/** The words of a gift's name that say what it is, each once. */
export function wordsOf({ profile }: GiftReading): readonly string[] {
  return wordsOfThing(profile.name);
}

/** So few words say too little to know a thing again. */
const TELLING_WORDS = 3;

/** What a name says the thing is: its first part, which in marketplaces' titles keywords, sizes and colours follow. */
const wordsOfThing = remembered(
  (name) => {
    const first = contentRootsOf(name.split(/\s[-–—|]+\s|[,;([|]/, 1)[0] ?? "");
    return [...new Set(first.length >= TELLING_WORDS ? first : contentRootsOf(name))];
  },
  { most: 10_000, longest: 300 },
);

/** How much a word says: 1 where nothing else is known. */
export type WordWeight = (word: string) => number;

/** How telling words are among these gifts: what stands in every name ("premium", "gifts for women") tells nothing apart. */
export function weighWords(gifts: readonly GiftReading[]): WordWeight {
  const counts = new Map<string, number>();
  for (const gift of gifts) for (const word of wordsOf(gift)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = Math.log(1 + gifts.length);
  // The inverse document frequency, 0 to 1.
  return (word) => (rarest === 0 ? 1 : (Math.log((1 + gifts.length) / (counts.get(word) ?? 1)) / rarest) ** 2);
}

/** Makes the features of gifts. Only those that the same maker has made can be compared with each other. */
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
    concepts: weighIds(reading.concepts),
    interests: weighIds(reading.interests),
  });
}

/** They are the same for every brief, as long as a reading is kept. */
const weighed = new WeakMap<WeightsById, Weighted>();

function weighIds(weights: WeightsById): Weighted {
  const known = weighed.get(weights);
  if (known !== undefined) return known;
  const made = weigh([...weights].map(([id, weight]) => [numberOf(id), weight]));
  weighed.set(weights, made);
  return made;
}

function weigh(elements: [number: number, weight: number][]): Weighted {
  elements.sort(([one], [other]) => one - other);
  const weights = elements.map(([, weight]) => weight);
  return { numbers: elements.map(([number]) => number), weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** How alike two gifts are, 0 to 1. The same name alone makes them the same thing. */
export function likenessOf(one: Features, other: Features): number {
  const names = likenessOfNames(one.words, other.words);
  const kinds = (jaccard(one.concepts, other.concepts) + jaccard(one.interests, other.interests)) / 2;
  return roundOff(Math.max(names, 0.55 * names + 0.45 * kinds));
}

/** Sums taken in another order differ in their last digits, and must not decide whether two gifts are twins. */
const roundOff = (likeness: number) => Math.round(likeness * 1e9) / 1e9;

/** Jaccard's index, measured for the shorter name where one holds the other ("Chess set" and "Chess set, brown, 12 inches"). */
function likenessOfNames(one: Weighted, other: Weighted): number {
  const shared = sharedOf(one, other);
  if (shared === 0) return 0;
  const index = shared / (one.sum + other.sum - shared);
  const [small, large] = one.numbers.length <= other.numbers.length ? [one, other] : [other, one];
  if (small.numbers.length < TELLING_WORDS) return index;
  // Two names of as many words hold each other as far as the lighter one does, whichever is asked first.
  const ofShorter = small.numbers.length === large.numbers.length ? Math.min(small.sum, large.sum) : small.sum;
  return Math.max(index, (0.9 * shared) / ofShorter - 0.1);
}

/** The weighted Jaccard index of two sets. */
function jaccard(one: Weighted, other: Weighted): number {
  const shared = sharedOf(one, other);
  return shared === 0 ? 0 : shared / (one.sum + other.sum - shared);
}

/** The weight of what is in both sets, the lesser one where they differ. */
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
