import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { CatalogueRow } from "./export.rules.ts";
import { type CatalogueColumn, CATALOGUE_COLUMNS } from "./import-columns.rules.ts";
import { TAXONOMIES } from "./taxonomies.ts";

const PAGE = 500;

const catalogueRow = rowOf(
  Object.fromEntries(CATALOGUE_COLUMNS.map((column) => [column, z.string()])) as Record<CatalogueColumn, z.ZodString>,
);

/** Returns the number of gifts that an export contains. */
export async function countExportedGifts(): Promise<number> {
  return (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from gifts`).count;
}

async function readPage(executor: Executor, after: string): Promise<CatalogueRow[]> {
  const tags = TAXONOMIES.map(({ key, column }) => sql`coalesce(tags ->> ${key}::text, '') as ${sql.identifier(column)}`);
  return readRows(executor, catalogueRow)`
    with page as materialized (select * from gifts where slug > ${after} order by slug limit ${PAGE})
    select g.name, g.description, coalesce(g.price::text, '') as price, coalesce(g.image, '') as image,
      coalesce(g.affiliate_url, '') as affiliate_url, coalesce(g.brand_name, '') as brand_name, coalesce(g.brand_url, '') as brand_url,
      g.slug, coalesce(g.external_id, '') as external_id, g.in_stock::text as in_stock, coalesce(g.shipping_days::text, '') as shipping_days,
      g.is_featured::text as is_featured, g.is_trending::text as is_trending, g.gender, ${sql.join(tags, sql`, `)}
    from page g
    left join (
      select gift_id, jsonb_object_agg(taxonomy, slugs) as tags
      from (
        select gift_id, taxonomy, string_agg(slug, '|' order by sort_order, name, c.id) as slugs
        from (select distinct gift_id, category_id from gift_categories where gift_id in (select id from page)) m
        join categories c on c.id = m.category_id
        group by gift_id, taxonomy
      ) carried group by gift_id
    ) carried on carried.gift_id = g.id
    order by g.slug`;
}

/**
 * Passes every gift as a row of a catalogue file to `onPage`, by slug and in pages, all from one snapshot of the database. Categories are
 * named by their slugs.
 */
export async function exportGifts(onPage: (rows: CatalogueRow[]) => Promise<void>): Promise<void> {
  await database().transaction(
    async (transaction) => {
      for (let after = ""; ;) {
        const rows = await readPage(transaction, after);
        if (rows.length > 0) await onPage(rows);
        if (rows.length < PAGE) return;
        after = rows.at(-1)?.slug ?? "";
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
