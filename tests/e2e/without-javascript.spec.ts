import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("a shopper finds a gift and the way to the store without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Browse Categories" }).first().click();
  await expect(page.getByRole("heading", { name: "Browse Gift Categories" })).toBeVisible();
  await page
    .getByRole("link", { name: /Birthday/ })
    .first()
    .click();
  await expect(page.getByText(/^Found [\d,]+ gifts? in this category$/)).toBeVisible();
  // Tests beside this one have gifts of their own among the best matches.
  await page.getByRole("link", { name: /^View Daypack/ }).click();
  const store = page.getByRole("link", { name: /View on Store/ });
  await expect(store).toHaveAttribute("href", /^https:\/\/www\.amazon\.com\/dp\/[0-9A-Z]{10}\?tag=/);
  await expect(store).toHaveAttribute("rel", "sponsored noopener");
  await expect(store).toHaveAttribute("target", "_blank");
});

test("the tabs of the categories page are links", async ({ page }) => {
  await page.goto("/categories");
  await page.getByRole("link", { name: /^By Recipient/ }).click();
  await expect(page).toHaveURL(/[?&]type=recipient|\/categories\/recipient/);
  await expect(page.getByRole("link", { name: /Mom/ }).first()).toBeVisible();
});

test("the search form works", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("searchbox").fill("candle");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/q=candle/);
  await expect(page.getByRole("link", { name: /^View .*candle/i }).first()).toBeVisible();
});

test("filters and sorting of a category are a form whose state stands in the address", async ({ page }) => {
  await page.goto("/category/occasion/birthday");
  await page.getByLabel("Sort by").selectOption({ label: "Price, low to high" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/sort=price/);
  const prices = (await page.getByText(/^\$[\d,]+\.\d\d$/).allTextContents()).map((text) => Number(text.replace(/[$,]/g, "")));
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("a category is narrowed by links with numbers, folded on a phone, and widened again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/categories");
  await page
    .getByRole("link", { name: /Birthday/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sort=fit/);
  const travel = page.getByRole("region", { name: "Narrow down the gifts" }).getByRole("link", { name: /^Travel\b.* \d+ gifts$/ });
  await expect(travel).toBeHidden();
  await page.getByText("Filters", { exact: true }).click();
  const [number = ""] = /\d+/.exec((await travel.textContent()) ?? "") ?? [];
  await travel.click();
  await expect(page).toHaveURL(/interest=travel/);
  await expect(page.getByText(`Found ${number} gifts in this category`)).toBeVisible();
  await page.getByRole("link", { name: "Remove Travel" }).click();
  await expect(page).not.toHaveURL(/interest=/);
  await expect(page.getByLabel("Sort by")).toHaveValue("fit");
});

test.describe("a faulty form", () => {
  test.use({ expectedComplaints: [/status of 422/] });
  test("the contact form says beside each field what is wrong and keeps what was typed", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel(/message/i).fill("Do you ship to Mars?");
    await page.getByRole("button", { name: /Send/ }).click();
    await expect(page.getByLabel(/message/i)).toHaveValue("Do you ship to Mars?");
    await expect(page.getByLabel(/e-?mail/i)).toHaveAttribute("aria-invalid", "true");
  });
});

test("E1: the row of what shoppers say is scrolled by the keyboard", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("region", { name: "Testimonials" }).locator("> [tabindex]");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
