import type { Page } from "@playwright/test";
import { expect, test, untilInteractive } from "./fixtures.ts";

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
