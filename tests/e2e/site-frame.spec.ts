import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";

const GIFT = "/gifts/acacia-salt-cellar-with-a-swivel-lid";

/** Holds the answer about the session back; returns what lets it go. */
async function holdSession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/session", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("while the session loads the header has a placeholder and no link; at 768 px nothing is cut, and nothing moves", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const release = await holdSession(page);
  await page.goto("/");
  await untilInteractive(page);
  const header = page.getByRole("banner");
  await expect(header.getByText("Loading your account")).toBeAttached();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeHidden();
  const name = header.getByText("Presently", { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const places = () =>
    header.getByRole("link").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x).filter((place) => place > 0));
  const before = await places();
  release();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await places()).slice(0, before.length)).toEqual(before);
});

test("section 2: a slow check of the session stands in the form’s place", async ({ page }) => {
  const release = await holdSession(page);
  await page.goto("/auth");
  await expect(page.getByText("Checking authentication status...")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeHidden();
  await expectAccessible(page);
  release();
  await expect(page.getByText("Checking authentication status...")).toBeHidden();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("a form that somebody has begun with stays, however long the check of the session takes", async ({ page }) => {
  const release = await holdSession(page);
  await page.clock.install();
  await page.goto("/auth");
  await page.getByLabel("Email").fill("ada@example.com");
  await untilInteractive(page);
  await page.clock.runFor(5000);
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  await expect(page.getByText("Checking authentication status...")).toHaveCount(0);
  release();
});

test("no handle of the budget leaves its track, and the last stops say what they mean", async ({ page }) => {
  await page.goto("/gift-finder?interest=coffee&budget=500-");
  await untilInteractive(page);
  const slider = page.getByRole("group", { name: /Budget/ });
  await expect(slider).toContainText("$500 or more");
  await expect(slider.getByRole("slider", { name: "At least" })).toHaveAttribute("aria-valuetext", "$500");
  const [track, handles] = await slider.locator(".finder-range-pair").evaluate((pair) => {
    const drawn = getComputedStyle(pair, "::before");
    return [Number.parseFloat(drawn.width), Math.max(...[...pair.querySelectorAll("input")].map((input) => input.offsetWidth))] as const;
  });
  expect(handles).toBeLessThanOrEqual(track);
});

test("a printed gift is a clean sheet: what it is, its price and its address", async ({ page }) => {
  await page.goto(GIFT);
  await untilInteractive(page);
  await page.emulateMedia({ media: "print" });
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation", { name: "Breadcrumb" }),
    page.getByRole("heading", { name: "Similar gifts" }),
    page.getByRole("link", { name: /View on Store/ }),
  ])
    await expect(part).toBeHidden();
  expect(await page.getByRole("button").evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).length)).toBe(0);
  const sheet = page.getByRole("article").first();
  await expect(sheet.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(sheet.getByText(/^\$\d/).first()).toBeVisible();
  await expect(sheet.getByText(/\/gifts\/[0-9a-z-]+$/).last()).toBeVisible();
  // One sheet of letter paper: 1056 px are 11 inches.
  await page.setViewportSize({ width: 740, height: 900 });
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(1056);
});
