import type { WeightsById } from "../types.ts";
import { categoriesOfEntry, type EntryKind } from "./entry-categories.ts";
import type { Weights } from "./word-evidence.ts";

/** True for an entry of the lexicon that stands for one of these categories, "taxonomy/slug". */
export function standsForAny(kind: EntryKind, id: string, categories: readonly string[]): boolean {
  return categories.length > 0 && categoriesOfEntry(kind, id).some((tag) => categories.includes(tag.join("/")));
}

/** Returns the weights without those of entries that stand for a category which people have refused for the gift. */
export function withoutRefused<Given extends WeightsById>(weights: Given, kind: EntryKind, refused: readonly string[]): Given | Weights {
  if (refused.length === 0) return weights;
  return new Map([...weights].filter(([id]) => !standsForAny(kind, id, refused)));
}
