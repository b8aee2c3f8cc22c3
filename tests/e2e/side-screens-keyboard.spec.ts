import { readFileSync } from "node:fs";
import { freshName } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";
import { answer, atBothWidths, button, chooseFile, chooseTheirs, test, undoFromNotice } from "./walks.ts";

const picture = (name: string, path = "public/icon-512.png") => ({ name, mimeType: "image/png", buffer: readFileSync(path) });

atBothWidths(() => {
  test("a file of the library is replaced, and the one before comes back", async ({ page, user }) => {
    const name = `${freshName("typed").replace(" ", "-")}.png`;
    await user.open("/admin/uploads");
    await chooseFile(user, page.getByLabel("Choose files"), picture(name));
    await user.press(button(page, "Upload"));
    await user.press(button(page, `Details of ${name}`));
    const dialog = page.getByRole("dialog", { name: "Details" });
    const card = page.getByRole("listitem").filter({ hasText: name });
    await expect(dialog.getByRole("tab", { name: "Replace" }), "the picture is prepared").toBeVisible({ timeout: 45_000 });
    await user.press(dialog.getByRole("tab", { name: "Labels" }), "End");
    await expect(dialog.getByRole("tab", { name: "Replace" })).toBeFocused();
    const bad = { name: "letter.png", mimeType: "image/png", buffer: Buffer.from("Dear Ada") };
    await chooseFile(user, dialog.getByRole("button", { name: "Replace the file…" }), bad);
    await user.expectSaid("letter.png: ");
    await user.expectTold();
    await chooseFile(user, dialog.getByRole("button", { name: "Replace the file…" }), picture("new.png", "public/apple-touch-icon.png"));
    await user.expectSaid("Picture replaced");
    await expect(card.getByText("180 × 180")).toBeVisible();
    await user.expectStillThere();
    await undoFromNotice(user);
    await user.expectSaid("Picture restored");
    await expect(card.getByText("512 × 512")).toBeVisible();
    await user.expectStillThere();
  });

  test("what a shopper says is added, changed, deleted and brought back", async ({ page, user }) => {
    const author = freshName("Grace");
    await user.open("/admin/testimonials");
    const adding = page.locator("form").filter({ has: button(page, "Add testimonial") });
    await user.press(adding.getByRole("button", { name: "Add testimonial" }));
    await expect(adding.getByLabel("What was said")).toBeFocused();
    await user.type(adding.getByLabel("What was said"), "They found it before my tea was cold.");
    await user.type(adding.getByLabel("Who said it"), author);
    await user.press(adding.getByLabel("Shown on the home page"), "Space");
    await user.press(adding.getByRole("button", { name: "Add testimonial" }));
    await user.expectSaid("Testimonial added.");
    const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: author }) });
    await expect(entry).toBeVisible();
    await expect(adding.getByLabel("What was said"), "the form is ready for the next").toHaveValue("");
    await expect(button(page, "Add testimonial")).toBeFocused();
    await user.type(entry.getByLabel("Order"), "7");
    const version = entry.locator("input[name=version]");
    const before = await version.inputValue();
    await user.press(entry.getByRole("button", { name: "Save" }));
    await user.expectSaid("Testimonial saved.");
    await expect(version, "the saved one is shown").not.toHaveValue(before);
    await expect(entry.getByRole("button", { name: "Save" })).toBeFocused();
    await user.press(button(page, `Delete what ${author} says`));
    await user.expectSaid("Testimonial deleted.");
    await expect(entry).toHaveCount(0);
    await user.expectStillThere();
    await user.press(button(page, "Undo"));
    await user.expectSaid("Testimonial restored.");
    await expect(entry.getByLabel("Order")).toHaveValue("7");
    await user.expectStillThere();
  });

  test("many files get a label, are found by it, are deleted together, and come back", async ({ page, user }) => {
    const word = `bow${freshName("").trim()}`;
    await user.open("/admin/uploads");
    for (const name of [`${word} 1.png`, `${word} 2.png`]) await chooseFile(user, page.getByLabel("Choose files"), picture(name));
    await user.press(button(page, "Upload"));
    await expect(button(page, `Details of ${word} 2.png`)).toBeVisible();
    await user.type(page.getByLabel("Search files"), word);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /^2 files$/ })).toBeVisible();
    await user.choose(page.getByLabel("What’s missing"), "No", "text");
    await expect(page).toHaveURL(/lacks=text/);
    await expect(page.getByRole("status").filter({ hasText: /^2 files$/ })).toBeVisible();
    await user.press(page.getByRole("checkbox", { name: "Select all on this page" }), "Space");
    const bar = page.getByRole("region", { name: "Selected files" });
    await expect(bar.getByText("2 files selected")).toBeVisible();
    await user.press(bar.getByRole("button", { name: "Labels" }));
    const labels = page.getByRole("dialog", { name: "Labels of 2 files" });
    await user.type(labels.getByLabel("New label"), word);
    await user.expectTold();
    await user.press(labels.getByRole("button", { name: "Add label" }));
    await user.expectSaid("Label added");
    await page.keyboard.press("Escape");
    await expect(labels).toHaveCount(0);
    await user.expectStillThere();
    await user.to(page.getByLabel("Label", { exact: true }));
    await page.keyboard.type(word);
    await expect(page).toHaveURL(/label=/);
    await user.press(bar.getByRole("button", { name: "Delete" }));
    await answer(user, "Delete");
    await user.expectSaid("Files deleted");
    await expect(button(page, `Details of ${word} 1.png`)).toHaveCount(0);
    await user.expectStillThere();
    await undoFromNotice(user);
    await expect(button(page, `Details of ${word} 1.png`)).toBeVisible();
    await user.expectStillThere();
  });

  test("suggestions are confirmed, reopened and rejected", async ({ page, user }) => {
    // Walks beside this one decide on the first ones.
    await user.open("/admin/suggestions?page=3");
    const first = page.getByRole("list", { name: "Suggestions" }).getByRole("checkbox").first();
    const what = (await first.getAttribute("aria-label")) ?? "";
    await user.press(first, "Space");
    await user.press(button(page, "Confirm 1"));
    await user.expectSaid("1 suggestion confirmed.");
    await expect(button(page, `Confirm ${what}`)).toHaveCount(0);
    await user.expectStillThere();
    await user.press(button(page, "Undo"));
    await user.expectSaid("1 suggestion reopened.");
    await user.expectStillThere();
    await user.press(button(page, `Reject ${what}`));
    await user.expectSaid("1 suggestion rejected.");
    await user.expectStillThere();
  });

  test("a built-in text gives way to the owner's words, comes back, and goes again", async ({ page, user }) => {
    const words = freshName("Typed words of ours");
    const isShown = async () => (await (await page.request.get("/terms")).text()).includes(words);
    await user.open("/admin/pages/terms");
    await user.type(page.getByLabel("Content"), "{{nothing}}");
    await user.press(button(page, "Save page"));
    await expect(page.getByLabel("Content")).toBeFocused();
    await expect(page.getByText("isn’t a placeholder.")).toBeVisible();
    await user.type(page.getByLabel("Content"), words);
    await user.press(button(page, "Save page"));
    await user.expectSaid("Page saved.");
    await user.expectStillThere();
    await expect.poll(isShown).toBe(true);
    await user.open("/admin/pages");
    await user.press(button(page, "Restore the built-in text of Terms of use"));
    await user.expectSaid("It can be restored for 30 days.");
    await user.expectStillThere();
    await expect.poll(isShown).toBe(false);
    await user.press(button(page, "Undo"));
    await user.expectSaid("Restored.");
    await expect.poll(isShown).toBe(true);
    await user.press(button(page, "Restore the built-in text of Terms of use"));
    await expect.poll(isShown).toBe(false);
    await user.expectStillThere();
  });

  test.describe("a page of one's own", () => {
    test.use({ expectedComplaints: [/status of 409/] });

    test("asks for a link in the header, is written by two editors, and its earlier text comes back", async ({ page, user, context }) => {
      const title = freshName("Typed page");
      const content = page.getByLabel("Content");
      await user.open("/admin/pages/new");
      await user.type(page.getByLabel("Title", { exact: false }).first(), title);
      await user.type(content, "First words.");
      // A draft, since walks beside this one look at the same header.
      const inHeader = page.getByRole("checkbox", { name: "Link in the header" });
      await user.press(inHeader, "Space");
      await user.press(button(page, "Save page"));
      await user.expectSaid("Page saved.");
      await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
      await user.expectStillThere();

      const other = await context.newPage();
      await other.goto(page.url());
      await untilInteractive(other);
      await other.getByLabel("Content").fill("Their words.");
      await other.getByLabel("Link in the header").uncheck();
      await other.getByRole("button", { name: "Save page" }).click();
      await expect(other.getByText("Version 2", { exact: true })).toBeVisible();
      await other.close();
      await user.type(content, "My words.");
      await user.press(button(page, "Save page"));
      await chooseTheirs(user, "Someone else saved this page in the meantime", "Content");
      await expect(content).toHaveValue("Their words.");
      await expect(inHeader).not.toBeChecked();
      await user.expectStillThere();

      await user.press(page.getByRole("link", { name: "Open version 1 in the editor" }));
      await expect(content).toHaveValue("First words.");
      await user.press(button(page, "Save page"));
      await expect(page.getByText("This is version 1")).toHaveCount(0);
      await expect(content).toHaveValue("First words.");
      await expect(inHeader).toBeChecked();
      await user.expectStillThere();
    });
  });
});
