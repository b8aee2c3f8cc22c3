import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { dataFolderOf } from "./data-folder.ts";
import { expect, test, untilInteractive } from "./fixtures.ts";
import { PORT } from "./servers.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

/** Turns sharing of the open list on, and reads the list as a visitor does. */
async function openShared(page: Page, browser: Browser): Promise<Page> {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this list" });
  await dialog.getByRole("button", { name: "Turn on sharing" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(link).pathname);
  return visitor;
}

test("from a sentence to a gift on a list that somebody else reads: asked, refined, saved, shared", async ({ page, browser, account }) => {
  expect(account.email).toContain("@");
  await open(page, "/");
  await page.getByLabel("Who is it for?").fill("A gift for my sister who loves coffee, up to $60");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gift-finder/);
  await untilInteractive(page);
  await page.getByLabel("Add another sentence…").fill("At most $40");
  await page.getByRole("button", { name: "Update", exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Remove Up to $40" })).toBeVisible();
  const view = page.getByRole("link", { name: /^View (?!on)/ }).first();
  const gift = ((await view.getAttribute("aria-label")) ?? (await view.innerText())).replace(/^View\s+/, "").trim();
  await view.click();
  await page.getByRole("button", { name: "Save Gift" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to a gift list" });
  await dialog.getByRole("textbox").fill("For my sister");
  await dialog.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByText("Created new list with the gift.", { exact: true })).toBeVisible();

  await open(page, "/gift-lists");
  await page.getByRole("link", { name: "For my sister" }).click();
  await expect(page.getByRole("heading", { name: "For my sister", level: 1 })).toBeVisible();
  await untilInteractive(page);
  const visitor = await openShared(page, browser);
  await expect(visitor.getByRole("heading", { name: "For my sister", level: 1 })).toBeVisible();
  await expect(visitor.locator(".wishes > li")).toContainText(gift);
  await visitor.context().close();
  await open(page, "/saved-gifts");
  await expect(page.getByRole("main")).toContainText(gift);
});

test("a list with every field of its own and of an item from another shop is read by a visitor, and is there after a reload", async ({
  page,
  browser,
  account,
}) => {
  expect(account.email).toContain("@");
  const name = `Housewarming ${randomUUID().slice(0, 6)}`;
  await open(page, "/gift-lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByRole("dialog", { name: "New list" }).getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await untilInteractive(page);
  await page.getByRole("button", { name: "Edit list" }).click();
  const details = page.getByRole("dialog");
  await details.getByLabel("Description").fill("Everything but vases.");
  await details.getByLabel("Date of the occasion").fill("2040-12-24");
  await details.getByLabel("Reveal claims to me on").fill("2040-12-26");
  await details.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("December 24, 2040").first()).toBeVisible();

  await page.getByRole("link", { name: "Add from any shop" }).first().click();
  await page.getByLabel(/Link to the gift/).fill("https://shop.example/mug");
  await page.getByRole("button", { name: "Enter it myself" }).click();
  await page.getByLabel("What it is").fill("Blue mug");
  await page.getByLabel("Price in dollars (optional)").fill("24,50");
  await page.getByLabel("Quantity").fill("2");
  await page.getByLabel("Note (optional)").fill("The large one");
  await page.getByRole("button", { name: "Add to list" }).click();
  const row = page.locator(".wishes > li");
  await expect(row).toContainText("$24.50");
  await page.reload();
  await untilInteractive(page);
  for (const text of ["Blue mug", "$24.50", "2 wanted", "The large one", "from shop.example"]) await expect(row).toContainText(text);
  await expect(page.getByRole("main")).toContainText("Everything but vases.");

  const visitor = await openShared(page, browser);
  for (const text of ["Blue mug", "$24.50", "2 wanted", "The large one"]) await expect(visitor.locator(".wishes > li")).toContainText(text);
  await expect(visitor.getByRole("main")).toContainText("Everything but vases.");
  await expect(visitor.getByText("December 24, 2040").first()).toBeVisible();
  await visitor.context().close();
});

test("prices typed with a comma narrow a category as they were meant", async ({ page }) => {
  await open(page, "/category/occasion/birthday");
  await page.getByLabel("Price from").fill("24,50");
  await page.getByLabel("Price up to").fill("1,234");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/maxPrice=1/);
  await expect(page.getByLabel("Price from")).toHaveValue("24.50");
  await expect(page.getByLabel("Price up to")).toHaveValue("1234");
});

test("a search finds a gift, whose page opens and names it", async ({ page }) => {
  await open(page, "/search?q=acacia+salt");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Acacia salt cellar/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Acacia salt cellar/i })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Acacia salt cellar/i })).toBeVisible();
});

test("a search is narrowed by two facets, one of them taken back, and stays so after a reload", async ({ page }) => {
  await open(page, "/search?q=coffee");
  const facets = page.getByRole("region", { name: "Narrow down the gifts" });
  const found = page.getByRole("main").getByRole("link", { name: /^View / });
  const all = await found.count();
  await facets.getByRole("link").first().click();
  await expect(facets.locator("[aria-current=true]")).toHaveCount(1);
  const narrowed = await found.count();
  expect(narrowed).toBeLessThanOrEqual(all);
  await facets.locator("a:not([aria-current])").last().click();
  await expect(facets.locator("[aria-current=true]")).toHaveCount(2);
  await page.reload();
  await untilInteractive(page);
  await expect(facets.locator("[aria-current=true]")).toHaveCount(2);
  await facets.locator("[aria-current=true]").last().click();
  await expect(facets.locator("[aria-current=true]")).toHaveCount(1);
  await expect(found).toHaveCount(narrowed);
  const name = ((await found.first().getAttribute("aria-label")) ?? (await found.first().innerText())).replace(/^View\s+/, "").trim();
  await found.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the profile's name and marketplace are saved, and are there after a reload", async ({ page, account }) => {
  expect(account.email).toContain("@");
  await open(page, "/profile");
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page
    .locator("form")
    .filter({ has: page.getByLabel("First Name") })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(
    page
      .getByRole("status")
      .or(page.getByRole("listitem"))
      .filter({ hasText: /name|saved|updated/i })
      .first(),
  ).toBeVisible();
  const store = page.getByRole("main").getByLabel("Store");
  await store.selectOption("co.uk");
  await page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByLabel("Store") })
    .getByRole("button")
    .click();
  await expect(page.getByText("Marketplace Updated").first()).toBeVisible();
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByLabel("First Name")).toHaveValue("Grace");
  await expect(page.getByLabel("Last Name")).toHaveValue("Hopper");
  await expect(store).toHaveValue("co.uk");
});

test("a message to the shop arrives as it was written", async ({ page }) => {
  const message = `The price of the teapot is wrong. ${randomUUID()}`;
  await open(page, "/contact");
  const form = page.getByRole("main");
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByLabel("Your email address").fill("ada@example.com");
  await form.getByLabel("Your message").fill(message);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for writing" })).toBeVisible();
  const outbox = path.join(dataFolderOf(PORT), "outbox");
  const mails = () =>
    readdirSync(outbox)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(path.join(outbox, file), "utf8").replaceAll("=\r\n", ""));
  await expect.poll(() => mails().some((mail) => mail.includes(message) && mail.includes("ada@example.com"))).toBe(true);
});
