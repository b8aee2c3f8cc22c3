import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, untilInteractive } from "./fixtures.ts";
import { lossesOf, reloadAnyway, saveThroughLoss } from "./lost-saves.ts";
import { expectNotice } from "./notices.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

test("an imprint is written, previewed and published, and stands in the footer; its deletion can be undone", async ({ page }) => {
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
  await expect(page.getByText("It can be restored for 30 days.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored.")).toBeVisible();
});

test("going back to a built-in text can be undone: the owner's words are on the page again", async ({ page }) => {
  const words = freshName("Words of ours");
  const content = page.getByRole("main");
  await openAdmin(page, "/admin/pages/cookies");
  await page.getByLabel("Content").fill(words);
  await page.getByRole("button", { name: "Save page" }).click();
  await expectNotice(page, "Page saved.");
  await page.goto("/cookies");
  await expect(content).toContainText(words);

  const goBack = page.getByRole("button", { name: /^Restore the built-in text of / });
  await openAdmin(page, "/admin/pages");
  await goBack.click();
  await expect(page.getByRole("status").getByRole("button", { name: "Undo" })).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/cookies");
  await expect(visitor.getByRole("main")).not.toContainText(words);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("main")).toContainText(words);

  await goBack.click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("main")).not.toContainText(words);
  await visitor.close();
});

for (const lost of lossesOf(/Permission denied/))
  test(`${lost.name} while a page is saved: it is said by the button, the words outlive a reload, and trying again saves`, async ({
    page,
    account,
    browser,
  }) => {
    const title = freshName("Imprint");
    await openAdmin(page, "/admin/pages/new");
    await page.getByLabel("Title", { exact: false }).first().fill(title);
    await page.getByLabel("Opening sentence").fill("Who runs this");
    await page.getByLabel("Content").fill("Write to us.");
    const save = page.getByRole("button", { name: "Save page" });
    await saveThroughLoss(page, { lost, save, account, browser });
    await expect(page.getByLabel("Content")).toHaveValue("Write to us.");
    await reloadAnyway(page);
    await untilInteractive(page);
    await expect(page.getByText("You left these unsaved changes here earlier.")).toBeVisible();
    await expect(page.getByLabel("Opening sentence")).toHaveValue("Who runs this");
    await save.click();
    await expectNotice(page, "Page saved.");
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  });
