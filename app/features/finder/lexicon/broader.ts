import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Interest, TagWeights } from "./types.ts";

/** Weight that an interest inherits from the tags of its first wider interest, and from those of the others. */
const FIRST_WIDER = 0.8;
const OTHER_WIDER = 0.5;

let parents: { of: readonly Interest[]; byId: Map<string, readonly string[]> } | undefined;

function widerOf(interests: readonly Interest[], id: string): readonly string[] {
  if (parents?.of !== interests)
    parents = { of: interests, byId: new Map(interests.map((interest) => [interest.id, interest.broader ?? []])) };
  return parents.byId.get(id) ?? [];
}

/** True when `id` is a narrower interest of `wider`, at any depth. */
export function isBelow(interests: readonly Interest[], id: string, wider: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  return widerOf(interests, id).some((parent) => parent === wider || isBelow(interests, parent, wider, new Set(seen).add(id)));
}

/** Returns the interests; those without an interest tag inherit the tags of their wider ones. */
export function inheritTags(interests: readonly Interest[]): Interest[] {
  const byId = new Map(interests.map((interest) => [interest.id, interest]));
  const tagsOf = (interest: Interest, seen: ReadonlySet<string>): TagWeights => {
    if (interest.tags.interest !== undefined || seen.has(interest.id)) return interest.tags;
    const tags = structuredClone(interest.tags);
    for (const [place, id] of (interest.broader ?? []).entries()) {
      const wider = byId.get(id);
      if (wider !== undefined) addTags(tags, tagsOf(wider, new Set(seen).add(interest.id)), place === 0 ? FIRST_WIDER : OTHER_WIDER);
    }
    return tags;
  };
  return interests.map((interest) => ({ ...interest, tags: tagsOf(interest, new Set()) }));
}

function addTags(tags: TagWeights, more: TagWeights, share: number): void {
  for (const [taxonomy, weights] of Object.entries(more) as [TaxonomyKey, Record<string, number>][]) {
    const own = (tags[taxonomy] ??= {});
    for (const [slug, weight] of Object.entries(weights)) own[slug] = Math.max(own[slug] ?? 0, Math.round(weight * share * 100) / 100);
  }
}
