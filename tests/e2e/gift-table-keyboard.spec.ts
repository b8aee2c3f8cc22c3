import { freshName, makeGift } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { answer, atBothWidths, button, test } from "./walks.ts";

const found = (name: string) => `/admin/gifts?q=${encodeURIComponent(name)}&sort=name`;

atBothWidths((width) => {
  test("all that is found is selected, changed but for one, let go, and set back", async ({ page, user }) => {
    const name = freshName("Typed Bowl");
    // Walks beside this one change prices too; this change is known by its number.
    const percent = String(width);
    await user.open("/admin/gifts");
    // Twenty-six are more than a page.
    await Promise.all(Array.from({ length: 26 }, (_, number) => makeGift(page, `${name} ${number + 10}`)));
    await user.open(found(name));
    const bar = page.getByRole("region", { name: "Selected gifts" });
    await user.press(page.getByRole("checkbox", { name: "Select all on this page" }), "Space");
    await expect(bar).toContainText("25 selected");
    await user.press(bar.getByRole("button", { name: "Select all 26 found" }));
    await expect(bar).toContainText("All 26 found");
    await user.press(page.getByRole("checkbox", { name: `Select ${name} 10` }), "Space");
    await expect(bar).toContainText("25 selected: all 26 found, except 1");
    await user.press(bar.getByRole("button", { name: "Change", exact: true }));
    const dialog = page.getByRole("dialog", { name: "Change 25 gifts" });
    await user.type(dialog.getByLabel("Percent", { exact: true }), percent);
    await user.expectTold();
    await user.press(dialog.getByRole("button", { name: "Change 25 gifts" }));
    await user.expectSaid("25 gifts updated");
    await expect(dialog).toHaveCount(0);
    await user.press(bar.getByRole("button", { name: "Clear selection" }));
    await expect(bar).toHaveCount(0);
    await user.press(page.getByRole("link", { name: "Past changes" }));
    await user.press(button(page, `Undo: Price up by ${percent}%`).first());
    await answer(user, "Undo the change");
    await user.expectSaid("Undone: 25 restored.");
    await user.expectStillThere();
  });

  test("columns are chosen, and kept with the search as a view that is opened and deleted", async ({ page, user }) => {
    const name = freshName("Typed Vase");
    await user.open(found(name));
    await user.press(button(page, "Columns"));
    await user.press(page.getByRole("checkbox", { name: "Themes" }), "Space");
    await user.press(page.getByRole("checkbox", { name: "Added" }), "Space");
    await user.press(button(page, "100"));
    await expect(page).toHaveURL(/show=100&columns=image\.price\.giftType\.theme\.status\.added/);
    await user.expectTold();
    await page.keyboard.press("Escape");
    await expect(button(page, "Columns")).toBeFocused();
    await user.press(button(page, "Views"));
    await user.press(button(page, "Save view"));
    await expect(page.getByLabel("Save this view as")).toHaveAttribute("aria-invalid", "true");
    await user.type(page.getByLabel("Save this view as"), `View of ${name}`);
    await page.keyboard.press("Enter");
    await user.expectSaid("View saved");

    await user.open("/admin/gifts");
    await user.press(button(page, "Columns"));
    await user.press(button(page, "Reset to default"));
    await expect(page).not.toHaveURL(/theme/);
    await page.keyboard.press("Escape");
    await user.press(button(page, "Views"));
    await user.press(page.getByRole("link", { name: `View of ${name}` }));
    await expect(page.getByLabel("Search gifts")).toHaveValue(name);
    await user.press(button(page, `Delete the view View of ${name}`));
    await user.expectSaid("View deleted");
    await user.expectStillThere();
  });
});
