import { ACCESS } from "#app/access.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { measureAnswerTimes } from "./accounts.ts";
import { type BenchRow, memoryRow, row } from "./bench-row.ts";
import { measureBlog } from "./blog.ts";
import { measureCost } from "./cost.ts";
import { prepareDemoSite } from "./demo-site.ts";
import { measureFinder } from "./finder.ts";
import { measureGiftTable } from "./gift-table.ts";
import { measureImport, measureReading } from "./import.ts";
import { measureInteractions as interactions } from "./interactions.ts";
import { judgeVitals, measureLighthouse, UNINDEXED } from "./lighthouse.ts";
import { measureLists } from "./lists.ts";
import { runLoad } from "./load.ts";
import { BENCH_CATEGORY, measurePages } from "./pages.ts";
import { measureRendering } from "./rendering.ts";
import { measureSearch } from "./search.ts";
import { startServerProcess } from "./server-process.ts";
import { measureScriptsOf } from "./shipped-bytes.ts";
import { compareSizes } from "./size-rows.ts";
import { soak } from "./soak.ts";
import { measureThroughput } from "./throughput.ts";
import { measureUpgrade } from "./upgrade.ts";

/** Requests per second of the fastest open storefront template on a similar machine; see docs/decisions/0001. */
const TEMPLATE_CATEGORY_PER_SECOND = 103;
/** URL of the template's category page where it runs on this machine; it is then measured in the same minutes. */
const TEMPLATE_URL = process.env.BENCH_TEMPLATE_URL;
const TEMPLATE_SECONDS = 20;
/** A post of the demo blog, with a table of contents and cards in its text. */
const BENCH_POST = "/blog/how-to-find-out-what-someone-actually-wants";
/** A page of every kind that is the same for everybody. */
const PUBLIC_PAGES = Object.entries(ACCESS)
  .filter(([address, { read, cache }]) => read === "everyone" && cache !== undefined && !/\.\w+$/.test(address))
  .map(([address, { sample }]) => sample ?? address);
const SCRIPT_PORT = 23213;
const SOAK_MINUTES = 30;
const UPGRADED_GIFTS = 200_000;
/** Share by which the resident memory of one process varies from one minute to the next. */
const FLAT_MEMORY = 0.05;

async function pages(folder: string): Promise<BenchRow[]> {
  const { cached, bare, ratio, residentBytes } = await measurePages(folder);
  const template = TEMPLATE_URL === undefined ? undefined : await runLoad(TEMPLATE_URL, TEMPLATE_SECONDS);
  const templatePerSecond = template?.requestsPerSecond ?? TEMPLATE_CATEGORY_PER_SECOND;
  const perSecond = (figures: { requestsPerSecond: number; p99Ms: number }) =>
    `${Math.round(figures.requestsPerSecond)}/s, p99 ${figures.p99Ms.toFixed(1)} ms`;
  const timesTemplate = cached.requestsPerSecond / templatePerSecond;
  return [
    row("bare Hono route, same bytes (the limit)", perSecond(bare), "reference", true),
    row("cached category page", perSecond(cached), "no failures", cached.failures === 0),
    row("cached page / limit", `${(ratio * 100).toFixed(0)} %`, "≥ 85 %, the median of five pairs", ratio >= 0.85),
    row("storefront template's category page", template ? perSecond(template) : `${templatePerSecond}/s elsewhere`, "reference", true),
    row("cached page / storefront template's category", `${timesTemplate.toFixed(0)} ×`, "≥ 50 ×", timesTemplate >= 50),
    memoryRow("resident memory after 60 s of load", residentBytes),
  ];
}

async function rendering(folder: string): Promise<BenchRow[]> {
  // The site has started a database, which stays up for the renderer.
  const site = await startServerProcess("build/server/main.js", SCRIPT_PORT, "/readyz", { DATA_DIR: folder });
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const { gifts } = (await (await fetch(`${site.url}/api/v1/gifts`)).json()) as { gifts: { id: string }[] };
    const giftPath = `/gifts/${gifts[0]?.id}`;
    const scripts = await measureScriptsOf(site.url, [...PUBLIC_PAGES, ...UNINDEXED]);
    const category = measureRendering([BENCH_CATEGORY], postgres.connectionString, folder);
    const gift = measureRendering([giftPath], postgres.connectionString, folder);
    const home = measureRendering(["/"], postgres.connectionString, folder);
    const show = (figures: typeof category) =>
      `${figures.cpuMsMedian.toFixed(1)} ms CPU, p95 ${figures.cpuMsP95.toFixed(1)}, ${(figures.bytes / 1000).toFixed(0)} kB`;
    return [
      row("category page rendered", show(category), "≤ 12 ms CPU", category.cpuMsMedian <= 12),
      row("gift page rendered", show(gift), "–", true),
      row("home page rendered", show(home), "–", true),
      ...scripts.map(({ page, bytes, files }) =>
        row(`initial JavaScript of ${page}`, `${(bytes / 1000).toFixed(1)} kB brotli, ${files.length} files`, "≤ 100 kB", bytes <= 100_000),
      ),
    ];
  } finally {
    await postgres.release();
    await site.stop();
  }
}

async function lists(folder: string): Promise<BenchRow[]> {
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const { own, shared } = await measureLists(postgres.connectionString, folder);
    const show = (title: string, { cpuMsMedian, cpuMsP95, bytes }: typeof own) =>
      row(
        title,
        `${cpuMsMedian.toFixed(1)} ms CPU, p95 ${cpuMsP95.toFixed(1)}, ${(bytes / 1000).toFixed(0)} kB`,
        "≤ 40 ms CPU",
        cpuMsMedian <= 40,
      );
    return [show("own list of 500 gifts rendered", own), show("shared list of 500 gifts rendered", shared)];
  } finally {
    await postgres.release();
  }
}

async function accounts(folder: string): Promise<BenchRow[]> {
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const times = await measureAnswerTimes(postgres.connectionString, folder);
    return times.map(({ form, knownMs, unknownMs }) => {
      const apart = Math.abs(knownMs - unknownMs) / Math.min(knownMs, unknownMs);
      const measured = `${knownMs.toFixed(1)} and ${unknownMs.toFixed(1)} ms, ${(100 * apart).toFixed(1)} % apart`;
      return row(`A2: ${form}, known and unknown address`, measured, "≤ 20 % apart", apart <= 0.2);
    });
  } finally {
    await postgres.release();
  }
}

async function lighthouse(folder: string): Promise<BenchRow[]> {
  const site = await startServerProcess("build/server/main.js", SCRIPT_PORT, "/readyz", { DATA_DIR: folder });
  try {
    const { gifts } = (await (await fetch(`${site.url}/api/v1/gifts`)).json()) as { gifts: { id: string }[] };
    const paths = ["/", "/categories", BENCH_CATEGORY, `/gifts/${gifts[0]?.id}`, BENCH_POST, ...UNINDEXED];
    const results = await measureLighthouse(site.url, paths);
    return results.flatMap(({ path: target, slowdown, index, scores, lost, vitals }) => {
      const page = `${target.replace(/[0-9a-f-]{36}/, "{id}")}, slowed ${slowdown} ×`;
      const { text, areGood } = judgeVitals(vitals);
      return [
        row(
          `Lighthouse mobile ${page} (index ${Math.round(index)})`,
          `${scores.join(" / ")}${lost.length > 0 ? ` (${lost.join(", ")})` : ""}`,
          UNINDEXED.includes(target) ? "≥ 97 / 100 / 100" : "≥ 97 / 100 / 100 / 100",
          (scores[0] ?? 0) >= 97 && scores.slice(1, UNINDEXED.includes(target) ? 3 : 4).every((score) => score === 100),
        ),
        row(`F2: LCP, blocked time, CLS of ${page}`, text, "≤ 2.5 s, 200 ms, 0.1", areGood),
      ];
    });
  } finally {
    await site.stop();
  }
}

async function search(): Promise<BenchRow[]> {
  const small = await measureSearch(20_000);
  const large = await measureSearch(200_000);
  return [
    row("search at 20,000 gifts", `p50 ${small.p50Ms.toFixed(1)} ms, p95 ${small.p95Ms.toFixed(1)} ms`, "p95 ≤ 25 ms", small.p95Ms <= 25),
    row(
      "search at 200,000 gifts",
      `p50 ${large.p50Ms.toFixed(1)} ms, p95 ${large.p95Ms.toFixed(1)} ms, ${(large.p95Ms / small.p95Ms).toFixed(1)} × of 20,000`,
      "p95 ≤ 75 ms (3 × 25)",
      large.p95Ms <= 75,
    ),
  ];
}

async function finder(): Promise<BenchRow[]> {
  const small = await measureFinder(20_000);
  const large = await measureFinder(200_000);
  const show = ({ p50Ms, p95Ms, rssMb }: typeof small) => `p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, ${rssMb.toFixed(0)} MB`;
  return [
    row("finder at 20,000 gifts", show(small), "p95 ≤ 40 ms", small.p95Ms <= 40),
    row("finder at 200,000 gifts", show(large), "p95 ≤ 120 ms", large.p95Ms <= 120),
  ];
}

async function giftTable(): Promise<BenchRow[]> {
  const { p50Ms, p95Ms, slowest } = await measureGiftTable(20_000);
  const measured = `p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, ${slowest.query} ${slowest.ms.toFixed(1)} ms`;
  return [row("a filter of the table of 20,000 gifts", measured, "all ≤ 200 ms", slowest.ms <= 200)];
}

async function imports(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const told of ["tagged", "untagged"] as const) {
    const { seconds, peakMb } = await measureImport(20_000, told);
    const measured = `${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`;
    rows.push(row(`import of 20,000 ${told} gifts, which are read too`, measured, "≤ 40 s", seconds <= 40));
  }
  const ms = measureReading();
  return [...rows, row("reading a gift, processor time", `${ms.toFixed(2)} ms`, "≤ 0.5 ms", ms <= 0.5)];
}

async function blog(): Promise<BenchRow[]> {
  const figures = await measureBlog(10_000);
  return figures.map(({ title, p50Ms, p95Ms }) =>
    row(`blog of 10,000 posts: ${title}`, `p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`, "p95 ≤ 50 ms", p95Ms <= 50),
  );
}

async function soaked(): Promise<BenchRow[]> {
  const { minutes, requests, failures, memoryMb, growth } = await soak(SOAK_MINUTES);
  const failed = Object.entries(failures).map(([what, count]) => `${count} × ${what}`);
  const curve = memoryMb.map((mb) => mb.toFixed(0)).join(" ");
  return [
    row(
      `L2: requests that failed for 50 readers in ${minutes} minutes`,
      `${failed.join(", ") || "none"} of ${requests.toLocaleString("en-US")}`,
      "none failed",
      failed.length === 0,
    ),
    row(
      "L2: growth of memory meanwhile",
      `${curve} MB, ${(growth * 100).toFixed(1)} % after the first third`,
      `≤ ${FLAT_MEMORY * 100} %`,
      growth <= FLAT_MEMORY,
    ),
  ];
}

async function upgrade(): Promise<BenchRow[]> {
  const { seconds, categoriesOfGifts, slowest } = await measureUpgrade(UPGRADED_GIFTS);
  const named = slowest.map((migration) => `${migration.name} ${migration.seconds.toFixed(1)} s`);
  const [gifts, carried] = [UPGRADED_GIFTS, categoriesOfGifts].map((count) => count.toLocaleString("en-US"));
  return [
    row(
      `from the first schema to this one: ${gifts} gifts, ${carried} categories of gifts`,
      `${seconds.toFixed(0)} s`,
      "≤ 600 s",
      seconds <= 600,
    ),
    row("of these the slowest migrations", named.join(", "), "–", true),
  ];
}

type OnDemoSite = (folder: string) => Promise<BenchRow[]>;
const ON_THE_DEMO_SITE: Record<string, OnDemoSite> = { pages, rendering, lists, accounts, lighthouse, interactions };
const ON_LARGE_CATALOGUES: Record<string, () => Promise<BenchRow[]>> = {
  cost: () => measureCost(20_000),
  throughput: () => measureThroughput(20_000),
  search,
  finder,
  import: imports,
  blog,
  "gift-table": giftTable,
};
/** These sections take an hour and more, so they run only when named. */
const LONG: Record<string, () => Promise<BenchRow[]>> = { size: compareSizes, soak: soaked, upgrade };

/** Measures the named sections, or all of them but the long ones, and gives `show` the rows of each as they come. Throws for an unknown name. */
export async function measureSections(names: readonly string[], show: (rows: readonly BenchRow[]) => void): Promise<BenchRow[]> {
  const all = [...Object.keys(ON_THE_DEMO_SITE), ...Object.keys(ON_LARGE_CATALOGUES), ...Object.keys(LONG)];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No section ${unknown}: ${all.join(", ")}`);
  const isWanted = ([name]: [string, unknown]) => names.length === 0 || names.includes(name);
  const rows: BenchRow[] = [];
  const add = async (name: string, measuring: () => Promise<BenchRow[]>) => {
    console.log(`Measuring ${name}…`);
    const measured = await measuring();
    show(measured);
    rows.push(...measured);
  };
  const onDemoSite = Object.entries(ON_THE_DEMO_SITE).filter(isWanted);
  if (onDemoSite.length > 0) {
    const site = await prepareDemoSite();
    try {
      for (const [name, measure] of onDemoSite) await add(name, () => measure(site.folder));
    } finally {
      await site.remove();
    }
  }
  const others = [
    ...Object.entries(ON_LARGE_CATALOGUES).filter(isWanted),
    ...Object.entries(LONG).filter(([name]) => names.includes(name)),
  ];
  for (const [name, measure] of others) await add(name, measure);
  return rows;
}
