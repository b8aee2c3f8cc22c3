import AxeBuilder from "@axe-core/playwright";
import { type ConsoleMessage, test as base, expect, type Page, type Response } from "@playwright/test";
import { REFUSED_BODY } from "#app/platform/problem.ts";
import { type Account, freshAddressHeaders, makeAccount, signIn } from "./accounts.ts";

/** What Playwright says where a page registers the service worker that playwright.config.ts keeps out. */
const isBlockedWorker = (message: ConsoleMessage) => message.text().startsWith("Service Worker registration blocked by Playwright");

interface Fixtures {
  /** Console messages of the browser that this test expects; every other one fails it. */
  expectedComplaints: RegExp[];
  /** An account of this test alone; a test that requests it is signed in with it in `page`. */
  account: Account;
}

/** Returns the server's refusal of a body that its own page sent; null for another answer, and where the page is gone. */
async function findRefusal(response: Response): Promise<string | null> {
  const text = await response.text().catch(() => "");
  return text.includes(REFUSED_BODY) ? `${response.url()} ${text}` : null;
}

/**
 * True where a picture on a host that does not exist did not come: gifts of other tests may have some. A route for every request would answer
 * them, but then the browser caches nothing and each request waits for this process.
 */
const isUnreachable = (message: ConsoleMessage) =>
  message.text().endsWith("net::ERR_NAME_NOT_RESOLVED") && new URL(message.location().url).hostname.endsWith(".example");

/** Extends the tests so that an error on the browser's console, an uncaught error or a blocked resource is a failure. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use(freshAddressHeaders()),
  account: async ({ context }, use) => {
    const account = await makeAccount(context);
    await signIn(context, account);
    await use(account);
  },
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isUnreachable(message) && !isBlockedWorker(message))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    // What a page of ours sends has to fit the server's schema, whatever else a test expects.
    const refusals: Promise<string | null>[] = [];
    page.on("response", (response) => {
      if (response.status() === 400 && response.request().method() !== "GET") refusals.push(findRefusal(response));
    });
    await use(page);
    expect((await Promise.all(refusals)).filter((refusal) => refusal !== null)).toEqual([]);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([]);
  },
});

/** Waits until the page responds to clicks and keys. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.interactive === "true");
}

/** Waits until no animation runs, except endless ones such as a spinner. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** E1: expects axe to find no violation in what is shown now. From then on nothing moves, because half-faded text has less contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  // A toast may leave while axe looks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await untilAtRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // The preview of a look shows what is tried, however hard to read.
    .exclude("iframe")
    // Without foreign frames the findings are the same, and no second page is opened to put those of all frames together.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

/** E1: expects that everything can be read in the dark scheme too, in which the page stays. */
export async function expectReadableAtNight(page: Page): Promise<void> {
  // Cards out of sight are not drawn, so a transition of their colors would never end.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await untilAtRest(page);
  const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).exclude("iframe").setLegacyMode().analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`)),
  ).toEqual([]);
}

/** E1: expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
}

export { expect };
