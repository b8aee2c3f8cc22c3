import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { restoreGifts } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { listMigrations, migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { describeSchema } from "./schema-digest.ts";

const MIGRATIONS = "db/migrations";
let spare: SpareDatabase;
let client: pg.Client;
beforeEach(async () => {
  spare = await makeDatabase("without-tables");
  client = new pg.Client({ connectionString: spare.connectionString });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await spare.drop();
});

/** Migrates the empty database to the state in which `last` was the newest migration. */
async function migrateUpTo(last: string): Promise<void> {
  await client.query("create table schema_migrations (name text primary key, applied_at timestamptz not null default now())");
  for (const name of (await listMigrations(MIGRATIONS)).filter((migration) => migration <= last)) {
    await client.query(await readFile(path.join(MIGRATIONS, name), "utf8"));
    await client.query("insert into schema_migrations (name) values ($1)", [name]);
  }
}

const GIFTS = `
  insert into gift_interest_types (name, slug) values ('Tea', 'tea');
  insert into gifts (name, slug, price) select 'Kettle ' || n, 'kettle-' || n, n from generate_series(1, 50) n;
  insert into gift_interest_types_map select g.id, c.id from gifts g, gift_interest_types c;
  update gifts set slug = 'renamed-kettle' where slug = 'kettle-1'`;
/** Gifts of a database with one table for categories and prices in cents. */
const KETTLES = `
  insert into gifts (name, slug, price_cents) select 'Kettle ' || n, 'kettle-' || n, 100 * n from generate_series(1, 50) n`;
const deleting = (...slugs: string[]) => `
  insert into deleted_gifts (gift_id, batch_id, gift, old_slugs, gone, detached)
    select id, gen_random_uuid(), to_jsonb(g), '{}', '{}', '{}' from gifts g where slug in ('${slugs.join("', '")}');
  delete from gifts where slug in ('${slugs.join("', '")}')`;
/** Brings every deleted gift back as an editor does. */
async function bringBack(): Promise<void> {
  const { rows } = await client.query<{ id: string }>("select gift_id as id from deleted_gifts order by 1");
  const ids = rows.map(({ id }) => id);
  connectDatabase(spare.connectionString, { poolSize: 2 });
  try {
    expect((await restoreGifts(null, { ids })).toSorted()).toEqual(ids);
  } finally {
    await closeDatabase();
  }
}
const PEOPLE = `
  insert into users (email, name) select 'ada' || n || '@example.com', 'Ada ' || n from generate_series(1, 5) n;
  insert into user_roles (user_id, role) select id, 'admin' from users where email = 'ada1@example.com'`;

test.each([
  ["0006-newest-gifts.sql", [GIFTS]],
  ["0033-used-authenticator-codes.sql", [GIFTS, PEOPLE]],
  ["0056-taxonomy-editing.sql", [GIFTS, PEOPLE]],
])("a database that stopped at %s, with rows in it, becomes one of this release", async (last, statements) => {
  await migrateUpTo(last);
  for (const statement of statements) await client.query(statement);
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  expect(await describeSchema(spare.connectionString)).toEqual(await describeSchema(inject("templateDatabaseUrl")));
  const { rows } = await client.query(`
    select (select count(*)::int from gifts) as gifts, (select count(*)::int from gift_interest_types_map) as tagged,
      (select count(*)::int from gift_search) as found, (select count(*)::int from slug_redirects) as redirects`);
  expect(rows).toEqual([{ gifts: 50, tagged: 50, found: 50, redirects: 1 }]);
  if (statements.includes(PEOPLE)) expect((await client.query("select count(*)::int as users from users")).rows).toEqual([{ users: 5 }]);
});

test("an unsaved new post from before there could be several is there after, beside new ones", async () => {
  await migrateUpTo("0093-longer-pending-lists.sql");
  await client.query(PEOPLE);
  await client.query(`
    insert into blog_working_copies (user_id, document) select id, '{"title": "From before"}' from users where email = 'ada1@example.com'`);
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  await client.query(`
    insert into blog_working_copies (user_id, document) select id, '{"title": "New"}' from users where email = 'ada1@example.com'`);
  const { rows } = await client.query("select document ->> 'title' as title from blog_working_copies order by saved_at");
  expect(rows).toEqual([{ title: "From before" }, { title: "New" }]);
});

test("the oldest admin becomes the owner, the others stay admins, and whose a post is is told by its first version", async () => {
  await migrateUpTo("0206-imports.sql");
  await client.query(`
    insert into users (email, name) select 'admin' || n || '@example.com', 'Admin ' || n from generate_series(1, 3) n;
    insert into user_roles (user_id, role, granted_at) select id, 'admin', date '2026-01-04' - right(name, 1)::int from users where name like 'Admin %';
    insert into blog_posts (headline, slug, description) values ('By two', 'by-two', 'About it'), ('By nobody', 'by-nobody', 'About it');
    insert into blog_post_versions (blog_post_id, version, document, saved_by)
      select p.id, n, '{}', u.id from blog_posts p, users u, generate_series(1, 2) n where p.slug = 'by-two' and u.name = 'Admin ' || n`);
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  const roles = await client.query(
    "select name, role, has_role('admin', id) as is_admin from users join user_roles on user_id = id order by name",
  );
  expect(roles.rows).toEqual([
    { name: "Admin 1", role: "admin", is_admin: true },
    { name: "Admin 2", role: "admin", is_admin: true },
    { name: "Admin 3", role: "owner", is_admin: true },
  ]);
  const posts = await client.query("select slug, u.name from blog_posts p left join users u on u.id = p.created_by order by slug");
  expect(posts.rows).toEqual([
    { slug: "by-nobody", name: null },
    { slug: "by-two", name: "Admin 1" },
  ]);
});

test("prices in dollars become cents, those of deleted gifts too, and nothing counts as changed", async () => {
  await migrateUpTo("0115-claim-promises.sql");
  await client.query(`
    insert into gifts (name, slug, price) values ('Kettle', 'kettle', 24.5), ('Yacht', 'yacht', 99999999.99), ('Gift of time', 'time', null);
    insert into deleted_gifts (gift_id, batch_id, gift, old_slugs, gone, detached)
      select gen_random_uuid(), gen_random_uuid(), to_jsonb(g), '{}', '{}', '{}' from gifts g`);
  const read = (columns: string) => client.query(`select ${columns} from gifts join gift_search on gift_id = gifts.id order by slug`);
  const before = await read("gifts.id, version, updated_at, gift_search.price_cents");
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  expect((await read("gifts.id, version, updated_at, gift_search.price_cents")).rows).toEqual(before.rows);
  const shown = await client.query(`
    select slug, price_cents, g.currency, price::text, gift ->> 'price_cents' as deleted
    from gifts g join view_gifts_with_tags v using (slug) join deleted_gifts d on d.gift ->> 'slug' = slug order by slug`);
  expect(shown.rows).toEqual([
    { slug: "kettle", price_cents: "2450", currency: "USD", price: "24.50", deleted: "2450" },
    { slug: "time", price_cents: null, currency: "USD", price: null, deleted: null },
    { slug: "yacht", price_cents: "9999999999", currency: "USD", price: "99999999.99", deleted: "9999999999" },
  ]);
  const found = await client.query(`
    select slug from gifts where gift_admin_text(name, description, price_cents) like '%24.50%'
    union all select (jsonb_populate_record(null::gifts, gift)).slug from deleted_gifts where gift ? 'price' or gift ->> 'currency' <> 'USD'`);
  expect(found.rows).toEqual([{ slug: "kettle" }]);
});

test("words of a store's API are known from their price, in deleted gifts too, and no other row is written anew", async () => {
  await migrateUpTo("0200-stamps.sql");
  await client.query(KETTLES);
  await client.query("update gifts set price_source = 'api' where slug in ('kettle-7', 'kettle-8')");
  await client.query(deleting("kettle-8", "kettle-9"));
  const places = () => client.query("select slug, ctid from gifts where slug <> 'kettle-7' order by 1");
  const before = await places();
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  expect((await places()).rows).toEqual(before.rows);
  await bringBack();
  const { rows } = await client.query("select slug from gifts where has_store_words order by 1");
  expect(rows).toEqual([{ slug: "kettle-7" }, { slug: "kettle-8" }]);
});

test("price tiers and search rows get a currency without being written anew, the gift's where it has another; a removed tier comes back", async () => {
  await migrateUpTo("0206-imports.sql");
  await client.query(KETTLES);
  await client.query("update gifts set currency = 'EUR' where slug = 'kettle-7'");
  await client.query(`
    insert into categories (taxonomy, name, slug, min_price_cents) values ('priceTier', 'Lavish', 'lavish', 15000), ('priceTier', 'Grand', 'grand', 30000);
    insert into removed_categories (id, taxonomy, value, gifts, old_slugs)
      select id, taxonomy, to_jsonb(c), '[]', '{}' from categories c where slug = 'grand';
    delete from categories where slug = 'grand'`);
  const filesOf = () =>
    client.query("select relname, pg_relation_filenode(oid) from pg_class where relname in ('categories', 'gift_search') order by 1");
  const before = await filesOf();
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  expect((await filesOf()).rows).toEqual(before.rows);
  await client.query(
    "insert into categories overriding system value select back.* from removed_categories, jsonb_populate_record(null::categories, value) back",
  );
  const { rows } = await client.query(`
    select slug, currency from categories
    union all select slug, s.currency from gift_search s join gifts on id = gift_id where slug in ('kettle-7', 'kettle-8') order by 1`);
  expect(rows).toEqual([
    { slug: "grand", currency: "USD" },
    { slug: "kettle-7", currency: "EUR" },
    { slug: "kettle-8", currency: "USD" },
    { slug: "lavish", currency: "USD" },
  ]);
});

test("stamps come without writing a row anew, and a gift deleted before them comes back", async () => {
  await migrateUpTo("0191-likely-gifts.sql");
  await client.query(KETTLES);
  const filesOf = () =>
    client.query("select relname, pg_relation_filenode(oid) from pg_class where relname in ('gifts', 'gift_search') order by 1");
  const before = await filesOf();
  await client.query(deleting("kettle-7"));
  await migrateDatabase(spare.connectionString, MIGRATIONS);
  expect((await filesOf()).rows).toEqual(before.rows);
  await bringBack();
  const { rows } = await client.query("select stamp > 0 as stamped from gifts where slug = 'kettle-7'");
  expect(rows).toEqual([{ stamped: true }]);
});
