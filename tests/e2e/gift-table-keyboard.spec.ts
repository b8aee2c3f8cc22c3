import { freshName, makeGift } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { expectInSight } from "./keyboard.ts";
import { loseConnection } from "./lost-saves.ts";
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

  test.describe("its keys", () => {
    test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

    test("lead through the table, and a change without a connection keeps what was chosen", async ({ page, user }) => {
      const name = freshName("Typed Cup");
      await user.open("/admin/gifts");
      await Promise.all(["a", "b"].map((end) => makeGift(page, `${name} ${end}`)));
      await user.open(found(name));
      const rowOf = (gift: string) => page.getByRole("row").filter({ hasText: `${name} ${gift}` });
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Go to the next or previous gift");
      await user.expectTold();
      await page.keyboard.press("Escape");
      for (const key of ["j", "j", "x"]) await page.keyboard.press(key);
      await expect(rowOf("b")).toBeFocused();
      await expect(page.getByRole("checkbox", { name: `Select ${name} b` })).toBeChecked();
      await page.keyboard.press("k");
      await expect(rowOf("a")).toBeFocused();
      await expectInSight(rowOf("a").getByRole("checkbox"));
      await page.keyboard.press("e");
      const form = page.getByRole("dialog", { name: "Edit Gift" });
      await user.type(form.getByLabel("Product Name"), `${name} a, njkex?/`);
      await page.keyboard.press("Control+s");
      await user.expectSaid("Gift updated");
      await expect(rowOf("a, njkex")).toBeFocused();
      await page.keyboard.press("n");
      await expect(page.getByRole("dialog", { name: "Add New Gift" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.keyboard.press("/");
      await expect(page.getByLabel("Search gifts")).toBeFocused();

      const bar = page.getByRole("region", { name: "Selected gifts" });
      await user.press(bar.getByRole("button", { name: "Change", exact: true }));
      const changing = page.getByRole("dialog", { name: "Change 1 gift" });
      await user.type(changing.getByLabel("Percent", { exact: true }), "10");
      await loseConnection(page);
      await user.press(changing.getByRole("button", { name: "Change 1 gift" }));
      await user.expectSaid("We can't reach the site right now.");
      await expect(changing.getByLabel("Percent", { exact: true })).toHaveValue("10");
      await user.expectStillThere();
      await page.context().setOffline(false);
      await user.press(changing.getByRole("button", { name: "Change 1 gift" }));
      await user.expectSaid("1 gift updated");
      await expect(changing).toHaveCount(0);
      await user.expectStillThere();
    });
  });
});
