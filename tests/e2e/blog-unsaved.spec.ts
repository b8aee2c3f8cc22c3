import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, untilInteractive } from "./fixtures.ts";
import { lossesOf, reloadAnyway, saveThroughLoss } from "./lost-saves.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

const kept = "Unsaved changes, backed up";

test("two new posts in two tabs are two unsaved posts: listed, gone on with, discarded and brought back", async ({ page, context }) => {
  const [first, second] = [freshName("First"), freshName("Second")];
  const other = await context.newPage();
  for (const [tab, title] of [
    [page, first],
    [other, second],
  ] as const) {
    await openAdmin(tab, "/admin/blog/new");
    await tab.getByLabel("Title").first().fill(title);
    await expect(tab.getByText(kept)).toBeVisible();
  }
  await reloadAnyway(page);
  await untilInteractive(page);
  await expect(page.getByLabel("Title").first()).toHaveValue(first);
  await other.close();

  await openAdmin(page, "/admin/blog");
  const unsaved = page.getByRole("region", { name: "Unsaved posts" });
  await expect(unsaved.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await unsaved.getByRole("button", { name: `Discard ${first}` }).click();
  await page.getByRole("alertdialog", { name: "Discard these changes?" }).getByRole("button", { name: "Cancel" }).click();
  await expect(unsaved.getByRole("listitem")).toHaveCount(2);
  await unsaved.getByRole("button", { name: `Discard ${first}` }).click();
  await page.getByRole("alertdialog", { name: "Discard these changes?" }).getByRole("button", { name: "Discard" }).click();
  await expect(unsaved.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unsaved.getByRole("listitem")).toHaveCount(2);

  await unsaved.getByRole("link", { name: `Continue with ${second}` }).click();
  await expect(page.getByLabel("Title").first()).toHaveValue(second);
  await page.getByLabel("Slug").fill(second.toLowerCase().replaceAll(" ", "-"));
  await page.getByLabel("Excerpt").fill("About it.");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "Back to posts" }).click();
  await expect(unsaved.getByRole("listitem")).toHaveCount(1);
  await expect(unsaved).toContainText(first);
});

test("the same new post in two tabs is told, and what is typed in both stays", async ({ page, context }) => {
  const title = freshName("Doubled");
  await openAdmin(page, "/admin/blog/new");
  await page.getByLabel("Title").first().fill(title);
  await expect(page.getByText(kept)).toBeVisible();
  const other = await context.newPage();
  await openAdmin(other, page.url());
  await expect(other.getByText("This new post is also open in another tab.")).toBeVisible();
  await page.getByLabel("Title").first().fill(`${title} one`);
  // Stored, before the other tab writes: else it is this one that hears of the other.
  await expect.poll(async () => await (await page.request.get("/admin/blog")).text()).toContain(`${title} one`);
  await other.getByLabel("Title").first().fill(`${title} two`);
  await expect(other.getByText("From now on, what you type here is a separate unsaved post.")).toBeVisible();
  await expect(other.getByText(kept)).toBeVisible();
  expect(other.url()).not.toBe(page.url());
  await reloadAnyway(page);
  await expect(page.getByLabel("Title").first()).toHaveValue(`${title} one`);
  await reloadAnyway(other);
  await expect(other.getByLabel("Title").first()).toHaveValue(`${title} two`);
});

for (const lost of lossesOf(/Permission denied.*You need admin privileges to manage the blog\./)) {
  test(`${lost.name} while a post is saved: it is said by the button, and a copy in this browser outlives a reload`, async ({
    page,
    account,
    browser,
  }) => {
    const title = freshName("Steadfast post");
    await openAdmin(page, "/admin/blog/new");
    await page.getByLabel("Title").first().fill(title);
    await page.getByLabel("Excerpt").fill("About it.");
    await expect(page.getByText(kept)).toBeVisible();
    const save = page.getByRole("button", { name: "Save Draft" });
    const putRight = await lost.bring(page, account, browser);
    const content = page.getByRole("textbox", { name: "Content" });
    await content.fill("Typed while nobody listened.");
    await expect(page.getByText("Your changes couldn’t be backed up.")).toBeVisible();
    const stored = () =>
      page.evaluate(() =>
        Object.entries(localStorage).some(
          ([key, value]) => key.startsWith("presently:post-draft:new:") && value.includes("nobody listened"),
        ),
      );
    await expect.poll(stored).toBe(true);
    await saveThroughLoss(page, { lost: { ...lost, bring: () => Promise.resolve(putRight) }, save, account, browser });
    await expect(content).toHaveValue("Typed while nobody listened.");
    await reloadAnyway(page);
    await untilInteractive(page);
    await page.getByRole("button", { name: "Restore them" }).click();
    await expect(content).toHaveValue("Typed while nobody listened.");
    await save.click();
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
    await expect.poll(stored).toBe(false);
    await reloadAnyway(page);
    await expect(content).toHaveValue("Typed while nobody listened.");
    await expect(page.getByRole("button", { name: "Restore them" })).toHaveCount(0);
  });
}
