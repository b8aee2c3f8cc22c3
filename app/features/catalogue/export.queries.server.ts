import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS } from "./gift-fields.constants.ts";
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./import-columns.rules.ts";
import type { CatalogueRow } from "./export.rules.ts";
import { TAXONOMIES } from "./taxonomies.ts";

const PAGE = 500;
const catalogueRow = rowOf(
  Object.fromEntries(CATALOGUE_COLUMNS.map((column) => [column, z.string()])) as Record<CatalogueColumn, z.ZodString>,
);

/** Returns the number of gifts that an export contains. */
export async function countGifts(): Promise<number> {
  return (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from gifts`).count;
}

async function readPage(executor: Executor, after: string): Promise<CatalogueRow[]> {
  const tags = TAXONOMIES.map(
    ({ table, column }) => sql`(
      select coalesce(string_agg(c.slug, '|' order by c.sort_order, c.name, c.id), '')
      from ${sql.identifier(`${table}_map`)} m join ${sql.identifier(table)} c on c.id = m.category_id where m.gift_id = g.id
    ) as ${sql.identifier(column)}`,
  );
  const values = GIFT_FIELDS.map(({ column }) => sql`coalesce(g.${sql.identifier(column)}::text, '') as ${sql.identifier(column)}`);
  return readRows(executor, catalogueRow)`
    select ${sql.join([...values, ...tags], sql`, `)} from gifts g where g.slug > ${after} order by g.slug limit ${PAGE}`;
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
