import type { Page } from "@playwright/test";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { addDays, readToday } from "#app/platform/days.ts";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";

test.use({ locale: "de-DE", timezoneId: "Asia/Tokyo" });

const GERMAN = /^\d{1,2}\.\d{1,2}\.\d{4}$/;
const AMERICAN = /[A-Z][a-z]{2} \d{1,2}, \d{4}/;

/** Returns a page's day before and after the browser takes over, and how far that moves anything. */
async function readDay(page: Page, path: string): Promise<{ before: string; after: string; shift: number }> {
  const html = await (await page.request.get(path)).text();
  const before = /<main[\s\S]*?<time[^>]*>([^<]*)<\/time>/.exec(html)?.[1] ?? "";
  await page.goto(path);
  await untilInteractive(page);
  const after = await page.getByRole("main").locator("time").first().innerText();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  return { before, after, shift };
}

for (const path of ["/blog", "/gifts/acacia-salt-cellar-with-a-swivel-lid"])
  test(`${path} is the same for all readers, and shows its days in the reader's own form without a jump`, async ({ page }) => {
    const { before, after, shift } = await readDay(page, path);
    expect(before).toMatch(AMERICAN);
    expect(after).toMatch(GERMAN);
    expect(shift).toBeLessThan(0.01);
  });

test("the stamp of a price from the store's API keeps the form that its program's rules bind: the time with its zone", async ({ page }) => {
  await page.goto("/");
  const origin = new URL(page.url()).origin;
  const form = { ...emptyGiftForm(), name: freshName("Mug"), price: "24.50", image: `${origin}/apple-touch-icon.png` };
  const fresh = { change: "save", id: null, version: 0, isPriceFresh: true, isFromStoreApi: true, aiCategories: null };
  const answer = await page.request.post("/admin/gifts/changes", {
    headers: { origin },
    data: { ...fresh, form: { ...form, affiliateUrl: "https://www.amazon.com/dp/B08N5WRWNW" } },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/gifts/${id}`);
  await untilInteractive(page);
  await expect(page.getByRole("main").getByText(/^as of \d{2}:\d{2} UTC$/)).toBeVisible();
});

test("the finder's chip and what it says of delivery have the day in the reader's own form", async ({ page }) => {
  const day = addDays(readToday(), 20);
  const [year, month, date] = day.split("-").map(Number);
  await page.goto(`/gift-finder?person=mom&date=${day}&asks=delivery`);
  await untilInteractive(page);
  await expect(page.getByRole("link", { name: `Remove By ${date}.${month}.${year}` })).toBeVisible();
  await expect(page.getByRole("main").getByText(/^Will it arrive by \d{1,2}\.\s?\S+\?/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(day);
});

test("tables of Insights and Health have days and hours in the reader's own form", async ({ page }) => {
  await openAdmin(page, "/admin/insights?days=7");
  await expect(page).toHaveURL(/zone=Asia%2FTokyo/);
  await page.getByText("View as a table").first().click();
  const clicks = page.getByRole("table", { name: "Clicks to the store by day" });
  await expect(clicks.getByRole("rowheader").first()).toHaveText(GERMAN);
  await openAdmin(page, "/admin/health");
  await page.getByText("View as a table").first().click();
  const requests = page.getByRole("table", { name: "Requests, by half hour (Asia/Tokyo)" });
  await expect(requests.getByRole("rowheader").first()).toHaveText(/^\d{2}:\d{2}$/);
});

test("what was changed is told with its moments in the reader's own zone and form: in a gift's history, the log and past changes", async ({
  page,
}) => {
  await openAdmin(page, "/admin/gifts");
  const name = freshName("Dated Mug");
  const id = await makeGift(page, name);
  const headers = { origin: new URL(page.url()).origin };
  const deed = { kind: "field", field: "shownUntil", value: "2031-12-24T20:30:00Z" };
  expect((await page.request.post("/admin/gifts/bulk", { headers, data: { of: { ids: [id] }, deed } })).status()).toBe(200);
  const IN_TOKYO = /25\.12\.2031, 05:30/;
  await openAdmin(page, `/admin/gifts/${id}`);
  const history = page.getByRole("dialog").getByRole("region", { name: "History" });
  await history.getByText("updated it").first().click();
  await expect(history.locator("ins").first()).toHaveText(IN_TOKYO);
  await openAdmin(page, `/admin/audit?kind=gift&subject=${id}`);
  await expect(page.getByRole("list", { name: "Changes" }).locator("ins").first()).toHaveText(IN_TOKYO);
  await openAdmin(page, "/admin/gifts/past-changes");
  await expect(page.getByRole("button", { name: /^Undo: Shown Until: 25\.12\.2031, 05:30$/ }).first()).toBeVisible();
});
