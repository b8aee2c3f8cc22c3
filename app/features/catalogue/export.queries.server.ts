import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { toDollarText } from "#app/platform/money.ts";
import { GIFT_FIELDS, type GiftFileColumn, type GiftValues } from "./gift-fields.constants.ts";
import { selectFields, shapeOfFields } from "./gift-rows.queries.server.ts";
import type { TaxonomyColumn } from "./import-columns.rules.ts";
import type { CatalogueRow } from "./export.rules.ts";
import { TAXONOMIES } from "./taxonomies.ts";

const PAGE = 500;
const tagCells = Object.fromEntries(TAXONOMIES.map(({ column }) => [column, z.string()])) as Record<TaxonomyColumn, z.ZodString>;
const giftRow = rowOf({ ...shapeOfFields(GIFT_FIELDS), tags: z.strictObject(tagCells) });

/** Returns the number of gifts that an export contains. */
export async function countGifts(): Promise<number> {
  return (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from gifts`).count;
}

async function readPage(executor: Executor, after: string): Promise<CatalogueRow[]> {
  const tags = TAXONOMIES.flatMap(({ table, column }) => [
    sql.raw(`'${column}'`),
    sql`(
      select coalesce(string_agg(c.slug, '|' order by c.sort_order, c.name, c.id), '')
      from ${sql.identifier(`${table}_map`)} m join ${sql.identifier(table)} c on c.id = m.category_id where m.gift_id = g.id)`,
  ]);
  const rows = await readRows(executor, giftRow)`
    select ${selectFields(GIFT_FIELDS)}, jsonb_build_object(${sql.join(tags, sql`, `)}) as tags
    from gifts g where g.slug > ${after} order by g.slug limit ${PAGE}`;
  return rows.map(({ tags: cells, ...values }) => ({ ...toCells(values), ...cells }));
}

function toCells(values: GiftValues): Record<GiftFileColumn, string> {
  const cells = GIFT_FIELDS.map((field) => {
    const value = values[field.key];
    const isMoney = field.kind === "money" && value !== null;
    return [field.fileColumn, isMoney ? toDollarText(value as number) : String(value ?? "")];
  });
  return Object.fromEntries(cells) as Record<GiftFileColumn, string>;
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
