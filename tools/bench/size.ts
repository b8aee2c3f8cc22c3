import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { CATALOGUE_COLUMNS } from "#app/features/catalogue/import-columns.ts";
import { insertCategories } from "#tests/factories/generated-catalogue.ts";
import { generateGifts } from "#tests/factories/generated-gifts.ts";
import { askFinder } from "./finder.ts";
import { createLargeDatabase, type LargeDatabase, listCategoryPaths } from "./large-database.ts";
import { measureRendering } from "./rendering.ts";
import { askSearch } from "./search.ts";

/** The requests that a catalogue is measured with; pages are rendered, not cached. */
export const ASKED = ["home", "category", "gift", "search", "finder"] as const;

export interface SizeFigures {
  gifts: number;
  importSeconds: number;
  /** Peak memory of the import's process. */
  importPeakMb: number;
  databaseMb: number;
  /** The web server's resident memory after all searches and briefs. */
  serverMb: number;
  p95Ms: Record<(typeof ASKED)[number], number>;
}

const PEAK_POLL_MS = 500;
const GIFT_PAGES = 200;
/** Most readers stay on a list's first page; some page, sort or filter. */
const LIST_QUERIES = ["", "", "", "?page=2", "?page=7", "?sort=price-asc", "?minPrice=20&maxPrice=50", "?inStock=1"];

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

async function renderPages(database: LargeDatabase): Promise<Pick<SizeFigures["p95Ms"], "home" | "category" | "gift">> {
  const gifts = await database.query<{ id: string }>(`select id from gifts order by md5(slug) limit ${GIFT_PAGES}`);
  const categories = await listCategoryPaths(database);
  const p95 = (paths: string[]) => measureRendering(paths, database.connectionString, database.folder).wallMsP95;
  return {
    home: p95(["/"]),
    category: p95(categories.map((address, index) => address + LIST_QUERIES[index % LIST_QUERIES.length])),
    gift: p95(gifts.map(({ id }) => giftPath(id))),
  };
}

/** Imports `gifts` generated gifts with the real command and measures every request of the built site whose cost grows with them. */
export async function measureSize(gifts: number): Promise<SizeFigures> {
  const database = await createLargeDatabase();
  try {
    const file = path.join(database.folder, "gifts.csv");
    await writeCatalogueFile(file, gifts);
    const imported = await database.fill(async (client) => {
      await insertCategories(client);
      return runImport(file, database.folder);
    });
    const [size] = await database.query<{ mb: number }>("select pg_database_size(current_database()) / 1048576.0 as mb");
    const pages = await renderPages(database);
    const site = await database.serve();
    try {
      const search = await askSearch(site, database);
      const finder = await askFinder(site);
      return {
        gifts,
        importSeconds: imported.seconds,
        importPeakMb: imported.peakMb,
        databaseMb: Number(size?.mb),
        serverMb: finder.rssMb,
        p95Ms: { ...pages, search: search.p95Ms, finder: finder.p95Ms },
      };
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}
