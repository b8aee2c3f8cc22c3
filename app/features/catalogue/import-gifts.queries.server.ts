import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS, OWN_FIELDS } from "./gift-fields.ts";
import { pickFields, selectFields, shapeOfFields } from "./gift-rows.queries.server.ts";
import { type GiftState, identityOf } from "./import-plan.ts";
import type { ImportedGift } from "./imported-gift.ts";
import { mapTaxonomies } from "./taxonomies.ts";

const foundRow = rowOf({ place: z.int(), id: z.guid() });
const stateRow = rowOf({
  id: z.guid(),
  ...shapeOfFields(GIFT_FIELDS),
  /** The ids of its values by taxonomy; taxonomies without a value are absent. */
  categories: z.record(z.string(), z.array(z.guid())),
});

/**
 * Returns the stored gift of each row by its position, or undefined for a new one. A row with an external id also claims the gift with its
 * slug if that gift has no external id yet; an old slug still finds its gift.
 */
export async function findImportedGifts(
  executor: Executor,
  gifts: readonly ImportedGift[],
  lock: boolean,
): Promise<(GiftState | undefined)[]> {
  const identities = JSON.stringify(gifts.map((gift, place) => ({ place, ...identityOf(gift) })));
  const found = await readRows(executor, foundRow)`
    select place, coalesce(by_external.id, by_slug.id, by_old.id) as id
    from jsonb_to_recordset(${identities}::jsonb) as row (place integer, "externalId" text, slug text)
    left join gifts by_external on by_external.external_id = row."externalId"
    left join gifts by_slug on by_slug.slug = row.slug and (row."externalId" is null or by_slug.external_id is null)
    left join slug_redirects old on old.kind = 'gifts' and old.old_slug = row.slug
    left join gifts by_old on by_old.id = old.target_id and (row."externalId" is null or by_old.external_id is null)
    where coalesce(by_external.id, by_slug.id, by_old.id) is not null`;
  const states = await readGiftStates(executor, [...new Set(found.map(({ id }) => id))], lock);
  const result = Array.from<GiftState | undefined>({ length: gifts.length });
  for (const { place, id } of found) result[place] = states.get(id);
  return result;
}

/** Returns gifts by their ids. What people and files say of a gift is its state; what is read from its texts is none of a file's business. */
export async function readGiftStates(executor: Executor, ids: readonly string[], lock: boolean): Promise<Map<string, GiftState>> {
  const rows = await readRows(executor, stateRow)`
    select g.id, ${selectFields(GIFT_FIELDS)}, (
        select coalesce(jsonb_object_agg(taxonomy, ids), '{}') from (
          select taxonomy, jsonb_agg(distinct category_id) as ids from gift_categories join categories on categories.id = category_id
          where gift_id = g.id and source in ('person', 'file') group by taxonomy
        ) stated
      ) as categories
    from gifts g where g.id = any (${sql.param(ids)}::uuid[]) order by g.id ${lock ? sql`for no key update` : sql``}`;
  return new Map(
    rows.map((row) => {
      const { id, slug, externalId } = row;
      const categories = mapTaxonomies((key) => row.categories[key] ?? []);
      return [id, { id, slug, externalId, values: pickFields(OWN_FIELDS, row), categories }];
    }),
  );
}
