import type { TaxonomyScreenProps } from "#app/features/catalogue/components/taxonomy-admin/taxonomy-screen.tsx";
import { taxonomy, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { listRemovedValues } from "#app/features/catalogue/removed-values.commands.server.ts";
import { listTaxonomyValues } from "#app/features/catalogue/taxonomy-values.queries.server.ts";
import { log } from "#app/platform/log.server.ts";

/** Loads the tab that a URL names (`?tab=gift_themes`), or the first one where it names none, with its values. */
export async function loadTaxonomy(request: Request, tabs: readonly { key: TaxonomyKey }[]): Promise<TaxonomyScreenProps> {
  const wanted = new URL(request.url).searchParams.get("tab");
  const taxonomyKey = tabs.find(({ key }) => taxonomy(key).tab === wanted)?.key ?? "giftType";
  try {
    const [values, removed] = await Promise.all([listTaxonomyValues(taxonomyKey), listRemovedValues(taxonomyKey)]);
    return { taxonomyKey, values, removed };
  } catch (error) {
    // One taxonomy that cannot be read leaves the other tabs usable.
    log.error({ err: error, taxonomy: taxonomyKey }, "the values of a taxonomy could not be read");
    return { taxonomyKey, values: null, removed: [] };
  }
}
