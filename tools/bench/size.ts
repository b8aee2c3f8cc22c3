import { giftPath } from "#app/features/catalogue/addresses.ts";
import { askFinder } from "./finder.ts";
import { importGenerated } from "./import.ts";
import { createLargeDatabase, type LargeDatabase, listCategoryPaths } from "./large-database.ts";
import { measureRendering } from "./rendering.ts";
import { askSearch } from "./search.ts";

/** The requests that a catalogue is measured with; pages are rendered, not cached. */
export const ASKED = ["home", "category", "deep", "gift", "search", "search page", "finder"] as const;

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

const GIFT_PAGES = 200;
/** Most readers stay on a list's first page; some page, sort or filter. */
const LIST_QUERIES = ["", "", "", "?page=2", "?page=7", "?sort=price-asc", "?minPrice=20&maxPrice=50", "?inStock=1"];

/** Pages beyond the ten first ones, whose gifts are found by their places in the whole list. */
const DEEP_QUERIES = ["?page=11", "?page=60", "?page=200", "?sort=price-asc&page=120"];
const WORDS = ["mug", "garden", "wooden", "coffee", "gift for mom", "puzzle", "leather wallet", "tea", "kids", "lamp"];

async function renderPages(
  database: LargeDatabase,
): Promise<Pick<SizeFigures["p95Ms"], "home" | "category" | "deep" | "gift" | "search page">> {
  const gifts = await database.query<{ id: string }>(`select id from gifts order by md5(slug) limit ${GIFT_PAGES}`);
  const categories = await listCategoryPaths(database);
  const p95 = (paths: string[]) => measureRendering(paths, database.connectionString, database.folder).wallMsP95;
  return {
    home: p95(["/"]),
    category: p95(categories.map((address, index) => address + LIST_QUERIES[index % LIST_QUERIES.length])),
    deep: p95(categories.map((address, index) => address + DEEP_QUERIES[index % DEEP_QUERIES.length])),
    "search page": p95(WORDS.map((words) => `/search?q=${encodeURIComponent(words)}`)),
    gift: p95(gifts.map(({ id }) => giftPath(id))),
  };
}

/** Imports `gifts` generated gifts with the real command and measures every request of the built site whose cost grows with them. */
export async function measureSize(gifts: number): Promise<SizeFigures> {
  const database = await createLargeDatabase();
  try {
    const imported = await importGenerated(database, gifts);
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
