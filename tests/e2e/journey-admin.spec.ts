import type { Browser, Page } from "@playwright/test";
import { categoryPath } from "#app/features/catalogue/addresses.ts";
import { makeAccount, signIn } from "./accounts.ts";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

/** Opens a page as somebody who has just come, and closes it again. */
async function seenByShopper(browser: Browser, path: string, look: (shopper: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const shopper = await context.newPage();
  await shopper.goto(path);
  await look(shopper);
  await context.close();
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

test("a category with every field is saved, seen by a shopper, and there again after a reload", async ({ page, browser }) => {
  const name = freshName("Kite Flying");
  await openAdmin(page, "/admin/categories?tab=gift_interest_types");
  await page.getByRole("button", { name: "Add New Category" }).click();
  const adding = page.getByRole("dialog", { name: "Add New Category" });
  await adding.getByLabel("Name").fill(name);
  await adding.getByLabel("Slug").fill(`own-${slugOf(name)}`);
  await adding.getByLabel("Description").fill("For windy days");
  await adding.getByLabel("Icon").fill("🪁");
  await adding.getByLabel("Sort order").fill("7");
  await adding.getByLabel("Color", { exact: true }).fill("#abcdef");
  await adding.getByLabel("Featured").check();
  await adding.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Category created");

  await seenByShopper(browser, categoryPath("interest", `own-${slugOf(name)}`), async (shopper) => {
    await expect(shopper.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(shopper.getByRole("main")).toContainText("For windy days");
  });

  await page.reload();
  await untilInteractive(page);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const editing = page.getByRole("dialog", { name: "Edit Category" });
  for (const [label, value] of [
    ["Name", name],
    ["Slug", `own-${slugOf(name)}`],
    ["Description", "For windy days"],
    ["Icon", "🪁"],
    ["Sort order", "7"],
    ["Color", "#abcdef"],
  ] as const)
    await expect(editing.getByLabel(label, { exact: label === "Color" })).toHaveValue(value);
  await expect(editing.getByLabel("Featured")).toBeChecked();
});

test("a price tier's bounds are what was typed, with a comma too", async ({ page }) => {
  const name = freshName("Yachts");
  await openAdmin(page, "/admin/categories?tab=gift_price_tiers");
  await page.getByRole("button", { name: "Add New Category" }).click();
  const adding = page.getByRole("dialog", { name: "Add New Category" });
  await adding.getByLabel("Name").fill(name);
  await adding.getByLabel("Minimum price ($)").fill("9.000.000,50");
  await adding.getByLabel("Maximum price ($)").fill("9,500,000");
  await adding.getByLabel("Maximum price ($)").press("ArrowDown");
  await expect(adding.getByLabel("Maximum price ($)")).toHaveValue("9499999.99");
  await adding.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Category created");
  await page.reload();
  await untilInteractive(page);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(card).toContainText("$9,000,000.50 - $9,499,999.99");
  await card.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Category deleted");
});

test("a value of the metadata with every field is given to a gift, and its shopper sees it", async ({ page, browser }) => {
  const name = freshName("Candle Lit");
  await openAdmin(page, "/admin/metadata?tab=gift_themes");
  await page.getByRole("button", { name: "Add Themes" }).click();
  const adding = page.getByRole("dialog", { name: "Add Themes" });
  await adding.getByLabel("Name").fill(name);
  await adding.getByLabel("Slug").fill(`own-${slugOf(name)}`);
  await adding.getByLabel("Description").fill("Soft light, long evenings");
  await adding.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Themes created successfully.");
  await page.reload();
  await untilInteractive(page);
  const row = page.getByRole("row", { name: new RegExp(name, "i") });
  for (const text of [`own-${slugOf(name)}`, "Soft light, long evenings"]) await expect(row).toContainText(text);

  const gift = freshName("Beeswax Candle");
  const id = await makeGift(page, gift);
  await openAdmin(page, `/admin/gifts/${id}`);
  await page.getByRole("combobox", { name: "Themes" }).fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Gift updated");
  await seenByShopper(browser, `/gifts/${id}`, async (shopper) => {
    await shopper.getByRole("article").first().getByRole("link", { name }).click();
    await expect(shopper.getByRole("heading", { level: 1 })).toContainText(name, { ignoreCase: true });
    await expect(shopper.getByRole("link", { name: gift })).toBeVisible();
  });
});

test("an upload is used in a gift, found by its alt text, and says where it is used", async ({ page, browser }) => {
  const name = `${slugOf(freshName("ribbon bow"))}.png`;
  await openAdmin(page, "/admin/gifts");
  const gift = freshName("Ribbon Box");
  const id = await makeGift(page, gift);
  await openAdmin(page, "/admin/uploads");
  const buffer = await (await page.request.get("/icon-512.png")).body();
  await page.getByLabel("Choose files").setInputFiles([{ name, mimeType: "image/png", buffer }]);
  await page.getByLabel(`Alt text of ${name}`).fill(`Bow of ${name}`);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  // Its sizes are made after it was stored, which takes longer on a busy machine.
  await expect(card.getByText("512 × 512")).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText("Being prepared…")).toHaveCount(0, { timeout: 60_000 });

  await openAdmin(page, `/admin/gifts/${id}`);
  await page.getByRole("button", { name: "Choose a picture" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await picker.getByPlaceholder("Search by name or alt text...").fill(`Bow of ${name}`);
  await picker.getByRole("button", { name }).click();
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectNotice(page, "Gift updated");
  await seenByShopper(browser, `/gifts/${id}`, async (shopper) => {
    const picture = shopper.getByRole("article").first().getByRole("img", { name: gift });
    await expect(picture).toHaveAttribute("src", /^\/media\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await openAdmin(page, "/admin/uploads");
  await page.getByLabel("Search files").fill(name);
  await page.keyboard.press("Enter");
  await expect(card).toContainText("Used in 1 place");
});

test("a testimonial with every field stands on the home page, and goes when it is switched off", async ({ page, browser }) => {
  const author = freshName("Grace, a grandmother");
  await openAdmin(page, "/admin/testimonials");
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Add testimonial" }) });
  await form.getByLabel("What was said").fill("They found the right gift before I had finished my tea.");
  await form.getByLabel("Who said it").fill(author);
  await form.getByLabel("Order").fill("1");
  await form.getByLabel("Written by us, not by a shopper").check();
  await form.getByRole("button", { name: "Add testimonial" }).click();
  await expect(page.getByText("Testimonial added.", { exact: true })).toBeVisible();
  await page.reload();
  await untilInteractive(page);
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: author }) });
  await expect(entry.getByLabel("What was said")).toHaveValue("They found the right gift before I had finished my tea.");
  await expect(entry.getByLabel("Order")).toHaveValue("1");
  const figure = (shopper: Page) => shopper.getByRole("figure").filter({ hasText: author });
  await seenByShopper(browser, "/", async (shopper) => {
    await expect(figure(shopper).first()).toContainText("They found the right gift before I had finished my tea.");
    await expect(figure(shopper).first()).toContainText("Example");
  });
  await entry.getByLabel("Shown on the home page").uncheck();
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Testimonial saved.", { exact: true })).toBeVisible();
  await seenByShopper(browser, "/", async (shopper) => {
    await expect(shopper.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(figure(shopper)).toHaveCount(0);
  });
});

test("who asks for the admin role gets it when an admin says so, and works as one", async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const account = await makeAccount(context, { firstName: "Hedy", lastName: "Lamarr" });
  await signIn(context, account);
  const asking = await context.newPage();
  await openAdmin(asking, "/admin/gifts");
  await asking.getByRole("button", { name: "Grant Admin Access" }).click();
  await expect(asking.getByText("Your request was sent to the administrators.").first()).toBeVisible();

  await openAdmin(page, "/admin/people");
  const request = page.getByRole("listitem").filter({ hasText: account.email });
  await request.locator("summary", { hasText: "Approve" }).click();
  await request.getByRole("button", { name: "Give the role Hedy Lamarr" }).click();
  await expect(request).toHaveCount(0);

  await openAdmin(asking, "/admin/gifts");
  const gift = freshName("First Gift of a new admin");
  await makeGift(asking, gift);
  await openAdmin(asking, `/admin/gifts?q=${encodeURIComponent(gift)}`);
  await expect(asking.getByRole("link", { name: `Edit ${gift}` })).toBeVisible();
  await context.close();
});
