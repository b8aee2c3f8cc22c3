import { readFileSync } from "node:fs";
import { makeAdmin } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const PICTURE = readFileSync("public/icon-512.png");
const file = (name: string, buffer = PICTURE, mimeType = "image/png") => ({ name, mimeType, buffer });

test.beforeEach(async ({ account, context, page }) => {
  await makeAdmin(context, account);
  await page.goto("/admin/uploads");
  await untilInteractive(page);
});

/** The library also holds the files of other tests, so each test needs names of its own. */
const uniqueName = (ending = "png") => `ribbon ${Math.random().toString(36).slice(2, 10)}.${ending}`;

test("files are chosen, described, uploaded and found; alt text is changed; a deleted one comes back", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Media Uploads", level: 1 })).toBeVisible();
  await expect(page.getByText("Upload and manage images and other media files")).toBeVisible();
  const upload = page.getByRole("button", { name: "Upload", exact: true });
  await upload.click();
  await expect(page.getByText("No file selected", { exact: true })).toBeVisible();
  await expect(page.getByText("Please select a file to upload.", { exact: true })).toBeVisible();

  const name = uniqueName();
  const chooser = page.getByLabel("Choose files");
  await chooser.setInputFiles([file(name), file("terms.pdf", Buffer.from("%PDF-1.4\n%%EOF\n"), "application/pdf")]);
  await page.getByLabel(`Alt text of ${name}`).fill("A wrapped gift");
  await expectAccessible(page);
  await upload.click();
  await expect(page.getByText("Upload successful", { exact: true })).toBeVisible();
  await expect(page.getByText("Your 2 files have been uploaded successfully.", { exact: true })).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(card.getByRole("img", { name: "A wrapped gift" })).toBeVisible();
  await expect(card.getByText("512 × 512")).toBeVisible();
  await expect(card.getByText("Not used anywhere")).toBeVisible();

  await card.getByRole("button", { name: `Edit the alt text of ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Alt text" });
  await dialog.getByLabel("What does the picture show?").fill("A gift with a bow");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("“A gift with a bow”")).toBeVisible();

  await card.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText("File deleted", { exact: true })).toBeVisible();
  await expect(page.getByText(`${name} was successfully removed.`, { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();

  await page.getByLabel("Search files").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^1 file$/ })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test.describe("refusals", () => {
  // The browser reports every answer that is no success.
  test.use({ expectedComplaints: [/status of 422/] });

  test("a file that is too large is not sent; one that is refused says why and can be tried again; dropped and pasted files come in", async ({
    page,
  }) => {
    await page.getByLabel("Choose files").setInputFiles([file("film.mp4", Buffer.alloc(10 * 1024 * 1024 + 1), "video/mp4")]);
    await expect(page.getByText("File too large", { exact: true })).toBeVisible();
    await expect(page.getByText("File size exceeds the maximum limit of 10MB.", { exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Files to upload" })).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: "Too large to add (over 10 MB): film.mp4 (10" })).toBeVisible();

    const name = uniqueName("txt");
    const dropped = await page.evaluateHandle((name) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["just words"], name, { type: "text/plain" }));
      return transfer;
    }, name);
    await page.getByText("or drop or paste them here").dispatchEvent("drop", { dataTransfer: dropped });
    const queue = page.getByRole("list", { name: "Files to upload" });
    await expect(queue.getByText(name)).toBeVisible();
    await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["%PDF-1.4\n%%EOF\n"], "pasted.pdf", { type: "application/pdf" }));
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }));
    });
    await expect(queue.getByText("pasted.pdf")).toBeVisible();
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(page.getByText("Upload failed", { exact: true })).toBeVisible();
    await expect(queue.getByText("Only images")).toBeVisible();
    await expect(page.getByRole("heading", { name: "pasted.pdf" }).first()).toBeVisible();
    await expectAccessible(page);
    await queue.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(queue).toHaveCount(0);
  });
});

test.describe("when the line is dead", () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  test("nothing chosen is lost, and every failure is said", async ({ page }) => {
    const name = uniqueName();
    await page.getByLabel("Choose files").setInputFiles([file(name)]);
    await page.getByLabel(`Alt text of ${name}`).fill("A wrapped gift");
    await page.route("**/admin/uploads/files?*", (route) => route.abort());
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(page.getByText("Upload failed", { exact: true })).toBeVisible();
    await expect(page.getByText("Failed to upload file. Please try again.").first()).toBeVisible();
    await page.unroute("**/admin/uploads/files?*");

    // The upload succeeds, but the request for the state of its sizes fails.
    await page.route("**/admin/uploads/files?*", (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Upload successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Your file has been uploaded successfully.", { exact: true })).toBeVisible();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card.getByText("“A wrapped gift”")).toBeVisible();
    await expect(page.getByText("Error fetching files", { exact: true })).toBeVisible();
    await page.unroute("**/admin/uploads/files?*");
    await expect(card.getByRole("img")).toBeVisible();

    await page.route("**/admin/uploads/changes", (route) => route.abort());
    await card.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(page.getByText("Error deleting file", { exact: true })).toBeVisible();
    await expect(page.getByText("Please check your connection and try again.", { exact: true }).first()).toBeVisible();
    await expect(card).toBeVisible();
  });
});

test("an upload under way shows how far it is and can be stopped", async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 });
  const name = uniqueName("mp4");
  await page.getByLabel("Choose files").setInputFiles([file(name, Buffer.alloc(9_000_000), "video/mp4")]);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const bar = page.getByRole("progressbar", { name: `Uploading ${name}` });
  await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(0);
  await page.getByRole("button", { name: `Stop uploading ${name}` }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
});
