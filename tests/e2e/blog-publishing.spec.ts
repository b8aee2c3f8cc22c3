import type { Page } from "@playwright/test";
import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, untilInteractive } from "./fixtures.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Publishing" });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const toast = (page: Page, words: string) =>
  expect(
    page
      .getByRole("region", { name: /notifications/i })
      .getByText(words)
      .first(),
  ).toBeVisible();

async function write(page: Page, title: string) {
  await openAdmin(page, "/admin/blog/new");
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Excerpt").fill("About it.");
  await page.getByRole("textbox", { name: "Content" }).fill("First words.");
}

/** Returns how many pixels lie between the lowest message and the bar with the buttons that save. */
async function gapAboveFooter(page: Page): Promise<number> {
  const message = await page
    .getByRole("region", { name: /notifications/i })
    .getByRole("listitem")
    .last()
    .boundingBox();
  const footer = await page.getByRole("button", { name: /^Save/ }).boundingBox();
  return (footer?.y ?? 0) - ((message?.y ?? Infinity) + (message?.height ?? 0));
}

test("a post is published at once, changed behind its readers' backs, updated and unpublished", async ({ page }) => {
  const title = freshName("Out it goes");
  await write(page, title);
  await expect(bar(page)).toContainText("Draft. Only editors can see it.");
  await button(page, "Publish now").click();
  await toast(page, "Readers can see it now.");
  await expect.poll(() => gapAboveFooter(page), "messages cover no button").toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await expect(bar(page)).toContainText("Published. Readers can see it.");
  const address = (await page.getByRole("link", { name: "View post" }).getAttribute("href")) as string;
  const read = async () => (await page.request.get(address)).text();
  expect(await read()).toContain("First words.");

  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("Second words.");
  await button(page, "Keep as draft").click();
  await toast(page, "Saved as a draft. Readers still see the published post.");
  await expect(bar(page)).toContainText("Your changes are saved as a draft.");
  expect(await read()).toContain("First words.");
  await page.reload();
  await untilInteractive(page);
  await expect(content).toHaveValue("Second words.");
  await content.fill("Third words.");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect(await read()).toContain("First words.");
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, "Update").click();
  await toast(page, "Readers can see it now.");
  await expect.poll(() => gapAboveFooter(page), "messages cover no button on a phone").toBeGreaterThan(0);
  await expect.poll(read).toContain("Third words.");

  await button(page, "Unpublish").click();
  await page.getByRole("alertdialog", { name: "Unpublish this post?" }).getByRole("button", { name: "Unpublish" }).click();
  await toast(page, "Readers can’t see it anymore. It’s a draft again.");
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
});

test("a draft that waits is discarded only after a question", async ({ page }) => {
  await write(page, freshName("Second thoughts"));
  await button(page, "Publish now").click();
  await expect(bar(page)).toContainText("Published.");
  await page.getByRole("textbox", { name: "Content" }).fill("Better not.");
  await button(page, "Keep as draft").click();
  await button(page, "Discard the draft").click();
  const question = page.getByRole("alertdialog", { name: "Discard the draft?" });
  await expect(question).toContainText("You’ll still find the draft under Versions.");
  await question.getByRole("button", { name: "Discard the draft" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue("First words.");
  await expect(page.getByText("All changes saved")).toBeVisible();
});

test.describe("in a zone and form of one's own", () => {
  test.use({ timezoneId: "America/New_York", locale: "de-DE" });
  test("a post is scheduled: today is chosen and the zone is named", async ({ page }) => {
    await write(page, freshName("Tomorrow"));
    await button(page, "Schedule").click();
    const dialog = page.getByRole("dialog", { name: "Schedule this post" });
    await expect(dialog).toContainText("In your time zone: America/New York.");
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString("de-DE", { weekday: "long", month: "long", day: "numeric", year: "numeric" }),
    );
    await expect(dialog.getByRole("gridcell", { selected: true }).getByRole("button", { name: today })).toBeVisible();
    await expect(dialog.locator("thead th").first()).toHaveText("Mo");
    await expectAccessible(page);
    await dialog.getByLabel("Time").fill("00:00");
    await expect(dialog).toContainText("This time has passed. Please choose a later one.");
    await expect(dialog.getByRole("button", { name: "Schedule" })).toBeDisabled();
    await dialog.getByLabel("Time").fill("23:59");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await toast(page, "It will go live automatically at that time.");
    await expect(bar(page)).toContainText("23:59");
    await button(page, "Publish now").click();
    await expect(bar(page)).toContainText("Published. Readers can see it.");
  });
});

test("a deleted post comes back from the notice, or from the trash", async ({ page }) => {
  const title = freshName("Binned");
  await write(page, title);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await toast(page, "Blog post created successfully!");
  for (const way of ["notice", "trash"] as const) {
    await openAdmin(page, `/admin/blog?q=${encodeURIComponent(title)}`);
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await expect(page.getByRole("alertdialog")).toContainText("and its versions will move to the trash");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toast(page, "Blog post deleted successfully!");
    if (way === "notice") {
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
      continue;
    }
    await page.getByRole("link", { name: "Trash" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Restore ${title}` }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 post restored." })).toBeVisible();
  }
  await openAdmin(page, `/admin/blog?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("button", { name: /Version 1/ })).toBeVisible();
});
