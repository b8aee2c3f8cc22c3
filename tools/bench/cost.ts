import { setTimeout as sleep } from "node:timers/promises";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { withClient } from "#tests/with-client.ts";
import { readCpuMs, readDatabaseCpuMs } from "./cpu-time.ts";
import { writeBriefs } from "./finder.ts";
import { createLargeDatabase, type LargeDatabase, listCategoryPaths } from "./large-database.ts";
import { quantile, timed } from "./load.ts";
import { pickQueries } from "./search.ts";
import type { ServerProcess } from "./server-process.ts";

const WARM_UP = 300;
const ROUNDS = 3;
const REQUESTS = 200;
const MOST_RESIDENT_MB = 350;
/** Who does nothing takes less than this of a second. */
const RESTING_MS = 50;
const RESTING_SECONDS = 5;
const MOST_SECONDS = 300;

interface Cost {
  /** Processor time of a request. */
  nodeMs: number;
  databaseMs: number;
}

interface CostFigures extends Cost {
  /** How long a request takes alone. */
  p50Ms: number;
  p95Ms: number;
}

interface Kind {
  kind: string;
  target: Cost;
  ask: (index: number) => [path: string, init?: RequestInit];
}

/** Requests that no cached page answers: each has another address. */
async function listKinds(database: LargeDatabase): Promise<Kind[]> {
  const categories = await listCategoryPaths(database);
  const gifts = await database.query<{ id: string }>("select id from gifts order by md5(slug)");
  const names = await database.query<{ name: string }>("select name from gifts order by external_id limit 2000");
  const words = await database.query<{ words: string }>("select words from categories order by code");
  const queries = pickQueries(
    names.map(({ name }) => name),
    words.map((category) => category.words),
    WARM_UP + ROUNDS * REQUESTS,
  ).map(encodeURIComponent);
  const briefs = [...new Set(writeBriefs(10 * (WARM_UP + ROUNDS * REQUESTS)))];
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
  const asJson = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return [
    {
      kind: "category page of 50, filtered by price",
      target: { nodeMs: 8, databaseMs: 3 },
      ask: (index) => [`${at(categories, index)}?maxPrice=${500 + index}`],
    },
    { kind: "gift page", target: { nodeMs: 4, databaseMs: 2 }, ask: (index) => [giftPath(at(gifts, index).id)] },
    { kind: "search by the API", target: { nodeMs: 1.5, databaseMs: 3 }, ask: (index) => [`/api/v1/search?q=${at(queries, index)}`] },
    { kind: "search page", target: { nodeMs: 6, databaseMs: 6 }, ask: (index) => [`/search?q=${at(queries, index)}`] },
    {
      kind: "brief for the finder",
      target: { nodeMs: 10, databaseMs: 6 },
      ask: (index) => ["/api/v1/finder", asJson({ text: at(briefs, index) })],
    },
  ];
}

/**
 * Waits for the site to rest: what a start leaves to be done, such as reading ten thousand gifts for the finder, would count as the cost of the first
 * requests.
 */
async function untilResting(site: ServerProcess, backend: number): Promise<void> {
  const used = async () => (await readCpuMs(site.pid)) + (await readDatabaseCpuMs(backend));
  let resting = 0;
  for (let second = 0; resting < RESTING_SECONDS; second++) {
    if (second === MOST_SECONDS) throw new Error(`The site has not come to rest within ${MOST_SECONDS} s`);
    const before = await used();
    await sleep(1000);
    resting = (await used()) - before < RESTING_MS ? resting + 1 : 0;
  }
}

async function measureKind(site: ServerProcess, backend: number, { ask }: Kind): Promise<CostFigures> {
  const times: number[] = [];
  const costs: Cost[] = [];
  const request = async (index: number) => {
    const [path, init] = ask(index);
    // As browsers ask: by itself fetch wants gzip over HTTP, for which a page would be compressed a second time.
    const headers = { ...init?.headers, "accept-encoding": "br", "x-forwarded-for": `10.2.${index >> 8}.${index & 255}` };
    const response = await fetch(site.url + path, { ...init, headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  for (let index = 0; index < WARM_UP; index++) await request(index);
  for (let round = 0; round < ROUNDS; round++) {
    const before = { node: await readCpuMs(site.pid), database: await readDatabaseCpuMs(backend) };
    for (let n = 0; n < REQUESTS; n++) times.push(await timed(() => request(WARM_UP + round * REQUESTS + n)));
    costs.push({
      nodeMs: ((await readCpuMs(site.pid)) - before.node) / REQUESTS,
      databaseMs: ((await readDatabaseCpuMs(backend)) - before.database) / REQUESTS,
    });
  }
  const median = (part: keyof Cost) =>
    quantile(
      costs.map((cost) => cost[part]),
      0.5,
    );
  return {
    nodeMs: median("nodeMs"),
    databaseMs: median("databaseMs"),
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  };
}

function toRow({ kind, target }: Kind, { nodeMs, databaseMs, p50Ms, p95Ms }: CostFigures) {
  const isReached = nodeMs <= target.nodeMs && databaseMs <= target.databaseMs;
  return {
    figure: `processor time of a ${kind}`,
    measured: `${nodeMs.toFixed(1)} ms Node + ${databaseMs.toFixed(1)} ms PostgreSQL; alone p50 ${p50Ms.toFixed(1)}, p95 ${p95Ms.toFixed(1)} ms`,
    target: `≤ ${target.nodeMs} + ${target.databaseMs} ms`,
    reached: isReached ? ("yes" as const) : ("no" as const),
  };
}

function toMemoryRow(bytes: number): ReturnType<typeof toRow> {
  const megabytes = bytes / 1024 / 1024;
  const reached = megabytes <= MOST_RESIDENT_MB ? ("yes" as const) : ("no" as const);
  return { figure: "resident memory after these", measured: `${megabytes.toFixed(0)} MB`, target: `≤ ${MOST_RESIDENT_MB} MB`, reached };
}

/**
 * Measures what each kind of request that is not cached costs the built site and its database, one after the other, with `giftCount` generated
 * gifts, and what the site holds in the end. Returns a row of the report for each.
 */
export async function measureCost(giftCount: number): Promise<ReturnType<typeof toRow>[]> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, giftCount));
    const kinds = await listKinds(database);
    return await withClient(database.connectionString, async (client) => {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      const site = await database.serve();
      try {
        const backend = rows[0]?.pid as number;
        await untilResting(site, backend);
        const report: ReturnType<typeof toRow>[] = [];
        for (const kind of kinds) report.push(toRow(kind, await measureKind(site, backend, kind)));
        return [...report, toMemoryRow(await site.residentBytes())];
      } finally {
        await site.stop();
      }
    });
  } finally {
    await database.remove();
  }
}
