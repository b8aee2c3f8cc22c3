import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const SENTENCE =
  "My sister just moved into her first apartment. She drinks far too much coffee and loves plants. Under $60, no candles please.";
const RESULT = `/gift-finder?text=${encodeURIComponent(SENTENCE)}`;

const results = (page: Page) => page.getByRole("region", { name: /gifts? that fits?|Nothing fits/ });
const namesOf = (page: Page) => results(page).getByRole("heading", { level: 3 }).allTextContents();

test("a sentence in the home page's box becomes gifts with reasons and an address that can be shared", async ({ page }) => {
  await page.goto("/");
  await untilInteractive(page);
  await page.getByLabel("Who is it for?").fill(SENTENCE);
  await page.getByLabel("Who is it for?").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "For your sister" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(results(page)).toContainText(/\d+ gifts that fit/);
  for (const chip of ["Sister", "Coffee", "Houseplants", "Up to $60"])
    await expect(page.getByRole("link", { name: `Remove ${chip}` })).toBeVisible();
  const names = await namesOf(page);
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(names.join(" ")).not.toMatch(/candle/i);
  const prices = (
    await results(page)
      .getByText(/^\$[\d,.]+$/)
      .allTextContents()
  ).map((text) => Number(text.slice(1)));
  expect(Math.max(...prices)).toBeLessThanOrEqual(60);

  const address = page.url();
  expect(new URL(address).searchParams.has("text")).toBe(false);
  await page.goto("about:blank");
  await page.goto(address);
  expect(await namesOf(page)).toEqual(names);
});

test("chips, nudges, another sentence and not this refine the result; back and forward go with them", async ({ page }) => {
  await page.goto(RESULT);
  await untilInteractive(page);
  const first = await namesOf(page);
  await page.getByRole("link", { name: "Remove Up to $60" }).click();
  await expect(page.getByRole("link", { name: "Remove Up to $60" })).toBeHidden();

  await page.getByLabel("Add another sentence…").fill("At most $25");
  await page.getByRole("button", { name: "Update", exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Remove Up to $25" })).toBeVisible();
  await expect(page.getByLabel("What you told us")).toHaveValue(`${SENTENCE} At most $25`);
  await expect(page.getByLabel("Add another sentence…")).toHaveValue("");

  await page.getByRole("link", { name: "Cheaper", exact: true }).click();
  await expect(page.getByRole("link", { name: "Cheaper (on, turn off)" })).toHaveAttribute("aria-current", "true");
  const [waved = ""] = await namesOf(page);
  await page.getByRole("link", { name: `Not this ${waved}` }).click();
  await expect(page.getByRole("heading", { name: waved })).toBeHidden();
  // The card that has taken its place has the focus.
  const [next = ""] = await namesOf(page);
  await expect(page.getByRole("link", { name: `View ${next}` })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /gifts? that fits?\. The first: / })).toBeAttached();

  await page.goBack();
  await expect(page.getByRole("heading", { name: waved })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: waved })).toBeHidden();
  for (let step = 0; step < 4; step++) await page.goBack();
  await expect(page.getByRole("link", { name: "Remove Up to $60" })).toBeVisible();
  await expect(page.getByLabel("What you told us")).toHaveValue(SENTENCE);
  expect(await namesOf(page)).toEqual(first);
});

test("more like this brings its kind forward and can be forgotten", async ({ page }) => {
  await page.goto(RESULT);
  await untilInteractive(page);
  const [, liked = ""] = await namesOf(page);
  await page.getByRole("link", { name: `More like this ${liked}` }).click();
  await expect(page).toHaveURL(/[?&]like=/);
  await page.getByRole("link", { name: `Remove More like ${liked}` }).click();
  await expect(page).not.toHaveURL(/[?&]like=/);
});

test("the sliders of budget and surprise answer to keys, once they rest", async ({ page }) => {
  await page.goto("/gift-finder?person=sister&interest=coffee&budget=60");
  await untilInteractive(page);
  const most = page.getByRole("slider", { name: "At most" });
  await expect(most).toHaveAttribute("aria-valuetext", "$60");
  await most.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
  await expect(most).toHaveAttribute("aria-valuetext", "$40");
  await expect(page).toHaveURL(/[?&]budget=40(&|$)/);
  await expect(page.getByRole("link", { name: "Remove Up to $40" })).toBeVisible();
  await expect(most).toBeFocused();

  await page.getByLabel("Surprise me").focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/[?&]surprise=100(&|$)/);
  await page.goBack();
  await expect(page.getByLabel("Surprise me")).toHaveValue("0");
  await page.goBack();
  await expect(most).toHaveAttribute("aria-valuetext", "$60");
});

test("the steps beside the box find gifts too, and an assumption can be changed", async ({ page }) => {
  await page.goto("/gift-finder");
  await untilInteractive(page);
  await page.getByLabel("Who is it for?").selectOption({ label: "Dad" });
  await page.getByLabel("What’s the occasion?").selectOption({ label: "Birthday" });
  await page.getByRole("checkbox", { name: "Cooking" }).check();
  await page.getByRole("radio", { name: "$25 – $50" }).check();
  await page.getByRole("button", { name: "Show gifts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For your dad" })).toBeVisible();
  await expect(page).toHaveURL(/\?person=dad&.*occasion=birthday&budget=25-50&interest=cooking/);

  await page.locator("summary", { hasText: "Ages" }).click();
  await page.getByLabel("Age from").fill("70");
  await page.getByLabel("Age to").fill("75");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await expect(page.getByRole("link", { name: "Remove Ages 70+" })).toBeVisible();
});

test("what a diet rules out is one short line, which opens into chips", async ({ page }) => {
  await page.goto("/gift-finder?text=A+birthday+gift+for+my+vegan+sister+who+loves+cooking");
  const line = page.locator(".finder-ruled-out > summary");
  await expect(line).toHaveText("No animal products, change");
  await expect(page.getByRole("link", { name: "Remove No leather" })).toBeHidden();
  await line.click();
  await page.getByRole("link", { name: "Remove No leather" }).click();
  await expect(page.getByRole("link", { name: "Remove No leather" })).toBeHidden();
  await expect(line).toHaveText("No animal products, change");
});

test("where nothing is left, one click eases one limit", async ({ page }) => {
  await page.goto("/gift-finder?interest=coffee&budget=2");
  await untilInteractive(page);
  await expect(page.getByRole("heading", { name: "Nothing fits all of that" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Up to \$\d+ instead of \$2/ })
    .first()
    .click();
  await expect(results(page)).toContainText(/gifts? that fits?/);
});

test("a gift opens over the results, and closing it comes back to them and to its card", async ({ page }) => {
  await page.goto(RESULT);
  await untilInteractive(page);
  const [, name = ""] = await namesOf(page);
  const view = page.getByRole("link", { name: `View ${name}` });
  await view.click();
  const panel = page.getByRole("dialog", { name });
  await expect(panel.getByRole("link", { name: /View on Store/ })).toHaveAttribute("rel", "sponsored noopener");
  await expect(panel.getByText("(paid link)")).toBeVisible();
  await expect(page).toHaveURL(/[?&]gift=[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/gift=/);
  await expect(view).toBeFocused();

  await view.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goForward();
  await expect(panel).toBeVisible();
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await expect(results(page)).toContainText(/\d+ gifts that fit/);
});

test("a slow answer shows that it is being looked for", async ({ page }) => {
  await page.goto(RESULT);
  await untilInteractive(page);
  await page.route(/gift-finder\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByRole("link", { name: "More practical" }).click();
  await expect(page.getByRole("heading", { name: "Looking…" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 }).filter({ hasNotText: "Keep browsing" })).toHaveCount(12);
  await expect(results(page)).toContainText(/\d+ gifts that fit/);
});

for (const width of [320, 1280]) {
  test(`E1: results at ${width} px, with everything open, are accessible and do not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(RESULT);
    await untilInteractive(page);
    await expectAccessible(page);
    await page.locator("summary", { hasText: "change" }).first().click();
    if (width < 1024) await page.locator("summary", { hasText: "Budget, surprises, and more" }).click();
    await page.locator("summary", { hasText: "Choose step by step" }).click();
    await expect(page.getByRole("checkbox", { name: "Coffee" })).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sentence, a chip, another sentence, the budget and surprise are plain forms and links", async ({ page }) => {
    await page.goto("/gift-finder");
    await page.getByLabel("Tell us about them…").fill("Coffee for my sister, under $60");
    await page.getByRole("button", { name: "Find a Gift" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "For your sister" })).toBeVisible();
    await page.getByRole("link", { name: "Remove Up to $60" }).click();
    await page.getByLabel("Add another sentence…").fill("She bakes bread too");
    await page.getByRole("button", { name: "Update", exact: true }).first().click();
    await expect(page.getByRole("link", { name: "Remove Coffee" })).toBeVisible();
    await expect(page.getByLabel("What you told us")).toHaveValue("Coffee for my sister, under $60 She bakes bread too");

    await expect(page.getByRole("slider", { name: "At most" })).toBeHidden();
    await page.getByLabel("From", { exact: true }).fill("20");
    await page.getByLabel("To", { exact: true }).fill("40");
    await page.getByRole("group", { name: "Budget" }).getByRole("button", { name: "Set", exact: true }).click();
    await expect(page.getByRole("link", { name: "Remove $20 to $40" })).toBeVisible();

    await page.locator("summary", { hasText: "change" }).first().click();
    await expect(page.getByRole("button", { name: "Set", exact: true }).first()).toBeVisible();
  });

  test("a gift stands above the results, with the way back", async ({ page }) => {
    await page.goto(RESULT);
    const [name = ""] = await namesOf(page);
    await page.getByRole("link", { name: `View ${name}` }).click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(page.getByRole("link", { name: /View on Store/ })).toBeVisible();
    await expect(results(page)).toContainText(/\d+ gifts that fit/);
    await page.getByRole("link", { name: "Close", exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeHidden();
  });
});
