import { readFileSync } from "node:fs";
import type pg from "pg";
import { TAXONOMIES, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { GIFT_FIELDS } from "#app/features/catalogue/gift-fields.ts";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { readGiftCell } from "#app/features/catalogue/gift-values.ts";
import { type CatalogueRow, generateGifts } from "./generated-gifts.ts";

const BATCH = 500;

/** Inserts the categories of the demo catalogue, without its gifts. */
export async function insertCategories(client: pg.Client): Promise<void> {
  const seed = JSON.parse(readFileSync(new URL("../../db/seed/taxonomies.json", import.meta.url), "utf8")) as Record<TaxonomyKey, object[]>;
  await client.query(
    `insert into categories (taxonomy, slug, name, description, min_price_cents, max_price_cents)
     select taxonomy, slug, name, description, min_price_cents, max_price_cents from jsonb_populate_recordset(null::categories, $1)`,
    [JSON.stringify(TAXONOMIES.flatMap(({ key }) => seed[key].map((value) => ({ ...value, taxonomy: key }))))],
  );
}

const COLUMNS = GIFT_FIELDS.map(({ column }) => column).join(", ");

function toGiftRow(row: CatalogueRow): Record<string, unknown> {
  const cells = GIFT_FIELDS.map((field) => ({ field, read: readGiftCell(field, row[field.fileColumn] ?? "") }));
  return Object.fromEntries(cells.map(({ field, read }) => [field.column, read.ok ? read.value : null]));
}

async function insertBatch(client: pg.Client, rows: readonly CatalogueRow[]): Promise<void> {
  await client.query("begin");
  await client.query("set local presently.defer_search = 'on'");
  const { rows: gifts } = await client.query<{ id: string; slug: string }>(
    `insert into gifts (${COLUMNS}, price_source) select ${COLUMNS}, 'import' from jsonb_populate_recordset(null::gifts, $1)
     returning id, slug`,
    [JSON.stringify(rows.map(toGiftRow))],
  );
  const idBySlug = new Map(gifts.map(({ id, slug }) => [slug, id]));
  const carried = rows.flatMap((row) =>
    TAXONOMIES.flatMap(({ key, column }) =>
      (row[column] ?? "")
        .split("|")
        .filter(Boolean)
        .map((slug) => ({ gift_id: idBySlug.get(row.slug ?? ""), taxonomy: key, slug })),
    ),
  );
  await client.query(
    `insert into gift_categories (gift_id, category_id, source)
     select gift_id, c.id, 'file' from jsonb_to_recordset($1) as pair (gift_id uuid, taxonomy text, slug text)
     join categories c using (taxonomy, slug) on conflict do nothing`,
    [JSON.stringify(carried)],
  );
  await client.query(
    `insert into gift_categories (gift_id, category_id, source)
     select g.id, t.id, 'file' from gifts g
     join categories t on t.taxonomy = 'priceTier' and g.price_cents >= t.min_price_cents and (t.max_price_cents is null or g.price_cents < t.max_price_cents)
     where g.id = any ($1) on conflict do nothing`,
    [gifts.map(({ id }) => id)],
  );
  await client.query("select refresh_gift_search($1), refresh_gift_fits($1)", [gifts.map(({ id }) => id)]);
  await client.query("commit");
}

/**
 * Fills an empty, migrated database with the seed's taxonomies and `count` generated gifts, as an import does: 500 in a transaction, the
 * search rows once for all of them.
 */
export async function fillCatalogue(client: pg.Client, count: number, seed = 1): Promise<void> {
  await insertCategories(client);
  let batch: CatalogueRow[] = [];
  for (const row of generateGifts(count, seed)) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await insertBatch(client, batch);
    batch = [];
  }
  if (batch.length > 0) await insertBatch(client, batch);
  // A site that starts on them would read them for minutes, and what is measured meanwhile would be that.
  await client.query("update gift_readings set reader = $1", [giftReaderOf(null).version]);
}
