import type { Page } from "@playwright/test";
import { freshName } from "./admin.ts";
import { expect } from "./fixtures.ts";
import type { KeyboardUser } from "./keyboard.ts";
import { answer, atBothWidths, test } from "./walks.ts";

/** A saved post has an address of its own, which the editor goes to. */
const POST_ADDRESS = /\/admin\/blog\/[0-9a-f-]{36}$/;
const bar = (page: Page) => page.getByRole("region", { name: "Publishing" });
const inBar = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

async function write(user: KeyboardUser, title: string): Promise<void> {
  const { page } = user;
  await user.open("/admin/blog/new");
  await user.type(page.getByLabel("Title").first(), title);
  await user.type(page.getByLabel("Excerpt"), "About it.");
  await user.type(content(page), "First words.");
}

atBothWidths(() => {
  test("a post is scheduled for another day, put off, unpublished before it appears, and shown by a secret link", async ({
    page,
    user,
    playwright,
  }) => {
    await write(user, freshName("Typed for later"));
    await user.press(inBar(page, "Schedule"));
    const dialog = page.getByRole("dialog", { name: "Schedule this post" });
    const chosen = dialog.getByRole("gridcell", { selected: true }).getByRole("button");
    await user.to(chosen);
    const today = await chosen.getAttribute("aria-label");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(chosen).not.toHaveAttribute("aria-label", today ?? "");
    await expect(chosen).toBeFocused();
    await user.to(dialog.getByLabel("Time"));
    await page.keyboard.type("0915PM");
    await expect(dialog.getByLabel("Time")).toHaveValue("21:15");
    await user.expectTold();
    await user.press(dialog.getByRole("button", { name: "Schedule", exact: true }));
    await user.expectSaid("It will go live automatically at that time.");
    await expect(bar(page)).toContainText("9:15 PM");
    await expect(page).toHaveURL(POST_ADDRESS);
    await user.expectStillThere();
    await user.press(inBar(page, "Change the date"));
    await user.to(dialog.getByLabel("Time"));
    await page.keyboard.type("1045PM");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(inBar(page, "Change the date")).toBeFocused();
    await expect(bar(page)).toContainText("9:15 PM");
    await user.press(inBar(page, "Unpublish"));
    await answer(user, "Unpublish");
    await user.expectSaid("It’s a draft again.");
    await user.expectStillThere();

    await user.press(page.getByRole("button", { name: "Preview link" }));
    const sharing = page.getByRole("dialog", { name: "Preview link" });
    await user.press(sharing.getByRole("button", { name: "Create a preview link" }));
    const link = sharing.getByRole("textbox", { name: "Link", exact: true });
    await user.to(link);
    await user.expectTold();
    const stranger = await playwright.request.newContext();
    expect(await (await stranger.get(await link.inputValue())).text()).toContain("First words.");
    await stranger.dispose();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Preview link" })).toBeFocused();
  });

  test("changes of a published post wait, are discarded, are published, and an earlier version comes back", async ({ page, user }) => {
    await write(user, freshName("Typed twice"));
    await user.press(inBar(page, "Publish now"));
    await user.expectSaid("Readers can see it now.");
    await expect(bar(page)).toContainText("Published. Readers can see it.");
    await expect(page).toHaveURL(POST_ADDRESS);
    await user.expectStillThere();
    await user.type(content(page), "Second words.");
    await user.press(inBar(page, "Keep as draft"));
    await user.expectSaid("Saved as a draft. Readers still see the published post.");
    await user.expectStillThere();
    await user.press(inBar(page, "Discard the draft"));
    await answer(user, "Discard the draft");
    await user.expectSaid("Draft discarded");
    await expect(content(page)).toHaveValue("First words.");
    await user.expectStillThere();
    await user.type(content(page), "Third words.");
    await user.press(inBar(page, "Update"));
    await expect(inBar(page, "Update")).toBeDisabled();
    await expect(page.getByText("All changes saved")).toBeVisible();
    await user.expectStillThere();
    await user.press(page.getByRole("button", { name: "Versions" }));
    const dialog = page.getByRole("dialog", { name: "Versions" });
    await user.press(dialog.getByRole("button", { name: /Version 1,/ }));
    await user.to(dialog.getByRole("group", { name: "Differences" }));
    await user.expectTold();
    await user.press(dialog.getByRole("button", { name: "Restore this version" }));
    await expect(dialog).toHaveCount(0);
    await expect(content(page)).toHaveValue("First words.");
    await user.expectSaid("Version 1");
    await user.press(inBar(page, "Update"));
    await expect(page.getByText("All changes saved")).toBeVisible();
    await user.expectStillThere();
  });
});
