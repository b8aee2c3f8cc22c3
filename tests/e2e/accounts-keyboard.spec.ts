import { makeAccount } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

test("E1: by keyboard alone: sign in, make a list, add something to it, share it; a visitor claims and takes it back; at 320 px", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const account = await makeAccount(context);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/auth?next=/gift-lists");
  await untilInteractive(page);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(account.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "My Gift Lists", level: 1 })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "New list" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("For Ada");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "For Ada", level: 1 })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "Add from any shop" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Enter it myself" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("What it is"));
  await page.keyboard.type("Blue mug");
  await tabTo(page, page.getByRole("textbox", { name: /^Link/ }));
  await page.keyboard.type("https://shop.example/mug");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Blue mug" })).toBeVisible();

  const share = page.getByRole("button", { name: "Share", exact: true });
  await tabTo(page, share);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Turn on sharing" }));
  await page.keyboard.press("Enter");
  const link = new URL((await page.getByRole("dialog").locator("code").textContent()) ?? "").pathname;
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();

  const visitor = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await visitor.goto(link);
  await untilInteractive(visitor);
  await tabTo(visitor, visitor.getByRole("link", { name: "I’m getting this: Blue mug" }));
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByLabel("Your name (optional)")).toBeFocused();
  await expectNoSidewaysScroll(visitor);
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByText("It’s yours to give.")).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await tabTo(visitor, visitor.getByRole("link", { name: "Undo my claim" }));
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("heading", { name: "Undo your claim?" })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await tabTo(visitor, visitor.getByRole("button", { name: "Undo my claim" }));
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("heading", { name: "Claim undone" })).toBeVisible();
  await visitor.context().close();
});

test.describe("when the server cannot be reached", () => {
  test.use({ expectedComplaints: [/Failed to load resource|Failed to fetch|status of 4\d\d/] });

  test("section 8: signing in says that it was unexpected, and nothing typed is lost", async ({ page }) => {
    await page.goto("/auth");
    await untilInteractive(page);
    await page.route("**/auth.data*", (route) => route.abort());
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Password").fill("paper and ribbon");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("An unexpected error occurred", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Please try again later.", { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
    await expect(page.getByLabel("Password")).toHaveValue("paper and ribbon");
  });

  test("section 8: the marketplace says that it was not saved", async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.goto("/profile");
    await untilInteractive(page);
    await page.route("**/marketplace", (route) => route.abort());
    await page.getByRole("main").getByLabel("Store").selectOption("de");
    await page.getByRole("main").getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Failed to update marketplace preference. Please try again.", { exact: true }).first()).toBeVisible();
  });
});
