import { sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import type { CatalogueRow } from "./export.rules.ts";
import { TAXONOMIES } from "./taxonomies.ts";

const PAGE = 500;

/** Returns the number of gifts that an export contains. */
export async function countExportedGifts(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`select count(*)::int as count from gifts`);
  return rows[0]?.count ?? 0;
}

async function readPage(executor: Executor, after: string): Promise<CatalogueRow[]> {
  const tags = TAXONOMIES.map(
    ({ table, column }) => sql`(
      select coalesce(string_agg(c.slug, '|' order by c.sort_order, c.name, c.id), '')
      from ${sql.identifier(`${table}_map`)} m join ${sql.identifier(table)} c on c.id = m.category_id where m.gift_id = g.id
    ) as ${sql.identifier(column)}`,
  );
  const { rows } = await executor.execute<Record<string, unknown> & CatalogueRow>(sql`
    select g.name, g.description, coalesce(g.price::text, '') as price, coalesce(g.image, '') as image,
      coalesce(g.affiliate_url, '') as affiliate_url, coalesce(g.brand_name, '') as brand_name, coalesce(g.brand_url, '') as brand_url,
      g.slug, coalesce(g.external_id, '') as external_id, g.in_stock::text as in_stock, coalesce(g.shipping_days::text, '') as shipping_days,
      g.is_featured::text as is_featured, g.is_trending::text as is_trending, g.gender, ${sql.join(tags, sql`, `)}
    from gifts g where g.slug > ${after} order by g.slug limit ${PAGE}`);
  return rows;
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
