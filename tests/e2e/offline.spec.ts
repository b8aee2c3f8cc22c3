import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadableAtNight, test, untilInteractive } from "./fixtures.ts";

const GIFT = "/gifts/acacia-salt-cellar-with-a-swivel-lid";
const NAME = "Acacia salt cellar with a swivel lid";

test.use({
  serviceWorkers: "allow",
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of (?:404|503)|Error loading route module/],
});

/** Opens a page and waits until the worker answers for it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test("offline, a menu click leads to a calm page with what was open; back online it goes on by itself", async ({ page, context }) => {
  await openWithWorker(page, GIFT);
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
  await expect(page.getByRole("link", { name: NAME, exact: true })).toHaveAttribute("href", GIFT);
  // No price is older than the connection.
  expect(await page.locator("body").innerText()).not.toMatch(/\$\d/);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectReadableAtNight(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "No connection right now" })).toHaveCount(0);
  await untilInteractive(page);
});

test("what the worker keeps is the icon alone; every page and price comes from the server, and errors of the server stay its own", async ({
  page,
  context,
}) => {
  await openWithWorker(page, GIFT);
  expect(await cachedAddresses(page)).toEqual(["/favicon.svg"]);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await context.setOffline(true);
  // The page was open a moment ago, and is not shown from anywhere.
  await page.goto(GIFT).catch(() => undefined);
  await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
  await expect(page.getByRole("heading", { name: NAME })).toHaveCount(0);
  await expect(page.getByRole("main").locator("img")).toHaveJSProperty("complete", true);
  expect(
    await page
      .getByRole("main")
      .locator("img")
      .evaluate((icon: HTMLImageElement) => icon.naturalWidth),
  ).toBeGreaterThan(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
});

test("a page whose address is a secret is not named", async ({ page, context }) => {
  await openWithWorker(page, "/auth/reset?token=very-secret");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("very-secret");
  await context.setOffline(true);
  await page.reload().catch(() => undefined);
  await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
  await expect(page.getByText("You had this open")).toBeHidden();
  await context.setOffline(false);
});

test("a worker that takes the place of another throws away what that one had", async ({ page }) => {
  await openWithWorker(page, "/");
  await page.evaluate(async () => {
    await (await caches.open("presently-offline-before")).put("/favicon.svg", new Response("old"));
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await openWithWorker(page, "/about");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^presently-offline-[\w-]{12}$/)]);
});
