import { centsIn, CURRENCY } from "#app/platform/money.ts";
import type { LearntClaims } from "../read/learnt/read-learnt.ts";
import type { Brief, GiftReading, WeightsById } from "../types.ts";
import { celebratesBaby } from "../ask/assume.ts";
import { usualPriceOf } from "../ask/usual-price.ts";
import { createBoundFactor } from "./score/bound-names.ts";
import { createFeatures, likenessOf, type Features } from "./diversify/likeness.ts";
import { isForAnotherRecipient } from "./score/named-recipients.ts";
import { RANKING, type RankingConstants } from "./constants.ts";
import type { TermStatistics } from "./relevance/bm25.ts";
import { createMatcher } from "./relevance/match-likings.ts";
import { createMannerFactor } from "./score/manner.ts";
import { fitWithLearnt } from "./plausibility.ts";
import { isEverydayGood, needsPractice } from "./score/practice.ts";
import { hasAnimals, isUsedByPets, petScore } from "./score/pets.ts";
import { appealOf } from "./score/appeal.ts";
import { childScore, createPersonFit, isForYounger } from "./score/person.ts";
import { priceFit } from "./score/price.ts";
import { leanFit, newSince, qualityOf, wishedLeans } from "./score/quality.ts";
import { createSituationFits } from "./score/situations.ts";
import { usualPriceFactor } from "./score/usual-price.ts";
import { fitInterests, fitTraits, fitWords, joinFits, namesTopic, wantedWords, type TopicFit, type WordFit } from "./score/topics.ts";

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
}

export interface Score {
  /** Score from 0 to 1. */
  score: number;
  /** True for a gift that is for something that the brief names as liked or wished for. */
  isOnTopic: boolean;
  parts: ScoreParts;
}

export interface ScoreContext {
  /** Today as an ISO day. */
  today: string;
  /** Gifts of which the shopper wants more, and gifts that were dismissed. */
  liked: readonly GiftReading[];
  disliked: readonly GiftReading[];
  /** The gifts that are compared, and how frequent words are in the catalogue; without them words do not count for more than they were read. */
  candidates?: readonly GiftReading[];
  statistics?: TermStatistics | null;
  constants?: Readonly<RankingConstants>;
}

/** Occasions that ask for gifts of a kind: a gift that merely suits the person does not fit them. */
const DECISIVE = new Set(["baby-shower", "new-baby", "christening", "wedding", "bridal-shower", "get-well", "sympathy"]);
/** Fit for an occasion where nothing says what the gift is for. */
const ANY_OCCASION = 0.4;
const DISLIKED_FROM = 0.4;
/** Likeness to a liked gift that earns full marks; a duplicate would be no answer. */
const MUCH_ALIKE = 0.5;
/** Fit from which a gift that looks like a child's may well please somebody older who likes such things. */
const LIKED_FROM = 0.5;

/**
 * Creates a scorer of gifts for one brief; whatever is the same for all of them is computed once. Where it is told what the learnt reader
 * claims of a gift, that counts beside the words.
 */
export function createScorer(
  brief: Brief,
  { today, liked, disliked, candidates = [], statistics = null, constants = RANKING }: ScoreContext,
): (reading: GiftReading, learnt?: LearntClaims | null) => Score {
  const words = wantedWords(brief);
  const fitSituations = createSituationFits(brief, constants);
  const personFit = createPersonFit(brief, constants);
  const matchLikings = createMatcher(brief.interests, { candidates, statistics, constants });
  const forAnimals = hasAnimals(brief);
  const boundFactor = createBoundFactor(brief, constants);
  const mannerFactor = createMannerFactor(brief);
  const featuresOf = createFeatures();
  const likedFeatures = liked.map(featuresOf);
  const dislikedFeatures = disliked.map(featuresOf);
  const newSinceMs = newSince(today);
  const budget = brief.budget?.value ?? null;
  const usualPrice = usualPriceOf(brief);
  // A usual price counts only where no budget is stated, so a brief names one currency at most.
  const { currency } = budget ?? usualPrice ?? { currency: CURRENCY };
  // "For her, not for the baby" asks for nothing of the kind that a baby shower asks for.
  const isForParent = brief.excluded.some(({ value }) => value === "baby" || value === "baby-things");
  const isDecisive = brief.occasion !== null && DECISIVE.has(brief.occasion.value) && !(isForParent && celebratesBaby(brief));
  const occasionWeight = constants.occasion * (isDecisive ? constants.decisiveOccasion : 1);
  const hasTopics = brief.interests.length + brief.situations.length + words.length > 0;
  const saysLiking = namesTopic({ ...brief, situations: [] });
  const topicsWeight = !hasTopics
    ? 0
    : saysLiking
      ? constants.topics
      : namesTopic(brief)
        ? constants.situationTopics
        : constants.guessedTopics;
  const isYoung = mayBeYoung(brief);
  const leans = wishedLeans(brief);
  const likesAreOpen = brief.age !== null && brief.age.value.min < TASTES_FROM;
  const appealWeight = likesAreOpen
    ? 0
    : saysLiking
      ? constants.appealBeside
      : namesTopic(brief)
        ? constants.appealInSituations
        : constants.appeal;
  return (reading, learnt = null) => {
    const { profile } = reading;
    const priceCents = centsIn(currency, profile.priceCents, profile.currency);
    const parts: ScoreParts = {
      interests: fitInterests(reading, brief.interests, constants, learnt?.interests),
      situations: fitSituations(reading),
      traits: fitTraits(reading, brief.traits),
      words: fitWords(reading, words),
      person: personFit(reading, learnt?.persons),
      occasion: brief.occasion === null ? null : fitOccasion(reading, brief.occasion.value, constants, learnt?.occasions),
      price: priceFit(priceCents, budget),
      quality: qualityOf(profile, newSinceMs),
    };
    const matches = [...matchLikings(reading, parts.interests, learnt?.interests), ...parts.situations, ...parts.words];
    const topics = joinFits(
      matches.toSorted((one, other) => other.fit - one.fit),
      constants,
    );
    const isOnTopic = [...parts.interests, ...parts.situations, ...parts.words].some(({ fit }) => fit >= constants.onTopic);
    const features = likedFeatures.length + dislikedFeatures.length > 0 ? featuresOf(reading) : null;
    const sums: [weight: number, value: number][] = [
      [topicsWeight, topics],
      [parts.person === null ? 0 : constants.person, parts.person ?? 0],
      [parts.occasion === null ? 0 : occasionWeight, parts.occasion ?? 0],
      [brief.traits.length === 0 ? 0 : constants.traits, joinFits(parts.traits, constants)],
      [constants.price, parts.price],
      [constants.quality, parts.quality],
      [appealWeight, appealOf(reading, isYoung, constants.appealByWords)],
      [likedFeatures.length === 0 ? 0 : constants.liked, features === null ? 0 : Math.min(1, likest(features, likedFeatures) / MUCH_ALIKE)],
      ...leans.map((lean): [number, number] => [
        constants.leans,
        leanFit(lean, profile, budget, personalScore(reading), practicalness(reading)),
      ]),
    ];
    let score = sums.reduce((sum, [weight, value]) => sum + weight * value, 0) / sums.reduce((sum, [weight]) => sum + weight, 0);
    if (!forAnimals) score *= 1 - constants.forAnimals * petScore(reading);
    score *= 1 - constants.childish * childScore(reading, brief, topics >= LIKED_FROM);
    if (!isOnTopic && !isYoung && needsPractice(reading)) score *= constants.forPractitioners;
    if (isForYounger(reading, brief)) score *= constants.forYounger;
    if (isUsedByPets(reading, brief)) score *= constants.usedByPets;
    score *= Math.min(boundFactor(reading, isOnTopic), isForAnotherRecipient(reading, brief) ? constants.forAnother : 1);
    if (isEverydayGood(reading)) score *= constants.everyday;
    score *= usualPriceFactor(priceCents, usualPrice) * mannerFactor(reading);
    if (features !== null) score *= 1 - Math.max(0, likest(features, dislikedFeatures) - DISLIKED_FROM);
    return { score: Math.min(1, Math.max(0, score)), isOnTopic, parts };
  };
}

/** Returns how well a gift fits a brief on `today` (an ISO day), 0 to 1, with the parts of that score. */
export function scoreGift(reading: GiftReading, brief: Brief, context: Partial<ScoreContext> & { today: string }): Score {
  return createScorer(brief, { liked: [], disliked: [], ...context })(reading);
}

function fitOccasion({ occasions }: GiftReading, id: string, constants: RankingConstants, learnt: WeightsById | null = null): number {
  const read = occasions.size === 0 ? null : (occasions.get(id) ?? 0);
  return learnt === null ? (read ?? ANY_OCCASION) : fitWithLearnt(read, learnt.get(id) ?? 0, constants);
}

/** Years below which the age alone decides: what a gift's interests say is said of older ones. */
const TASTES_FROM = 7;
/** Years from which grown-ups' tastes are assumed. */
const GROWN_FROM = 16;

/** True for children, whom other things please than grown-ups. */
function mayBeYoung({ age }: Pick<Brief, "age">): boolean {
  return age !== null && age.value.min < GROWN_FROM;
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
