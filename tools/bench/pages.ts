import path from "node:path";
import { writeFile } from "node:fs/promises";
import { compress } from "#app/platform/content-encoding.ts";
import { readCpuMs, untilResting } from "./cpu-time.ts";
import { runLoad, quantile, type LoadFigures } from "./load.ts";
import { startServerProcess } from "./server-process.ts";

const SITE_PORT = 23211;
const BARE_PORT = 23212;
const PAIRS = 5;
const SECONDS = 5;
const MEMORY_LOAD_SECONDS = 60;
export const BENCH_CATEGORY = "/category/occasion/birthday";

export interface PageFigures {
  cached: LoadFigures;
  bare: LoadFigures;
  /** Median over pairs, measured right after each other, of cached / bare requests per second. */
  ratio: number;
  residentBytes: number;
}

/** Measures a cached category page against the bare route, pair by pair, then the server's memory after a minute of load. */
export async function measurePages(folder: string): Promise<PageFigures> {
  const site = await startServerProcess("build/server/main.js", SITE_PORT, "/readyz", { DATA_DIR: folder });
  try {
    const page = await fetch(site.url + BENCH_CATEGORY, { headers: { "accept-encoding": "identity" } });
    if (page.status !== 200) throw new Error(`${BENCH_CATEGORY} answered ${page.status}`);
    const body = path.join(folder, "page.br");
    await writeFile(body, await compress(Buffer.from(await page.arrayBuffer()), "br"));
    await untilResting(() => readCpuMs(site.pid));
    const bare = await startServerProcess("tools/bench/bare-route.ts", BARE_PORT, "/", { BENCH_BODY: body });
    try {
      const pairs: { cached: LoadFigures; bare: LoadFigures }[] = [];
      for (let pair = 0; pair < PAIRS; pair++) {
        pairs.push({ cached: await runLoad(site.url + BENCH_CATEGORY, SECONDS), bare: await runLoad(`${bare.url}/`, SECONDS) });
      }
      const ratios = pairs.map((pair) => pair.cached.requestsPerSecond / pair.bare.requestsPerSecond);
      const ratio = quantile(ratios, 0.5);
      const shown = pairs[ratios.indexOf(ratio)] as (typeof pairs)[number];
      await runLoad(site.url + BENCH_CATEGORY, MEMORY_LOAD_SECONDS);
      const residentBytes = await site.residentBytes();
      return { ...shown, ratio, residentBytes };
    } finally {
      await bare.stop();
    }
  } finally {
    await site.stop();
  }
}
