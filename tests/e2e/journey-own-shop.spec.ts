import { makeAccount, makeAdmin, signIn } from "./accounts.ts";
import { openAdmin, test } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { expectRising, recordProgress, writeGifts } from "./imports.ts";
import { startOwnSite } from "./own-site.ts";
import { PORT, SITE } from "./servers.ts";

/** A site of its own, because twenty thousand gifts more change what every other test finds. */
const OWN_PORT = PORT + 3000;
const OWN_SITE = `http://127.0.0.1:${OWN_PORT}`;
// One server on one port, so both tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: OWN_SITE });

let own: { stop(): Promise<void> } | undefined;
test.beforeAll(async () => {
  own = await startOwnSite(OWN_PORT);
});
test.afterAll(() => own?.stop());

test("the whole demo catalogue comes into a shop of one's own through the browser", async ({ page, browser }) => {
  test.slow();
  const demo = await browser.newContext({ baseURL: SITE });
  const account = await makeAccount(demo);
  await signIn(demo, account);
  await makeAdmin(demo, account);
  const file = await (await demo.request.get("/admin/gifts/export.csv")).body();
  await demo.close();

  await openAdmin(page, "/admin/gifts/import");
  await page.getByLabel("Choose a CSV file").setInputFiles({ name: "demo.csv", mimeType: "text/csv", buffer: file });
  await page.getByRole("button", { name: "Preview the changes" }).click();
  const tried = page.getByRole("status").filter({ hasText: "This is a preview. Nothing has changed yet." });
  await expect(tried).toContainText(/\d{3}\s*would be new/, { timeout: 120_000 });
  // The shop has no categories yet; all of the file's are wanted.
  await page.getByRole("button", { name: /^Add all \d+/ }).click();
  await page.getByRole("button", { name: "Import now" }).click();
  const counts = page.getByRole("status").filter({ hasText: "Imported." });
  await expect(counts).toContainText(/[1-9]\d{2}\s*new/, { timeout: 120_000 });
  await expect(counts).toContainText(/(?<!\d)0\s*rejected/);
  expect((await page.request.get("/gifts/acacia-salt-cellar-with-a-swivel-lid")).status()).toBe(200);
  expect(await (await page.request.get("/category/occasion/birthday")).text()).toContain("/gifts/");
});

test("20,000 rows come in through the browser, and a bar shows how far they are", async ({ page }, testInfo) => {
  test.slow();
  const rows = 20_000;
  const file = testInfo.outputPath("gifts.csv");
  await writeGifts(file, rows, "A story, told by hand.");
  await openAdmin(page, "/admin/gifts/import");
  await page.getByLabel("Choose a CSV file").setInputFiles(file);
  let readStates = await recordProgress(page);
  await page.getByRole("button", { name: "Preview the changes" }).click();
  const tried = page.getByRole("status").filter({ hasText: "This is a preview. Nothing has changed yet." });
  await expect(tried).toContainText("20,000would be new", { timeout: 150_000 });
  expectRising(await readStates(), rows);

  readStates = await recordProgress(page);
  await page.getByRole("button", { name: "Import now" }).click();
  const counts = page.getByRole("status").filter({ hasText: "Imported." });
  await expect(counts).toContainText("20,000new", { timeout: 200_000 });
  await expect(counts).toContainText(/(?<!\d)0\s*rejected/);
  expectRising(await readStates(), rows);
});
