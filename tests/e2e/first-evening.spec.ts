import type { Page } from "@playwright/test";
import { useFreshAddress } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";

/** A site of its own, because nobody may have it yet. */
const OWN_PORT = PORT + 4000;
// One server on one port, so both tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://127.0.0.1:${OWN_PORT}` });
test.beforeEach(({ context }) => useFreshAddress(context));

let own: OwnSite | undefined;
test.afterEach(async ({ page }) => {
  // An open page would complain of the server that is gone.
  await page.goto("about:blank");
  await own?.stop();
});

const said = (page: Page, text: string | RegExp) => page.getByText(text).first();

/** Expects a screen to be in order on a phone and on a desk. */
async function lookAt(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** Signs up on the fresh site, enters the setup code, and arrives at the start page. */
async function takeTheSite(page: Page, code: string): Promise<void> {
  await page.goto("/setup");
  await untilInteractive(page);
  await lookAt(page);
  await page.getByRole("link", { name: "Create an account" }).click();
  const form = page.getByRole("tabpanel", { name: "Create Account" });
  await form.getByLabel("First Name").fill("Grace");
  await form.getByLabel("Last Name").fill("Hopper");
  await form.getByLabel("Email").fill("grace@example.com");
  await form.locator("[name=password]").fill("debugging with moths");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/setup$/);
  await lookAt(page);
  await page.getByLabel("Setup code").fill(code.toLowerCase());
  await page.getByLabel("Setup code").press("Enter");
  await expect(page).toHaveURL(/\/admin\/start$/);
  await expect(said(page, "This site is yours. Here’s what to do next.")).toBeVisible();
  // A notice that fades has less contrast.
  await page.reload();
  await untilInteractive(page);
}

test.describe("a fresh site", () => {
  test.use({ expectedComplaints: [/status of 40[34]/] });

  test("without mail: sign up, enter the setup code, see what to do, make the starter categories, and take them back", async ({ page }) => {
    test.slow();
    own = await startOwnSite(OWN_PORT);
    await takeTheSite(page, own.setupCode());
    await expect(said(page, "0 of 7 done")).toBeVisible();
    await page.getByText("See what you’ll get").click();
    await expect(said(page, /Baby Shower/)).toBeVisible();
    await lookAt(page);
    await page.getByRole("button", { name: /Start with \d+ usual categories/ }).click();
    await expect(said(page, /\d+ categories added\./)).toBeVisible();
    await expect(said(page, "1 of 7 done")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said(page, /\d+ categories removed\./)).toBeVisible();
    await page.goto("/admin/categories");
    await lookAt(page);
    await page.getByRole("button", { name: /Start with \d+ usual categories/ }).click();
    await expect(page).toHaveURL(/\/admin\/start$/);
    await page.getByRole("button", { name: "I know my way around" }).click();
    await expect(page.getByRole("heading", { name: "Gift Management" })).toBeVisible();
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/admin\/gifts$/);
    expect((await page.goto("/setup"))?.url(), "an admin is led on").toMatch(/\/admin\/gifts$/);
    await page.context().clearCookies();
    expect((await page.goto("/setup"))?.status()).toBe(404);
  });

  test("with the demo: it goes and comes back, also without JavaScript", async ({ page, browser }) => {
    test.slow();
    own = await startOwnSite(OWN_PORT, { DEMO_CATALOGUE: "on" });
    await takeTheSite(page, own.setupCode());
    const gift = "/gifts/acacia-salt-cellar-with-a-swivel-lid";
    expect((await page.request.get(gift)).status()).toBe(200);
    await page.getByRole("button", { name: "Put the demo away" }).click();
    await expect(said(page, "The demo is put away:")).toBeVisible({ timeout: 90_000 });
    await lookAt(page);
    await expect.poll(async () => (await page.request.get(gift)).status()).toBe(404);
    const plain = await browser.newContext({
      baseURL: `http://127.0.0.1:${OWN_PORT}`,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await still.goto("/admin/start");
    await still.getByRole("button", { name: "Bring it back" }).click();
    await expect
      .poll(
        async () => {
          await still.goto("/admin/start");
          return still.getByRole("button", { name: "Put the demo away" }).count();
        },
        { timeout: 90_000 },
      )
      .toBe(1);
    await plain.close();
    await expect.poll(async () => (await page.request.get(gift)).status()).toBe(200);
  });
});
