import type { Page } from "@playwright/test";
import { freshName } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";
import { answer, atBothWidths, button, chooseTheirs, test, turnToTab, undoFromNotice } from "./walks.ts";

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

atBothWidths(() => {
  test("a text gets a subheading, a list, a table and a video, and its post a new tag and a new author", async ({ page, user }) => {
    const tag = freshName("Typed tag");
    await user.open("/admin/blog/new");
    await user.type(content(page), "- paper\ntape\n\nDone");
    await expect(content(page)).toHaveValue("- paper\n- tape\n\nDone");
    await user.press(button(page, "Subheading"));
    await expect(content(page)).toHaveValue("- paper\n- tape\n\n### Done");
    await expect(content(page), "the text field goes on").toBeFocused();
    await user.press(button(page, "Table"));
    await page.keyboard.type("Size");
    await expect(content(page)).toHaveValue(/\| Size \| Heading \|/);
    await user.press(button(page, "Video"));
    const video = page.getByRole("dialog", { name: "Insert a video" });
    await user.type(video.getByLabel("Video link"), "https://youtu.be/abcdef12345");
    await user.press(video.getByRole("button", { name: "Insert the video" }));
    await expect(video).toContainText("Please say what the video shows.");
    await user.type(video.getByLabel("What it shows"), "How to fold");
    await user.expectTold();
    await user.press(video.getByRole("button", { name: "Insert the video" }));
    await expect(content(page)).toHaveValue(/\[How to fold\]\(https:\/\/youtu\.be\/abcdef12345\)/);
    await user.expectStillThere();

    await turnToTab(user, "Categories & Tags");
    await user.type(page.getByRole("combobox", { name: "Tags" }), tag);
    await page.keyboard.press("Enter");
    await expect(button(page, `Remove ${tag}`)).toBeVisible();
    await turnToTab(user, "Relations");
    await user.press(button(page, "Create new author"));
    const author = page.getByRole("dialog", { name: "Create new author" });
    await user.type(author.getByLabel("Author Name"), freshName("Typed author"));
    await user.press(author.getByRole("button", { name: "Create", exact: true }));
    await user.expectSaid("Author profile created successfully!");
    await expect(author).toHaveCount(0);
    await user.expectStillThere();
  });

  test.describe("what another program has copied", () => {
    // The browser says that the styles in it are not applied.
    test.use({ expectedComplaints: [/violates the following Content Security Policy directive 'style-src /] });

    test("is pasted with its form, and taken back; a picture asks for its text", async ({ page, user, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await user.open("/admin/blog/new");
      const html = '<h2 style="color:red">Paper</h2><p><strong>Fold</strong> it.</p><ul><li>brown</li></ul>';
      await page.evaluate(async (copied) => {
        const blob = (text: string, type: string) => new Blob([text], { type });
        await navigator.clipboard.write([
          new ClipboardItem({ "text/html": blob(copied, "text/html"), "text/plain": blob("Paper", "text/plain") }),
        ]);
      }, html);
      await user.press(content(page), "ControlOrMeta+v");
      await expect(content(page)).toHaveValue("## Paper\n\n**Fold** it.\n\n- brown");
      await user.expectStillThere();
      await user.press(content(page), "ControlOrMeta+z");
      await expect(content(page)).toHaveValue("");

      await page.evaluate(async (address) => {
        const picture = await (await fetch(address)).blob();
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      }, "/apple-touch-icon.png");
      await user.press(content(page), "ControlOrMeta+v");
      const question = page.getByRole("dialog", { name: "What does the picture show?" });
      await user.type(question.getByLabel("Alt text"), "A wrapped gift");
      await user.expectTold();
      await user.press(question.getByRole("button", { name: "Insert the picture" }));
      await expect(content(page)).toHaveValue(/^!\[A wrapped gift\]\(\/media\//);
      await user.expectStillThere();
    });
  });

  test("a new post that nobody has saved is gone on with, discarded after a question, and brought back", async ({ page, user }) => {
    const title = freshName("Typed and left");
    await user.open("/admin/blog/new");
    await user.type(page.getByLabel("Title").first(), title);
    await expect(page.getByText("Unsaved changes, backed up")).toBeVisible();
    await user.open("/admin/blog");
    const unsaved = page.getByRole("region", { name: "Unsaved posts" });
    await user.press(unsaved.getByRole("link", { name: `Continue with ${title}` }));
    await expect(page.getByLabel("Title").first()).toHaveValue(title);
    await user.expectStillThere();
    await user.open("/admin/blog");
    await user.press(unsaved.getByRole("button", { name: `Discard ${title}` }));
    await answer(user, "Discard");
    await expect(unsaved.getByRole("button", { name: `Discard ${title}` })).toHaveCount(0);
    await user.expectStillThere();
    await undoFromNotice(user);
    await expect(unsaved.getByRole("button", { name: `Discard ${title}` })).toBeVisible();
    await user.expectStillThere();
  });

  for (const [path, one, title] of [
    ["categories", "category", "Category"],
    ["tags", "tag", "Tag"],
    ["authors", "author", "Author"],
  ] as const)
    test(`a ${one} of the blog is added, changed and deleted`, async ({ page, user }) => {
      const name = freshName(`Typed ${one}`);
      await user.open(`/admin/blog/${path}`);
      await user.press(button(page, `Add ${title}`));
      await user.type(page.getByLabel("Name"), name);
      await user.press(button(page, `Create ${one}`));
      await user.expectSaid(`${title} "${name}" created`);
      await user.expectStillThere();
      await user.press(button(page, `Edit ${name}`));
      await user.expectTold();
      await user.type(page.getByLabel("Name"), `${name} anew`);
      await user.press(button(page, `Update ${one}`));
      await user.expectSaid(`${title} "${name} anew" updated`);
      await user.expectStillThere();
      await user.press(button(page, `Delete ${name} anew`));
      await answer(user, "Delete");
      await user.expectSaid(`${title} deleted`);
      await expect(button(page, `Edit ${name} anew`)).toHaveCount(0);
      await user.expectStillThere();
    });

  test.describe("two editors", () => {
    test.use({ expectedComplaints: [/status of 409/] });

    test("two editors of a post: the second chooses field by field", async ({ page, user, context }) => {
      await user.open("/admin/blog/new");
      await user.type(page.getByLabel("Title").first(), freshName("Typed by two"));
      await user.type(page.getByLabel("Excerpt"), "About it.");
      await user.type(content(page), "First words.");
      await user.press(button(page, "Save Draft"));
      await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
      await expect(page.getByText("All changes saved")).toBeVisible();
      const other = await context.newPage();
      await other.goto(page.url());
      await untilInteractive(other);
      await content(other).fill("Their words.");
      await other.getByRole("button", { name: "Save Draft" }).click();
      await expect(other.getByText("All changes saved")).toBeVisible();
      await other.close();
      await user.type(content(page), "My words.");
      await user.press(button(page, "Save Draft"));
      await chooseTheirs(user, "Someone else saved this post in the meantime", "Content");
      await expect(page.getByText("All changes saved")).toBeVisible();
      await expect(content(page)).toHaveValue("Their words.");
      await user.expectStillThere();
    });
  });
});
