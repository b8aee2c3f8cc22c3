import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible } from "./fixtures.ts";

test("a deleted gift waits in the trash: it comes back with one click, or goes for good after a question", async ({ page }) => {
  await openAdmin(page, "/admin/gifts");
  const [mug, jug] = [freshName("Trashed Mug"), freshName("Trashed Jug")];
  const ids = [await makeGift(page, mug), await makeGift(page, jug)];
  const deleted = await page.request.post("/admin/gifts/changes", {
    headers: { origin: new URL(page.url()).origin },
    data: { change: "delete", ids },
  });
  expect(deleted.status()).toBe(200);
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: `Restore ${mug}` })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: `Restore ${mug}` }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 gift restored." })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: mug })).toHaveCount(0);
  await page.getByRole("checkbox", { name: `Select ${jug}` }).check();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("alertdialog", { name: "Delete one gift for good?" }).getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 gift deleted for good." })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: jug })).toHaveCount(0);
  await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(mug)}`);
  await expect(page.getByRole("link", { name: `Edit ${mug}`, exact: true })).toBeVisible();
});
