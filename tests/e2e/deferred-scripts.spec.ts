import type { Page } from "@playwright/test";
import { expect, test, untilInteractive } from "./fixtures.ts";

/** What has become of a page's modules; times are milliseconds since the navigation. */
interface Modules {
  /** The addresses that wait, in the order in which the page names them. */
  waiting: string[];
  /** The preloads that the starter has added, in their order. */
  preloaded: string[];
  /** When each module's request began. */
  startedAtMs: Record<string, number>;
  /** When everything that the page names, its pictures included, had arrived. */
  loadedMs: number;
}

const readModules = (page: Page) =>
  page.evaluate((): Modules => {
    const hrefs = document.getElementById("page-modules")?.dataset.hrefs?.split(" ") ?? [];
    const resources = performance.getEntriesByType("resource").map(({ name, startTime }) => [new URL(name).pathname, startTime]);
    return {
      waiting: hrefs,
      preloaded: [...document.querySelectorAll('head > link[rel="modulepreload"]')].map((link) => link.getAttribute("href") ?? ""),
      startedAtMs: Object.fromEntries(resources.filter(([name]) => hrefs.includes(String(name)))) as Record<string, number>,
      loadedMs:
        performance.getEntriesByType("navigation").map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0] ?? Infinity,
    };
  });

/** Opens a page one of whose pictures never arrives, so that its load event does not come. */
async function openEndlessPage(page: Page): Promise<void> {
  await page.route(/\.(avif|webp|png|jpg)$/, () => new Promise(() => undefined));
  // The whole document is there, its last script included, which hears the reader act.
  await page.goto("/", { waitUntil: "domcontentloaded" });
}
const hasBegun = async (page: Page) => (await readModules(page)).preloaded.length > 0;

// Two frames later the page has been painted; when exactly, a busy machine's browser reports later than it happened.
test("the modules of a page start once it has loaded, all of them, in the page's order, and run", async ({ page }) => {
  await page.goto("/");
  await untilInteractive(page);
  const { waiting, preloaded, startedAtMs, loadedMs } = await readModules(page);
  expect(waiting.length).toBeGreaterThan(3);
  expect(preloaded.slice(0, waiting.length)).toEqual(waiting);
  expect(Object.keys(startedAtMs).toSorted()).toEqual(waiting.toSorted());
  for (const [href, startedAt] of Object.entries(startedAtMs)) expect(startedAt, href).toBeGreaterThanOrEqual(loadedMs);
});

for (const [what, act] of [
  ["presses a key", (page: Page) => page.keyboard.press("Shift")],
  ["touches the page", (page: Page) => page.mouse.click(2, 2)],
] as const) {
  test(`a reader who ${what} does not wait for the pictures: the modules start at once, and once`, async ({ page }) => {
    await openEndlessPage(page);
    expect(await hasBegun(page)).toBe(false);
    await act(page);
    await expect.poll(() => hasBegun(page), { timeout: 2000 }).toBe(true);
    await act(page);
    await untilInteractive(page);
    const { waiting, preloaded } = await readModules(page);
    expect(preloaded.filter((href) => href === waiting[0])).toHaveLength(1);
  });
}

test("where pictures never arrive and nobody acts, the page works after four seconds", async ({ page }) => {
  await openEndlessPage(page);
  await untilInteractive(page);
  const { startedAtMs } = await readModules(page);
  for (const startedAt of Object.values(startedAtMs)) expect(startedAt).toBeGreaterThan(3500);
});
