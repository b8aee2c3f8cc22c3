import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { FORM_FIELDS, type GiftFormValues, type TypedGift } from "../gift-fields.ts";
import { toGiftCell } from "../gift-values.ts";
import { pickFields, selectFields, shapeOfFields } from "../gift-rows.queries.server.ts";
import { readPriceTiers } from "../price-tiers.queries.server.ts";
import { findPriceTier, type PriceTier } from "../price-tiers.ts";
import { cleanCategoryName } from "../gift-tags.ts";
import { mapTaxonomies } from "../taxonomies.ts";
import { IS_IN_REGISTRY, taxonomyKey } from "../taxonomies.queries.server.ts";
import type { CategoryOption, GiftFormOptions, OpenedGift } from "./opened-gift.ts";

const optionRow = rowOf({ key: taxonomyKey, id: z.guid(), name: z.string(), slug: z.string(), icon: z.string().nullable() });

/** Returns every value of every taxonomy, each list in its order, and the price tiers' bounds. */
export async function readGiftFormOptions(executor: Executor = database()): Promise<GiftFormOptions> {
  const rows = await readRows(executor, optionRow)`
    select taxonomy as key, id, name, slug, icon from categories where ${IS_IN_REGISTRY} order by sort_order, lower(name), id`;
  const categories = mapTaxonomies((): CategoryOption[] => []);
  for (const { key, id, name, slug, icon } of rows) categories[key].push({ id, name: cleanCategoryName(name), slug, icon });
  return { categories, tiers: await readPriceTiers(executor) };
}

const openedRow = rowOf({
  id: z.guid(),
  version: z.int(),
  updated_ms: z.number(),
  ...shapeOfFields(FORM_FIELDS),
  /** In the order of their lists. */
  categories: z.array(z.strictObject({ key: taxonomyKey, id: z.guid() })),
});
type OpenedRow = z.infer<typeof openedRow>;

/**
 * Returns gifts as their forms show them, by id: what people and files say of them. A price tier that equals the price's own tier is left empty, so that it follows the price.
 */
export async function readOpenedGifts(ids: readonly string[], executor: Executor = database()): Promise<Map<string, OpenedGift>> {
  const rows = await readRows(executor, openedRow)`
    select g.id, g.version, (extract(epoch from g.updated_at) * 1000)::float8 as updated_ms, ${selectFields(FORM_FIELDS)}, (
        select coalesce(jsonb_agg(jsonb_build_object('key', taxonomy, 'id', c.id) order by c.sort_order, c.name, c.id), '[]')
        from categories c where ${IS_IN_REGISTRY}
          and c.id in (select category_id from gift_categories where gift_id = g.id and source in ('person', 'file'))
      ) as categories
    from gifts g where g.id = any (${sql.param([...ids])}::uuid[])`;
  const tiers = await readPriceTiers(executor);
  return new Map(rows.map((row) => [row.id, toOpenedGift(row, tiers)]));
}

/** Returns a gift opened for editing, or null where there is none with this id. */
export async function findOpenedGift(id: string, executor: Executor = database()): Promise<OpenedGift | null> {
  return (await readOpenedGifts([id], executor)).get(id) ?? null;
}

/** Returns stored values as they are typed. */
function toTyped(values: GiftFormValues): TypedGift {
  const typed = FORM_FIELDS.map((field) => {
    const value = values[field.key];
    return [field.key, typeof value === "boolean" ? value : toGiftCell(field, value, "\n")];
  });
  return Object.fromEntries(typed) as TypedGift;
}

function toOpenedGift(row: OpenedRow, tiers: readonly PriceTier[]): OpenedGift {
  const usualTier = row.price === null ? null : findPriceTier(tiers, { cents: row.price, currency: CURRENCY });
  const categories = mapTaxonomies((): string[] => []);
  for (const { key, id } of row.categories) categories[key].push(id);
  const chosen = categories.priceTier;
  const followsPrice = chosen.length === 1 && chosen[0] === usualTier?.id;
  return {
    id: row.id,
    version: row.version,
    updatedAt: new Date(row.updated_ms),
    form: {
      ...toTyped(pickFields(FORM_FIELDS, row)),
      categories: { ...categories, priceTier: followsPrice ? [] : chosen },
    },
  };
}
