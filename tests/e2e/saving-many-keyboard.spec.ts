import { freshName, makeGift } from "./admin.ts";
import { expect } from "./fixtures.ts";
import type { KeyboardUser } from "./keyboard.ts";
import { loseConnection } from "./lost-saves.ts";
import { answer, atBothWidths, button, chooseMerge, test } from "./walks.ts";

const UNREACHABLE = "We can't reach the site right now.";
const tableOf = (gift: string) => `/admin/gifts?q=${encodeURIComponent(gift)}`;

/** Opens the table with one new gift, which is selected. */
async function selectNewGift(user: KeyboardUser, gift: string) {
  const { page } = user;
  await user.open("/admin/gifts");
  await makeGift(page, gift);
  await user.open(tableOf(gift));
  await user.press(page.getByRole("checkbox", { name: `Select ${gift}` }), "Space");
  return page.getByRole("region", { name: "Selected gifts" });
}

atBothWidths(() => {
  test.describe("through a lost connection", () => {
    test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

    test("a gift is put into a category from the table", async ({ page, user }) => {
      const gift = freshName("Typed Frame");
      const bar = await selectNewGift(user, gift);
      await user.press(bar.getByRole("button", { name: "Categorize" }));
      const dialog = page.getByRole("dialog", { name: "Categorize 1 gift" });
      const add = dialog.getByRole("button", { name: "Add to the gift" });
      await user.type(dialog.getByRole("combobox", { name: "Gift Types" }), "home dec");
      await page.keyboard.press("Enter");
      await loseConnection(page);
      await user.press(add);
      await user.expectSaid(UNREACHABLE);
      await user.expectStillThere();
      await user.expectTold();
      await expect(dialog.getByRole("button", { name: "Remove Home Decor" })).toBeVisible();
      await page.context().setOffline(false);
      await user.press(add);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("row").filter({ hasText: gift })).toContainText("Home Decor");
      await user.expectStillThere();
    });

    test("a view is saved", async ({ page, user }) => {
      const view = freshName("Typed view");
      await user.open("/admin/gifts?q=mug");
      await user.press(button(page, "Views"));
      const field = page.getByLabel("Save this view as");
      await user.type(field, view);
      await loseConnection(page);
      await page.keyboard.press("Enter");
      await user.expectSaid("What you typed is still here.");
      await expect(field).toHaveValue(view);
      await user.expectTold();
      await page.context().setOffline(false);
      await user.press(page.getByRole("group", { name: "Views" }).getByRole("alert").getByRole("button", { name: "Try again" }));
      await user.expectSaid("View saved");
      await user.expectStillThere();
    });

    test("two categories become one", async ({ page, user }) => {
      const { from, into, intoId, dialog, choice } = await chooseMerge(user);
      await loseConnection(page);
      await user.press(dialog.getByRole("button", { name: "Merge" }));
      await user.expectSaid(UNREACHABLE);
      await user.expectStillThere();
      await expect(choice).toHaveValue(intoId);
      await page.context().setOffline(false);
      await user.press(dialog.getByRole("button", { name: "Merge" }));
      await user.expectSaid(`${from} is now part of ${into}.`);
      await user.expectStillThere();
    });

    test("a bulk change is set back from the list of past changes", async ({ page, user }) => {
      const gift = freshName("Typed Kiln");
      const bar = await selectNewGift(user, gift);
      await user.press(bar.getByRole("button", { name: "Change", exact: true }));
      const changing = page.getByRole("dialog", { name: "Change 1 gift" });
      await user.choose(changing.getByLabel("What to change"), "Brand N", "brandName");
      await user.type(changing.getByLabel("Brand Name", { exact: true }), gift);
      await user.press(changing.getByRole("button", { name: "Change 1 gift" }));
      await user.expectSaid("1 gift updated");
      await expect(changing).toHaveCount(0);

      await user.open("/admin/gifts/past-changes");
      const undo = button(page, new RegExp(`^Undo: .*${gift}`));
      await loseConnection(page);
      await user.press(undo);
      await answer(user, "Undo the change");
      await user.expectSaid("Undo it again to finish.");
      await user.expectStillThere();
      await page.context().setOffline(false);
      await user.press(undo);
      await answer(user, "Undo the change");
      await user.expectSaid("Undone: 1 restored.");
      await user.expectStillThere();
    });
  });
});
