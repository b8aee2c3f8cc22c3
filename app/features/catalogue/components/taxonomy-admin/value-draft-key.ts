import type { TaxonomyKey } from "../../taxonomies.ts";
import type { ValueScreen } from "../../value-draft.rules.ts";

/** Returns the prefix of the localStorage keys of all drafts of a screen's taxonomy. */
export function valueDraftKeyPrefix(taxonomy: TaxonomyKey, screen: ValueScreen): string {
  return `presently:${screen}-draft:${taxonomy}:`;
}

/** Returns the localStorage key of the draft of one value; `id` is null for a new one. */
export function valueDraftKey(taxonomy: TaxonomyKey, screen: ValueScreen, id: string | null): string {
  return valueDraftKeyPrefix(taxonomy, screen) + (id ?? "new");
}
