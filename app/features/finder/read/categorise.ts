import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { CURRENCY } from "#app/platform/money.ts";
import type { GiftReading, WeightsById } from "../types.ts";
import { rangesOfSpan } from "./age-ranges.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";
import { memoizeOf } from "../memo.ts";
import { readGift } from "./read-gift.ts";

/** A value of a taxonomy with its confidence (0 to 1). */
export interface Categorised {
  slug: string;
  confidence: number;
}

const LEAST_CONFIDENCE = 0.55;
/** Maximum number of values per taxonomy, the most certain first; an editor would not tag more. */
const MAX_VALUES = 6;
/** Fraction of the highest confidence in its taxonomy below which a value is left out. */
const BESIDE_BEST = 0.6;
const AGE_CONFIDENCE = 0.7;
/** Recipients that follow from the age of a thing for children alone. */
const RECIPIENTS_OF_AGE: Readonly<Record<string, readonly string[]>> = {
  "baby-0-1": ["baby", "new-parents"],
  "toddler-1-3": ["toddler"],
  "kids-4-7": ["kids"],
  "kids-8-12": ["kids"],
  "teens-13-17": ["teenager"],
};
/** An age range from 0 up to this age means everybody and yields no tag. */
const OLDEST_KNOWN = 120;

/**
 * Returns the values of every taxonomy that a gift's name and description suggest, the most certain first. Taxonomies without any are left
 * out.
 */
export function categorise(
  name: string,
  description: string,
  brandName: string | null = null,
): Partial<Record<TaxonomyKey, Categorised[]>> {
  const reading = readGift(untaggedGift(name, description, brandName));
  const doubts = new Map<TaxonomyKey, Map<string, number>>();
  for (const [tags, weight] of entriesOf(reading)) addTags(doubts, tags, weight);
  const categories: Partial<Record<TaxonomyKey, Categorised[]>> = {};
  for (const [taxonomy, bySlug] of doubts) {
    const values = surest([...bySlug].map(([slug, doubt]) => ({ slug, confidence: Math.round((1 - doubt) * 100) / 100 })));
    if (values.length > 0) categories[taxonomy] = values;
  }
  if (reading.age !== null && (reading.age.min > 0 || reading.age.max < OLDEST_KNOWN)) {
    categories.ageRange = rangesOfSpan(reading.age).map((slug) => ({ slug, confidence: AGE_CONFIDENCE }));
  }
  const young = [...new Set((categories.ageRange ?? []).flatMap(({ slug }) => RECIPIENTS_OF_AGE[slug] ?? []))].map((slug) => ({
    slug,
    confidence: AGE_CONFIDENCE,
  }));
  if (young.length > 0)
    categories.recipient = surest([
      ...(categories.recipient ?? []),
      ...young.filter(({ slug }) => !categories.recipient?.some((value) => value.slug === slug)),
    ]);
  return categories;
}

/** Returns the gender that a gift's name and description address; null where they address none. */
export function readGenderOfWords(name: string, description: string): "male" | "female" | null {
  return readGift(untaggedGift(name, description)).gender;
}

/** This confidence suffices where a kind is ruled out; tagging a gift with the kind takes more. */
const KIND_FROM = 0.6;

/** Returns the kinds (slugs of gift types) that a gift without such tags seems to be, judged by its words. */
export function kindsOf(reading: GiftReading): string[] {
  const doubts = new Map<TaxonomyKey, Map<string, number>>();
  for (const [{ giftType }, weight] of entriesOf(reading)) if (giftType !== undefined) addTags(doubts, { giftType }, weight);
  return [...(doubts.get("giftType") ?? [])].flatMap(([slug, doubt]) => (1 - doubt >= KIND_FROM ? [slug] : []));
}

/** Returns the lexicon's entries of a reading with their weights. */
function entriesOf({ interests, persons, occasions, traits, concepts }: GiftReading): [TagWeights, number][] {
  const { interestById, personById, occasionById, traitById, conceptById } = lexicon();
  const tagsOf = (weights: WeightsById, byId: ReadonlyMap<string, { tags?: TagWeights }>): [TagWeights, number][] =>
    [...weights].flatMap(([id, weight]) => {
      const tags = byId.get(id)?.tags;
      return tags === undefined ? [] : [[tags, weight]];
    });
  return [
    ...tagsOf(interests, interestById),
    ...tagsOf(persons, personById),
    ...tagsOf(occasions, occasionById),
    ...tagsOf(traits, traitById),
    ...tagsOf(concepts, conceptById),
  ];
}

/** Each entry reduces the doubt about the tags that it stands for; the strongest evidence for a tag counts in full, the rest a little. */
function addTags(doubts: Map<TaxonomyKey, Map<string, number>>, tags: TagWeights, weight: number): void {
  for (const [taxonomy, weights] of listTags(tags)) {
    let bySlug = doubts.get(taxonomy);
    if (bySlug === undefined) doubts.set(taxonomy, (bySlug = new Map()));
    for (const [slug, tagWeight] of weights) {
      const before = bySlug.get(slug) ?? 1;
      const doubt = 1 - weight * tagWeight;
      bySlug.set(slug, Math.min(before, doubt) * (1 - 0.3 * (1 - Math.max(before, doubt))));
    }
  }
}

type ListedTags = [TaxonomyKey, [slug: string, weight: number][]][];

/** Returns an entry's tags as lists: every gift asks for many of them. */
const listTags = memoizeOf("tags of entries", (tags: TagWeights): ListedTags => {
  const taxonomies = Object.entries(tags) as [TaxonomyKey, Record<string, number>][];
  return taxonomies.flatMap(([taxonomy, weights]): ListedTags =>
    taxonomy === "ageRange" || taxonomy === "priceTier" ? [] : [[taxonomy, Object.entries(weights)]],
  );
});

function surest(values: Categorised[]): Categorised[] {
  const sorted = values.toSorted((one, other) => other.confidence - one.confidence || (one.slug < other.slug ? -1 : 1));
  const best = sorted[0]?.confidence ?? 0;
  return sorted.filter(({ confidence }) => confidence >= Math.max(LEAST_CONFIDENCE, best * BESIDE_BEST)).slice(0, MAX_VALUES);
}

function untaggedGift(name: string, description: string, brandName: string | null = null): Parameters<typeof readGift>[0] {
  return {
    id: "",
    slug: "",
    name,
    description,
    brandName,
    priceCents: null,
    statedPriceCents: null,
    currency: CURRENCY,
    inStock: true,
    shippingDays: null,
    gender: "unisex",
    isFeatured: false,
    isTrending: false,
    createdAt: new Date(0),
    tags: {},
    refused: [],
    told: {},
    modelClaims: null,
    hasStoreWords: false,
    card: null,
  };
}
