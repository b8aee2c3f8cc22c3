import { type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";
import { namesIn, readAs } from "#tests/fakes/product-models.ts";
import { openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./fixtures.ts";
import { startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";

/** A site of its own, because a model that reads the catalogue changes what every other test finds. */
const OWN_PORT = PORT + 2000;
const SITE = `http://127.0.0.1:${OWN_PORT}`;
// One server on one port, so both tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: SITE });

let fake: FakeLanguageModel;
let own: { stop(): Promise<void> } | undefined;
let openGate: () => void = () => undefined;

test.beforeAll(async () => {
  fake = await startLanguageModel();
  own = await startOwnSite(OWN_PORT, {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "small-local-model",
    AI_API_KEY: "none",
    AI_BASE_URL: fake.url,
    AI_PRICE: "0.6",
  });
});
test.afterAll(async () => {
  await own?.stop();
  await fake.close();
});

const KINDS = ["Pour-over kettle", "Ceramic mug", "Bird feeder"];
const FILE = [
  "name,description,price",
  ...Array.from({ length: 60 }, (_, at) => `${KINDS[at % 3]} no. ${at + 1},A quiet present for slow mornings.,24.50`),
].join("\n");

test("from the import's summary to the finished reading: what it costs, how far it is, what it found", async ({ page }) => {
  test.slow();
  await openAdmin(page, "/admin/gifts/import");
  await page.getByLabel("Choose a CSV file").setInputFiles({ name: "gifts.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await page.getByRole("button", { name: "Import now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toContainText(/60\s*new/);

  const panel = page.getByRole("region", { name: "Let the language model read the gifts" });
  await expect(panel).toContainText("60 gifts, about 25,000 tokens ($0.02)");
  await expect(panel).toContainText("nothing from a store’s API");
  await expectAccessible(page);

  // The first two lots are answered at once, the third waits until the screen has been looked at.
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const says = readAs(({ name }) => ({
    interests: [{ id: name.startsWith("Bird") ? "birdwatching" : "coffee", weight: 9, quote: name.split(" ")[0] }],
  }));
  fake.behave((request) => ({ ...says(request), ...(fake.requests.length === 3 ? { waitFor: gate } : {}) }));
  await panel.getByRole("button", { name: "Read all 60" }).click();
  await expect(panel.getByText("Reading: 40 of 60 gifts.")).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole("progressbar")).toHaveAttribute("value", "40");
  await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
  await expectAccessible(page);
  openGate();
  await expect(panel.getByRole("status")).toHaveText("The language model has read 60 gifts.", { timeout: 60_000 });
  await expect(panel).toContainText("Everything has been read: 60 gifts.");
  expect(new Set(namesIn(fake.requests)).size).toBe(60);
  expect(fake.requests).toHaveLength(3);

  // The same file again costs nothing.
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await page.getByRole("button", { name: "Import now" }).click();
  await expect(panel).toContainText("Everything has been read: 60 gifts.");
  await openAdmin(page, "/admin/suggestions?taxonomy=interest");
  await expect(page.getByRole("list", { name: "Suggestions" })).toContainText("based on the language model");
  await openAdmin(page, "/category/interest/birdwatching");
  await expect(page.getByRole("link", { name: /Bird feeder no\. 3\b/ }).first()).toBeVisible();
});

test("its own screen says what each use costs, and works on a phone", async ({ page }) => {
  await openAdmin(page, "/admin/model-reading");
  const costs = page.getByRole("region", { name: "What the language model costs" });
  await expect(costs).toContainText("of today’s 200,000 tokens used");
  await expect(costs).toContainText("about 6,000 tokens a question ($3.60 for a thousand), typically");
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
