import type { Page } from "@playwright/test";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, untilInteractive } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { expectNotice } from "./notices.ts";

// Chromium reports each refused save.
test.use({ expectedComplaints: [/status of (?:409|422)/] });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** E1: expects the screen to be right at both widths. */
async function expectFineAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

const region = (page: Page) => page.getByRole("region", { name: "What shoppers will see" });

test("an editor finds gifts by a rule, pins one, leaves one out, previews the draft and shows it to shoppers", async ({ page }) => {
  const title = freshName("For the host");
  await openAdmin(page, "/admin/collections");
  await page.getByRole("link", { name: "New collection" }).click();
  await page.getByLabel("Title", { exact: false }).first().fill(title);
  await page.getByLabel("Opening sentence").fill("Bring this, not another candle.");
  await expect(page.getByLabel("Slug", { exact: false }).first()).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
  await page.getByRole("combobox", { name: "Recipient", exact: true }).fill("host");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByLabel("Price up to").fill("20");
  await page.getByText("What to leave out").click();
  await page.getByLabel("Words not in the name").fill("taper");
  const gifts = region(page).getByRole("listitem");
  await expect(gifts.filter({ hasText: "Acacia salt cellar" })).toBeVisible();
  await expect(gifts.filter({ hasText: "tapers" })).toHaveCount(0);
  await region(page).getByRole("button", { name: "Pin Beechwood honey dipper with a drip dish" }).click();
  await expect(gifts.first()).toContainText("Beechwood honey dipper");
  await region(page).getByRole("button", { name: "Leave out Acacia salt cellar with a swivel lid" }).click();
  await expect(gifts.filter({ hasText: "Acacia salt cellar" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Gifts left out" })).toContainText("Acacia salt cellar");
  await expectFineAtBothSizes(page);
  await page.getByRole("button", { name: "Save collection" }).click();
  await expectNotice(page, "Collection saved.");

  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByText("A preview: shoppers can’t see this collection yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expectFineAtBothSizes(page);
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await page.getByLabel("Show it to shoppers").check();
  await page.getByRole("button", { name: "Save collection" }).click();
  await page.getByRole("link", { name: "Open page" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Beechwood honey dipper with a drip dish" })).toBeVisible();

  await openAdmin(page, `/admin/collections?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("row", { name: title })).toContainText("Shown");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page.getByText("You can restore it for 30 days.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It’s back.")).toBeVisible();
});

for (const size of SIZES)
  test(`E1: gifts are chosen by hand and put in order with the keyboard alone, at ${size.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    const title = freshName("By hand");
    await openAdmin(page, "/admin/collections");
    const names = [freshName("Apple jelly"), freshName("Brass bell"), freshName("Clay pot")];
    for (const name of names) await makeGift(page, name);
    await openAdmin(page, "/admin/collections/new");
    const titleField = page.getByLabel("Title", { exact: false }).first();
    await tabTo(page, titleField);
    await page.keyboard.type(title);
    const byHand = page.getByRole("radio", { name: "I choose them by hand" });
    await tabTo(page, page.getByRole("radio", { name: "A rule finds them" }));
    await page.keyboard.press("ArrowDown");
    await expect(byHand).toBeChecked();
    await tabTo(page, page.getByLabel("Order"));
    await page.keyboard.press("B");
    await expect(page.getByLabel("Order")).toHaveValue("hand");
    for (const name of names) {
      await tabTo(page, page.getByRole("button", { name: "Add a gift" }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Add a gift" });
      await expect(dialog).toBeVisible();
      await tabTo(page, dialog.getByRole("searchbox"));
      await page.keyboard.type(name);
      await tabTo(page, dialog.getByRole("button", { name: `Add ${name}` }));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
    const chosen = page.getByRole("list", { name: "Chosen gifts" }).getByRole("listitem");
    await expect(chosen).toHaveText(names.map((name) => new RegExp(name)));
    await tabTo(page, page.getByRole("button", { name: `Move ${names[2]}`, exact: true }));
    await page.keyboard.press("Home");
    await expect(chosen.first()).toContainText(names[2] as string);
    await expect(page.getByText(`${names[2]} is now number 1 of 3.`)).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(chosen.nth(1)).toContainText(names[2] as string);
    await expect(region(page).getByRole("listitem").nth(1)).toContainText(names[2] as string);
    await tabTo(page, page.getByRole("button", { name: "Save collection" }));
    await page.keyboard.press("Enter");
    await expectNotice(page, "Collection saved.");
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(chosen).toHaveText([names[0], names[2], names[1]].map((name) => new RegExp(name as string)));
    await expectFineAtBothSizes(page);
  });

test("a draft outlives a reload, two editors are merged, and an earlier version can be opened", async ({ page }) => {
  const title = freshName("Two editors");
  await openAdmin(page, "/admin/collections/new");
  await page.getByLabel("Ships within").fill("2");
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(page.getByLabel("Title", { exact: false }).first()).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await page.reload();
  await expect(page.getByLabel("Ships within")).toHaveValue("2");
  await page.getByLabel("Opening sentence").fill("First");
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(page).toHaveURL(/collections\/[0-9a-f-]{36}$/);
  const other = await page.context().newPage();
  await openAdmin(other, page.url());
  await other.getByLabel("Opening sentence").fill("Theirs");
  await other.getByRole("button", { name: "Save collection" }).click();
  await expect(other.getByText("Version 2")).toBeVisible();
  await other.close();
  await page.getByLabel("Opening sentence").fill("Mine");
  await page.getByLabel("Price up to").fill("30");
  await page.getByRole("button", { name: "Save collection" }).click();
  const dialog = page.getByRole("dialog", { name: "Someone else saved this collection in the meantime" });
  await expect(dialog).toContainText("Changed by both: Opening sentence");
  await expectAccessible(page);
  await dialog.getByRole("group", { name: "Opening sentence" }).getByRole("radio").nth(1).check();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByText("Version 3")).toBeVisible();
  await expect(page.getByLabel("Opening sentence")).toHaveValue("Theirs");
  await expect(page.getByLabel("Price up to")).toHaveValue("30");
  await page.getByRole("link", { name: "Open version 1 in the editor" }).click();
  await expect(page.getByText("This is version 1.")).toBeVisible();
  await expect(page.getByLabel("Opening sentence")).toHaveValue("First");
});

test("a file that is faulty says where; a good one is saved", async ({ page }) => {
  const title = freshName("From a file");
  await openAdmin(page, "/admin/collections");
  const choose = (text: string) =>
    page.locator('input[type="file"]').setInputFiles([{ name: "collections.csv", mimeType: "text/csv", buffer: Buffer.from(text) }]);
  await choose("title,gifts\nX,no-such-gift\n");
  await expect(page.getByRole("alert")).toContainText("Line 2, gifts: There’s no gift “no-such-gift”.");
  await expectAccessible(page);
  await choose(`title,by_rule,max_price\n${title},true,9.99\n`);
  await expectNotice(page, "1 collection saved.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("row", { name: title })).toContainText("Draft");
});

test("a shopper comes from the categories to a collection and changes the order without losing their place", async ({ page }) => {
  await page.goto("/categories");
  await page.getByRole("link", { name: "All collections" }).click();
  await expect(page.getByRole("heading", { name: "Gift Collections", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Hostess gifts that aren’t candles" }).click();
  await expect(page.getByRole("heading", { name: "Hostess gifts that aren’t candles", level: 1 })).toBeVisible();
  await untilInteractive(page);
  const sort = page.getByLabel("Sort by");
  await sort.focus();
  await sort.selectOption({ label: "Price, high to low" });
  await expect(page).toHaveURL(/\?sort=price-desc$/);
  await expect(sort).toBeFocused();
  await expect(page.getByRole("link", { name: /^View / }).first()).toHaveText("View Stoneware fondue pot with six forks");
  await page.goBack();
  await expect(sort).toHaveValue("own");
});

test("a collection's card stands in a post, by the button of the editor", async ({ page }) => {
  await openAdmin(page, "/admin/blog/new");
  await page.getByRole("button", { name: "Collection card" }).click();
  const dialog = page.getByRole("dialog", { name: "Insert a collection card" });
  await dialog.getByRole("searchbox").fill("cozy");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Insert Cozy nights in" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue("[[collection:cozy-nights-in]]\n\n");
  await expect(page.getByRole("group", { name: "The article" }).getByRole("link", { name: "Cozy nights in" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the order is a form", async ({ page }) => {
    await page.goto("/collections/secret-santa-under-25");
    await page.getByLabel("Sort by").selectOption({ label: "Name, A to Z" });
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/\?sort=name-asc$/);
    await expect(page.getByRole("link", { name: /^View / }).first()).toHaveText(/^View Bamboo/);
  });
});
