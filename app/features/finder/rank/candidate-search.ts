import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { CURRENCY, type Currency } from "#app/platform/money.ts";
import type { AgeSpan, Brief, GiftReading, WeightsById } from "../types.ts";
import { AGE_RANGES } from "../read/age-ranges.ts";
import { asBudget, usualPriceOf } from "../ask/usual-price.ts";
import { type Situation, situationById } from "../ask/situations/situations.ts";
import { bridgesFrom } from "./bridges.ts";
import { daysLeft } from "./delivery.ts";
import { priceBandOf } from "./limits/budget.ts";
import { lexicon, matchPhrases } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";
import { aimOf } from "./score/price.ts";
import { seedOf } from "./seeded-random.ts";

export interface TagName {
  taxonomy: TaxonomyKey;
  slug: string;
}

/** Search terms for one part of a brief: tags, and words of names and descriptions. */
export interface Facet {
  tags: TagName[];
  phrases: string[];
}

/** A search of the catalogue for a brief, with what to leave out. A gift without a known price is in every budget. */
export interface CandidateSearch {
  /** Topics are searched separately, so that none crowds out another: interests, traits, named things, what liked gifts are about. */
  topics: Facet[];
  /** Interests near to those of the brief, for when the topics find too few. */
  wider: Facet[];
  /** The recipient, by tags or words; `occasion` likewise. Empty facets ask for nothing. */
  person: Facet;
  occasion: Facet;
  /** Words that may be misspelled. */
  oddWords: string[];
  minCents: number | null;
  maxCents: number | null;
  aimCents: number | null;
  currency: Currency;
  /** Only gifts that arrive within this many days, or of which nobody knows. */
  maxShippingDays: number | null;
  gender: "male" | "female" | null;
  leftOut: string[];
  /** A number from 0 to 1: the place in the catalogue where a sample starts. */
  seed: number;
}

/** Returns the catalogue search for a brief on `today` (an ISO day). `liked` are the gifts of which it wants more. */
export function toCandidateSearch(brief: Brief, today: string, liked: readonly GiftReading[] = []): CandidateSearch {
  const { personById, interestById, occasionById, traitById } = lexicon();
  const situations = brief.situations.flatMap(({ value }) => situationById.get(value) ?? []);
  const interests = brief.interests.flatMap(({ value }) => interestById.get(value) ?? []);
  const traits = brief.traits.flatMap(({ value }) => traitById.get(value) ?? []);
  const near = interests.flatMap(({ id }) => bridgesFrom(id)).filter((id) => !brief.interests.some(({ value }) => value === id));
  const person = brief.person === null ? undefined : personById.get(brief.person.value);
  const usual = usualPriceOf(brief);
  const budget = brief.budget?.value ?? (usual === null ? null : asBudget(usual));
  const occasion = brief.occasion === null ? undefined : occasionById.get(brief.occasion.value);
  return {
    topics: [
      ...brief.otherWords.map(facetOfWord),
      ...situations.map(facetOfSituation).filter(({ tags, phrases }) => tags.length + phrases.length > 0),
      ...[...interests.map(facetOf), ...liked.map(facetOfGift), ...traits.map(facetOf)],
    ],
    wider: [...new Set(near)].flatMap((id) => interestById.get(id) ?? []).map(facetOf),
    person: {
      tags: [...tagNames(person?.tags, PERSON_TAGS_FROM), ...ageTags(brief.age?.value)],
      phrases: person?.synonyms ?? [],
    },
    occasion: { tags: tagNames(occasion?.tags, PERSON_TAGS_FROM), phrases: [...(occasion?.synonyms ?? []), ...(occasion?.products ?? [])] },
    oddWords: brief.otherWords.filter((word) => word.length >= 5),
    minCents: brief.budget === null || brief.budget.value.minCents === null ? null : priceBandOf(brief.budget).least,
    maxCents: brief.budget?.value.maxCents ?? null,
    aimCents: budget === null ? null : aimOf(budget),
    currency: budget?.currency ?? CURRENCY,
    maxShippingDays: daysLeft(brief, today),
    gender: brief.gender?.value ?? null,
    leftOut: brief.notThese,
    seed: seedOf(brief) / 2 ** 32,
  };
}

function facetOf(entry: { synonyms: string[]; products?: string[]; tags?: TagWeights }): Facet {
  return { tags: tagNames(entry.tags, TOPIC_TAGS_FROM), phrases: [...entry.synonyms, ...(entry.products ?? [])] };
}

/** Returns a word of the brief and, where it names a kind of thing, all the words for that kind. */
function facetOfWord(word: string): Facet {
  const concepts = matchPhrases(word).flatMap(({ kind, id }) => (kind === "concept" ? (lexicon().conceptById.get(id) ?? []) : []));
  return {
    tags: concepts.flatMap(({ tags }) => tagNames(tags, TOPIC_TAGS_FROM)),
    phrases: [word, ...concepts.flatMap(({ products }) => products)],
  };
}

/** Names of each thing that a situation wants which are searched for; there are many things, and one statement holds few terms. */
const NAMES_PER_WANT = 6;

function facetOfSituation({ wants }: Situation): Facet {
  const { interestById, traitById, conceptById } = lexicon();
  const entriesOf = <Entry>(weights: Record<string, number> | undefined, byId: ReadonlyMap<string, Entry>) =>
    Object.keys(weights ?? {}).flatMap((id) => byId.get(id) ?? []);
  const facets = [
    ...entriesOf(wants.interests, interestById),
    ...entriesOf(wants.concepts, conceptById),
    ...entriesOf(wants.traits, traitById),
  ].map((entry) => ({ tags: tagNames(entry.tags, TOPIC_TAGS_FROM), phrases: (entry.products ?? []).slice(0, NAMES_PER_WANT) }));
  return {
    tags: facets.flatMap(({ tags }) => tags),
    phrases: [...Object.keys(wants.words ?? {}), ...facets.flatMap(({ phrases }) => phrases)],
  };
}

/** Weaker tags do not stand for an entry: they would let half the catalogue in ("garden and outdoors" for gardening). */
const TOPIC_TAGS_FROM = 0.9;
const PERSON_TAGS_FROM = 0.7;

function tagNames(tags: TagWeights | undefined, from: number): TagName[] {
  return Object.entries(tags ?? {}).flatMap(([taxonomy, weights]) =>
    Object.entries(weights).flatMap(([slug, weight]) => (weight >= from ? [{ taxonomy: taxonomy as TaxonomyKey, slug }] : [])),
  );
}

function ageTags(age: AgeSpan | undefined): TagName[] {
  if (age === undefined) return [];
  return AGE_RANGES.filter(([, { min, max }]) => age.min <= max && age.max >= min).map(([slug]) => ({ taxonomy: "ageRange", slug }));
}

/** A liked gift's topic is searched for from this confidence on. */
const ABOUT_FROM = 0.5;

function facetOfGift({ interests, concepts }: GiftReading): Facet {
  const { interestById, conceptById } = lexicon();
  const about = <Entry>(weights: WeightsById, byId: ReadonlyMap<string, Entry>) =>
    [...weights].flatMap(([id, weight]) => (weight >= ABOUT_FROM ? (byId.get(id) ?? []) : []));
  const facets = [...about(interests, interestById), ...about(concepts, conceptById)].map(facetOf);
  return { tags: facets.flatMap(({ tags }) => tags), phrases: facets.flatMap(({ phrases }) => phrases) };
}
