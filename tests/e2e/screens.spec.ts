import type { Page } from "@playwright/test";
import { ACCESS, type Audience, needsRight } from "#app/access.ts";
import { makeAdmin } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadableAtNight, test, untilInteractive } from "./fixtures.ts";
import { type Screen, screenPath, SCREENS } from "./screens.ts";

const groupOf = (who: Audience | undefined) => (needsRight(who) ? "role" : who);

type OpenedScreen = Screen & { path: string };

/** The screens of the pages that these may read; `role`: those who have a right. */
const screensOf = (who: Audience | "role"): OpenedScreen[] =>
  Object.entries(SCREENS).flatMap(([address, screens]) =>
    groupOf(ACCESS[address]?.read) === who && "length" in screens
      ? screens.map((screen) => ({ ...screen, path: screenPath(address, screen) }))
      : [],
  );

const HEIGHT = 900;
const WIDE = 1280;

/** Looks at a page on a narrow window, then on a wide one: all looks cost one page load and one sign-in. */
async function lookAt(page: Page, { path, shows }: Pick<OpenedScreen, "path" | "shows">, narrow: number, status = 200): Promise<void> {
  await page.setViewportSize({ width: narrow, height: HEIGHT });
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await untilInteractive(page);
  for (const width of [narrow, WIDE]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      if (shows !== undefined) await expect(page.getByText(shows, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
  for (const width of [WIDE, narrow]) {
    await test.step(`${width} px at night`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectReadableAtNight(page);
    });
  }
}

for (const screen of screensOf("everyone")) {
  test(`E1: ${screen.name} at 320 and 1280 px is accessible, by day and at night, and does not scroll sideways`, async ({ page }) => {
    await lookAt(page, screen, 320);
  });
}

for (const screen of screensOf("signed-in")) {
  test(`E1: ${screen.name}, signed in, at 320 and 1280 px is accessible and does not scroll sideways`, async ({ page, account }) => {
    expect(account.email).toContain("@");
    await lookAt(page, screen, 320);
  });
}

for (const screen of screensOf("role")) {
  test(`E1: ${screen.name}, as an admin, at 390 and 1280 px is accessible and does not scroll sideways`, async ({
    page,
    context,
    account,
  }) => {
    await makeAdmin(context, account);
    await lookAt(page, screen, 390);
  });
}

test("E1: where reduced motion is wished for, nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/gift-finder", "/categories"]) {
    await page.goto(path);
    await untilInteractive(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const { animationName, transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
          const isMoving = animationName !== "none" || (transitionProperty !== "none" && /[1-9]/.test(transitionDuration));
          return isMoving || scrollBehavior !== "auto";
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test.describe("pages that are not there", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test("E1: the 404 page at 320 and 1280 px is accessible", async ({ page }) => {
    await lookAt(page, { path: "/no/such/page" }, 320, 404);
  });

  test("what the server has said about it stays while the page comes alive", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector("main")?.textContent === "") document.documentElement.dataset.blank = "true";
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/no/such/page");
    await untilInteractive(page);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-blank");
  });
});
