import { setTimeout as sleep } from "node:timers/promises";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { writeBriefs } from "./finder.ts";
import { createLargeDatabase, listCategoryPaths, type LargeDatabase } from "./large-database.ts";
import { pickQueries } from "./search.ts";
import type { ServerProcess } from "./server-process.ts";
import { quantile } from "./load.ts";

const GIFTS = 20_000;
const READERS = 50;
/** The pause leaves the machine spare capacity: a soak looks for growth, not for failures under pressure. */
const PAUSE_MS = 500;
const SAMPLE_MS = 5_000;
/** Memory rises while the caches fill; the growth is measured after that. */
const WARM_UP_SHARE = 1 / 3;

export interface SoakFigures {
  minutes: number;
  requests: number;
  /** Number of each unsuccessful status per path, without ids and words. */
  failures: Record<string, number>;
  /** Medians of the resident memory of every tenth of the time, in MB. */
  memoryMb: number[];
  /** Growth from the first sixth after the caches are full to the last sixth, as a fraction. */
  growth: number;
}

type Ask = (index: number) => [path: string, init?: RequestInit];

/** Returns the requests of a shopper's day, in assumed shares. */
async function listAsks(site: ServerProcess, database: LargeDatabase): Promise<Ask[]> {
  const gifts = await database.query<{ id: string; name: string }>("select id, name from gifts order by md5(slug)");
  const categories = await listCategoryPaths(database);
  const names = gifts.map(({ name }) => name);
  const queries = pickQueries(names, ["birthday", "gardening", "kitchen", "for mom"], 2_000);
  const briefs = writeBriefs(2_000);
  const at = <T>(items: readonly T[], index: number) => items[(index * 7919) % items.length] as T;
  const postJson = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify(body),
  });
  return [
    () => ["/"],
    (index) => [at(categories, index)],
    (index) => [`${at(categories, index)}?page=${1 + (index % 9)}`],
    (index) => [giftPath(at(gifts, index).id)],
    (index) => [giftPath(at(gifts, index * 31).id)],
    (index) => [`/api/v1/search?q=${encodeURIComponent(at(queries, index))}`],
    (index) => [`/search?q=${encodeURIComponent(at(queries, index * 3))}`],
    (index) => ["/api/v1/finder", postJson({ text: at(briefs, index) })],
    (index) => ["/clicks", postJson({ giftId: at(gifts, index).id, marketplace: "com", page: "/" })],
    () => ["/blog"],
  ];
}

/** Lets 50 concurrent readers use a site of 20,000 gifts for `minutes` and watches the server's memory. */
export async function soak(minutes: number): Promise<SoakFigures> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, GIFTS));
    const site = await database.serve();
    try {
      const asks = await listAsks(site, database);
      const until = performance.now() + minutes * 60_000;
      const samples: number[] = [];
      let requests = 0;
      const failures: Record<string, number> = {};
      const shop = async () => {
        while (performance.now() < until) {
          const index = requests++;
          const [path, init] = (asks[index % asks.length] as Ask)(index);
          const headers = { ...init?.headers, "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
          const response = await fetch(site.url + path, { ...init, headers });
          await response.arrayBuffer();
          if (!response.ok) {
            const what = `${response.status} ${path.split("?")[0]?.replace(/(?<=\/gifts\/).*/, "{id}")}`;
            failures[what] = (failures[what] ?? 0) + 1;
          }
          await sleep(PAUSE_MS);
        }
      };
      const watch = async () => {
        while (performance.now() < until) {
          await sleep(SAMPLE_MS);
          samples.push((await site.residentBytes()) / 1024 / 1024);
        }
      };
      await Promise.all([...Array.from({ length: READERS }, shop), watch()]);
      return { minutes, requests, failures, ...readMemory(samples) };
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}

function readMemory(samples: readonly number[]): Pick<SoakFigures, "memoryMb" | "growth"> {
  const between = (from: number, to: number) =>
    quantile(samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)), 0.5);
  const memoryMb = Array.from({ length: 10 }, (_, tenth) => between(tenth / 10, (tenth + 1) / 10));
  const early = between(WARM_UP_SHARE, WARM_UP_SHARE + 1 / 6);
  return { memoryMb, growth: between(5 / 6, 1) / early - 1 };
}
