import { makeAdmin } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

for (const width of [390, 1280]) {
  test(`E1: insights, testimonials, access, the audit log and health at ${width} px are accessible and do not scroll sideways`, async ({
    page,
    context,
    account,
  }) => {
    test.slow();
    makeAdmin(context, account);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/admin/insights", "/admin/testimonials", "/admin/access-requests", "/admin/audit", "/admin/health"]) {
      await page.goto(path);
      await untilInteractive(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("clicks are a plot for who looks and a table for who reads", async ({ page, context, account }) => {
  makeAdmin(context, account);
  await page.goto("/admin/insights?days=7");
  await expect(page.locator("figure svg.recharts-surface").first()).toBeVisible();
  await page.getByText("As a table").first().click();
  await expect(page.getByRole("table", { name: "Clicks to the store by day" }).getByRole("row")).toHaveCount(7);
});
