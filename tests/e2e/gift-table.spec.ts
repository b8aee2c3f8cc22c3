import path from "node:path";
import type { Page } from "@playwright/test";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

const inShots = (name: string) => path.join(process.env.SHOTS ?? "test-results", name);
const found = (name: string, rest = "") => `/admin/gifts?q=${encodeURIComponent(name)}&sort=name${rest}`;
/** Makes three gifts whose names begin alike, and returns that beginning. */
async function makeThree(page: Page): Promise<string> {
  const name = freshName("Table Mug");
  await openAdmin(page, "/admin/gifts");
  for (const end of ["a", "b", "c"]) await makeGift(page, `${name} ${end}`);
  await openAdmin(page, found(name));
  return name;
}
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("keys go through the table, and the focus goes back to where it was", async ({ page }) => {
  const name = await makeThree(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Go to the next or previous gift");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(rowOf(page, `${name} a`)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: `Select ${name} b` })).toBeChecked();
  await page.keyboard.press("k");
  await expect(rowOf(page, `${name} a`)).toBeFocused();

  await page.keyboard.press("e");
  const form = page.getByRole("dialog", { name: "Edit Gift" });
  const field = form.getByLabel("Product Name");
  await field.fill(`${name} a, njkex?/`);
  await expect(field, "in a field, keys are text").toHaveValue(`${name} a, njkex?/`);
  await page.keyboard.press("Control+s");
  await expectNotice(page, "Gift updated");
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, `${name} a, njkex`)).toBeFocused();

  await page.keyboard.press("/");
  await expect(page.getByLabel("Search gifts")).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByLabel("Search gifts")).toHaveValue("n");
  await openAdmin(page, found(name));
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Add New Gift" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeFocused();

  await page.getByRole("button", { name: `Delete ${name} b` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, `${name} b`)).toHaveCount(0);
  await expect(rowOf(page, `${name} c`), "the row in its place").toBeFocused();
});

test.describe("cells", () => {
  test.use({ expectedComplaints: [/status of (409|422)/] });

  test("are edited in their place, say what is wrong, and name who has changed them meanwhile", async ({ page, context }) => {
    const name = await makeThree(page);
    const row = rowOf(page, `${name} a`);
    await row.getByRole("button", { name: `Change the price of ${name} a` }).click();
    const price = page.getByRole("textbox", { name: `Price of ${name} a` });
    await price.fill("free");
    await price.press("Enter");
    await expect(row.getByRole("alert")).toContainText("Price must be positive");
    await expectAccessible(page);
    await price.fill("31");
    await price.press("Control+s");
    await expectNotice(page, "Gift updated");
    await expect(row).toContainText("$31.00");
    await expect(row.getByRole("button", { name: `Change the price of ${name} a` })).toBeFocused();

    await row.getByRole("button", { name: `Change the name of ${name} a` }).click();
    const title = page.getByRole("textbox", { name: `Name of ${name} a` });
    await title.fill("Thrown away");
    await title.press("Escape");
    await expect(row).toBeVisible();

    const other = await context.newPage();
    await openAdmin(other, found(name));
    await row.getByRole("button", { name: `Change the price of ${name} a` }).click();
    await rowOf(other, `${name} a`)
      .getByRole("button", { name: `Change the price of ${name} a` })
      .click();
    await other.getByRole("textbox", { name: `Price of ${name} a` }).fill("40");
    await other.keyboard.press("Enter");
    await expect(rowOf(other, `${name} a`)).toContainText("$40.00");
    await other.close();
    await price.fill("50");
    await price.press("Enter");
    await expect(row.getByRole("alert")).toContainText("Ada Lovelace saved $40.00 in the meantime.");
    await page.screenshot({ path: inShots("table-conflict.png") });
    await row.getByRole("button", { name: "Save mine" }).click();
    await expect(row).toContainText("$50.00");

    await row.getByRole("button", { name: `Change the stock of ${name} a` }).click();
    await page.getByRole("combobox", { name: `Stock of ${name} a` }).selectOption("Out of Stock");
    await page.keyboard.press("Enter");
    await expect(row.getByRole("button", { name: `Change the stock of ${name} a: Out of Stock` })).toBeVisible();
  });

  test("of categories are edited in a dialog, and each can be taken back", async ({ page }) => {
    const name = await makeThree(page);
    const row = rowOf(page, `${name} a`);
    await row.getByRole("button", { name: `Change the gift types of ${name} a` }).click();
    const dialog = page.getByRole("dialog", { name: `Gift Types of ${name} a` });
    await dialog.getByRole("combobox", { name: "Gift Types" }).fill("home dec");
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText("Home Decor");
    const saved = page.getByRole("listitem").filter({ hasText: `Gift Types of ${name} a` });
    await saved.getByRole("button", { name: "Undo" }).click();
    await expect(row).not.toContainText("Home Decor");
  });
});

test("a selection names what it holds, also where the filters do not show it", async ({ page }) => {
  const name = await makeThree(page);
  await page.getByRole("checkbox", { name: `Select ${name} a` }).check();
  await page.getByLabel("Search gifts").fill(`${name} b`);
  await expect(rowOf(page, `${name} a`)).toHaveCount(0);
  const bar = page.getByRole("region", { name: "Selected gifts" });
  await expect(bar).toContainText(`1 not on this page: ${name} a`);
  await bar.getByRole("button", { name: "Show selected" }).click();
  const chosen = page.getByRole("dialog", { name: "1 selected" });
  await expect(chosen).toContainText(`${name} a`);
  await chosen.getByRole("button", { name: `Remove ${name} a from the selection` }).click();
  await expect(chosen).toHaveCount(0);
});

test("all that is found is changed, but for some, and undone long after", async ({ page }) => {
  const name = freshName("Table Mug");
  await openAdmin(page, "/admin/gifts");
  // Twenty-six are more than a page.
  await Promise.all(Array.from({ length: 26 }, (_, number) => makeGift(page, `${name} ${number + 10}`)));
  await openAdmin(page, found(name));
  const bar = page.getByRole("region", { name: "Selected gifts" });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(bar).toContainText("25 selected");
  await bar.getByRole("button", { name: "Select all 26 found" }).click();
  await page.getByRole("checkbox", { name: `Select ${name} 10` }).uncheck();
  await expect(bar).toContainText("25 selected: all 26 found, except 1");
  await page.screenshot({ path: inShots("table-selection.png") });
  await page.getByLabel("Search gifts").fill(`${name} 3`);
  await expect(bar).toContainText("25 selected: all 26 found by another search, except 1");
  await bar.getByRole("link", { name: "Show them" }).click();
  await expect(page.getByRole("checkbox", { name: `Select ${name} 11` })).toBeChecked();

  await bar.getByRole("button", { name: "Change", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Change 25 gifts" });
  await dialog.getByLabel("Percent", { exact: true }).fill("100");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change 25 gifts" }).click();
  await expectNotice(page, "25 gifts updated");
  await expect(page.getByRole("row").filter({ hasText: "$49.00" })).toHaveCount(24);
  await expect(rowOf(page, `${name} 10`)).toContainText("$24.50");

  // Somebody else adds one meanwhile.
  await makeGift(page, `${name} 99`);
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 26 gifts?" });
  await expect(question).toContainText("Your search now finds this many gifts instead of 25. Nothing has changed yet.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await bar.getByRole("button", { name: "Clear selection" }).click();

  await page.getByRole("link", { name: "Past changes" }).click();
  const item = page.getByRole("listitem").filter({ hasText: "Price up by 100%" }).filter({ hasText: "25 gifts, by Ada Lovelace" }).first();
  await expect(item).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await item.getByRole("button", { name: "Undo: Price up by 100%" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the change" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Undone: 25 restored." })).toBeVisible();
});

test("columns, the page's size and views are chosen, and come back", async ({ page }) => {
  const name = await makeThree(page);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Themes" }).check();
  await page.getByRole("checkbox", { name: "Added" }).check();
  await page.getByRole("button", { name: "100", exact: true }).click();
  await expect(page).toHaveURL(/show=100&columns=image\.price\.giftType\.theme\.status\.added/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Themes" })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: inShots(`table-columns-${width}.png`) });
  }
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Save this view as").fill(`View of ${name}`);
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("group", { name: "Views" }).getByRole("link", { name: `View of ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: inShots("table-views.png") });

  await openAdmin(page, "/admin/gifts");
  await expect(page.getByRole("columnheader", { name: "Themes" }), "the columns are those of last time").toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Reset to default" }).click();
  await expect(page.getByRole("columnheader", { name: "Themes" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("link", { name: `View of ${name}` }).click();
  await expect(page.getByLabel("Search gifts")).toHaveValue(name);
  await expect(page.getByRole("columnheader", { name: "Themes" })).toBeVisible();
  await page.getByRole("button", { name: `Delete the view View of ${name}` }).click();
  await expect(page.getByRole("link", { name: `View of ${name}` })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("combobox", { name: "Filter by Interests" }).fill("coff");
  await expect(page.getByRole("option", { name: /coffee/i }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/interest=coffee/);
  await expectAccessible(page);
  await page.screenshot({ path: inShots("table-filters.png") });
});
