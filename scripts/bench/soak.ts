import { putLoadOn } from "./load.ts";
import { BENCH_CATEGORY } from "./pages.ts";
import { startServerProcess } from "./server-process.ts";

const PORT = 43215;
const READERS = 50;
const MINUTES = 30;
/** Until the kept pages and the compiled code are there, memory grows for good reasons. */
const WARM_UP_MINUTES = 2;
const TURN_SECONDS = 10;
/** Kept pages, one that is rendered for each reader, and what the pages ask for after they have loaded. */
const PATHS = ["/", BENCH_CATEGORY, "/session", "/blog", "/auth", "/categories", "/saved-gift-ids", "/about"];

export interface SoakFigures {
  minutes: number;
  requests: number;
  failures: number;
  /** Resident memory in bytes after the warm-up, and at the end. */
  startBytes: number;
  endBytes: number;
}

/** L2: 50 readers at once for half an hour on the demo site of `dataDir`, going round over several addresses. */
export async function soak(dataDir: string): Promise<SoakFigures> {
  const site = await startServerProcess("build/server/main.js", PORT, "/readyz", { DATA_DIR: dataDir });
  try {
    const figures = { minutes: MINUTES, requests: 0, failures: 0, startBytes: 0, endBytes: 0 };
    const turns = (MINUTES * 60) / TURN_SECONDS;
    for (let turn = 0; turn < turns; turn++) {
      if (turn === (WARM_UP_MINUTES * 60) / TURN_SECONDS) figures.startBytes = await site.residentBytes();
      const { requests, failures } = await putLoadOn(site.url + PATHS[turn % PATHS.length], TURN_SECONDS, READERS);
      figures.requests += requests;
      figures.failures += failures;
    }
    return { ...figures, endBytes: await site.residentBytes() };
  } finally {
    await site.stop();
  }
}
