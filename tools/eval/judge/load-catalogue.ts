import { load, readImportedGifts } from "../checkout.ts";

/** A gift of the catalogue that is judged. */
export interface JudgedGift {
  id: string;
  name: string;
  description: string;
  priceCents: number | null;
}

interface Database {
  execute: (query: unknown) => Promise<{ rows: { id: string; name: string; description: string; price_cents: number | null }[] }>;
}
interface Opened {
  ok: boolean;
  reason: string;
  file: { rows: () => AsyncIterable<unknown> };
}

/** Replaces the connected database's gifts with a catalogue ("demo", or a file to import), and returns them. */
export async function loadCatalogue(catalogue: string): Promise<JudgedGift[]> {
  const { sql } = await load<{ sql: (parts: TemplateStringsArray) => unknown }>("node_modules/drizzle-orm/index.js");
  const { database } = await load<{ database: () => Database }>("app/platform/db/database.server.ts");
  const { seedDemoCatalogue } = await load<{ seedDemoCatalogue: () => Promise<void> }>("db/seed/seed-demo-catalogue.ts");
  await seedDemoCatalogue();
  if (catalogue !== "demo") {
    await database().execute(sql`delete from gifts`);
    await importFile(catalogue);
  }
  await readImportedGifts();
  await database().execute(sql`analyze`);
  const { rows } = await database().execute(
    sql`select id, name, description, price_cents::float8 as price_cents from gifts where in_stock order by name, id`,
  );
  return rows.map(({ id, name, description, price_cents: priceCents }) => ({ id, name, description, priceCents }));
}

async function importFile(file: string): Promise<void> {
  const { openCatalogueFile } = await load<{ openCatalogueFile: (file: string) => Promise<Opened> }>(
    "app/features/catalogue/import-file.server.ts",
  );
  const { importGifts } = await load<{ importGifts: (rows: unknown, options: object) => Promise<{ rejected: number; created: number }> }>(
    "app/features/catalogue/import.commands.server.ts",
  );
  const opened = await openCatalogueFile(file);
  if (!opened.ok) throw new Error(`${file} cannot be read: ${opened.reason}`);
  const { created, rejected } = await importGifts(opened.file.rows(), { onReject: () => undefined });
  process.stderr.write(`${created} gifts, ${rejected} rows rejected\n`);
}
