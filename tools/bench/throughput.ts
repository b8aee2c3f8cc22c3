import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { type Asked, listAsked } from "./asked-anew.ts";
import { type BenchRow, memoryRow, row } from "./bench-row.ts";
import { readCpuMs, untilResting } from "./cpu-time.ts";
import { createLargeDatabase, type LargeDatabase, listCategoryPaths } from "./large-database.ts";
import { type LoadFigures, quantile, runLoad } from "./load.ts";
import { startServerProcess } from "./server-process.ts";

const BARE_PORT = 23215;
const ROUNDS = 3;
const SECONDS = 8;
const WARM_UP_SECONDS = 5;
const CACHED_SECONDS = 20;
const REST_SECONDS = 60;
const BRIEF_CONNECTIONS = 8;
/** More than any kind answers in all rounds. */
const MOST_ASKED = 20_000;

/** What the fastest open storefront template answered on a similar machine, with 100,000 products and without typos and facets; see docs/decisions/0001. */
const TEMPLATE = { category: 103, product: 107, search: 265 };
const TARGETS: Readonly<Record<Asked["kind"], { text: string; perSecond: number }>> = {
  "category pages": { text: `≥ ${TEMPLATE.category}/s, 1 × the storefront template's`, perSecond: TEMPLATE.category },
  "gift pages": { text: `≥ ${1.5 * TEMPLATE.product}/s, 1.5 × the template's`, perSecond: 1.5 * TEMPLATE.product },
  "API searches": { text: `≥ ${TEMPLATE.search}/s, 1 × the template's`, perSecond: TEMPLATE.search },
  "search pages": { text: "≥ 150/s", perSecond: 150 },
  briefs: { text: "–", perSecond: 0 },
};

interface Throughput extends Pick<LoadFigures, "p99Ms" | "failures"> {
  kind: Asked["kind"];
  perSecond: number;
  /** Requests a second of a bare route with the same bytes, measured in turn. */
  barePerSecond: number;
}

/** Starts a bare route that answers what the site answers a request. */
async function startBareRoute(database: LargeDatabase, url: string, { path: asked, body }: Asked["requests"][number]) {
  const init = body === undefined ? {} : { method: "POST", body, headers: { "content-type": "application/json" } };
  const answer = await fetch(url + asked, init);
  if (!answer.ok) throw new Error(`${asked} answered ${answer.status}`);
  const file = path.join(database.folder, "bare-answer");
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  return startServerProcess("tools/bench/bare-route.ts", BARE_PORT, "/", { BENCH_BODY: file, BENCH_ENCODING: "identity" });
}

async function measureAsked(database: LargeDatabase, url: string, { kind, requests }: Asked): Promise<Throughput> {
  const list = path.join(database.folder, "asked");
  const connections = kind === "briefs" ? BRIEF_CONNECTIONS : undefined;
  let begin = 0;
  const load = async (seconds: number): Promise<LoadFigures> => {
    const part = requests.slice(begin);
    await writeFile(list, part.map(({ path: asked, body }) => (body === undefined ? asked : `${asked}\t${body}`)).join("\n"));
    const figures = await runLoad(url, seconds, { script: "tools/bench/each-of-a-list.lua", connections, env: { BENCH_LIST: list } });
    begin += Math.ceil(figures.requestsPerSecond * seconds) + 2 * (connections ?? 16);
    return figures;
  };
  await load(WARM_UP_SECONDS);
  const bare = await startBareRoute(database, url, requests.at(-1) as Asked["requests"][number]);
  try {
    const rounds: { own: LoadFigures; bare: LoadFigures }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push({ own: await load(SECONDS), bare: await runLoad(`${bare.url}/`, SECONDS) });
    const median = (of: (round: (typeof rounds)[number]) => number) => quantile(rounds.map(of), 0.5);
    return {
      kind,
      perSecond: median(({ own }) => own.requestsPerSecond),
      p99Ms: median(({ own }) => own.p99Ms),
      failures: rounds.reduce((sum, { own }) => sum + own.failures, 0),
      barePerSecond: median((round) => round.bare.requestsPerSecond),
    };
  } finally {
    await bare.stop();
  }
}

function toRow({ kind, perSecond, p99Ms, failures, barePerSecond }: Throughput): BenchRow {
  const { text, perSecond: least } = TARGETS[kind];
  const ofBare = ((100 * perSecond) / barePerSecond).toFixed(1);
  const measured = `${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(0)} ms, ${failures} failed; ${ofBare} % of a bare route with its bytes`;
  return row(`${kind}, each another`, measured, text, perSecond >= least && failures === 0);
}

/**
 * Measures how many requests a second the built site answers with `giftCount` generated gifts, none of them from the cache of pages, kind by kind,
 * and what it holds after all of them, a load of cached pages, and a minute of rest. Returns a row of the report for each.
 */
export async function measureThroughput(giftCount: number): Promise<BenchRow[]> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, giftCount));
    const asked = await listAsked(database, MOST_ASKED);
    const site = await database.serve();
    try {
      await untilResting(() => readCpuMs(site.pid));
      const [category = "/"] = await listCategoryPaths(database);
      await runLoad(site.url + category, CACHED_SECONDS);
      const report: BenchRow[] = [];
      for (const kind of asked) report.push(toRow(await measureAsked(database, site.url, kind)));
      await sleep(REST_SECONDS * 1000);
      return [...report, memoryRow("resident memory after cached pages, all of these, and a minute of rest", await site.residentBytes())];
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}
