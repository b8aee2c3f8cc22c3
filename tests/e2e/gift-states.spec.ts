import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, untilInteractive } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

/** Opens the second of two pictures large, zooms in and out and turns to the first, by keyboard alone. */
async function expectLookedAtClosely(page: Page, name: string): Promise<void> {
  const opener = page.getByRole("link", { name: "Look closer at picture 2" });
  await expect(opener).toHaveAttribute("href", /apple-touch-icon/);
  await opener.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name });
  await expect(viewer.getByText("2 of 2")).toBeVisible();
  const picture = viewer.getByRole("button", { name: "Zoom in: Seen from above" });
  await expect(picture).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: path.join(process.env.SHOTS ?? "test-results", "gift-picture-large.png") });
  const widthOf = (shown: Locator) => shown.evaluate((button) => button.getBoundingClientRect().width);
  const small = await widthOf(picture);
  await page.keyboard.press("Enter");
  const zoomed = viewer.getByRole("button", { name: "Zoom out: Seen from above" });
  expect(await widthOf(zoomed)).toBeGreaterThan(2 * small);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("1 of 2")).toBeVisible();
  await expect(viewer.getByRole("button", { name: `Zoom in: ${name}` })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Moves a finger over a picture to the left. */
async function swipe(page: Page, picture: Locator): Promise<void> {
  const { x, y, width, height } = await picture.evaluate((element) => element.getBoundingClientRect());
  const session = await page.context().newCDPSession(page);
  const touches = (share: number) => ({ touchPoints: [{ x: x + width * share, y: y + height / 2 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...touches(0.9) });
  for (const share of [0.7, 0.5, 0.3, 0.1]) await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...touches(share) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Swipes from the first picture to the second, on the page and in the viewer. */
async function expectSwiped(page: Page, name: string): Promise<void> {
  const pictures = page.getByRole("region", { name: `Pictures of ${name}` });
  await pictures.getByRole("link", { name: /^Picture 1 of 2/ }).click();
  const first = pictures.getByRole("img", { name, exact: true });
  // The finger comes when nothing moves any more.
  await expect(first).toBeInViewport({ ratio: 0.99 });
  await swipe(page, first);
  await expect(pictures.getByRole("img", { name: "Seen from above" })).toBeInViewport({ ratio: 0.9 });
  await pictures.getByRole("link", { name: /^Picture 1 of 2/ }).click();
  await expect(first).toBeInViewport({ ratio: 0.99 });
  await page.getByRole("link", { name: "Look closer at picture 1" }).click();
  const viewer = page.getByRole("dialog", { name });
  await swipe(page, viewer.getByRole("button", { name: `Zoom in: ${name}` }));
  await expect(viewer.getByText("2 of 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
}

test("an editor hides a gift, with pictures and facts, sees what changed, and copies it", async ({ page }) => {
  await openAdmin(page, "/admin/gifts");
  const name = freshName("Gallery Mug");
  const id = await makeGift(page, name);
  await openAdmin(page, `/admin/gifts/${id}`);
  const form = page.getByRole("dialog", { name: "Edit Gift" });
  const picture = await form.getByLabel("Image URL").inputValue();

  await form.getByRole("button", { name: "Add a picture" }).click();
  await form.getByLabel("Address of picture 1").fill(picture);
  await form.getByLabel("Description of picture 1").pressSequentially("Seen from above");
  await form.getByRole("button", { name: "Add a picture" }).click();
  await form.getByLabel("Address of picture 2").fill("nowhere");
  await form.getByRole("button", { name: "Add a fact" }).click();
  await form.getByLabel("Label of fact 1").pressSequentially("Made in: ");
  await form.getByLabel("Text of fact 1").pressSequentially("Kyoto, by hand");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form.getByText("Must be a valid image URL")).toBeVisible();
  await form.getByRole("button", { name: "Move picture 2 up" }).click();
  await expect(form.getByLabel("Description of picture 2")).toHaveValue("Seen from above");
  await form.getByRole("button", { name: "Remove picture 1" }).click();
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Gift updated");

  await page.goto(`/gifts/${id}`);
  await untilInteractive(page);
  await expect(page.getByText("Kyoto, by hand")).toBeVisible();
  const pictures = page.getByRole("region", { name: `Pictures of ${name}` });
  const above = pictures.getByRole("img", { name: "Seen from above" });
  await expect(above).not.toBeInViewport();
  await pictures.getByRole("link", { name: /^Picture 2 of 2/ }).click();
  await expect(above).toBeInViewport({ ratio: 0.5 });
  await expect(pictures.getByRole("link", { name: /^Picture 2 of 2/ })).toHaveAttribute("aria-current", "true");
  await pictures.getByRole("group").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(above).not.toBeInViewport();
  await expectLookedAtClosely(page, name);
  await expectSwiped(page, name);

  await openAdmin(page, `/admin/gifts/${id}`);
  await form.getByLabel("State").selectOption({ label: "Hidden" });
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Gift updated");
  expect((await page.request.get(`/gifts/${id}`)).status()).toBe(404);
  await page.goto(`/admin/gifts?mark=hidden&q=${encodeURIComponent(name)}`);
  await untilInteractive(page);
  await expect(page.getByText("Hidden", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: `View live page of ${name}` })).toHaveCount(0);

  await openAdmin(page, `/admin/gifts/${id}`);
  const history = form.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await history.getByText("updated it").first().click();
  await expect(history.locator("del").first()).toHaveText("shown");
  await expect(history.locator("ins").first()).toHaveText("hidden");

  await form.getByRole("button", { name: "Duplicate" }).click();
  await expectNotice(page, "Gift duplicated");
  await expect(form.getByLabel("Product Name")).toHaveValue(`Copy of ${name}`);
  await expect(form.getByLabel("State")).toHaveValue("draft");
  await expect(form.getByLabel("Text of fact 1")).toHaveValue("Kyoto, by hand");
  await form.getByLabel("Product Name").fill(name.toUpperCase());
  await form.getByLabel("Price ($)").focus();
  await expect(form.getByRole("status").getByRole("link", { name, exact: true })).toBeVisible();
  await expect(form.getByRole("status").filter({ hasText: "You may already have this gift" })).toContainText("same name and store page");
});
