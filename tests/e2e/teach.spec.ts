import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./fixtures.ts";

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

test("a round is walked to its end by keyboard, and the last answers are taken back and given again", async ({ page }) => {
  await openAdmin(page, "/admin/teach");
  const names = ["Coffee Grinder", "Dog Leash", "Wooden Train Set"].map(freshName);
  const ids: string[] = [];
  for (const name of names) ids.push(await makeGift(page, name));
  // A round of these gifts alone: what other tests make would be asked about too.
  await openAdmin(page, `/admin/teach?gifts=${ids.join(".")}`);
  await expect(page.getByRole("heading", { name: names[0] ?? "" })).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  const answerAll = async () => {
    const questions = await page.locator("fieldset").count();
    expect(questions).toBeGreaterThan(2);
    await expect(page.getByRole("radio").first()).toBeFocused();
    for (let place = 0; place < questions; place++) await page.keyboard.press(String((place % 3) + 1));
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(questions);
    await expect(page.getByRole("button", { name: /Next gift|Finish/ })).toBeFocused();
  };
  await answerAll();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 3")).toBeVisible();

  // The answers just given are taken back: everything is open again.
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expect(page.getByRole("heading", { name: names[0] ?? "" })).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await answerAll();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 3")).toBeVisible();

  // Arrows go from claim to claim, and Enter goes on with what is open.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 of 3")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeVisible();
  await expect(page.getByRole("figure", { name: /^How sure the shop is about its gifts/ })).toBeVisible();
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same forms go from gift to gift", async ({ page }) => {
    await page.goto("/admin/teach");
    const ids = [await makeGift(page, freshName("Yoga Mat")), await makeGift(page, freshName("Garden Trowel"))];
    await page.goto(`/admin/teach?gifts=${ids.join(".")}`);
    await page.getByRole("group").first().getByLabel("Very").check();
    await page.getByText("Something missing?").click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Next gift" }).click();
    await expect(page.getByText("2 of 2")).toBeVisible();
    await page.getByRole("button", { name: "Undo the last gift" }).click();
    await expect(page.getByText("1 of 2")).toBeVisible();
    await page.getByRole("button", { name: "Next gift" }).click();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeVisible();
  });
});
