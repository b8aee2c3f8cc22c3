import { readFileSync } from "node:fs";
import type pg from "pg";
import { GIFT_FIELDS } from "#app/features/catalogue/gift-fields.constants.ts";
import { readGiftCell } from "#app/features/catalogue/gift-values.rules.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { type CatalogueRow, generateGifts } from "./generated-gifts.ts";

const BATCH = 500;

interface SeedCategory {
  slug: string;
  name: string;
  description: string;
  min_price?: number;
  max_price?: number | null;
}

/** Inserts the taxonomies of the demo catalogue, without its gifts. */
export async function insertCategories(client: pg.Client): Promise<void> {
  const seed = JSON.parse(readFileSync(new URL("../../db/seed/taxonomies.json", import.meta.url), "utf8")) as Record<
    string,
    SeedCategory[]
  >;
  for (const { table } of TAXONOMIES) {
    await client.query(
      `insert into ${table} (slug, name, description)
       select slug, name, description from jsonb_to_recordset($1) as seed (slug text, name text, description text)`,
      [JSON.stringify(seed[table])],
    );
  }
  await client.query(
    `update gift_price_tiers tier set min_price = seed.min_price, max_price = seed.max_price
     from jsonb_to_recordset($1) as seed (slug text, min_price numeric, max_price numeric) where seed.slug = tier.slug`,
    [JSON.stringify(seed.gift_price_tiers)],
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
  for (const { table, column } of TAXONOMIES) {
    const pairs = rows.flatMap((row) =>
      (row[column] ?? "")
        .split("|")
        .filter(Boolean)
        .map((slug) => ({ gift_id: idBySlug.get(row.slug ?? ""), slug })),
    );
    await client.query(
      `insert into ${table}_map (gift_id, category_id)
       select gift_id, c.id from jsonb_to_recordset($1) as pair (gift_id uuid, slug text) join ${table} c using (slug)
       on conflict do nothing`,
      [JSON.stringify(pairs)],
    );
  }
  await client.query(
    `insert into gift_price_tiers_map (gift_id, category_id)
     select g.id, t.id from gifts g join gift_price_tiers t on g.price_cents >= t.min_price * 100 and (t.max_price is null or g.price_cents < t.max_price * 100)
     where g.id = any ($1) on conflict do nothing`,
    [gifts.map(({ id }) => id)],
  );
  await client.query("select refresh_gift_search($1)", [gifts.map(({ id }) => id)]);
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
}
