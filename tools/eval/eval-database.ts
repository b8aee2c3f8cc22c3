import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { importGifts } from "#app/features/catalogue/import.commands.server.ts";
import { closeDatabase, connectDatabase, database } from "#app/platform/db/database.server.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { readImportedGifts } from "./checkout.ts";
import { originalSlug, rowsOf, type Variant } from "./catalogue-variants.ts";

/** A gift as search engines see it in one variant of the catalogue. */
export interface ListedGift {
  id: string;
  /** In the evaluation's own variants, the slug of the demo catalogue's gift that it stands for. */
  slug: string;
  externalId: string | null;
  name: string;
  description: string;
  /** The names of its tags, without the price tier. */
  tags: string;
  priceCents: number | null;
}

/** A busy machine takes its time, and nobody waits for an evaluation's page. */
export const BUSY_TIMEOUT_MS = 120_000;

/**
 * Runs `work` with `database()` connected to a private, migrated and empty PostgreSQL, which is removed afterwards, even when interrupted.
 */
export async function withEvalDatabase(work: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-eval-"));
  // mkdtemp makes the folder private, but as root the database runs as another user.
  chmodSync(folder, 0o755);
  const starting = startEmbeddedPostgres(folder);
  async function removeAll(): Promise<void> {
    await closeDatabase().catch(() => undefined);
    await starting.then((postgres) => postgres.release()).catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  let removing: Promise<void> | undefined;
  // An interruption makes the work fail too, so both paths come here, and the removal runs only once.
  const cleanUp = () => (removing ??= removeAll());
  // The database is a separate process and would outlive this one.
  const stop = () => void cleanUp().finally(() => process.exit(1));
  process.once("SIGINT", stop).once("SIGTERM", stop).once("SIGHUP", stop);
  process.stdout.once("error", stop);
  try {
    const { connectionString } = await starting;
    await migrateDatabase(connectionString, path.resolve("db/migrations"));
    connectDatabase(connectionString, { poolSize: 8, connectTimeoutMs: BUSY_TIMEOUT_MS });
    await work();
  } finally {
    await cleanUp();
  }
}

/** Replaces the contents of the connected database with a variant of the demo catalogue, reads it, and returns its gifts. */
export async function loadVariant(variant: Variant): Promise<ListedGift[]> {
  await seedDemoCatalogue();
  await database().execute(sql`delete from gifts`);
  const rows = rowsOf(variant, await readSeedGifts()).map((values, index) => ({ line: index + 2, cells: [], values }));
  await importGifts(rows, {
    onReject: ({ line, column, reason }) => {
      throw new Error(`Gift ${line - 1} of the catalogue ${variant}, ${column}: ${reason}`);
    },
  });
  await readImportedGifts();
  await database().execute(sql`analyze`);
  return (await listGifts()).map((gift) => ({ ...gift, slug: originalSlug(gift) }));
}

/** Returns the gifts of the connected database, with the tags that people and files say. */
export async function listGifts(): Promise<ListedGift[]> {
  const { rows } = await database().execute<{
    id: string;
    slug: string;
    external_id: string | null;
    name: string;
    description: string;
    tags: string;
    price_cents: number | null;
  }>(sql`
    with tags as (
      select gift_id, string_agg(name, ' ') as names from gift_categories join categories c on c.id = category_id
      where taxonomy <> 'priceTier' and source in ('person', 'file') group by gift_id
    )
    select id, slug, external_id, name, description, coalesce(names, '') as tags, price_cents::float8 as price_cents
    from gifts left join tags on gift_id = id order by slug`);
  return rows.map(({ id, slug, external_id, name, description, tags: names, price_cents }) => ({
    id,
    slug,
    externalId: external_id,
    name,
    description,
    tags: names,
    priceCents: price_cents,
  }));
}
