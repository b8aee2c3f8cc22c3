import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { GiftProfile } from "../types.ts";
import { WRITTEN_ENTRIES } from "../lexicon/lexicon.ts";
import type { PhraseKind } from "../lexicon/matcher.ts";
import type { TagWeights } from "../lexicon/types.ts";
import type { Evidence, Weights } from "./word-evidence.ts";

/**
 * Taxonomies that show that a gift is for an entry of a kind, with their weight; where an entry has tags of the first, only those count.
 * "Kitchen" alone makes nothing a gift for coffee drinkers.
 */
const SAYING: Record<PhraseKind, readonly (readonly [TaxonomyKey, share: number, from: number])[]> = {
  interest: [
    ["interest", 1, 0.5],
    ["theme", 0.7, 0.7],
    ["useCase", 0.6, 0.8],
    ["giftType", 0.6, 0.8],
    ["ecoLabel", 0.6, 0.7],
    ["personality", 0.5, 0.8],
  ],
  person: [["recipient", 1, 0.5]],
  occasion: [
    ["occasion", 1, 0.5],
    ["seasonal", 0.6, 0.7],
  ],
  trait: [
    ["personality", 1, 0.5],
    ["theme", 1, 0.5],
    ["ecoLabel", 1, 0.5],
    ["useCase", 0.8, 0.6],
    ["giftType", 0.6, 0.7],
    ["seasonal", 0.6, 0.7],
  ],
  concept: [
    ["giftType", 1, 0.7],
    ["interest", 1, 0.7],
    ["theme", 1, 0.7],
    ["ecoLabel", 1, 0.7],
    ["useCase", 1, 0.7],
  ],
};
/** For these kinds only the first taxonomy counts where an entry has tags of it. */
const FIRST_RULES: ReadonlySet<PhraseKind> = new Set(["interest", "occasion"]);

type TaggedEntry = [kind: PhraseKind, id: string, weight: number];
let byTag: Map<string, TaggedEntry[]> | undefined;

/** Returns what a gift's tags say it is for: the tags of the lexicon's entries, inverted. */
export function weighTags({ tags }: GiftProfile): Evidence {
  byTag ??= invertTags();
  const evidence: Evidence = { interest: new Map(), person: new Map(), occasion: new Map(), trait: new Map(), concept: new Map() };
  for (const [taxonomy, slugs] of Object.entries(tags)) {
    for (const slug of slugs) for (const [kind, id, weight] of byTag.get(`${taxonomy}/${slug}`) ?? []) raise(evidence[kind], id, weight);
  }
  return evidence;
}

/** Sets a weight unless there is a higher one already. */
export function raise(weights: Weights, id: string, weight: number): void {
  if (weight > (weights.get(id) ?? 0)) weights.set(id, weight);
}

function invertTags(): Map<string, TaggedEntry[]> {
  const inverse = new Map<string, TaggedEntry[]>();
  for (const [kind, entries] of Object.entries(WRITTEN_ENTRIES) as [PhraseKind, readonly { id: string; tags?: TagWeights }[]][]) {
    for (const { id, tags = {} } of entries) {
      const [first] = SAYING[kind];
      const hasFirst = FIRST_RULES.has(kind) && first !== undefined && tags[first[0]] !== undefined;
      for (const [taxonomy, share, from] of hasFirst && first !== undefined ? [first] : SAYING[kind]) {
        for (const [slug, weight] of Object.entries(tags[taxonomy] ?? {})) {
          if (weight < from) continue;
          const tag = `${taxonomy}/${slug}`;
          inverse.set(tag, [...(inverse.get(tag) ?? []), [kind, id, weight * share]]);
        }
      }
    }
  }
  return inverse;
}
