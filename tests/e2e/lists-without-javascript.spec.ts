import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 422/] });
test.beforeEach(({ account }) => void account);

const rows = (page: Page) => page.locator(".wishes > li");
const names = (page: Page) => page.locator(".wishes > li > div:first-of-type > :first-child").allTextContents();

/** Makes a list by its form and saves the first gifts of a category to it by theirs. */
async function makeList(page: Page, name: string, count: number): Promise<void> {
  await page.goto("/gift-lists");
  await page.getByRole("button", { name: "New list" }).first().click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create list" }).click();
  const path = new URL(page.url()).pathname;
  for (let n = 0; n < count; n++) {
    await page.goto("/category/occasion/birthday");
    await page
      .getByRole("link", { name: /^View / })
      .nth(n)
      .click();
    await page.getByRole("button", { name: "Save Gift" }).click();
  }
  await page.goto(path);
}

test("without JavaScript an owner makes, describes and shares a list, and everything on it can be changed and undone", async ({ page }) => {
  await page.goto("/gift-lists?new=1");
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByText("Please enter a name for your new list.")).toBeVisible();

  await makeList(page, "Other", 0);
  await makeList(page, "Birthday", 3);
  const before = await names(page);
  expect(before).toHaveLength(3);

  await page.getByRole("button", { name: "Edit list" }).click();
  const panel = page.getByRole("region", { name: "Edit list" });
  await panel.getByLabel("Name").fill("");
  await panel.getByLabel("Description").fill("Size M");
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(panel.getByText("Please enter a name for your list.")).toBeVisible();
  await expect(panel.getByLabel("Description"), "nothing typed is lost").toHaveValue("Size M");
  await panel.getByLabel("Name").fill("For Ada");
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "For Ada", level: 1 })).toBeVisible();
  await expect(page.getByText("Size M")).toBeVisible();

  await page.getByRole("link", { name: `Edit ${before[0]}` }).click();
  await page.getByLabel("Note").fill("the blue one");
  await page.getByLabel("Quantity").fill("0");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please enter a number from 1 to 99.")).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("the blue one");
  await page.getByLabel("Quantity").fill("2");
  await page.getByLabel("Let several people share this gift").check();
  await page.getByLabel("Total amount").fill("80");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(rows(page).first()).toContainText("2 wanted");
  await expect(rows(page).first()).toContainText("Shared gift, $80.00 in all");

  await page.getByRole("link", { name: `Edit ${before[0]}` }).click();
  await page.getByRole("button", { name: "Down", exact: true }).click();
  expect(await names(page)).toEqual([before[1], before[0], before[2]]);
  await page.getByRole("link", { name: `Edit ${before[2]}` }).click();
  await page.getByRole("button", { name: "To the top" }).click();
  expect(await names(page)).toEqual([before[2], before[1], before[0]]);

  await page.getByRole("link", { name: `Edit ${before[1]}` }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByRole("link", { name: `Edit ${before[1]}` }).click();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("This gift is already in the selected list.")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText(`${before[1]} was removed from your list.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await names(page)).toEqual([before[2], before[1], before[0]]);

  await page.getByRole("link", { name: `Edit ${before[1]}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.goto(new URL(page.url()).pathname);
  await page.getByRole("button", { name: `Put back ${before[1]}` }).click();
  expect(await names(page), "found again after the address was left").toEqual([before[2], before[1], before[0]]);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("link", { name: `Edit ${before[0]}` }).click();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Turn on sharing" }).click();
  const link = new URL((await page.locator("code").textContent()) ?? "").pathname;
  await expectNoSidewaysScroll(page);
  expect((await page.request.get(link)).status()).toBe(200);
  await page.getByRole("button", { name: "Turn off sharing" }).click();
  expect((await page.request.get(link)).status()).toBe(404);
});
