import { stat } from "node:fs/promises";
import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectRising, recordProgress, writeGifts } from "./imports.ts";
import { expectNotice } from "./notices.ts";

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
  await expect(page.getByText("This is a preview. Nothing has changed yet.")).toBeVisible({ timeout: 60_000 });
  const counts = page.getByRole("status").filter({ hasText: "This is a preview. Nothing has changed yet." });
  await expect(counts).toContainText(/(?<!\d)0\s*rejected/);
  await expect(counts).not.toContainText(/(?<!\d)0\s*unchanged/);
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
  await expect(page.getByText("This is a preview. Nothing has changed yet.")).toBeVisible();
  // The theme is new, and it is an editor's to say whether the shop gets it.
  await expect(page.getByRole("button", { name: "Import now" })).toBeDisabled();
  await page.getByLabel(/“Moonlit tea” in one gift/).selectOption({ label: "Add theme “Moonlit Tea”" });
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

test("a file from another shop, with tabs, its own headers, old encoding and odd categories, becomes gifts; and the import is undone", async ({
  page,
}) => {
  const name = freshName("Café Teapot");
  const [vendor, mood, people] = [freshName("Vendor"), freshName("Mood"), freshName("Mom; Aunt")];
  const lines = [
    ["Name", vendor, mood, "Recipient", "Price"],
    [name, "Kiln", "blue", people, "24,50"],
    ["Pot", "Kiln", "red", "", "much"],
  ];
  const bytes = Buffer.from(lines.map((cells) => cells.join("\t")).join("\r\n"), "latin1");
  const file = { name: `${name}.txt`, mimeType: "text/plain", buffer: bytes };
  await openAdmin(page, "/admin/gifts/import");
  await page.getByLabel("Choose a CSV file").setInputFiles(file);
  await expect(page.getByText("5 columns, 2 left out")).toBeVisible();
  await expect(page.getByText("Separated by tabs, encoded as Windows-1252.")).toBeVisible();
  await page.getByLabel(`What “${vendor}” becomes`).selectOption({ label: "Price" });
  await expect(page.getByRole("alert").filter({ hasText: "Two columns become “Price”. Please leave one of them out." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Preview the changes" })).toBeDisabled();
  await page.getByLabel(`What “${vendor}” becomes`).selectOption({ label: "Brand Name" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByRole("row", { name: "3 Price Please use an amount in dollars, such as 24.50" })).toBeVisible();
  await page.getByLabel(`“${people}” in one gift`).selectOption({ label: "Leave it out" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toContainText(/1\s*new/);

  // What was said is remembered: the same file again has no question.
  await openAdmin(page, "/admin/gifts/import");
  await page.getByLabel("Choose a CSV file").setInputFiles(file);
  await expect(page.getByText("5 columns, 1 left out")).toBeVisible();
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByRole("button", { name: "Import now" })).toBeEnabled();

  await page.getByRole("button", { name: `Undo the import of ${name}.txt` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Undone: 1 new gift deleted, 0 restored." })).toBeVisible();
  await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: `Edit ${name}`, exact: true })).toHaveCount(0);
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
  const counts = page.getByRole("status").filter({ hasText: "This is a preview. Nothing has changed yet." });
  await expect(counts).toContainText("4,900would be new", { timeout: 300_000 });
  await expect(counts).toContainText(/(?<!\d)0\s*rejected/);
  expectRising(await readStates(), rows);
});
