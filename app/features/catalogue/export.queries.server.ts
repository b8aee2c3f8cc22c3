import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS, type GiftFileColumn, type GiftValues } from "./gift-fields.ts";
import { toGiftCell } from "./gift-values.ts";
import { selectFields, shapeOfFields } from "./gift-rows.queries.server.ts";
import { type TaxonomyColumn } from "./import-columns.ts";
import type { CatalogueRow } from "./export.ts";
import { TAXONOMIES } from "./taxonomies.ts";

const PAGE = 500;
/** `tags` has the slugs of each taxonomy that the gift carries, joined as in the file. */
const giftRow = rowOf({ ...shapeOfFields(GIFT_FIELDS), tags: z.record(z.string(), z.string()) });

/** Returns the number of gifts that an export contains. */
export async function countExportedGifts(): Promise<number> {
  return (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from gifts`).count;
}

async function readPage(executor: Executor, after: string): Promise<CatalogueRow[]> {
  const rows = await readRows(executor, giftRow)`
    with page as materialized (select * from gifts where slug > ${after} order by slug limit ${PAGE})
    select ${selectFields(GIFT_FIELDS)}, coalesce(carried.tags, '{}') as tags
    from page g
    left join (
      select gift_id, jsonb_object_agg(taxonomy, slugs) as tags
      from (
        select gift_id, taxonomy, string_agg(slug, '|' order by sort_order, name, c.id) as slugs
        from (
          select distinct gift_id, category_id from gift_categories
          where gift_id in (select id from page) and source in ('person', 'file')
        ) m
        join categories c on c.id = m.category_id
        group by gift_id, taxonomy
      ) carried group by gift_id
    ) carried on carried.gift_id = g.id
    order by g.slug`;
  return rows.map(({ tags, ...values }) => ({
    ...toCells(values),
    ...(Object.fromEntries(TAXONOMIES.map(({ key, column }) => [column, tags[key] ?? ""])) as Record<TaxonomyColumn, string>),
  }));
}

function toCells(values: GiftValues): Record<GiftFileColumn, string> {
  return Object.fromEntries(GIFT_FIELDS.map((field) => [field.fileColumn, toGiftCell(field, values[field.key])])) as Record<
    GiftFileColumn,
    string
  >;
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
