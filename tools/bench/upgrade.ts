import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { listMigrations, migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { type CatalogueRow, generateGifts } from "#tests/factories/generated-gifts.ts";
import { withClient } from "#tests/with-client.ts";

const MIGRATIONS = "db/migrations";
const BATCH = 2000;
/** The first schema has a table and a map for each taxonomy; the view of the specification's name is what became of the table. */
const OLD_TABLES: Record<string, string> = {
  giftType: "gift_types",
  recipient: "gift_recipient_types",
  occasion: "gift_occasion_types",
  interest: "gift_interest_types",
  theme: "gift_themes",
  personality: "gift_personality_tags",
  seasonal: "gift_seasonal_tags",
  ecoLabel: "gift_eco_labels",
  useCase: "gift_use_cases",
  ageRange: "gift_age_ranges",
  priceTier: "gift_price_tiers",
};

export interface UpgradeFigures {
  seconds: number;
  /** What the gifts of the old tables carried. */
  categoriesOfGifts: number;
  slowest: { name: string; seconds: number }[];
}

async function insertGifts(client: pg.Client, rows: readonly CatalogueRow[]): Promise<void> {
  await client.query("begin");
  await client.query(
    `insert into gifts (name, slug, description, price, image, affiliate_url, brand_name)
     select name, slug, coalesce(description, ''), nullif(price, '')::numeric, nullif(image, ''), nullif(affiliate_url, ''), nullif(brand_name, '')
     from jsonb_to_recordset($1) as gift (name text, slug text, description text, price text, image text, affiliate_url text, brand_name text)`,
    [JSON.stringify(rows)],
  );
  for (const { key, column } of TAXONOMIES) {
    const table = OLD_TABLES[key];
    const carried = rows.flatMap(({ slug, ...row }) => (row[column] ?? "").split("|").map((value) => ({ slug, value })));
    await client.query(
      `insert into ${table}_map (gift_id, category_id)
       select g.id, c.id from jsonb_to_recordset($1) as carried (slug text, value text)
       join gifts g using (slug) join ${table} c on c.slug = value on conflict do nothing`,
      [JSON.stringify(carried.filter(({ value }) => value !== ""))],
    );
  }
  await client.query("commit");
}

async function fillFirstSchema(client: pg.Client, gifts: number): Promise<number> {
  const seed = JSON.parse(await readFile("db/seed/taxonomies.json", "utf8")) as Record<string, object[]>;
  for (const [key, table] of Object.entries(OLD_TABLES))
    await client.query(
      `insert into ${table} (slug, name, description) select slug, name, description from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(seed[key]?.map((value) => ({ description: "", ...value })))],
    );
  let batch: CatalogueRow[] = [];
  for (const row of generateGifts(gifts, 1)) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await insertGifts(client, batch);
    batch = [];
  }
  await insertGifts(client, batch);
  await client.query("vacuum analyze");
  const counts = Object.values(OLD_TABLES).map((table) => `(select count(*) from ${table}_map)`);
  const { rows } = await client.query<{ carried: string }>(`select ${counts.join(" + ")} as carried`);
  return Number(rows[0]?.carried);
}

/** Measures how long a database of the very first schema with `gifts` gifts takes to become one of this release; from a later schema it has less to do. */
export async function measureUpgrade(gifts: number): Promise<UpgradeFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-upgrade-"));
  // As root, the embedded PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const { connectionString } = postgres;
  try {
    const [first = ""] = await listMigrations(MIGRATIONS);
    const early = path.join(folder, "first-schema");
    await mkdir(early);
    await copyFile(path.join(MIGRATIONS, first), path.join(early, first));
    await migrateDatabase(connectionString, early);
    const categoriesOfGifts = await withClient(connectionString, (client) => fillFirstSchema(client, gifts));
    const startedAt = performance.now();
    await migrateDatabase(connectionString, path.resolve(MIGRATIONS));
    const seconds = (performance.now() - startedAt) / 1000;
    // Each migration is recorded with the time at which its transaction began.
    const slowest = await withClient(connectionString, async (client) => {
      const { rows } = await client.query<{ name: string; seconds: number }>(`
        select * from (select name, extract(epoch from lead(applied_at) over (order by name) - applied_at)::float8 as seconds
          from schema_migrations where name > '${first}') t where seconds is not null order by seconds desc limit 5`);
      return rows;
    });
    return { seconds, categoriesOfGifts, slowest };
  } finally {
    await postgres.release();
    await rm(folder, { recursive: true, force: true });
  }
}
