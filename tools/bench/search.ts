import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { randomNumbers } from "#tests/factories/generated-gifts.ts";
import { createLargeDatabase, type LargeDatabase } from "./large-database.ts";
import type { ServerProcess } from "./server-process.ts";
import { quantile, timed } from "./load.ts";

const WARM_UP = 50;
const MEASURED = 600;

export interface SearchFigures {
  p50Ms: number;
  p95Ms: number;
}

/**
 * Returns queries as users type them, in assumed shares: words, several words, prefixes, typos, categories, names, substrings of a name,
 * nonsense.
 */
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

/** Sends requests to `GET /api/v1/search` of a running site with generated gifts, one after the other, each from its own client address. */
export async function askSearch(site: ServerProcess, database: LargeDatabase): Promise<SearchFigures> {
  const names = await database.query<{ name: string }>("select name from gifts order by external_id limit 2000");
  const categories = await database.query<{ words: string }>("select words from categories order by code");
  const queries = pickQueries(
    names.map(({ name }) => name),
    categories.map(({ words }) => words),
    WARM_UP + MEASURED,
  );
  const times: number[] = [];
  for (const [index, query] of queries.entries()) {
    const ms = await timed(async () => {
      const response = await fetch(`${site.url}/api/v1/search?q=${encodeURIComponent(query)}`, {
        headers: { "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`The search for ${JSON.stringify(query)} answered ${response.status}`);
    });
    if (index >= WARM_UP) times.push(ms);
  }
  return { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
}

/** Measures the search of the built site over HTTP with `count` generated gifts. */
export async function measureSearch(count: number): Promise<SearchFigures> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, count));
    const site = await database.serve();
    try {
      return await askSearch(site, database);
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}
