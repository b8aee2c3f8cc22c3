import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { randomNumbers } from "#tests/factories/generated-gifts.ts";
import { startServerProcess } from "./server-process.ts";

const PORT = 43214;
const WARM_UP = 50;
const MEASURED = 600;

export interface SearchFigures {
  p50Ms: number;
  p95Ms: number;
  slowest: { query: string; ms: number }[];
  /** What an import pays for the search rows. */
  refreshMs: number;
}

/** What people type, in the shares that one would guess: words, several words, beginnings, typos, categories, names, letters inside a name, nonsense. */
export function pickQueries(names: readonly string[], categories: readonly string[], count: number): string[] {
  const random = randomNumbers(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const pickWords = () =>
    pick(names)
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2);
  const pickWord = () => pick(pickWords());
  const kinds: [share: number, make: () => string][] = [
    [0.2, pickWord],
    [0.25, () => pickWords().slice(0, 2).join(" ")],
    [0.15, () => pickWord().slice(0, 2 + Math.floor(random() * 4))],
    [0.1, () => pickWord().replace(/^(..)(.)(.)/, "$1$3$2")],
    [0.12, () => pick(categories)],
    [0.05, () => `${pick(categories)} ${pickWord()}`],
    [0.05, () => pick(names)],
    [0.05, () => pick(names).slice(3, 7).trim()],
    [0.03, () => `${pickWord()}qx`],
  ];
  return Array.from({ length: count }, () => {
    let target = random();
    return (kinds.find(([share]) => (target -= share) < 0)?.[1] ?? pickWord)();
  });
}

async function fillDatabase(connectionString: string, count: number): Promise<{ refreshMs: number; queries: string[] }> {
  await migrateDatabase(connectionString, path.resolve("db/migrations"));
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { refreshMs } = await fillCatalogue(client, count);
    // What autovacuum does by itself a little later.
    await client.query("vacuum analyze");
    const names = await client.query<{ name: string }>("select name from gifts order by external_id limit 2000");
    const categories = await client.query<{ words: string }>("select words from category_search order by code");
    const queries = pickQueries(
      names.rows.map(({ name }) => name),
      categories.rows.map(({ words }) => words),
      WARM_UP + MEASURED,
    );
    return { refreshMs, queries };
  } finally {
    await client.end();
  }
}

/** Measures `GET /api/v1/search` of the built site over HTTP, one request after the other, with `count` generated gifts. */
export async function measureSearch(count: number): Promise<SearchFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const { refreshMs, queries } = await fillDatabase(postgres.connectionString, count);
    // Every request from an address of its own, so that the rate limit stays out of the figures.
    const site = await startServerProcess("build/server/main.js", PORT, "/readyz", {
      DATA_DIR: folder,
      DEMO_CATALOGUE: "off",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    try {
      const times: { query: string; ms: number }[] = [];
      for (const [index, query] of queries.entries()) {
        const start = performance.now();
        const response = await fetch(`${site.url}/api/v1/search?q=${encodeURIComponent(query)}`, {
          headers: { "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`The search for ${JSON.stringify(query)} answered ${response.status}`);
        if (index >= WARM_UP) times.push({ query, ms: performance.now() - start });
      }
      times.sort((a, b) => a.ms - b.ms);
      const msAt = (share: number) => (times[Math.floor(times.length * share)] as (typeof times)[number]).ms;
      return { p50Ms: msAt(0.5), p95Ms: msAt(0.95), slowest: times.slice(-10).toReversed(), refreshMs };
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.release();
    await rm(folder, { recursive: true, force: true });
  }
}
