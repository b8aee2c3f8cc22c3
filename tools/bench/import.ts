import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { CATALOGUE_COLUMNS } from "#app/features/catalogue/import-columns.ts";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { cpuMs } from "#tests/cpu-time.ts";
import { insertCategories } from "#tests/factories/generated-catalogue.ts";
import { generateGifts } from "#tests/factories/generated-gifts.ts";
import { withoutTags } from "../eval/without-tags.ts";
import { createLargeDatabase, type LargeDatabase } from "./large-database.ts";

const PEAK_POLL_MS = 500;

/** Gifts that are read before the measurement, so that the code is compiled, and gifts that are measured. */
const WARM_UP = 1_000;
const MEASURED = 4_000;

/** What a file says of its gifts: everything, as an editor does, or what a store knows. */
type Told = "tagged" | "untagged";

async function writeCatalogueFile(file: string, count: number, told: Told): Promise<void> {
  const columns = [...CATALOGUE_COLUMNS];
  const rows = generateGifts(count, 1);
  await pipeline(
    Readable.from(told === "tagged" ? rows : rows.map(withoutTags)),
    stringify({ header: true, columns }),
    createWriteStream(file),
  );
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
export async function importGenerated(
  database: LargeDatabase,
  gifts: number,
  told: Told = "tagged",
): Promise<{ seconds: number; peakMb: number }> {
  const file = path.join(database.folder, "gifts.csv");
  await writeCatalogueFile(file, gifts, told);
  return database.fill(async (client) => {
    await insertCategories(client);
    return runImport(file, database.folder);
  });
}

/** The same in a database of its own, which is removed again. */
export async function measureImport(gifts: number, told: Told): Promise<{ seconds: number; peakMb: number }> {
  const database = await createLargeDatabase();
  try {
    return await importGenerated(database, gifts, told);
  } finally {
    await database.remove();
  }
}

/** Returns the milliseconds of processor time that the offline readers take for a gift. */
export function measureReading(): number {
  const reader = giftReaderOf(null);
  const rows = [...generateGifts(WARM_UP + MEASURED, 1)];
  const read = (some: typeof rows) => {
    for (const { name = "", description = "", brand_name: brandName = null } of some) reader.read(name, description, brandName);
  };
  read(rows.slice(0, WARM_UP));
  return cpuMs(() => read(rows.slice(WARM_UP))) / MEASURED;
}
