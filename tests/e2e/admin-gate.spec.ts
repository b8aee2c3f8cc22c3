import { openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, test as anybodysTest, untilInteractive } from "./fixtures.ts";
import { expectNotice, keepNotices } from "./notices.ts";

test.describe("on the way in", () => {
  test("the loading screen says what is being checked", async ({ page }) => {
    await page.goto("/about");
    await untilInteractive(page);
    await page.getByRole("button", { name: /^Your account/ }).click();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/admin.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: "Admin" }).click();
    await expect(page.getByText("Loading admin panel...")).toBeVisible();
    await expect(page.getByText("Verifying admin privileges...")).toBeVisible();
    go();
    await expect(page.getByRole("heading", { name: "Start", exact: true })).toBeVisible();
  });

  test("between its screens the right is checked again", async ({ page }) => {
    await openAdmin(page, "/admin/gifts");
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/admin/audit.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Audit log" }).click();
    await expect(page.getByText("Checking permissions...")).toBeVisible();
    go();
    await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
  });
});

test.describe("when the server cannot say", () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED|Failed to fetch/] });

  test("the gate tries again automatically, three times", async ({ page }) => {
    test.slow();
    await page.goto("/about");
    await untilInteractive(page);
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.route(/\/admin(\/start)?\.data/, (route) => route.abort());
    await page.getByRole("link", { name: "Admin" }).click();
    await expect(page.getByText("Checking authentication...")).toBeVisible();
    await expect(page.getByText("Automatic retry: 1 of 3")).toBeVisible();
    await expect(page.getByText("Refreshing admin status...")).toBeVisible();
    await expect(page.getByText("Automatic retry: 2 of 3")).toBeVisible();
    await page.unroute(/\/admin(\/start)?\.data/);
    await expect(page.getByRole("heading", { name: "Start", exact: true })).toBeVisible();
  });
});

anybodysTest.describe("without the role", () => {
  anybodysTest.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED|Failed to fetch/] });

  anybodysTest("the card says how to get it, and what came of asking", async ({ page, account }) => {
    expect(account.email).toContain("@");
    await keepNotices(page);
    await page.goto("/admin/gifts");
    await untilInteractive(page);
    await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Check Admin Status" }).click();
    await expectNotice(page, "Not an admin", "You don't have admin privileges yet.");
    await page.route("**/session", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Check Admin Status" }).click();
    await expectNotice(page, "Verification failed", "Error checking admin status");
    await page.unroute("**/session");
    await page.getByRole("button", { name: "Grant Admin Access" }).click();
    await expectNotice(page, "Request sent", "Your request was sent to the administrators.");
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
