import { makeAdmin } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test("clicks are a plot whose axes have titles for who looks, and a table for who reads", async ({ page, context, account }) => {
  await makeAdmin(context, account);
  await page.goto("/admin/insights?days=7");
  await expect(page.locator("figure svg.recharts-surface").first()).toBeVisible();
  const plot = page.getByRole("figure").first();
  await expect(plot.getByText("Clicks", { exact: true })).toBeVisible();
  await expect(plot.locator("svg").getByText("Day (UTC)", { exact: true })).toBeVisible();
  await page.getByText("View as a table").first().click();
  await expect(page.getByRole("table", { name: "Clicks to the store by day" }).getByRole("row")).toHaveCount(1 + 7);
});
