import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { GIFT_FIELD_NAMES } from "#app/features/catalogue/editing/gift-form-values.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { freshName, openAdmin, openNewGift, test } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

const SELECTORS = TAXONOMIES.map(({ key }) => GIFT_FIELD_NAMES[key]);

const chosen = (form: Locator, selector: string) => form.getByRole("list", { name: `Chosen: ${selector}` }).getByRole("listitem");

/** Uploads a picture right in the form and takes it. */
async function choosePicture(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Choose a picture" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  const buffer = await (await page.request.get("/icon-512.png")).body();
  await picker.getByLabel("Choose files").setInputFiles([{ name, mimeType: "image/png", buffer }]);
  await picker.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(picker.getByRole("button", { name, pressed: true })).toBeVisible();
  await expect(picker.getByText("Being prepared…")).toHaveCount(0, { timeout: 60_000 });
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(picker).toBeHidden();
}

/** Chooses one more value in each of the form's selectors, and makes a theme of its own. */
async function chooseInEachSelector(page: Page, form: Locator, theme: string): Promise<void> {
  for (const selector of SELECTORS) {
    const field = form.getByRole("combobox", { name: selector });
    await field.focus();
    await page.keyboard.press("ArrowDown");
    await form.getByRole("listbox", { name: selector }).getByRole("option", { selected: false }).first().click();
    await expect(chosen(form, selector)).not.toHaveCount(0);
    if (await form.getByRole("listbox", { name: selector }).isVisible()) await page.keyboard.press("Escape");
  }
  await form.getByRole("combobox", { name: "Themes" }).fill(theme);
  await page.keyboard.press("Enter");
  await expect(chosen(form, "Themes").filter({ hasText: new RegExp(theme, "i") })).toBeVisible();
}

const readChosen = async (form: Locator) =>
  Object.fromEntries(
    await Promise.all(SELECTORS.map(async (selector) => [selector, (await chosen(form, selector).allInnerTexts()).toSorted()] as const)),
  );

async function openAsShopper(browser: Browser): Promise<{ shopper: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  return { shopper: await context.newPage(), context };
}

test("a gift with everything that the form offers is saved, seen by a shopper, and there again after a reload", async ({
  page,
  browser,
}) => {
  const name = freshName("Garden tool set for grandma");
  const theme = freshName("Potting shed");
  await openAdmin(page, "/admin/gifts/new");
  const form = page.getByRole("dialog", { name: "Add New Gift" });

  await form.getByLabel("Amazon Affiliate Link").fill("https://www.amazon.com/dp/B0ABCDEF12");
  await form.getByRole("button", { name: "Auto-fill" }).click();
  await expectNotice(page, "Product Details Fetched");
  await expect(form.getByLabel("Affiliate URL")).toHaveValue(/B0ABCDEF12/);

  const slug = name.toLowerCase().replaceAll(" ", "-");
  await form.getByLabel("Product Name").fill(name);
  await form.getByLabel("Product Slug").fill(`own-${slug}`);
  await form.getByLabel("Price ($)").fill("24,50");
  await expect(form.getByRole("region", { name: "Preview" })).toContainText("$24.50");
  await form.getByLabel("Description", { exact: true }).fill("A trowel and pruning shears for gardening.");
  await form.getByLabel("Brand Name").fill("Fern & Fig");
  await form.getByLabel("Brand Website").fill("https://fern.example/");
  await form.getByLabel("Shipping Days").fill("3");
  await form.getByLabel("For", { exact: true }).selectOption("Her");
  await form.getByRole("checkbox", { name: "Featured" }).check();
  await form.getByRole("checkbox", { name: "Trending" }).check();
  await choosePicture(page, `${slug}.png`);
  // A picture that exists: the gift is featured, so other tests meet it on the home page.
  const logo = await form.getByLabel("Image URL").inputValue();
  await form.getByLabel("Brand Logo URL").fill(logo);

  await form.getByRole("button", { name: "AI categorize" }).click();
  await expectNotice(page, "Gift Categorized");
  await form.getByRole("button", { name: /^Accept Interests: Gardening/ }).click();
  await form.getByRole("button", { name: "Accept all" }).click();
  await chooseInEachSelector(page, form, theme);
  const selection = await readChosen(form);
  await form.getByRole("button", { name: "Add Gift" }).click();
  await expectNotice(page, "Gift added");
  await expect(form).toHaveCount(0);

  await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(name)}`);
  const livePage = (await page.getByRole("link", { name: `View live page of ${name}` }).getAttribute("href")) as string;

  const { shopper, context } = await openAsShopper(browser);
  await shopper.goto(`/gifts/own-${slug}`);
  const gift = shopper.getByRole("article").first();
  await expect(gift.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const text of ["$24.50", "by Fern & Fig", "Ships in 3 days", "A trowel and pruning shears for gardening.", "Gardening", theme])
    await expect(gift).toContainText(text, { ignoreCase: true });
  await expect(gift.getByRole("link", { name: "By Fern & Fig" })).toHaveAttribute("href", "https://fern.example/");
  await expect(gift.locator(`img[src^="${logo}/"]`), "the picture and the logo").toHaveCount(2);
  const picture = gift.getByRole("img", { name });
  await expect(picture).toHaveAttribute("src", /^\/media\//);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  await gift.getByRole("link", { name: new RegExp(theme, "i") }).click();
  await expect(shopper.getByRole("link", { name })).toBeVisible();
  await shopper.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(shopper.getByRole("link", { name }).first()).toHaveAttribute("href", livePage);
  await context.close();

  await openAdmin(page, `/admin${livePage}`);
  const reopened = page.getByRole("dialog", { name: "Edit Gift" });
  await page.reload();
  await expect(reopened.getByLabel("Product Name")).toHaveValue(name);
  await expect(reopened.getByLabel("Product Slug")).toHaveValue(`own-${slug}`);
  await expect(reopened.getByLabel("Price ($)")).toHaveValue("24.50");
  await expect(reopened.getByLabel("Description", { exact: true })).toHaveValue("A trowel and pruning shears for gardening.");
  await expect(reopened.getByLabel("Image URL")).toHaveValue(/^\/media\//);
  await expect(reopened.getByLabel("Affiliate URL")).toHaveValue(/B0ABCDEF12/);
  await expect(reopened.getByLabel("Brand Name")).toHaveValue("Fern & Fig");
  await expect(reopened.getByLabel("Brand Website")).toHaveValue("https://fern.example/");
  await expect(reopened.getByLabel("Brand Logo URL")).toHaveValue(logo);
  await expect(reopened.getByLabel("Shipping Days")).toHaveValue("3");
  await expect(reopened.getByLabel("For", { exact: true })).toHaveValue("female");
  for (const flag of ["In Stock", "Featured", "Trending"]) await expect(reopened.getByRole("checkbox", { name: flag })).toBeChecked();
  expect(await readChosen(reopened)).toEqual(selection);
});

test.describe("a refusal that is the site's own fault", () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test("says on the screen what was refused, with the reference that the log has", async ({ page }) => {
    await openNewGift(page);
    const form = page.getByRole("dialog", { name: "Add New Gift" });
    await form.getByLabel("Product Name").fill("Some gift");
    // The answer as the server gives it (tests/requests/admin-gifts.test.ts).
    await page.route("**/admin/gifts/changes", (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/problem+json",
        json: { title: "Bad request", detail: "The server does not take name (invalid_type).", requestId: "1f3a-9c" },
      }),
    );
    await form.getByRole("button", { name: "AI categorize" }).click();
    await expectNotice(page, "Categorization failed", "The server does not take name (invalid_type). Reference: 1f3a-9c");
  });
});
