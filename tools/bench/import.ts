import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { CATALOGUE_COLUMNS } from "#app/features/catalogue/import-columns.ts";
import { insertCategories } from "#tests/factories/generated-catalogue.ts";
import { generateGifts } from "#tests/factories/generated-gifts.ts";
import { createLargeDatabase, type LargeDatabase } from "./large-database.ts";

const PEAK_POLL_MS = 500;

async function writeCatalogueFile(file: string, count: number): Promise<void> {
  const columns = [...CATALOGUE_COLUMNS];
  await pipeline(Readable.from(generateGifts(count, 1)), stringify({ header: true, columns }), createWriteStream(file));
}

/** Runs `npm run import:gifts` and returns its time and its peak memory. */
async function runImport(file: string, dataDir: string): Promise<{ seconds: number; peakMb: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/import-gifts.ts", file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR: dataDir },
  });
  let peakMb = 0;
  const poll = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  }, PEAK_POLL_MS);
  const [code] = await once(child, "exit");
  clearInterval(poll);
  if (code !== 0) throw new Error(`The import of ${file} ended with ${code}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakMb };
}

/** Imports `gifts` generated gifts, which are read too, into an empty database with the real command. */
export async function importGenerated(database: LargeDatabase, gifts: number): Promise<{ seconds: number; peakMb: number }> {
  const file = path.join(database.folder, "gifts.csv");
  await writeCatalogueFile(file, gifts);
  return database.fill(async (client) => {
    await insertCategories(client);
    return runImport(file, database.folder);
  });
}

/** The same in a database of its own, which is removed again. */
export async function measureImport(gifts: number): Promise<{ seconds: number; peakMb: number }> {
  const database = await createLargeDatabase();
  try {
    return await importGenerated(database, gifts);
  } finally {
    await database.remove();
  }
}
