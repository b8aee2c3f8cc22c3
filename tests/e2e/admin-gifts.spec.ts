import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { makeAccount, makeAdmin, signIn } from "./accounts.ts";
import { fillGift, freshName, makeGift, openAdmin, openNewGift, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, untilInteractive } from "./fixtures.ts";
import { expectNotice, keepNotices } from "./notices.ts";

/** Answers what a button of the form asks for; the hint at doubles, which asks by itself, comes from the site. */
async function answerChanges(page: Page, status: number, json: object): Promise<void> {
  await page.route("**/admin/gifts/changes", (route) =>
    route.request().postData()?.includes("find-doubles") ? route.fallback() : route.fulfill({ status, json }),
  );
}

test.describe("the form", () => {
  test("a gift is added with faults told beside their fields, edited, deleted, and brought back", async ({ page }) => {
    const name = freshName("Clay Mug");
    await openAdmin(page, "/admin/gifts");
    await page.getByRole("link", { name: "Add New Gift" }).click();
    const dialog = page.getByRole("dialog", { name: "Add New Gift" });
    await dialog.getByRole("button", { name: "Add Gift" }).click();
    for (const text of ["Name must be at least 3 characters", "Price must be positive", "Must be a valid image URL", "Must be a valid URL"])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel("Product Name")).toBeFocused();
    await expect(dialog.getByText("Auto-generates from the name if left empty.")).toBeVisible();
    await fillGift(page, name);
    await dialog.getByLabel("Product Slug").fill("x");
    await dialog.getByRole("button", { name: "Add Gift" }).click();
    await expect(dialog.getByText("Slug must be at least 3 characters")).toBeVisible();
    await dialog.getByLabel("Product Slug").fill("");
    await dialog.getByRole("combobox", { name: "Themes" }).fill(freshName("My Theme"));
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("list", { name: "Chosen: Themes" })).toContainText("My Theme");
    await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("$24.50");
    await dialog.getByRole("button", { name: "Add Gift" }).click();
    await expectNotice(page, "Gift added");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("link", { name: `Edit ${name}` }).click();
    const edit = page.getByRole("dialog", { name: "Edit Gift" });
    await edit.getByLabel("Description", { exact: true }).fill("Fired twice");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expectNotice(page, "Gift updated");

    await page.getByRole("button", { name: `Delete ${name}` }).click();
    const question = page.getByRole("alertdialog", { name: "Are you absolutely sure?" });
    await expect(question).toContainText("This will permanently delete this gift from the catalog. This action cannot be undone.");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectNotice(page, "Gift deleted");
    await expect(page.getByRole("link", { name: `Edit ${name}` })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectNotice(page, "Gift restored");
    await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  });

  test("Saving... is said while it lasts, and categorizing waits for it", async ({ page }) => {
    await openNewGift(page);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "AI categorize" })).toBeDisabled();
    await fillGift(page, freshName("Slow Mug"));
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/admin/gifts/changes", async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Add Gift" }).click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "AI categorize" })).toBeDisabled();
    go();
    await expectNotice(page, "Gift added");
  });

  test("suggestions are accepted one by one or all; Categorizing... holds saving back", async ({ page }) => {
    await openNewGift(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Product Name").fill("Garden tool set for grandma");
    await dialog.getByLabel("Description", { exact: true }).fill("A trowel and pruning shears for gardening.");
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/admin/gifts/changes", async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "AI categorize" }).click();
    await expect(dialog.getByRole("button", { name: "Categorizing..." })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Add Gift" })).toBeDisabled();
    go();
    await expectNotice(page, "Gift Categorized");
    await dialog.getByRole("button", { name: /^Accept Interests: Gardening/ }).click();
    await expect(dialog.getByRole("list", { name: "Chosen: Interests" })).toContainText("Gardening");
    await dialog.getByRole("button", { name: "Accept all" }).click();
    await expect(dialog.getByText("All suggestions are already chosen.")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Chosen: Recipients" })).toContainText("Grandmother");
  });

  test("auto-fill: an address is required, test data is marked, failures are explained", async ({ page }) => {
    await openAdmin(page, "/admin/gifts/new");
    const dialog = page.getByRole("dialog");
    const fill = dialog.getByRole("button", { name: "Auto-fill" });
    await fill.hover();
    await expect(page.getByRole("tooltip")).toContainText("Auto-fill product details from Amazon");
    await expect(page.getByRole("tooltip")).toContainText("Tip: If you don't have API credentials set up, test data will be used");
    await fill.click();
    await expectNotice(page, "URL Required", "Please enter an Amazon product URL first");
    await dialog.getByLabel("Amazon Affiliate Link").fill("https://www.amazon.com/help");
    await fill.click();
    await expectNotice(
      page,
      "Failed to Fetch Product",
      "Could not find a valid product ID in the URL. Please use a direct Amazon product URL.",
    );
    await dialog.getByLabel("Amazon Affiliate Link").fill("https://www.amazon.com/dp/B0ABCDEF12");
    await fill.click();
    await expectNotice(page, "Product Details Fetched");
    await expect(dialog.locator("form").getByText("Test data, not the real product")).toBeVisible();
    await expect(dialog.getByLabel("Product Name")).toHaveValue(/^Sample: /);
    await expect(dialog.getByLabel("Affiliate URL")).toHaveValue(/B0ABCDEF12/);
  });

  test("the reasons of failures that only a store or a server can cause", async ({ page }) => {
    await openNewGift(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Product Name").fill("Some gift");
    const answers = [
      "There is an issue with the API credentials. Please contact the administrator.",
      "Could not resolve the shortened URL. Please use the full product URL.",
      "The service is unavailable. Please try again later.",
    ];
    for (const message of answers) {
      await answerChanges(page, 422, { ok: false, reason: "look-up", message });
      await dialog.getByLabel("Amazon Affiliate Link").fill(`https://amzn.to/${randomUUID()}`);
      await dialog.getByRole("button", { name: "Auto-fill" }).click();
      await expectNotice(page, message);
      await page.unroute("**/admin/gifts/changes");
    }
    await answerChanges(page, 500, {});
    await dialog.getByRole("combobox", { name: "Themes" }).fill("Unheard of");
    await page.keyboard.press("Enter");
    await expectNotice(page, "Failed to create category", "An unexpected error occurred");
    await page.unroute("**/admin/gifts/changes");
    for (const [reason, status, text] of [
      ["name-missing", 422, "Please provide a product name before categorizing."],
      ["x", 500, "Categorization failed"],
    ] as const) {
      await answerChanges(page, status, { ok: false, reason });
      await dialog.getByRole("button", { name: "AI categorize" }).click();
      await expectNotice(page, text);
      await page.unroute("**/admin/gifts/changes");
    }
  });
  test.use({ expectedComplaints: [/Failed to load resource/] });
});

test.describe("nothing is lost", () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED|Failed to fetch/] });

  test("with the database away a save fails calmly, the form stays, and so does a draft after a reload", async ({ page }) => {
    const name = freshName("Kept Mug");
    await openAdmin(page, "/admin/gifts/new");
    await fillGift(page, name);
    await page.route("**/admin/gifts/changes", (route) => route.fulfill({ status: 503, json: {} }));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add Gift" }).click();
    await expectNotice(page, "Failed to add gift", "There was a problem adding the gift to the catalog.");
    await expect(dialog.getByLabel("Product Name")).toHaveValue(name);
    await page.unroute("**/admin/gifts/changes");
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await untilInteractive(page);
    await expect(dialog.getByText("You left these unsaved changes here earlier.")).toBeVisible();
    await expect(dialog.getByLabel("Product Name")).toHaveValue(name);
    await dialog.getByRole("button", { name: "Add Gift" }).click();
    await expectNotice(page, "Gift added");
    await openAdmin(page, "/admin/gifts/new");
    await expect(page.getByLabel("Product Name")).toHaveValue("");
  });

  test("updating, deleting and loading fail as specified, and the table stays", async ({ page }) => {
    await openAdmin(page, "/admin/gifts");
    const name = freshName("Steady Mug");
    const id = await makeGift(page, name);
    await openAdmin(page, `/admin/gifts/${id}`);
    await page.route("**/admin/gifts/changes", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByLabel("Description", { exact: true }).fill("Changed");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectNotice(page, "Failed to update gift");
    await page.unroute("**/admin/gifts/changes");
    await page.route("**/admin/gifts/changes", (route) => route.fulfill({ status: 404, json: { ok: false, reason: "gone" } }));
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectNotice(page, "Invalid gift ID", "Could not update gift: Invalid gift ID provided");
    await page.unroute("**/admin/gifts/changes");
    await page.route("**/admin/gifts/changes", (route) => route.fulfill({ status: 403, json: {} }));
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectNotice(page, "Permission denied", "You need admin privileges to manage gifts.");
    await page.unroute("**/admin/gifts/changes");

    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
    await page.route("**/admin/gifts/changes", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectNotice(page, "Failed to delete gift", "There was a problem removing the gift from the database.");
    await page.unroute("**/admin/gifts/changes");
    await page.route("**/admin/gifts/changes", (route) => route.fulfill({ status: 404, json: { ok: false, reason: "gone" } }));
    // The table is loaded anew after that, and nobody can refresh it meanwhile.
    const loaded = page.waitForResponse(/\/admin\/gifts\.data/);
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectNotice(page, "Cannot delete a gift without a valid ID.");
    await loaded;

    await page.route("**/admin/gifts.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Refresh" }).click();
    await expectNotice(page, "Failed to load gifts", "There was a problem loading the gifts data.");
    await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  });

  test("leaving with unsaved changes asks first, and keeps a draft", async ({ page }) => {
    await openAdmin(page, "/admin/gifts");
    const id = await makeGift(page, freshName("Left Mug"));
    await openAdmin(page, `/admin/gifts/${id}`);
    await page.getByLabel("Brand Name").fill("Kiln");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByLabel("Brand Name")).toHaveValue("Kiln");
    await page.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Leave and keep the draft" }).click();
    await expect(page).toHaveURL(/\/admin\/gifts$/);
    await openAdmin(page, `/admin/gifts/${id}`);
    await expect(page.getByLabel("Brand Name")).toHaveValue("Kiln");
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(page.getByLabel("Brand Name")).toHaveValue("");
  });

  test("two editors: the second sees both versions and chooses field by field", async ({ page, browser }) => {
    await openAdmin(page, "/admin/gifts");
    const name = freshName("Shared Mug");
    const id = await makeGift(page, name);
    await openAdmin(page, `/admin/gifts/${id}`);

    const other = await browser.newContext();
    const account = await makeAccount(other, { firstName: "Grace", lastName: "Hopper" });
    await signIn(other, account);
    await makeAdmin(other, account);
    const tab = await other.newPage();
    await keepNotices(tab);
    await openAdmin(tab, `/admin/gifts/${id}`);
    await tab.getByLabel("Price ($)").fill("30");
    await tab.getByLabel("Brand Name").fill("Grace's");
    await tab.getByRole("button", { name: "Save Changes" }).click();
    await expectNotice(tab, "Gift updated");
    await other.close();

    await page.getByLabel("Product Name").fill(`${name} mine`);
    await page.getByLabel("Brand Name").fill("Ada's");
    await page.getByRole("button", { name: "Save Changes" }).click();
    const conflict = page.getByRole("dialog", { name: "Someone else saved this gift in the meantime" });
    await expect(conflict).toContainText("Grace Hopper");
    await expect(conflict).toContainText("Changed by both: Brand Name");
    await expectAccessible(page);
    await expect(conflict.getByRole("group", { name: "Price" }).getByRole("radio", { name: "Grace Hopper" })).toBeChecked();
    await expect(conflict.getByRole("group", { name: "Product Name" }).getByRole("radio", { name: "Yours" })).toBeChecked();
    await conflict.getByRole("group", { name: "Brand Name" }).getByRole("radio", { name: "Grace Hopper" }).check();
    await conflict.getByRole("button", { name: "Save these choices" }).click();
    await expectNotice(page, "Gift updated");
    await openAdmin(page, `/admin/gifts/${id}`);
    await expect(page.getByLabel("Product Name")).toHaveValue(`${name} mine`);
    await expect(page.getByLabel("Price ($)")).toHaveValue("30.00");
    await expect(page.getByLabel("Brand Name")).toHaveValue("Grace's");
  });
});

for (const width of [390, 1280]) {
  test(`E1: the screens are accessible and do not scroll sideways at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await openAdmin(page, "/admin/gifts?price=25-50");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("combobox", { name: "Filter by Category" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page
      .getByRole("checkbox", { name: /^Select (?!all)/ })
      .first()
      .check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const path of ["/admin/people", "/admin/audit", "/admin/gifts/import"]) {
      await openAdmin(page, path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
