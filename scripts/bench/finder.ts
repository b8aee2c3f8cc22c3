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

const PORT = 43215;
const WARM_UP = 40;
const MEASURED = 400;

export interface FinderFigures {
  p50Ms: number;
  p95Ms: number;
  /** The web server's resident memory after all requests; PostgreSQL's apart. */
  rssMb: number;
  slowest: { text: string; ms: number }[];
}

const PEOPLE = [
  "my mom",
  "my dad who just retired",
  "my wife",
  "a coworker",
  "my 8 year old nephew",
  "my best friend",
  "grandma",
  "our kids' teacher",
  "my teenage daughter",
  "a couple we know",
  "my boyfriend",
  "my neighbour",
];
const LIKES = [
  "gardening",
  "coffee and baking",
  "reading",
  "hiking and photography",
  "video games",
  "cooking, wine and travel",
  "yoga",
  "dinosaurs",
  "woodworking",
  "cats",
  "knitting",
  "astronomy and board games",
  "",
];
const OCCASIONS = [
  "for her birthday",
  "for Christmas",
  "for their anniversary",
  "as a thank you",
  "for Mother's Day",
  "for a housewarming",
  "",
];
const SUMS = ["under $30", "around forty bucks", "$20-60", "max 100", "up to $15", ""];
const OTHERS = [
  "no mugs please",
  "nothing with alcohol",
  "handmade would be lovely",
  "by next Friday",
  "she already has a Kindle",
  "something like a harmonica",
  "",
  "",
  "",
];

/** Briefs as shoppers type them, always the same ones. */
function writeBriefs(count: number): string[] {
  const random = randomNumbers(11);
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] as string;
  return Array.from({ length: count }, () => {
    const likes = pick(LIKES);
    return [`A gift for ${pick(PEOPLE)}`, likes && `who loves ${likes}`, pick(OCCASIONS), pick(SUMS), pick(OTHERS)]
      .filter(Boolean)
      .join(", ");
  });
}

async function fillDatabase(connectionString: string, giftCount: number): Promise<void> {
  await migrateDatabase(connectionString, path.resolve("db/migrations"));
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await fillCatalogue(client, giftCount);
    // What autovacuum does by itself a little later.
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** Measures `POST /api/v1/finder` of the built site over HTTP, one request after the other, with `giftCount` generated gifts. */
export async function measureFinder(giftCount: number): Promise<FinderFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  try {
    await fillDatabase(postgres.connectionString, giftCount);
    // Every request from an address of its own, so that the rate limit stays out of the figures.
    const site = await startServerProcess("build/server/main.js", PORT, "/readyz", {
      DATA_DIR: folder,
      DEMO_CATALOGUE: "off",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    try {
      const times: { text: string; ms: number }[] = [];
      for (const [index, text] of writeBriefs(WARM_UP + MEASURED).entries()) {
        const start = performance.now();
        const response = await fetch(`${site.url}/api/v1/finder`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` },
          body: JSON.stringify({ text }),
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`The brief ${JSON.stringify(text)} answered ${response.status}`);
        if (index >= WARM_UP) times.push({ text, ms: performance.now() - start });
      }
      times.sort((one, other) => one.ms - other.ms);
      const msAt = (share: number) => (times[Math.floor(times.length * share)] as (typeof times)[number]).ms;
      const rssMb = (await site.residentBytes()) / 1024 / 1024;
      return { p50Ms: msAt(0.5), p95Ms: msAt(0.95), rssMb, slowest: times.slice(-10).toReversed() };
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.release();
    await rm(folder, { recursive: true, force: true });
  }
}
