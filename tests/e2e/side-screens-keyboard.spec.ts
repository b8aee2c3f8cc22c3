import { readFileSync } from "node:fs";
import { freshName } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { atBothWidths, button, chooseFile, test, undoFromNotice } from "./walks.ts";

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
});
