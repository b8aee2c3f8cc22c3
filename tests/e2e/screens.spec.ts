import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const SCREENS = [
  ["Home", "/"],
  ["Categories", "/categories"],
  ["Categories by recipient", "/categories/recipient"],
  ["Category", "/category/occasion/birthday"],
  ["Category with nothing left", "/category/occasion/birthday?max=1"],
  ["Gift", "/gifts/acacia-salt-cellar-with-a-swivel-lid"],
  ["Search", "/search?q=candle"],
  ["Search without a result", "/search?q=zzzzqqq"],
  ["Search without a query", "/search"],
  ["Gift finder", "/gift-finder"],
  ["Blog", "/blog"],
  ["Blog by tag", "/blog?tag=by-hand"],
  ["Blog post", "/blog/what-to-write-in-the-card"],
  ["About", "/about"],
  ["Contact", "/contact"],
  ["FAQ", "/faq"],
  ["Affiliate disclosure", "/affiliate-disclosure"],
  ["Privacy", "/privacy-policy"],
  ["Terms", "/terms"],
  ["Cookies", "/cookies"],
  ["Sign in", "/auth"],
] as const;

for (const width of [320, 1280]) {
  for (const [name, path] of SCREENS) {
    test(`E1: ${name} at ${width} px is accessible and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await untilInteractive(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

test.describe("pages that are not there", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  for (const width of [320, 1280]) {
    test(`E1: the 404 page at ${width} px is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto("/no/such/page");
      expect(response?.status()).toBe(404);
      await untilInteractive(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});
