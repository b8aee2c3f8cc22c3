import { lexicon, WRITTEN_ENTRIES } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";
import { OFFERED_BUDGETS, OFFERED_INTERESTS, OFFERED_OCCASIONS, OFFERED_PEOPLE } from "./screen-texts.ts";

type Groups = readonly (readonly [name: string, ids: readonly string[]])[];

/** What the finder's steps offer, by lexicon id; budgets as a URL writes them, with their labels. */
export interface OfferedChoices {
  people: Groups;
  occasions: Groups;
  interests: readonly string[];
  budgets: readonly (readonly [value: string, name: string])[];
}

export const USUAL_CHOICES: OfferedChoices = {
  people: OFFERED_PEOPLE,
  occasions: OFFERED_OCCASIONS,
  interests: OFFERED_INTERESTS,
  budgets: OFFERED_BUDGETS,
};

/** What is known of a taxonomy in this shop. */
export interface StockedCategories {
  /** The slugs of its categories with gifts or likely ones, the fullest first. */
  slugs: readonly string[];
  /** True where most gifts of the shop have one of them. */
  areUsual: boolean;
}

export interface StockedShop {
  recipient: StockedCategories;
  occasion: StockedCategories;
  interest: StockedCategories;
  /** The usual budgets within which the shop has gifts. */
  budgets: readonly string[];
}

/** Of a shop of which less is known the usual choices are offered: its gifts may still be found by their words. */
const ENOUGH = 6;
/** Weight from which a category stands for an interest, and from which it suits a person or an occasion. */
const SAME_FROM = 0.9;
const SUITS_FROM = 0.5;

/** Returns what the finder's steps offer in a shop: what it has gifts for. */
export function offeredChoices({ recipient, occasion, interest, budgets }: StockedShop): OfferedChoices {
  const { personById, occasionById } = lexicon();
  const bands = OFFERED_BUDGETS.filter(([value]) => budgets.includes(value));
  return {
    people: groupsWith(OFFERED_PEOPLE, recipient, (id) => personById.get(id)?.tags?.recipient),
    occasions: groupsWith(OFFERED_OCCASIONS, occasion, (id) => occasionById.get(id)?.tags?.occasion),
    interests: offeredInterests(interest),
    budgets: bands.length === 0 ? OFFERED_BUDGETS : bands,
  };
}

/** Returns the groups with those alone that the shop has gifts for, or all where too little is known; no group is empty. */
function groupsWith(usual: Groups, { slugs, areUsual }: StockedCategories, tagsOf: (id: string) => TagWeights["recipient"]): Groups {
  const owned = new Set(slugs);
  const suiting = (id: string) => Object.entries(tagsOf(id) ?? {}).flatMap(([slug, weight]) => (weight >= SUITS_FROM ? [slug] : []));
  // What no category suits, such as a gift for oneself, is for any shop.
  const isOwned = (id: string) => suiting(id).length === 0 || suiting(id).some((slug) => owned.has(slug));
  const groups = usual.map(([name, ids]) => [name, ids.filter(isOwned)] as const).filter(([, ids]) => ids.length > 0);
  return isKnown(owned.size, areUsual) ? groups : usual;
}

function isKnown(owned: number, areUsual: boolean): boolean {
  return owned >= ENOUGH || (owned > 0 && areUsual);
}

/** Returns of the usual interests those that the shop has gifts for, and in the place of the others what it has the most gifts for. */
function offeredInterests({ slugs, areUsual }: StockedCategories): readonly string[] {
  const owned = [...new Set(slugs.flatMap((slug) => interestsOfCategory().get(slug) ?? []))];
  if (!isKnown(owned.length, areUsual)) return OFFERED_INTERESTS;
  const usual = OFFERED_INTERESTS.filter((id) => owned.includes(id));
  const others = owned.filter((id) => !usual.includes(id));
  return [...usual, ...others].slice(0, OFFERED_INTERESTS.length);
}

let byCategory: Map<string, string[]> | undefined;

function interestsOfCategory(): Map<string, string[]> {
  if (byCategory !== undefined) return byCategory;
  byCategory = new Map();
  for (const { id, tags } of WRITTEN_ENTRIES.interest)
    for (const [slug, weight] of Object.entries(tags.interest ?? {}))
      // The interest that is called like the category stands for it, where there is one.
      if (weight >= SAME_FROM && (slug === id || !byCategory.has(slug))) byCategory.set(slug, [id]);
  return byCategory;
}
