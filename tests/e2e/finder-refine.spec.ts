import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const SENTENCE =
  "My sister just moved into her first apartment. She drinks far too much coffee and loves plants. Under $60, no candles please.";
const RESULT = `/gift-finder?text=${encodeURIComponent(SENTENCE)}`;
const gifts = (page: Page) => page.locator("#finder-gifts > li");
const namesOf = (page: Page) => gifts(page).getByRole("heading", { level: 3 }).allTextContents();

async function pricesOf(page: Page): Promise<number[]> {
  const texts = await gifts(page)
    .getByText(/^\$[\d,.]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.slice(1))).toSorted((one, other) => one - other);
}

test("cheaper is below the median of what was shown, and a follow-up is applied whole", async ({ page }) => {
  await page.goto(RESULT);
  await untilInteractive(page);
  const before = await pricesOf(page);
  const median = before[Math.floor(before.length / 2)] ?? 0;
  await page.getByRole("link", { name: "Cheaper", exact: true }).click();
  await expect(page.getByRole("link", { name: "Cheaper (on, turn off)" })).toBeVisible();
  expect(Math.max(...(await pricesOf(page)))).toBeLessThan(median);

  await page.goto(RESULT);
  await untilInteractive(page);
  await page.getByLabel("Add another sentence…").fill("cheaper please, and nothing for plants");
  await page.getByRole("button", { name: "Update", exact: true }).first().click();
  await expect(page.getByRole("link", { name: /^Remove Up to / })).not.toHaveAccessibleName("Remove Up to $60");
  expect(Math.max(...(await pricesOf(page)))).toBeLessThan(median);
  expect((await namesOf(page)).join(" ")).not.toMatch(/plant|fern/i);
});

test("other nudges change half of what is shown, or say that there is no more of it", async ({ page }) => {
  await page.goto(RESULT);
  await untilInteractive(page);
  const before = new Set(await namesOf(page));
  for (const nudge of ["More personal", "More practical", "Arrives sooner", "More surprising"]) {
    await page.goto(RESULT);
    await untilInteractive(page);
    await page.getByRole("link", { name: nudge, exact: true }).click();
    await expect(page.getByRole("link", { name: `${nudge} (on, turn off)` })).toBeVisible();
    const fresh = (await namesOf(page)).filter((name) => !before.has(name));
    if (fresh.length < 6) await expect(page.getByText(/^These are the .+ gifts we have for this\.$/)).toBeVisible();
  }
});

test("a phone shows the first gift without scrolling, and all of what was understood in one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(RESULT);
  await untilInteractive(page);
  const first = gifts(page).first();
  const picture = await first.locator("img").first().boundingBox();
  const name = await first.getByRole("heading", { level: 3 }).boundingBox();
  for (const box of [picture, name]) expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const chips = page.locator(".finder-chip");
  const tops = await chips.evaluateAll((all) => all.map((chip) => Math.round(chip.getBoundingClientRect().top)));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  // The sentence is folded, and can still be changed.
  await page.locator(".finder-told > summary").click();
  await expect(page.getByLabel("What you told us")).toHaveValue(SENTENCE);
});

test("a result is shared by its link, which is said aloud, and with the browser's sheet where there is one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(RESULT);
  await untilInteractive(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link to these gifts copied." })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const names = await namesOf(page);
  await page.goto(new URL(link).pathname + new URL(link).search);
  expect(await namesOf(page)).toEqual(names);

  await page.addInitScript(() => {
    const sent = globalThis as unknown as { sent: unknown };
    navigator.share = (data) => {
      sent.sent = data;
      return Promise.resolve();
    };
  });
  await page.goto(RESULT);
  await untilInteractive(page);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const { title, url } = await page.evaluate(() => (globalThis as unknown as { sent: { title: string; url: string } }).sent);
  expect(title).toBe("For your sister");
  expect(url).toContain("/gift-finder?");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link to a result stands in a field", async ({ page }) => {
    await page.goto(RESULT);
    await expect(page.getByLabel("Link to these gifts")).toHaveValue(/\/gift-finder\?.*coffee/);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});
