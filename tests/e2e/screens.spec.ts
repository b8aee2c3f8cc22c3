import type { Page } from "@playwright/test";
import { ACCESS, type Audience } from "#app/access.ts";
import { makeAdmin } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";
import { type Screen, screenPath, SCREENS } from "./screens.ts";

type OpenedScreen = Screen & { path: string };

/** The screens of the pages that these may read. */
const screensOf = (who: Audience): OpenedScreen[] =>
  Object.entries(SCREENS).flatMap(([address, screens]) =>
    ACCESS[address]?.read === who && "length" in screens ? screens.map((screen) => ({ ...screen, path: screenPath(address, screen) })) : [],
  );

async function lookAt(page: Page, { path, shows }: Pick<OpenedScreen, "path" | "shows">, status = 200): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await untilInteractive(page);
  if (shows !== undefined) await expect(page.getByText(shows, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const width of [320, 1280]) {
  for (const screen of screensOf("everyone")) {
    test(`E1: ${screen.name} at ${width} px is accessible and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(page, screen);
    });
  }

  for (const screen of screensOf("signed-in")) {
    test(`E1: ${screen.name}, signed in, at ${width} px is accessible and does not scroll sideways`, async ({ page, account }) => {
      expect(account.email).toContain("@");
      await page.setViewportSize({ width, height: 900 });
      await lookAt(page, screen);
    });
  }
}

for (const width of [390, 1280]) {
  for (const screen of screensOf("admin")) {
    test(`E1: ${screen.name}, as an admin, at ${width} px is accessible and does not scroll sideways`, async ({
      page,
      context,
      account,
    }) => {
      makeAdmin(context, account);
      await page.setViewportSize({ width, height: 900 });
      await lookAt(page, screen);
    });
  }
}

test.describe("pages that are not there", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  for (const width of [320, 1280]) {
    test(`E1: the 404 page at ${width} px is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(page, { path: "/no/such/page" }, 404);
    });
  }
});
