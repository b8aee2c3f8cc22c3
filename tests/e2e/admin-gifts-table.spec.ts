import type { Request } from "@playwright/test";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

test("search, filters, chips and the way back are in the address", async ({ page }) => {
  await openAdmin(page, "/admin/gifts");
  await page.getByLabel("Search gifts").fill("mug");
  await expect(page).toHaveURL(/\?q=mug/);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: "$25 - $50" }).check();
  await page.getByRole("checkbox", { name: "In Stock" }).check();
  await expect(page).toHaveURL(/price=25-50.*stock=in/);
  await page.keyboard.press("Escape");
  const chips = page.getByRole("group", { name: "Active filters" });
  await chips.getByRole("link", { name: "Remove In Stock" }).click();
  await expect(page).not.toHaveURL(/stock=in/);
  await page.getByLabel("Search gifts").fill("zzzz");
  await expect(page.getByText("No gifts match your search or filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL(/\/admin\/gifts$/);
  await expect(page.getByLabel("Search gifts")).toHaveValue("");
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/admin/gifts.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Price" }).click();
  await expect(page.getByText("Loading gifts...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh" })).toBeDisabled();
  go();
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "ascending");
});

test("several in one step: feature, categorize, delete, undo", async ({ page }) => {
  const name = freshName("Bulk Mug");
  await openAdmin(page, "/admin/gifts");
  await makeGift(page, `${name} one`);
  await makeGift(page, `${name} two`);
  await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(name)}`);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected gifts" });
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("button", { name: "Mark" }).click();
  await bar.getByRole("button", { name: "Feature", exact: true }).click();
  await expectNotice(page, "2 gifts updated");
  await expect(page.getByRole("row").filter({ hasText: "Featured" })).toHaveCount(2);
  await bar.getByRole("button", { name: "Categorize" }).click();
  const dialog = page.getByRole("dialog", { name: "Categorize 2 gifts" });
  await dialog.getByRole("combobox", { name: "Gift Types" }).fill("home dec");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Add to the gifts" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Home Decor" })).toHaveCount(2);
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "2 gifts deleted");
  await page.getByRole("listitem").filter({ hasText: "2 gifts deleted" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Home Decor" })).toHaveCount(2);
  // The gifts stop being featured here, since other tests look at the home page.
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar.getByRole("button", { name: "Mark" }).click();
  await bar.getByRole("button", { name: "Stop featuring" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Featured" })).toHaveCount(0);
});

test("import shows what would change before it does", async ({ page }) => {
  const name = freshName("Imported Mug");
  await openAdmin(page, "/admin/gifts/import");
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "gifts.csv", mimeType: "text/csv", buffer: Buffer.from(`name,price\n${name},12\nBad,free\n`) });
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByText("This is a preview. Nothing has changed yet.")).toBeVisible();
  await expect(page.getByRole("cell", { name })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the rejected rows" }).click();
  expect((await downloading).suggestedFilename()).toBe("gifts.csv.rejects.csv");
  await page.getByRole("button", { name: "Import now" }).click();
  await expect(page.getByText("Imported.", { exact: true })).toBeVisible();
  await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
});

test("what is typed while an answer is on its way stays, and is searched for", async ({ page }) => {
  await openAdmin(page, "/admin/gifts");
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/gifts\.data\?q=mu(?:&|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const box = page.getByLabel("Search gifts");
  const asked = page.waitForRequest(/gifts\.data\?q=mu(?:&|$)/);
  await box.pressSequentially("mu");
  await asked;
  const over = Promise.withResolvers<void>();
  const settle = (request: Request) => /gifts\.data\?q=mu(?:&|$)/.test(request.url()) && over.resolve();
  page.on("requestfinished", settle);
  page.on("requestfailed", settle);
  await box.press("g");
  // The older answer either arrives before the newer request is sent, or is aborted.
  go();
  await over.promise;
  await expect(page).toHaveURL(/\?q=mug$/);
  await expect(box).toHaveValue("mug");
});

for (const { how, pauseMs } of [
  { how: "", pauseMs: 0 },
  // The pause exceeds the delay after which a search starts.
  { how: " on a machine that is slow to open it", pauseMs: 500 },
]) {
  test(`a gift's form opened right after a key stays open${how}`, async ({ page }) => {
    await openAdmin(page, "/admin/gifts?q=mug");
    const box = page.getByLabel("Search gifts");
    await box.press("End");
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .evaluate((link: HTMLElement, pause) => {
        const open = () => {
          link.click();
          for (const until = performance.now() + pause; performance.now() < until;);
        };
        // The page presses it itself, as a message from here may come after the search has begun.
        addEventListener("input", () => setTimeout(open), { once: true });
      }, pauseMs);
    await box.press("s");
    await expect(page.getByRole("dialog", { name: "Edit Gift" }).getByLabel("Product Name")).toBeVisible();
    await expect(box).toHaveValue("mug");
  });
}

test("by keyboard alone: a gift is found, opened, changed and saved", async ({ page }) => {
  const name = freshName("Keyboard Mug");
  await openAdmin(page, "/admin/gifts");
  await makeGift(page, name);
  await page.getByLabel("Search gifts").focus();
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole("link", { name: `Edit ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit Gift" })).toBeVisible();
  await page.getByRole("combobox", { name: "Gift Types" }).focus();
  await page.keyboard.type("home dec");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Chosen: Gift Types" })).toContainText("Home Decor");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("list", { name: "Chosen: Gift Types" })).toHaveCount(0);
  await page.keyboard.type("home dec");
  await page.keyboard.press("Enter");
  await page.getByLabel("Product Name").focus();
  await page.keyboard.press("Enter");
  await expectNotice(page, "Gift updated");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Home Decor");
});
