import { WRITTEN_ENTRIES } from "../lexicon/lexicon.ts";
import { OFFERED_INTERESTS } from "./screen-texts.ts";

/** A shop of which fewer interests are known is offered the usual ones: its gifts may still be found by their words. */
const ENOUGH = 6;
/** Weight from which a category stands for an interest. */
const SAME_FROM = 0.9;

/**
 * Returns the interests that the finder's steps offer: of the usual ones those that the shop has gifts for, and in the place of the others
 * what it has the most gifts for. `categories` are the slugs of its interests with gifts, the fullest first.
 */
export function offeredInterests(categories: readonly string[]): readonly string[] {
  const owned = [...new Set(categories.flatMap((slug) => interestsOfCategory().get(slug) ?? []))];
  if (owned.length < ENOUGH) return OFFERED_INTERESTS;
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
