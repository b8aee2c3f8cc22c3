import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { makeAdmin } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const PICTURE = readFileSync("public/icon-512.png");
const OTHER = readFileSync("public/apple-touch-icon.png");

/** The library also holds the files of other tests, so each test searches for its own word. */
const word = () => `bow${Math.random().toString(36).slice(2, 10)}`;

test.beforeEach(async ({ account, context, page }) => {
  await makeAdmin(context, account);
  await page.goto("/admin/uploads");
  await untilInteractive(page);
});

async function upload(page: Page, names: readonly string[]) {
  await page.getByLabel("Choose files").setInputFiles(names.map((name) => ({ name, mimeType: "image/png", buffer: PICTURE })));
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  for (const name of names) await expect(cardOf(page, name).getByText("512 × 512")).toBeVisible();
  for (const name of names) await expect(cardOf(page, name).getByText("Being prepared…")).toHaveCount(0);
}

const cardOf = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const addressOf = (page: Page, name: string) => cardOf(page, name).locator("img").getAttribute("src");

async function openTab(page: Page, name: string, tab: string) {
  await cardOf(page, name)
    .getByRole("button", { name: `Details of ${name}` })
    .click();
  const dialog = page.getByRole("dialog", { name: "Details" });
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

async function lookAtBothWidths(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

test("a file is replaced under a new address, and the picture before comes back", async ({ page }) => {
  const name = `${word()}.png`;
  await upload(page, [name]);
  const before = await addressOf(page, name);
  const dialog = await openTab(page, name, "Replace");
  await lookAtBothWidths(page);
  await dialog.getByLabel("New picture").setInputFiles({ name: "new.png", mimeType: "image/png", buffer: OTHER });
  await expect(page.getByText("Picture replaced", { exact: true })).toBeVisible();
  await expect(cardOf(page, name).getByText("180 × 180")).toBeVisible();
  expect(await addressOf(page, name)).not.toBe(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cardOf(page, name).getByText("512 × 512")).toBeVisible();
  expect(await addressOf(page, name)).toBe(before);
});

test("a focal point is moved with the keyboard and by a click, and is in the picture's address", async ({ page }) => {
  const name = `${word()}.png`;
  await upload(page, [name]);
  const dialog = await openTab(page, name, "Focal point");
  await dialog.getByRole("button", { name: "Focal point: 50% from the left, 50% from the top" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByLabel("From the left (%)")).toHaveValue("45");
  await dialog.getByLabel("From the top (%)").fill("70");
  const preview = dialog.getByRole("list", { name: "How it’s cropped" }).locator("img").first();
  await expect(preview).toHaveCSS("object-position", "45% 70%");
  await lookAtBothWidths(page);
  await dialog.getByRole("button", { name: "Save the focal point" }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, name).locator("img")).toHaveAttribute("src", /\.at-45-70\/320\.webp$/);
  await expect(cardOf(page, name).locator("img")).toHaveCSS("object-position", "50% 50%");

  const again = await openTab(page, name, "Focal point");
  const picture = again.locator("img").first();
  const box = await picture.boundingBox();
  if (box === null) throw new Error("No picture");
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await expect(again.getByLabel("From the left (%)")).toHaveValue("20");
  await expect(again.getByLabel("From the top (%)")).toHaveValue("30");
});

test("a crop is chosen with ratio, corners, keys and numbers, and can be undone", async ({ page }) => {
  const name = `${word()}.png`;
  await upload(page, [name]);
  const dialog = await openTab(page, name, "Crop");
  await dialog.getByLabel("Ratio").selectOption({ label: "16:9" });
  await expect(dialog.getByLabel("Height")).toHaveValue("288");
  await dialog.getByRole("button", { name: "Lower right corner" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByLabel("Width", { exact: true })).toHaveValue("502");
  await dialog.getByLabel("Ratio").selectOption({ label: "Free" });
  await dialog.getByLabel("Width", { exact: true }).fill("300");
  await dialog.getByLabel("Width", { exact: true }).press("Enter");
  await dialog.getByLabel("Height").fill("200");
  await dialog.getByLabel("Height").press("Enter");
  await expect(dialog.getByRole("status")).toContainText("300 × 200 pixels");
  const corner = await dialog.getByRole("button", { name: "Lower right corner" }).boundingBox();
  if (corner === null) throw new Error("No corner");
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + corner.width / 2 - 20, corner.y + corner.height / 2);
  await page.mouse.up();
  await expect(dialog.getByRole("status")).not.toContainText("300 × 200 pixels");
  await dialog.getByLabel("Width", { exact: true }).fill("300");
  await dialog.getByLabel("Width", { exact: true }).press("Enter");
  await lookAtBothWidths(page);
  await dialog.getByRole("button", { name: "Crop the picture" }).click();
  await expect(page.getByText("Picture replaced", { exact: true })).toBeVisible();
  await expect(cardOf(page, name).getByText("300 × 200")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cardOf(page, name).getByText("512 × 512")).toBeVisible();
});

test("labels are given to one and to many, found by, renamed and removed; many are deleted and come back", async ({ page }) => {
  const own = word();
  const names = [1, 2, 3].map((n) => `${own} ${n}.png`);
  const [first = "", second = ""] = names;
  await upload(page, names);
  await page.getByLabel("Search files").fill(own);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^3 files$/ })).toBeVisible();

  const dialog = await openTab(page, first, "Labels");
  await dialog.getByLabel("New label").fill(own);
  await dialog.getByRole("button", { name: "Add label" }).click();
  await expect(dialog.getByRole("list", { name: "Labels" }).getByText(own)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("checkbox", { name: `Select ${second}` }).uncheck();
  const bar = page.getByRole("region", { name: "Selected files" });
  await expect(bar.getByText("2 files selected")).toBeVisible();
  await bar.getByRole("button", { name: "Labels" }).click();
  const many = page.getByRole("dialog", { name: "Labels of 2 files" });
  await many.getByLabel("New label").fill(own.toUpperCase());
  await lookAtBothWidths(page);
  await many.getByRole("button", { name: "Add label" }).click();
  await expect(page.getByText("Label added", { exact: true }).last()).toBeVisible();
  await many.getByRole("button", { name: "Close" }).first().click();
  await page.getByLabel("Label", { exact: true }).selectOption({ label: `${own} (2)` });
  await expect(page.getByRole("status").filter({ hasText: /^2 files$/ })).toBeVisible();

  await page.getByRole("button", { name: "Rename or remove labels" }).click();
  const labels = page.getByRole("dialog", { name: "Labels", exact: true });
  await labels.getByLabel(`Name of ${own}`).fill(`${own}new`);
  await labels.getByRole("button", { name: `Rename ${own}` }).click();
  await expect(page.getByText("Label renamed", { exact: true })).toBeVisible();
  await labels.getByRole("button", { name: "Close" }).first().click();
  await expect(cardOf(page, first).getByText(`${own}new`)).toBeVisible();

  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Files deleted", { exact: true })).toBeVisible();
  await expect(cardOf(page, first)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cardOf(page, first)).toBeVisible();

  await page.getByRole("button", { name: "Rename or remove labels" }).click();
  await labels.getByRole("button", { name: `Remove the label ${own}new` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the label" }).click();
  await expect(page.getByText("Label removed", { exact: true })).toBeVisible();
});
