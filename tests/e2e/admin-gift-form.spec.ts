import { randomUUID } from "node:crypto";
import { fillGift, makeGift, openAdmin, openNewGift, test } from "./admin.ts";
import { expect, expectAccessible, untilInteractive } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

const freshName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** Holds every change of a gift back until the returned function is called. */
async function holdChanges(page: Parameters<typeof openAdmin>[0]): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/admin/gifts/changes", async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

test("a new gift begins with its link; the rest opens by hand with what was pasted, after a look-up, and never hides a gift that is there", async ({
  page,
}) => {
  await openAdmin(page, "/admin/gifts/new");
  const form = page.getByRole("dialog");
  await expect(form.getByRole("heading", { name: "Paste a link" })).toBeVisible();
  await expect(form.getByLabel("Product Name")).toBeHidden();
  await expect(form.getByRole("region", { name: "Preview" })).toBeHidden();
  await expectAccessible(page);
  await form.getByLabel("Amazon Affiliate Link").fill("https://shop.example/mug");
  await form.getByRole("button", { name: "Fill in by hand" }).click();
  await expect(form.getByLabel("Product Name")).toBeFocused();
  await expect(form.getByLabel("Affiliate URL")).toHaveValue("https://shop.example/mug");
  await expect(form.getByRole("button", { name: "Fill in by hand" })).toHaveCount(0);
  // What was left is there again, and is not folded.
  const drafted = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("presently:gift-draft:new")));
  await expect.poll(drafted).toBe(true);
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await untilInteractive(page);
  await expect(form.getByLabel("Affiliate URL")).toHaveValue("https://shop.example/mug");
  await expect(form.getByLabel("Product Name")).toBeVisible();
  await form.getByRole("button", { name: "Discard" }).click();

  await openAdmin(page, "/admin/gifts/new");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("https://www.amazon.com/dp/B0ABCDEF12"));
  await form.getByLabel("Amazon Affiliate Link").press("Control+V");
  await expectNotice(page, "Product Details Fetched");
  await expect(form.getByLabel("Product Name")).toBeVisible();
  await expect(form.getByLabel("Affiliate URL")).toHaveValue(/B0ABCDEF12/);

  const id = await makeGift(page, freshName("Open Mug"));
  await openAdmin(page, `/admin/gifts/${id}`);
  await expect(page.getByRole("dialog", { name: "Edit Gift" }).getByLabel("Product Name")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Paste a link" })).toHaveCount(0);
});

test("after a refused save the focus goes to the first fault once, and then stays where one types", async ({ page }) => {
  await openAdmin(page, "/admin/gifts/new");
  const form = page.getByRole("dialog", { name: "Add New Gift" });
  await form.getByRole("button", { name: "Add Gift" }).click();
  await expect(form.getByLabel("Product Name")).toBeFocused();
  await page.keyboard.type("Clay Mug");
  await expect(form.getByLabel("Product Name")).toHaveValue("Clay Mug");
  await expect(form.getByLabel("Price ($)")).toHaveValue("0");
  await form.getByLabel("Brand Name").focus();
  await page.keyboard.type("Kiln");
  await expect(form.getByLabel("Brand Name")).toHaveValue("Kiln");
  // Errors that remain are still marked.
  await expect(form.getByText("Name must be at least 3 characters")).toHaveCount(0);
  await expect(form.getByText("Price must be positive")).toBeVisible();
});

test("a value made in place takes nothing away that was chosen or typed while it was made", async ({ page }) => {
  await openNewGift(page);
  const form = page.getByRole("dialog");
  const go = await holdChanges(page);
  const theme = freshName("Moonlit");
  await form.getByRole("combobox", { name: "Themes" }).fill(theme);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("option", { name: "Creating…" })).toBeVisible();
  await form.getByRole("combobox", { name: "Interests" }).fill("gardening");
  await page.keyboard.press("Enter");
  await form.getByRole("combobox", { name: "Themes" }).fill("another");
  go();
  await expect(form.getByRole("list", { name: "Chosen: Themes" })).toContainText(theme, { ignoreCase: true });
  await expect(form.getByRole("list", { name: "Chosen: Interests" })).toContainText("Gardening");
  await expect(form.getByRole("combobox", { name: "Themes" })).toHaveValue("another");
});

test("a list opens in sight, also for a field at the lower edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openNewGift(page);
  const field = page.getByRole("combobox", { name: "Price Tier" });
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox", { name: "Price Tier" })).toBeInViewport({ ratio: 0.99 });
});

test("what was typed and taken back leaves no draft behind", async ({ page }) => {
  await openAdmin(page, "/admin/gifts");
  const id = await makeGift(page, freshName("Undecided Mug"));
  await openAdmin(page, `/admin/gifts/${id}`);
  const drafted = () => page.evaluate((key) => localStorage.getItem(key), `presently:gift-draft:${id}`);
  await page.getByLabel("Brand Name").fill("Kiln");
  await expect.poll(drafted).not.toBeNull();
  await page.getByLabel("Brand Name").fill("");
  await expect.poll(drafted).toBeNull();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\/gifts$/);
});

test("notices stand above a dialog's buttons, and an answer takes the place of the one before", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openAdmin(page, "/admin/gifts/new");
    const save = page.getByRole("dialog").getByRole("button", { name: "Add Gift" });
    await save.click();
    await expectNotice(page, "Not saved");
    const notice = page.getByRole("listitem").filter({ hasText: "Please check the marked fields." });
    await expect(notice).toBeVisible();
    // A click on a covered element would not arrive.
    await save.click({ timeout: 2000 });
    await expect(notice).toHaveCount(1);
    await fillGift(page, freshName("Seen Mug"));
    await save.click();
    await expectNotice(page, "Gift added");
    await expect(notice).toHaveCount(0);
    await untilInteractive(page);
  }
});
