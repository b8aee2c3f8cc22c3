import { expect, test, untilInteractive } from "./fixtures.ts";
import { expectInSight, tabTo } from "./keyboard.ts";

test("E1: the whole way by keyboard: ask, change, refine, open, close, dismiss, undo, begin anew", async ({ page }) => {
  await page.goto("/gift-finder");
  await untilInteractive(page);
  const box = page.getByLabel("Tell us about them…");
  await tabTo(page, box);
  await page.keyboard.type("My sister loves coffee,");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("under $60");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "For your sister" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /gifts that fit\. The first: / })).toBeAttached();

  // A chip is edited in place.
  const budget = page.locator("summary", { hasText: "Up to $60" });
  await tabTo(page, budget);
  await expectInSight(budget);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "At most" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("80");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Remove Up to $80" })).toBeVisible();

  // Then the chip is removed.
  const cross = page.getByRole("link", { name: "Remove Up to $80" });
  await tabTo(page, cross, 150);
  await page.keyboard.press("Enter");
  await expect(cross).toBeHidden();

  const cheaper = page.getByRole("link", { name: /^Cheaper/ });
  await tabTo(page, cheaper, 150);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Cheaper (on, turn off)" })).toBeFocused();

  const view = page.getByRole("link", { name: /^View / }).nth(1);
  await tabTo(page, view);
  await expectInSight(view);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  // The panel traps the focus.
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(view).toBeFocused();

  // The gift that replaces a dismissed one has the focus and is visible.
  const nameAt = async (place: number) => ((await page.getByRole("heading", { level: 3 }).nth(place).textContent()) ?? "").trim();
  const waved = await nameAt(1);
  await tabTo(page, page.getByRole("link", { name: `Not this ${waved}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 3, name: waved, exact: true })).toBeHidden();
  const next = page.getByRole("link", { name: /^View / }).nth(1);
  await expect(next).toBeFocused();
  await expectInSight(next);
  const regretted = await nameAt(1);
  await tabTo(page, page.getByRole("link", { name: `Not this ${regretted}` }));
  await page.keyboard.press("Enter");
  const undo = page.locator("li", { hasText: regretted }).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: regretted, exact: true })).toBeHidden();
  // F8 moves the focus to the toasts.
  await page.keyboard.press("F8");
  await tabTo(page, undo, 8);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/not=.*not=/);
  await expect(page.getByRole("heading", { level: 3, name: regretted, exact: true })).toBeVisible();
});

test("E1: the guided steps by keyboard", async ({ page }) => {
  await page.goto("/gift-finder");
  await untilInteractive(page);
  await tabTo(page, page.getByLabel("Who is it for?"));
  await page.keyboard.type("Dad");
  await tabTo(page, page.getByRole("checkbox", { name: "Cooking" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("radio", { name: "Any budget" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Under $25" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?person=dad&.*budget=25&interest=cooking/);
  await expect(page.getByRole("heading", { level: 1, name: "For your dad" })).toBeFocused();
});
