import { openAdmin, test } from "./admin.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectNotice } from "./notices.ts";

test("an imprint is written, previewed and published, and stands in the footer; going back to a built-in text can be undone", async ({
  page,
}) => {
  await openAdmin(page, "/admin/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Title", { exact: false }).first().fill("Imprint");
  await page.getByLabel("Opening sentence").fill("Who runs {{name}}");
  await page.getByLabel("Content").fill("## Address\n\nWrite to {{contact}}.");
  await expect(page.getByLabel("Slug")).toHaveValue("imprint");
  await expect(page.getByRole("group", { name: "The article" })).toContainText("Write to hello@");
  await page.getByLabel("Published").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save page" }).click();
  await expectNotice(page, "Page saved.");
  await page.goto("/pages/imprint");
  await expect(page.getByRole("heading", { name: "Imprint", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Imprint" })).toBeVisible();
  await page.goto("/admin/pages");
  await page.getByRole("button", { name: "Delete Imprint" }).click();
  await expect(page.getByText("It can be brought back for 30 days.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is back.")).toBeVisible();
});
