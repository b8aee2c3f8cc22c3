import { type Locator, type Page } from "@playwright/test";
import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";
import { lossesOf, saveThroughLoss } from "./lost-saves.ts";
import { expectNotice, keepNotices } from "./notices.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

/** Everybody may do these things, so there is no role to lose. */
const LOSSES = lossesOf(/never/).filter(({ name }) => name !== "a lost role");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Makes a list of the account's with one gift on it, and opens it. */
async function openNewList(page: Page, name: string): Promise<string> {
  await open(page, "/category/occasion/birthday");
  const giftId = (await page.locator(".gift-card-link").first().getAttribute("href"))?.split("/").at(-1);
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post("/saves", { headers, data: { giftId, newListName: name } });
  const { list } = (await response.json()) as { list: { id: string } };
  await open(page, `/gift-lists/${list.id}`);
  return list.id;
}

const row = (page: Page): Locator => page.locator(".wishes > li").first();

test.beforeEach(({ page }) => keepNotices(page));

for (const lost of LOSSES) {
  test(`${lost.name} while a gift's note is saved: the dialog stays, says so, and trying again saves`, async ({
    page,
    account,
    browser,
  }) => {
    await openNewList(page, "Birthday");
    await row(page).getByRole("button", { name: /^Edit/ }).click();
    const dialog = page.getByRole("dialog", { name: "Edit gift" });
    await dialog.getByLabel("Note").fill("the blue one");
    await dialog.getByLabel("Quantity").fill("3");
    const retry = await saveThroughLoss(page, { lost, save: dialog.getByRole("button", { name: "Save changes" }), account, browser });
    await expect(dialog.getByLabel("Note")).toHaveValue("the blue one");
    await expectAccessible(page);
    await retry.click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page)).toContainText("the blue one");
    await page.reload();
    await untilInteractive(page);
    await expect(row(page)).toContainText("3 wanted");
  });

  test(`${lost.name} while a list is edited and shared: both dialogs stay and say so, and trying again does it`, async ({
    page,
    account,
    browser,
  }) => {
    await openNewList(page, "Birthday");
    await page.getByRole("button", { name: "Edit list" }).click();
    const details = page.getByRole("dialog", { name: "Edit list" });
    await details.getByLabel("Name").fill("Grandma’s eightieth");
    const retry = await saveThroughLoss(page, { lost, save: details.getByRole("button", { name: "Save changes" }), account, browser });
    await expect(details.getByLabel("Name")).toHaveValue("Grandma’s eightieth");
    await retry.click();
    await expect(page.getByRole("heading", { name: "Grandma’s eightieth", level: 1 })).toBeVisible();

    await page.getByRole("button", { name: "Share", exact: true }).click();
    const sharing = page.getByRole("dialog", { name: "Share this list" });
    const putRight = await lost.bring(page, account, browser);
    await sharing.getByRole("button", { name: "Turn on sharing" }).click();
    const alert = sharing.getByRole("alert").filter({ hasText: lost.says });
    await expect(alert).toContainText("Nothing was changed.");
    await putRight();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(sharing.locator("code")).toContainText("/l/");
  });

  test(`${lost.name} while something from a shop is added: what was typed stays, and trying again adds it`, async ({
    page,
    account,
    browser,
  }) => {
    const id = await openNewList(page, "Birthday");
    await open(page, `/gift-lists/${id}/add`);
    await page.getByRole("button", { name: "Enter it myself" }).click();
    await page.getByLabel("What it is").fill("A kite");
    await page.getByLabel("Note").fill("Any color");
    await page.getByLabel("Link").fill("https://shop.example/kite");
    const retry = await saveThroughLoss(page, { lost, save: page.getByRole("button", { name: "Add to list" }), account, browser });
    await expect(page.getByLabel("What it is")).toHaveValue("A kite");
    await expect(page.getByLabel("Note")).toHaveValue("Any color");
    await retry.click();
    await expect(page.getByRole("heading", { name: "Birthday", level: 1 })).toBeVisible();
    await expect(page.locator(".wishes")).toContainText("A kite");
    await expect(page.locator(".wishes")).toContainText("Any color");
  });

  test(`${lost.name} while the name is changed: what was typed stays, and saving afterwards works`, async ({ page, account, browser }) => {
    await open(page, "/profile");
    await page.getByLabel("First Name").fill("Augusta");
    const putRight = await lost.bring(page, account, browser);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    const alert = page.getByRole("alert").filter({ hasText: "What you typed is still here." });
    await expect(alert).toContainText(lost.name === "an ended session" ? "You've been signed out." : "No connection.");
    await expect(page.getByLabel("First Name")).toHaveValue("Augusta");
    await putRight();
    await save.click();
    await expect(alert).toHaveCount(0);
    await page.reload();
    await untilInteractive(page);
    await expect(page.getByLabel("First Name")).toHaveValue("Augusta");
  });
}

test("a gift that is saved without a connection: the specification's words, and the new list's name stays", async ({
  page,
  context,
  account,
}) => {
  void account;
  await openNewList(page, "Birthday");
  await open(page, "/gifts/acacia-salt-cellar-with-a-swivel-lid");
  await page.getByRole("button", { name: "Save Gift" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to a gift list" });
  const add = dialog.getByRole("button", { name: "Add to list" });
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  await context.setOffline(true);
  await add.click();
  await expectNotice(page, "Error adding gift", "We couldn't add the gift to your list. Please try again.");
  await expect(dialog.getByRole("alert")).toContainText("No connection");
  await dialog.getByRole("button", { name: "Create a new list" }).click();
  await dialog.getByLabel("Name of the new list").fill("Kitchen things");
  await dialog.getByRole("button", { name: "Create list" }).click();
  await expectNotice(page, "Error creating list", "We couldn't create your new list. Please try again.");
  await expect(dialog.getByLabel("Name of the new list")).toHaveValue("Kitchen things");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expectNotice(page, "Success", "Created new list with the gift.");
  await expect(dialog).toHaveCount(0);
});

test("a gift that is saved into a new list after the session ended: login required, and it is done after signing in", async ({
  page,
  context,
  account,
}) => {
  await open(page, "/gifts/acacia-salt-cellar-with-a-swivel-lid");
  await page.getByRole("button", { name: "Save Gift" }).click();
  const dialog = page.getByRole("dialog", { name: "Save to a gift list" });
  await dialog.getByLabel("Name of the new list").fill("Kitchen things");
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Create list" }).click();
  await expectNotice(page, "Login required", "Please login to save gifts to your lists.");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await untilInteractive(page);
  const form = page.getByRole("tabpanel", { name: "Sign In" });
  await form.locator("[name=email]").fill(account.email);
  await form.locator("[name=password]").fill(account.password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectNotice(page, "Success", "Created new list with the gift.");
});

test("a message without a connection: the form says so, what was typed stays, and trying again sends it", async ({ page, context }) => {
  await open(page, "/contact");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Your email address").fill("ada@example.test");
  await page.getByLabel("Your message").fill("The teapot costs less now.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "No connection" });
  await expect(alert).toBeInViewport();
  await expect(alert).toContainText("What you typed is still here.");
  await expect(page.getByLabel("Your message")).toHaveValue("The teapot costs less now.");
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel("Your message")).toHaveCount(0);
});
