import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const SENTENCE = "My sister just moved into her first apartment. She loves coffee and plants. Under $60, no candles please.";
const RESULT = `/gift-finder?text=${encodeURIComponent(SENTENCE)}`;
const views = (page: Page) => page.getByRole("link", { name: /^View / });

/** Every state of the finder, with the steps that lead to it. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "the start": async (page) => {
    await page.goto("/gift-finder");
    await expect(page.getByLabel("Tell us about them…")).toBeVisible();
  },
  "a sentence that says nothing": async (page) => {
    await page.goto("/gift-finder?text=hello+there");
    await expect(page.getByText(/^We couldn’t find a person/).first()).toBeVisible();
  },
  "a search from the start": async (page) => {
    await page.goto("/gift-finder");
    await untilInteractive(page);
    await page.route(/gift-finder\.data/, () => undefined);
    await page.getByLabel("Tell us about them…").fill(SENTENCE);
    await page.getByLabel("Tell us about them…").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Looking for gifts that fit…" }).first()).toBeAttached();
    await expect(page.getByLabel("Tell us about them…")).toBeHidden();
  },
  "a chip that is open": async (page) => {
    await page.goto(RESULT);
    await untilInteractive(page);
    await page.locator("summary", { hasText: "Up to $60" }).click();
    await expect(page.getByRole("textbox", { name: "At most" })).toHaveValue("60");
  },
  "a say on single gifts": async (page) => {
    await page.goto(RESULT);
    await untilInteractive(page);
    await page
      .getByRole("link", { name: /^More like this/ })
      .nth(1)
      .click();
    await expect(page.getByRole("link", { name: /^Remove More like / })).toBeVisible();
    await page
      .getByRole("link", { name: /^Not this/ })
      .nth(2)
      .click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Bring back / })).toBeVisible();
    // An element half under the header counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  "nothing left": async (page) => {
    await page.goto("/gift-finder?interest=coffee&budget=2");
    await expect(page.getByRole("heading", { name: "Nothing fits all of that" })).toBeVisible();
  },
  "a gift over the results": async (page) => {
    await page.goto(RESULT);
    await untilInteractive(page);
    await views(page).nth(1).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: /View on Store/ })).toBeVisible();
  },
  "words that the address cannot hold": async (page) => {
    await page.goto("/gift-finder?interest=coffee*t*coffee");
    await expect(page.getByText(/^That’s too long to fit in this page’s link/)).toBeVisible();
  },
};

for (const width of [320, 1280]) {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`E1: ${name} at ${width} px is accessible and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await reach(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

test.describe("what is not there or cannot be had", () => {
  test.use({ expectedComplaints: [/status of 404|ERR_FAILED|Failed to fetch/] });

  test("E1: a gift that is gone leaves the results, accessible", async ({ page }) => {
    await page.goto("/gift-finder?interest=coffee&gift=no-such-gift");
    await expect(page.getByText("The gift you're looking for doesn't exist or has been removed.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /gifts that fit/ })).toBeVisible();
    await expectAccessible(page);
  });

  test("a search that fails says so, keeps the words in the address, and is tried again with one click", async ({ page }) => {
    await page.goto("/gift-finder");
    await untilInteractive(page);
    await page.route(/gift-finder\.data/, (route) => route.abort());
    await page.getByLabel("Tell us about them…").fill("Coffee for my sister");
    await page.getByLabel("Tell us about them…").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "We couldn’t search just now" })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "For your sister" })).toBeVisible();
  });
});
