import { stat } from "node:fs/promises";
import { expectNotice, freshName, openAdmin, test } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { expectRising, recordProgress, writeGifts } from "./imports.ts";

/** A description that makes a few gifts a file of more than 100 kB. */
const LONG_TEXT = "Thrown by hand; glazed in blue, fired twice. ".repeat(400).trim();

test("the site's own export comes in again through the browser, and changes nothing that is refused", async ({ page }) => {
  await openAdmin(page, "/admin/gifts/import");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export the catalog" }).click();
  const download = await downloading;
  const rows = await (await page.request.get("/admin/gifts/export.csv")).body();
  expect(rows.byteLength).toBeGreaterThan(200_000);
  await page.getByLabel("Choose a CSV file").setInputFiles(await download.path());
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByText("Nothing has been changed yet.")).toBeVisible({ timeout: 60_000 });
  const counts = page.getByRole("status").filter({ hasText: "Nothing has been changed yet." });
  await expect(counts).toContainText(/(?<!\d)0\s*refused/);
  await expect(counts).not.toContainText(/(?<!\d)0\s*stay as they are/);
});

test("a spreadsheet's file of more than 100 kB is imported, and its gifts are found by a shopper", async ({ page, browser }) => {
  const name = freshName("Imported Teapot");
  const others = Array.from({ length: 9 }, (_, index) => `${name} no. ${index + 2};30;;;${LONG_TEXT};`);
  const csv = ["name;price;shipping_days;themes;description;image", `${name};24,50;0;Moonlit tea;"${LONG_TEXT}";`, ...others].join("\r\n");
  expect(csv.length).toBeGreaterThan(150_000);
  await openAdmin(page, "/admin/gifts/import");
  // A semicolon in a text needs quotes, as everywhere.
  const quoted = csv.replaceAll(`;${LONG_TEXT};`, `;"${LONG_TEXT}";`);
  await page.getByLabel("Choose a CSV file").setInputFiles({ name: "gifts.csv", mimeType: "text/csv", buffer: Buffer.from(quoted) });
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByText("Nothing has been changed yet.")).toBeVisible();
  await page.getByRole("button", { name: "Import now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toContainText(/10\s*new/);

  // It has neither picture nor store link, and is saved all the same.
  await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(name)}&sort=name`);
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Gift" });
  await expect(form.getByLabel("Price ($)")).toHaveValue("24.50");
  await form.getByLabel("Brand Name").fill("Kiln");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Gift updated");
  const link = page.getByRole("link", { name: `View live page of ${name}`, exact: true });
  const livePage = (await link.getAttribute("href")) as string;

  const context = await browser.newContext();
  const shopper = await context.newPage();
  await shopper.goto(`/search?q=${encodeURIComponent(name)}`);
  await shopper.locator(`a[href="${livePage}"]`).first().click();
  const gift = shopper.getByRole("article").first();
  await expect(gift.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(gift).toContainText("$24.50");
  await expect(gift).toContainText("By Kiln");
  await expect(gift).toContainText("Moonlit Tea");
  await expect(gift).not.toContainText(/ships/i);
  await context.close();
});

test("a file of nearly 100 MB goes through the browser, and a bar shows how far it is", async ({ page }, testInfo) => {
  test.slow();
  const rows = 4900;
  const file = testInfo.outputPath("gifts.csv");
  const text = "A long story, told by hand. ".repeat(708).trim();
  await writeGifts(file, rows, text);
  const { size } = await stat(file);
  expect(size).toBeGreaterThan(97_000_000);
  expect(size).toBeLessThan(100_000_000);

  await openAdmin(page, "/admin/gifts/import");
  const readStates = await recordProgress(page);
  await page.getByLabel("Choose a CSV file").setInputFiles(file);
  await page.getByRole("button", { name: "Preview the changes" }).click();
  const counts = page.getByRole("status").filter({ hasText: "Nothing has been changed yet." });
  await expect(counts).toContainText("4,900would be new", { timeout: 300_000 });
  await expect(counts).toContainText(/(?<!\d)0\s*refused/);
  expectRising(await readStates(), rows);
});
