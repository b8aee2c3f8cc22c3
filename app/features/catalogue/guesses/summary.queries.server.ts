import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { IS_IN_REGISTRY, TAXONOMY_KEYS, taxonomyKey } from "../taxonomies.queries.server.ts";
import type { TaxonomySummary } from "./taxonomy-summary.ts";

const summaryRow = rowOf({ key: taxonomyKey, said: z.int(), sure: z.int(), open: z.int() });

/** Returns how far the catalogue's gifts are described, by taxonomy in the registry's order; price tiers, which follow from prices, aside. */
export async function summariseTaxonomies(): Promise<TaxonomySummary[]> {
  const rows = await readRows(database(), summaryRow)`
    select key, coalesce(carried.said, 0)::int as said, coalesce(carried.sure, 0)::int as sure, coalesce(guessed.open, 0)::int as open
    from (select distinct taxonomy as key from categories where ${IS_IN_REGISTRY} and taxonomy <> 'priceTier') keys
    left join (
      select taxonomy as key, count(*) filter (where is_said) as said, count(*) filter (where not is_said) as sure
      from (
        select c.taxonomy, gift_id, bool_or(source in ('person', 'file')) as is_said
        from gift_categories join categories c on c.id = category_id group by 1, 2
      ) gifts group by 1
    ) carried using (key)
    left join (
      select taxonomy as key, count(*) as open from category_guesses g join categories c on c.id = g.category_id
      where g.decision is null and not exists (
        select from gift_categories m where (m.gift_id, m.category_id) = (g.gift_id, g.category_id)
      )
      group by 1
    ) guessed using (key)`;
  return rows.toSorted((one, other) => TAXONOMY_KEYS.indexOf(one.key) - TAXONOMY_KEYS.indexOf(other.key));
}
