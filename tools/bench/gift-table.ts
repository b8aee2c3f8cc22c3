import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { createLargeDatabase, type LargeDatabase } from "./large-database.ts";
import { quantile, timed } from "./load.ts";
import type { ServerProcess } from "./server-process.ts";

const WARM_UP = 20;
const ROUNDS = 12;

export interface GiftTableFigures {
  p50Ms: number;
  p95Ms: number;
  slowest: { query: string; ms: number };
}

async function enterAsAdmin({ connectionString, folder }: LargeDatabase): Promise<string> {
  const config = readConfig({ ...process.env, NODE_ENV: "production", DATA_DIR: folder });
  connectDatabase(connectionString, { poolSize: 2 });
  try {
    const { token } = await createSession((await createUser({ role: "admin" })).id);
    return `${sessionCookieName(config.siteUrl)}=${toSessionCookieValue(token, siteSecret(config))}`;
  } finally {
    await closeDatabase();
  }
}

/** Every kind of filter, alone and together, and the search as it is typed. */
async function listQueries(database: LargeDatabase): Promise<string[]> {
  const [brand] = await database.query<{ name: string }>("select brand_name as name from gifts where brand_name <> '' limit 1");
  const [recipient] = await database.query<{ slug: string }>("select slug from categories where taxonomy = 'recipient' limit 1");
  const [type] = await database.query<{ slug: string }>("select slug from categories where taxonomy = 'giftType' limit 1");
  const of = (query: Record<string, string>) => new URLSearchParams(query).toString();
  return [
    ...["m", "mu", "mug", "glass", "wooden box", "19.9", "zzzq"].map((q) => of({ q })),
    ...["under-25", "25-50", "50-100", "over-100"].map((price) => of({ price })),
    of({ stock: "out" }),
    of({ stock: "in" }),
    ...["featured", "no-picture", "no-category", "no-price", "stale-price", "amazon-price", "dead-link", "draft"].map((mark) =>
      of({ mark }),
    ),
    of({ recipient: recipient?.slug ?? "" }),
    of({ category: type?.slug ?? "" }),
    of({ brand: brand?.name ?? "" }),
    of({ recipient: recipient?.slug ?? "", price: "25-50", stock: "in", sort: "price" }),
    of({ q: "mug", price: "under-25", sort: "name" }),
    of({ price: "25-50", sort: "name", page: "40" }),
    of({ stock: "in", show: "200" }),
  ];
}

async function ask(site: ServerProcess, cookie: string, queries: readonly string[]): Promise<GiftTableFigures> {
  const times: { query: string; ms: number }[] = [];
  const asked = Array.from({ length: WARM_UP + queries.length * ROUNDS }, (_, index) => queries[index % queries.length] ?? "");
  for (const [index, query] of asked.entries()) {
    const ms = await timed(async () => {
      const answer = await fetch(`${site.url}/admin/gifts.data?${query}`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`The table answered ${query} with ${answer.status}`);
    });
    if (index >= WARM_UP) times.push({ query, ms });
  }
  const all = times.map(({ ms }) => ms);
  const slowest = times.reduce((most, one) => (one.ms > most.ms ? one : most));
  return { p50Ms: quantile(all, 0.5), p95Ms: quantile(all, 0.95), slowest };
}

/** Measures what the table of gifts in the admin area takes to answer a filter, with `count` generated gifts. */
export async function measureGiftTable(count: number): Promise<GiftTableFigures> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, count));
    const site = await database.serve();
    try {
      return await ask(site, await enterAsAdmin(database), await listQueries(database));
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}
