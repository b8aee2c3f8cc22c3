import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test, untilInteractive } from "./fixtures.ts";

// The browser says itself that a file was not there.
test.use({ expectedComplaints: [/Failed to load resource|Error loading route module|Failed to fetch dynamically imported module/] });

const ANSWER_MS = 300;
const GIFT = "/gifts/acacia-salt-cellar-with-a-swivel-lid";
const PLACEHOLDER = "Search for gifts, categories, or blog posts...";

/** Lets the server answer as after an update that has removed a part of the page; returns how to bring it back. */
async function takeAway(page: Page, part: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`);
  await page.route(address, async (route) => {
    // An answer takes its way, in which the page shows that it goes somewhere.
    await sleep(ANSWER_MS);
    await route.fulfill({ status: 404, body: "Not found" });
  });
  return () => page.unroute(address);
}

/** Marks the document, and returns whether it is still the one that was marked. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void (document.documentElement.dataset.marked = "true"));
  return () => page.evaluate(() => document.documentElement.dataset.marked === "true");
}

test("a page that was opened before an update is loaded anew when its search is gone, and then searches", async ({ page }) => {
  await page.goto("/about");
  await untilInteractive(page);
  const bringBack = await takeAway(page, "search-dialog");
  const isSame = await markDocument(page);
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("/");
  await loaded;
  expect(await isSame()).toBe(false);
  await bringBack();
  await expect(page).toHaveURL(/\/about$/);
  await untilInteractive(page);
  await page.keyboard.press("/");
  await expect(page.getByPlaceholder(PLACEHOLDER)).toBeFocused();
});

test("the basket too; where a new page did not help, nothing is loaded for ever", async ({ page }) => {
  await page.goto("/about");
  await untilInteractive(page);
  await takeAway(page, "basket-drawer");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: /Gift basket/ }).click();
  await loaded;
  await untilInteractive(page);
  const isSame = await markDocument(page);
  // The new page opens the basket by itself.
  await expect(page.getByText("We couldn’t open the basket", { exact: true })).toBeVisible();
  expect(await isSame()).toBe(true);
});

const basketOf = (page: Page, gifts: string) => page.getByRole("button", { name: `Gift basket, ${gifts}` });

test("a basket that is filled goes along, and is open on the new page; a reader's own reload empties it", async ({ page }) => {
  await page.goto(GIFT);
  await untilInteractive(page);
  await page.getByRole("button", { name: "Add to basket" }).click();
  const bringBack = await takeAway(page, "basket-drawer");
  page.once("framenavigated", () => void bringBack());
  await basketOf(page, "1 gift").click();
  await expect(page.getByRole("dialog", { name: "Gift basket" })).toContainText("Acacia salt cellar");
  await page.reload();
  await untilInteractive(page);
  await expect(basketOf(page, "empty")).toBeVisible();
});

test("where the script of the next page is gone, the reader gets there all the same, and the basket goes along", async ({ page }) => {
  await page.goto(GIFT);
  await untilInteractive(page);
  await page.getByRole("button", { name: "Add to basket" }).click();
  const bringBack = await takeAway(page, "about");
  page.once("framenavigated", () => void bringBack());
  const isSame = await markDocument(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1, name: "A gift shop with no checkout" })).toBeVisible();
  await expect(basketOf(page, "1 gift")).toBeVisible();
  expect(await isSame()).toBe(false);
});

test("a page whose script stays away is loaded anew once, and not for ever", async ({ page }) => {
  let documents = 0;
  page.on("load", () => (documents += 1));
  await page.goto(GIFT);
  await untilInteractive(page);
  await takeAway(page, "about");
  const about = () => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
  await about().click();
  // The page loads anew, goes on, loads anew for the lack of the same script, and then stays.
  await expect.poll(() => documents).toBe(3);
  await untilInteractive(page);
  await page.waitForTimeout(2000);
  expect(documents).toBe(3);
  await expect(page).toHaveURL(new RegExp(`${GIFT}$`));
});

test("a page whose testimonials lack their script is loaded anew, and stays a page", async ({ page }) => {
  await page.goto("/");
  await untilInteractive(page);
  const bringBack = await takeAway(page, "carousel");
  const loaded = page.waitForEvent("load");
  await page.getByRole("heading", { name: "What Shoppers Say" }).scrollIntoViewIfNeeded();
  await loaded;
  await bringBack();
  await expect(page.getByRole("heading", { name: "What Shoppers Say" })).toBeVisible();
});

test("a gift can be saved from a page that was opened before an update, after it was loaded anew", async ({ page, account: _account }) => {
  await page.goto(GIFT);
  await untilInteractive(page);
  const bringBack = await takeAway(page, "save-dialog");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Save Gift" }).click();
  await loaded;
  await bringBack();
  await untilInteractive(page);
  await page.getByRole("button", { name: "Save Gift" }).click();
  await expect(page.getByRole("dialog", { name: "Save to a gift list" })).toBeVisible();
});

test("a toast that lacks its script loads the page anew; what it was about is done", async ({ page, account: _account }) => {
  await page.goto(GIFT);
  await untilInteractive(page);
  const bringBack = await takeAway(page, "toast-stack");
  await page.getByRole("button", { name: "Save Gift" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to a gift list" });
  await dialog.getByRole("textbox").fill("Of before the update");
  const loaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Create list" }).click();
  await loaded;
  await bringBack();
  await expect(page.getByRole("button", { name: "Save Gift" })).toHaveAttribute("aria-pressed", "true");
});
