import { toLine } from "#app/platform/text.ts";
import type { PriceTier } from "./price-tiers.ts";
import { foldText, isSluggable, makeSlug } from "./slugs.ts";
import type { TaxonomyKey } from "./taxonomies.ts";

/** The ids of one taxonomy's values, by every slug and name that a file may use for them. */
export interface KnownCategories {
  bySlug: Map<string, string>;
  byName: Map<string, string>;
}

/** Every value of every taxonomy, and the bounds of the price tiers. */
export interface CategoryIndex {
  known: Record<TaxonomyKey, KnownCategories>;
  /** Their names by id. */
  names: Map<string, string>;
  tiers: PriceTier[];
}

/** Returns a name in the form in which names are compared: without case, accents and doubled spaces. */
export function foldName(name: string): string {
  return toLine(foldText(name));
}

/** Returns the id of the value that a file calls by its slug or name, or undefined. */
export function findCategoryId({ bySlug, byName }: KnownCategories, written: string): string | undefined {
  const bySpelling = bySlug.get(written.toLowerCase()) ?? byName.get(foldName(written));
  return bySpelling ?? (isSluggable(written) ? bySlug.get(makeSlug(written)) : undefined);
}

const SMALL_WORDS = new Set(["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);

/** A letter whose capital is longer stays ("ß" → "SS"), because a name must not outgrow its column. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}

/** Returns the name of a new value in Title Case: "back-to-school" → "Back to School". Existing capitals stay. */
export function titleCategory(written: string): string {
  const isSlug = /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(written);
  const words = (isSlug ? written.replace(/[-_]/g, " ") : written).trim().split(/\s+/);
  return words
    .map((word, index) => {
      const isEdge = index === 0 || index === words.length - 1;
      return SMALL_WORDS.has(word) && !isEdge
        ? word
        : word.replace(/(^|[-/(“"])(\p{L})/gu, (_, before: string, letter: string) => before + capital(letter));
    })
    .join(" ");
}
