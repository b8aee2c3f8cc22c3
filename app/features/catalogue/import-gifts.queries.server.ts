import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { identityOf, type GiftState } from "./import-plan.rules.ts";
import type { GiftColumns, ImportedGift } from "./import.schema.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

type StateRow = Record<string, unknown> &
  GiftColumns &
  Pick<GiftState, "id" | "slug" | "external_id"> &
  Record<`ids_${TaxonomyKey}`, string[]>;

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
  const found = await executor.execute<{ place: number; id: string }>(sql`
    select place, coalesce(by_external.id, by_slug.id, by_old.id) as id
    from jsonb_to_recordset(${identities}::jsonb) as row (place integer, "externalId" text, slug text)
    left join gifts by_external on by_external.external_id = row."externalId"
    left join gifts by_slug on by_slug.slug = row.slug and (row."externalId" is null or by_slug.external_id is null)
    left join slug_redirects old on old.kind = 'gifts' and old.old_slug = row.slug
    left join gifts by_old on by_old.id = old.target_id and (row."externalId" is null or by_old.external_id is null)
    where coalesce(by_external.id, by_slug.id, by_old.id) is not null`);
  const states = await readGiftStates(executor, [...new Set(found.rows.map(({ id }) => id))], lock);
  const result = Array.from<GiftState | undefined>({ length: gifts.length });
  for (const { place, id } of found.rows) result[place] = states.get(id);
  return result;
}

async function readGiftStates(executor: Executor, ids: readonly string[], lock: boolean): Promise<Map<string, GiftState>> {
  const maps = TAXONOMIES.map(
    ({ key, table }) =>
      sql`array(select category_id::text from ${sql.identifier(`${table}_map`)} where gift_id = g.id) as ${sql.identifier(`ids_${key}`)}`,
  );
  const { rows } = await executor.execute<StateRow>(sql`
    select g.id, g.slug, g.external_id, g.name, g.description, g.price::text as price, g.image, g.affiliate_url, g.brand_name, g.brand_url,
      g.in_stock, g.shipping_days, g.is_featured, g.is_trending, g.gender, ${sql.join(maps, sql`, `)}
    from gifts g where g.id = any (${sql.param(ids)}::uuid[]) order by g.id ${lock ? sql`for no key update` : sql``}`);
  return new Map(rows.map((row) => [row.id, toState(row)]));
}

function toState(row: StateRow): GiftState {
  const {
    name,
    description,
    price,
    image,
    affiliate_url,
    brand_name,
    brand_url,
    in_stock,
    shipping_days,
    is_featured,
    is_trending,
    gender,
  } = row;
  return {
    id: row.id,
    slug: row.slug,
    external_id: row.external_id,
    columns: {
      name,
      description,
      price,
      image,
      affiliate_url,
      brand_name,
      brand_url,
      in_stock,
      shipping_days,
      is_featured,
      is_trending,
      gender,
    },
    categories: Object.fromEntries(TAXONOMIES.map(({ key }) => [key, row[`ids_${key}`]])) as unknown as GiftState["categories"],
  };
}
