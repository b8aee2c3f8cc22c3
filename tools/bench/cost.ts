import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { withClient } from "#tests/with-client.ts";
import { type Asked, listAsked } from "./asked-anew.ts";
import { type BenchRow, row } from "./bench-row.ts";
import { readCpuMs, readDatabaseCpuMs, untilResting } from "./cpu-time.ts";
import { createLargeDatabase } from "./large-database.ts";
import { quantile, timed } from "./load.ts";
import type { ServerProcess } from "./server-process.ts";

const WARM_UP = 300;
const ROUNDS = 3;
const REQUESTS = 200;

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

type Target = Partial<CostFigures>;

const NAMES: Readonly<Record<keyof CostFigures, string>> = { nodeMs: "Node", databaseMs: "PostgreSQL", p50Ms: "p50", p95Ms: "p95" };

const TARGETS: Readonly<Record<Asked["kind"], Target>> = {
  "category pages": { nodeMs: 8, databaseMs: 3, p95Ms: 15 },
  "gift pages": { nodeMs: 4, databaseMs: 2, p95Ms: 15 },
  "API searches": { nodeMs: 1.5, databaseMs: 3, p50Ms: 4, p95Ms: 12 },
  "search pages": {},
  briefs: { nodeMs: 10, databaseMs: 6 },
};

async function measureKind(site: ServerProcess, backend: number, { requests }: Asked): Promise<CostFigures> {
  const times: number[] = [];
  const costs: Cost[] = [];
  const request = async (index: number) => {
    const { path, body } = requests[index] as Asked["requests"][number];
    // As browsers ask: by itself fetch wants gzip over HTTP, and what takes one compression would be measured with another.
    const headers = { "accept-encoding": "br", "x-forwarded-for": `10.2.${index >> 8}.${index & 255}` };
    const json = { ...headers, "content-type": "application/json" };
    const response = await fetch(site.url + path, body === undefined ? { headers } : { method: "POST", body, headers: json });
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

function toRow(kind: Asked["kind"], figures: CostFigures): BenchRow {
  const { nodeMs, databaseMs, p50Ms, p95Ms } = figures;
  const target = TARGETS[kind];
  const parts = Object.keys(target) as (keyof CostFigures)[];
  return row(
    `processor time of ${kind}, one after the other`,
    `${nodeMs.toFixed(1)} ms Node + ${databaseMs.toFixed(1)} ms PostgreSQL; p50 ${p50Ms.toFixed(1)}, p95 ${p95Ms.toFixed(1)} ms`,
    parts.length === 0 ? "–" : parts.map((part) => `${NAMES[part]} ≤ ${target[part]}`).join(", "),
    parts.every((part) => figures[part] <= (target[part] ?? Number.POSITIVE_INFINITY)),
  );
}

/**
 * Measures what each kind of request that is not cached costs the built site and its database, one after the other, with `giftCount` generated
 * gifts. Returns a row of the report for each.
 */
export async function measureCost(giftCount: number): Promise<BenchRow[]> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, giftCount));
    const kinds = await listAsked(database, WARM_UP + ROUNDS * REQUESTS);
    return await withClient(database.connectionString, async (client) => {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      const site = await database.serve();
      try {
        const backend = rows[0]?.pid as number;
        await untilResting(async () => (await readCpuMs(site.pid)) + (await readDatabaseCpuMs(backend)));
        const report: BenchRow[] = [];
        for (const asked of kinds) report.push(toRow(asked.kind, await measureKind(site, backend, asked)));
        return report;
      } finally {
        await site.stop();
      }
    });
  } finally {
    await database.remove();
  }
}
