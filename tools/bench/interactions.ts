import { type Browser, chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../testing/system-programs.ts";
import { type BenchRow, row } from "./bench-row.ts";
import { quantile } from "./load.ts";
import { BENCH_CATEGORY } from "./pages.ts";
import { startServerProcess } from "./server-process.ts";

const PORT = 23216;
/** Lighthouse's mobile preset slows the processor by as much. */
const SLOWDOWN = 4;
const TIMES = 5;
const TARGET_MS = 100;
/** For the page's scripts to start, and for what an interaction leaves to be done. */
const REST_MS = 1500;
const SEARCH_BOX = "Search for gifts, categories, or blog posts...";

interface Interaction {
  what: string;
  path: string;
  /** Brings the page to where the interaction begins. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  { what: "a heart of a category page", path: BENCH_CATEGORY, act: (page) => page.locator(".save-heart").first().click() },
  {
    what: "a chip of a result taken away",
    path: "/gift-finder?person=mom&interests=gardening",
    act: (page) =>
      page
        .getByRole("link", { name: /^Remove / })
        .first()
        .click(),
  },
  { what: "the search dialog opened", path: BENCH_CATEGORY, act: (page) => page.keyboard.press("/") },
  {
    what: "four letters typed into the search dialog",
    path: BENCH_CATEGORY,
    prepare: async (page) => {
      await page.keyboard.press("/");
      await page.getByPlaceholder(SEARCH_BOX).waitFor();
    },
    act: (page) => page.keyboard.type("gard", { delay: 150 }),
  },
  {
    what: "a word sent to the search page",
    path: "/search?q=tea",
    prepare: (page) => page.getByRole("main").getByRole("searchbox").fill("coffee"),
    act: (page) => page.keyboard.press("Enter"),
  },
];

/** Begins to note each event from now on; what was before is told only of events that took longer than a tenth of a second. */
function beginToNote(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: PerformanceEventTiming[] = [];
    const observer = new PerformanceObserver((list) => void noted.push(...(list.getEntries() as PerformanceEventTiming[])));
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { noted });
  });
}

/** Returns how long the slowest event of an interaction took until the next paint; 16 ms where none took longer than a frame. */
function readLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: PerformanceEventTiming[] };
    return Math.max(16, ...noted.flatMap(({ duration, interactionId }) => (interactionId > 0 ? [duration] : [])));
  });
}

async function measureOnce(page: Page, url: string, { prepare, act }: Interaction): Promise<number> {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.interactive === "true");
  await page.waitForTimeout(REST_MS);
  await prepare?.(page);
  await page.waitForTimeout(REST_MS);
  await beginToNote(page);
  await act(page);
  await page.waitForTimeout(REST_MS);
  return readLongest(page);
}

async function measureTimes(browser: Browser, url: string, interaction: Interaction): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    times.push(await measureOnce(page, url + interaction.path, interaction));
    await page.close();
  }
  return times;
}

function toRow({ what }: Interaction, times: readonly number[]): BenchRow {
  const median = quantile(times, 0.5);
  const measured = `median ${median} ms, longest ${Math.max(...times)} ms of ${TIMES}`;
  return row(`INP of ${what}, slowed ${SLOWDOWN} ×`, measured, `median ≤ ${TARGET_MS} ms`, median <= TARGET_MS);
}

/** Measures what shoppers do most often on the site in a folder, in a window of a phone's size, and returns a row of the report for each. */
export async function measureInteractions(folder: string): Promise<BenchRow[]> {
  const site = await startServerProcess("build/server/main.js", PORT, "/readyz", { DATA_DIR: folder });
  try {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
    try {
      const rows: BenchRow[] = [];
      for (const interaction of INTERACTIONS) rows.push(toRow(interaction, await measureTimes(browser, site.url, interaction)));
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
