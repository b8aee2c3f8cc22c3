import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab, as a user without a mouse does, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
