import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restoreGifts } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { restoreTaxonomyValue } from "#app/features/catalogue/removed-values.commands.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { listMigrations, migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { withClient } from "#tests/with-client.ts";

const MIGRATIONS = "db/migrations";
const TWO_TABLES = "0120-categories.sql";
const TABLES = [
  "gift_types",
  "gift_recipient_types",
  "gift_occasion_types",
  "gift_interest_types",
  "gift_themes",
  "gift_personality_tags",
  "gift_seasonal_tags",
  "gift_eco_labels",
  "gift_use_cases",
  "gift_age_ranges",
  "gift_price_tiers",
];

/** Rows in each of the eleven tables and each of their maps, a renamed address, and what only some tables have. */
const ROWS = `
  insert into gifts (name, slug, price) select 'Kettle ' || n, 'kettle-' || n, 10 * n from generate_series(1, 6) n;
  ${TABLES.map(
    (table, index) => `
    insert into ${table} (name, slug, description, icon, image_url, color, sort_order, is_featured, created_at, updated_at) values
      ('First ${index}', 'first', 'About it', '🎁', '/media/picture/1', '#DFE8DA', ${index}, true, '2025-01-01', '2025-02-02'),
      ('Second ${index}', 'second', '', null, null, null, 100, false, '2025-03-03', '2025-04-04');
    insert into ${table}_map (gift_id, category_id) select g.id, c.id from gifts g, ${table} c where c.slug = 'first' or g.slug = 'kettle-1';
    update ${table} set slug = 'renamed' where slug = 'second';`,
  ).join("")}
  update gift_price_tiers set min_price = 0, max_price = 19.99 where slug = 'first';
  update gift_occasion_types set is_seasonal = true where slug = 'first'`;

let walker: SpareDatabase;
beforeEach(async () => {
  walker = await makeDatabase("without-tables");
});
afterEach(() => walker.drop());

/** Reads what a database says of its categories, under the names that have been the specification's from the start. */
async function readContents(spare: SpareDatabase): Promise<Record<string, unknown[]>> {
  return withClient(spare.connectionString, async (client) => {
    const rows = async (statement: string) => (await client.query(statement)).rows as unknown[];
    const contents: Record<string, unknown[]> = {};
    const columns = "id, name, slug, description, icon, image_url, color, sort_order, is_featured, created_at";
    for (const table of TABLES) {
      contents[table] = await rows(`select ${columns} from ${table} order by id`);
      contents[`${table}_map`] = await rows(`select gift_id, category_id from ${table}_map order by 1, 2`);
    }
    contents.bounds = await rows("select slug, min_price, max_price from gift_price_tiers order by slug");
    contents.seasonal = await rows("select slug, is_seasonal from gift_occasion_types order by slug");
    contents.redirects = await rows("select old_slug, target_id from slug_redirects order by 1, 2");
    contents.screens = await rows("select * from view_gifts_with_tags order by gift_id");
    return contents;
  });
}

async function applyTo(spare: SpareDatabase, migration: string): Promise<void> {
  await withClient(spare.connectionString, async (client) => {
    await client.query(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    await client.query(await readFile(path.join(MIGRATIONS, migration), "utf8"));
    await client.query("insert into schema_migrations (name) values ($1)", [migration]);
  });
}

const earlier = (await listMigrations(MIGRATIONS)).filter((name) => name < TWO_TABLES);

test("a database of every schema with twenty-two tables keeps every category, and every gift its categories", async () => {
  for (const migration of earlier) {
    await applyTo(walker, migration);
    if (migration === earlier[0]) await withClient(walker.connectionString, (client) => client.query(ROWS));
    const upgraded = await makeDatabase(walker);
    try {
      await migrateDatabase(upgraded.connectionString, MIGRATIONS);
      const before = await readContents(walker);
      expect(before.gift_types_map, migration).toHaveLength(7);
      expect(await readContents(upgraded), migration).toEqual(before);
      // Whatever search the schema had, gifts are found by their categories now, and by nothing else.
      const carried = await withClient(upgraded.connectionString, (client) =>
        client.query(`
          select count(*)::int as carried, count(*) filter (where g.document @@ ('''#' || c.code || '''')::tsquery)::int as found,
            (select sum((select count(*) from unnest(tsvector_to_array(document)) word where word like '#%'))::int from gift_search) as codes
          from gift_categories m join categories c on c.id = m.category_id join gift_search g on g.gift_id = m.gift_id`),
      );
      expect(carried.rows, migration).toEqual([{ carried: 77, found: 77, codes: 77 }]);
    } finally {
      await upgraded.drop();
    }
  }
}, 300_000);

test("what was deleted before the two tables can be brought back after, and who said what is read from the audit log", async () => {
  for (const migration of earlier) await applyTo(walker, migration);
  const [gift = "", category = ""] = await withClient(walker.connectionString, async (client) => {
    await client.query(ROWS);
    // What the commands of the time have stored when a gift and a category are deleted.
    await client.query(`
      insert into audit_log (actor_name, action, subject_kind, subject_id, after)
        select 'Ada', 'updated', 'gift', id, '{"interests": ["First 3"]}' from gifts where slug = 'kettle-2';
      insert into deleted_gifts (gift_id, batch_id, gift, old_slugs, gone, detached)
        select id, '7b0c9a51-58a6-4a37-8a8e-0a7e3e0a7f11', to_jsonb(g), '{}', jsonb_build_object(
          'gift_interest_types_map', (select jsonb_agg(m) from gift_interest_types_map m where gift_id = g.id),
          'gift_themes_map', (select jsonb_agg(m) from gift_themes_map m where gift_id = g.id)
        ), '{}' from gifts g where slug = 'kettle-1';
      delete from gifts where slug = 'kettle-1';
      insert into removed_categories (id, taxonomy, value, gift_ids, old_slugs)
        select id, 'gift_eco_labels', to_jsonb(c), array(select gift_id from gift_eco_labels_map where category_id = c.id), array['older']
        from gift_eco_labels c where slug = 'first';
      delete from gift_eco_labels where slug = 'first'`);
    const { rows } = await client.query<{ id: string }>(`
      select gift_id as id from deleted_gifts union all select id from removed_categories`);
    return rows.map(({ id }) => id);
  });
  await migrateDatabase(walker.connectionString, MIGRATIONS);
  connectDatabase(walker.connectionString, { poolSize: 2 });
  try {
    const [actor] = (
      await withClient(walker.connectionString, (client) =>
        client.query<{ id: string }>("insert into users (email, name) values ('ada@example.com', 'Ada') returning id"),
      )
    ).rows;
    expect(await restoreGifts(actor?.id ?? "", { batchId: "7b0c9a51-58a6-4a37-8a8e-0a7e3e0a7f11" })).toEqual([gift]);
    expect(await restoreTaxonomyValue(actor?.id ?? "", "ecoLabel", category)).toBe(true);
  } finally {
    await closeDatabase();
  }
  await withClient(walker.connectionString, async (client) => {
    const taxonomies = await client.query(
      "select taxonomy, count(*)::int as values from gift_categories join categories c on c.id = category_id where gift_id = $1 group by 1 order by 1",
      [gift],
    );
    expect(taxonomies.rows).toEqual([
      { taxonomy: "interest", values: 2 },
      { taxonomy: "theme", values: 2 },
    ]);
    const label = await client.query(
      "select slug, icon, (select count(*)::int from gift_categories where category_id = c.id) as gifts, (select old_slug from slug_redirects where kind = 'ecoLabel' and old_slug = 'older') as old from categories c where id = $1",
      [category],
    );
    expect(label.rows).toEqual([{ slug: "first", icon: "🎁", gifts: 5, old: "older" }]);
    const sources = await client.query(
      "select taxonomy, source from gift_categories join categories c on c.id = category_id join gifts g on g.id = gift_id where g.slug = 'kettle-2' and taxonomy in ('interest', 'occasion') order by 1",
    );
    expect(sources.rows).toEqual([
      { taxonomy: "interest", source: "person" },
      { taxonomy: "occasion", source: "file" },
    ]);
  });
}, 60_000);
