import { openAdmin, test } from "./admin.ts";
import { expect } from "./fixtures.ts";

const TABLES = ["/admin/gifts", "/admin/collections", "/admin/metadata", "/admin/blog", "/admin/blog/categories", "/admin/people"];

for (const path of TABLES) {
  test(`E1: at 768, 1024 and 1280 px all that is in the table of ${path} is in sight`, async ({ page }) => {
    await openAdmin(page, path);
    const table = page.getByRole("table").first();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await table.evaluate((element) => {
        const { right } = element.parentElement?.getBoundingClientRect() ?? { right: 0 };
        const parts = [...element.querySelectorAll("td a, td button, td img")].filter((part) => part.checkVisibility());
        const isHidden = ({ right: end, width: wide }: DOMRect) => end > right + 1 || wide < 20;
        return parts.filter((part) => isHidden(part.getBoundingClientRect())).map(({ outerHTML }) => outerHTML);
      });
      expect(hidden, `at ${width} px`).toEqual([]);
    }
  });
}
