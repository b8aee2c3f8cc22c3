import type { Brief, GiftReading } from "../types.ts";
import { usualPriceOf } from "../ask/usual-price.ts";
import { createFeatures, type Features, likenessOf } from "./diversify/likeness.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { wantedConcepts } from "./limits.ts";
import { isForAnotherRecipient } from "./score/named-recipients.ts";
import { hasAnimals, petScore } from "./score/pets.ts";
import { needsPractice } from "./score/practice.ts";
import { childScore, createPersonFit, isUnknownForChild } from "./score/person.ts";
import { isFarBelow, priceFit } from "./score/price.ts";
import { leanFit, qualityOf } from "./score/quality.ts";
import { usualPriceFactor } from "./score/usual-price.ts";
import { createSituationFits } from "./score/situations.ts";
import { fitInterests, fitTraits, fitWords, joinFits, type TopicFit, wantedWords, type WordFit } from "./score/topics.ts";

/** The parts of a score, which reasons are made from. Each number is 0 to 1; null where the brief does not ask. */
export interface ScoreParts {
  interests: TopicFit[];
  /** How well it meets the needs of each situation. */
  situations: TopicFit[];
  traits: TopicFit[];
  words: WordFit[];
  person: number | null;
  occasion: number | null;
  price: number;
  quality: number;
  isCliche: boolean;
}

export interface Score {
  /** Score from 0 to 1. */
  score: number;
  parts: ScoreParts;
}

export interface ScoreContext {
  /** Today as an ISO day. */
  today: string;
  /** Gifts of which the shopper wants more, and gifts that were dismissed. */
  liked: readonly GiftReading[];
  disliked: readonly GiftReading[];
}

/** The person weighs most after the topics, then the occasion, then the price, then the quality of the offer. */
const WEIGHTS = { topics: 7, person: 2.4, occasion: 1, traits: 1.3, price: 0.4, quality: 0.2, leans: 1.6, liked: 9 };
/** The weight of topics where all of them are guesses, derived from a job or a passing word. */
const GUESSED_TOPICS = 4;
/** Occasions that ask for gifts of a kind: a gift that merely suits the person does not fit them. */
const DECISIVE = new Set(["baby-shower", "new-baby", "christening", "wedding", "bridal-shower", "get-well", "sympathy"]);
const DECISIVE_OCCASION = 3;
/** Fit for an occasion where nothing says what the gift is for. */
const ANY_OCCASION = 0.4;
const CLICHE = 0.8;
const CLICHE_WITH_REASON = 0.92;
const CHILDISH = 0.7;
const FOR_ANIMALS = 0.6;
const UNKNOWN_FOR_CHILD = 0.5;
/** Factor for a gift that costs less than half of the stated sum: "around $150" does not mean $44. */
const FAR_BELOW = 0.85;
const FOR_ANOTHER_OCCASION = 0.7;
/** Factor for a gift that only practitioners can use, where nothing says that the person is one. */
const FOR_PRACTITIONERS = 0.8;
/** Fit from which a gift is for something that the brief names. */
const ON_TOPIC = 0.4;
const DISLIKED_FROM = 0.4;
/** Likeness to a liked gift that earns full marks; a duplicate would be no answer. */
const MUCH_ALIKE = 0.5;

/** Creates a scorer of gifts for one brief; whatever is the same for all of them is computed once. */
export function createScorer(brief: Brief, { today, liked, disliked }: ScoreContext): (reading: GiftReading) => Score {
  const words = wantedWords(brief);
  const wanted = wantedConcepts(brief);
  const cliches = [...lexicon().conceptById.values()].filter(({ id, isCliche }) => isCliche && !wanted.has(id)).map(({ id }) => id);
  const fitSituations = createSituationFits(brief);
  const personFit = createPersonFit(brief);
  const forAnimals = hasAnimals(brief);
  const featuresOf = createFeatures();
  const likedFeatures = liked.map(featuresOf);
  const dislikedFeatures = disliked.map(featuresOf);
  const budget = brief.budget?.value ?? null;
  const usualPrice = usualPriceOf(brief);
  const occasionWeight = WEIGHTS.occasion * (brief.occasion !== null && DECISIVE.has(brief.occasion.value) ? DECISIVE_OCCASION : 1);
  const isTopicStated =
    [...brief.interests, ...brief.situations].some(({ source }) => source !== "assumed") || words.some(({ isThing }) => isThing);
  const topicsWeight =
    brief.interests.length + brief.situations.length + words.length === 0 ? 0 : isTopicStated ? WEIGHTS.topics : GUESSED_TOPICS;

  return (reading) => {
    const { profile } = reading;
    const parts: ScoreParts = {
      interests: fitInterests(reading, brief.interests),
      situations: fitSituations(reading),
      traits: fitTraits(reading, brief.traits),
      words: fitWords(reading, words),
      person: personFit(reading),
      occasion:
        brief.occasion === null ? null : (reading.occasions.get(brief.occasion.value) ?? (reading.occasions.size === 0 ? ANY_OCCASION : 0)),
      price: priceFit(profile.priceCents, budget),
      quality: qualityOf(profile, today),
      isCliche: cliches.some((id) => (reading.concepts.get(id) ?? 0) >= 0.5),
    };
    const topics = joinFits([...parts.interests, ...parts.situations, ...parts.words].toSorted((one, other) => other.fit - one.fit));
    const features = likedFeatures.length + dislikedFeatures.length > 0 ? featuresOf(reading) : null;
    const sums: [weight: number, value: number][] = [
      [topicsWeight, topics],
      [parts.person === null ? 0 : WEIGHTS.person, parts.person ?? 0],
      [parts.occasion === null ? 0 : occasionWeight, parts.occasion ?? 0],
      [brief.traits.length === 0 ? 0 : WEIGHTS.traits, joinFits(parts.traits)],
      [WEIGHTS.price, parts.price],
      [WEIGHTS.quality, parts.quality],
      [likedFeatures.length === 0 ? 0 : WEIGHTS.liked, features === null ? 0 : Math.min(1, likest(features, likedFeatures) / MUCH_ALIKE)],
      ...brief.leans.map((lean): [number, number] => [
        WEIGHTS.leans,
        leanFit(lean, profile, budget?.maxCents ?? null, personalScore(reading), practicalness(reading)),
      ]),
    ];
    let score = sums.reduce((sum, [weight, value]) => sum + weight * value, 0) / sums.reduce((sum, [weight]) => sum + weight, 0);
    if (parts.isCliche) score *= topics >= 0.6 ? CLICHE_WITH_REASON : CLICHE;
    if (!forAnimals) score *= 1 - FOR_ANIMALS * petScore(reading);
    score *= 1 - CHILDISH * childScore(reading, brief, topics >= 0.5);
    if (isUnknownForChild(reading, brief)) score *= UNKNOWN_FOR_CHILD;
    if (topics < ON_TOPIC && needsPractice(reading)) score *= FOR_PRACTITIONERS;
    if (isForAnotherRecipient(reading, brief)) score *= FOR_ANOTHER_OCCASION;
    if (isFarBelow(profile.priceCents, budget)) score *= FAR_BELOW;
    score *= usualPriceFactor(profile.priceCents, usualPrice);
    if (features !== null) score *= 1 - Math.max(0, likest(features, dislikedFeatures) - DISLIKED_FROM);
    return { score: Math.min(1, Math.max(0, score)), parts };
  };
}

/** Returns how well a gift fits a brief on `today` (an ISO day), 0 to 1, with the parts of that score. */
export function scoreGift(reading: GiftReading, brief: Brief, context: Partial<ScoreContext> & { today: string }): Score {
  return createScorer(brief, { liked: [], disliked: [], ...context })(reading);
}

function likest(features: Features, others: readonly Features[]): number {
  return others.reduce((most, other) => Math.max(most, likenessOf(features, other)), 0);
}

/** Returns how personal a gift is, 0 to 1: personalized, or sentimental. */
export function personalScore({ profile: { tags }, concepts, traits }: GiftReading): number {
  return Math.max(
    tags.giftType?.includes("personalized-keepsakes") ? 1 : 0,
    concepts.get("personalized") ?? 0,
    0.7 * (traits.get("sentimental") ?? 0),
  );
}

/** Returns how practical a gift is, 0 to 1. */
export function practicalness({ profile: { tags }, traits }: GiftReading): number {
  return Math.max(traits.get("practical") ?? 0, tags.useCase?.includes("everyday-use") ? 0.7 : 0);
}
