import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";

const PLACEHOLDER = "Search for gifts, categories, or blog posts...";

for (const keys of ["/", "Control+k", "Meta+k"]) {
  test(`${keys} opens the search dialog, Escape closes it and gives the focus back`, async ({ page }) => {
    await page.goto("/about");
    await untilInteractive(page);
    await page.keyboard.press(keys);
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByPlaceholder(PLACEHOLDER)).toBeHidden();
  });
}

test("typing finds gifts and categories, arrows and Enter open one; axe finds nothing in any state", async ({ page }) => {
  await page.goto("/");
  await untilInteractive(page);
  await page.keyboard.press("/");
  const box = page.getByPlaceholder(PLACEHOLDER);
  await expectAccessible(page);
  await box.fill("gardner");
  // The footer's store field has options too.
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(15);
  await expectAccessible(page);
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/(gifts|category)\//);
});

test("Enter without a choice opens the full page of results", async ({ page }) => {
  await page.goto("/about");
  await untilInteractive(page);
  await page.keyboard.press("/");
  await page.getByPlaceholder(PLACEHOLDER).fill("candel");
  await page.getByPlaceholder(PLACEHOLDER).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=candel$/);
  await expect(page.getByRole("link", { name: /^View .*candle/i }).first()).toBeVisible();
});

test("a stale answer never overwrites a newer one", async ({ page }) => {
  await page.route("**/api/v1/search?*q=can*", async (route) => {
    const isOld = new URL(route.request().url()).searchParams.get("q") === "can";
    // The older question is answered last.
    await new Promise((resolve) => setTimeout(resolve, isOld ? 1500 : 50));
    await route
      .fulfill({
        json: {
          gifts: [],
          posts: [],
          categories: [{ id: "1", type: "interest", name: isOld ? "Old answer" : "New answer", slug: "x", icon: null, giftCount: 1 }],
          collections: [],
          correction: null,
          isPartial: false,
        },
      })
      .catch(() => undefined);
  });
  await page.goto("/about");
  await untilInteractive(page);
  await page.keyboard.press("/");
  const box = page.getByPlaceholder(PLACEHOLDER);
  await box.fill("can");
  await page.waitForRequest(/q=can(&|$)/);
  await expect(page.getByText("Searching...")).toBeVisible();
  await box.fill("candle");
  await expect(page.getByText("New answer")).toBeVisible();
  await page.waitForTimeout(1700);
  await expect(page.getByText("New answer")).toBeVisible();
  await expect(page.getByText("Old answer")).toBeHidden();
});

test('nothing found says so; a failure says so too and is never "no results"', async ({ page }) => {
  await page.goto("/about");
  await untilInteractive(page);
  await page.keyboard.press("/");
  const box = page.getByPlaceholder(PLACEHOLDER);
  await box.fill("zzzzqqq");
  await expect(page.getByText("No results found.")).toBeVisible();
});

test.describe("while the search is failing", () => {
  test.use({ expectedComplaints: [/status of 503/] });
  test('the dialog says so and never "no results"', async ({ page }) => {
    await page.route("**/api/v1/search?*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/about");
    await untilInteractive(page);
    await page.keyboard.press("/");
    await page.getByPlaceholder(PLACEHOLDER).fill("candle");
    await expect(page.getByText("Search failed").first()).toBeVisible();
    await expect(page.getByText("We couldn't complete your search. Please try again.").first()).toBeVisible();
    await expect(page.getByText("No results found.")).toBeHidden();
  });
});

test("blank words ask nothing", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/v1/search?*", (route) => {
    asked += 1;
    return route.fulfill({ json: { gifts: [], posts: [], categories: [], collections: [], correction: null, isPartial: false } });
  });
  await page.goto("/about");
  await untilInteractive(page);
  await page.keyboard.press("/");
  await page.getByPlaceholder(PLACEHOLDER).fill("   ");
  await page.waitForTimeout(500);
  expect(asked).toBe(0);
});
