import { freshName } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { answer, atBothWidths, button, chooseMerge, test, undoFromNotice } from "./walks.ts";

atBothWidths(() => {
  test("two categories become one, and are two again; one is moved and moved back", async ({ page, user }) => {
    const { from, into, dialog } = await chooseMerge(user);
    await user.expectTold();
    await user.press(dialog.getByRole("button", { name: "Merge" }));
    await user.expectSaid(`${from} is now part of ${into}.`);
    await expect(page.getByRole("heading", { name: from, exact: true })).toHaveCount(0);
    await user.expectStillThere();
    await user.press(page.locator("summary", { hasText: "Deleted and merged" }));
    await user.press(button(page, `Restore ${from}`));
    await user.expectSaid(`${from} is back on its gifts.`);
    await expect(page.getByRole("heading", { name: from, exact: true })).toBeVisible();
    await user.expectStillThere();

    // Walks beside this one make interests too, and all of them are at the end.
    await user.open("/admin/categories?tab=gift_interest_types");
    const grip = page.getByRole("button", { name: /^Move / }).first();
    const moved = ((await grip.getAttribute("aria-label")) ?? "").replace("Move ", "");
    const steps = [
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
    ] as const;
    for (const [key, place] of steps) {
      const placed = page.waitForResponse("**/admin/taxonomy-changes");
      await user.press(button(page, `Move ${moved}`), key);
      await user.expectSaid(`${moved} is now number ${place}`);
      expect((await placed).status()).toBe(200);
      await expect(button(page, `Move ${moved}`)).toBeFocused();
    }
  });

  test("a value of the metadata is made, found, changed, deleted and brought back", async ({ page, user }) => {
    const name = freshName("Desk");
    await user.open("/admin/metadata?tab=gift_themes");
    await user.press(page.getByRole("navigation", { name: "Taxonomies" }).getByRole("link", { name: "Use Cases" }));
    await user.press(button(page, "Add Use Cases"));
    const adding = page.getByRole("dialog", { name: "Add Use Cases" });
    await user.type(adding.getByLabel("Name"), "ab");
    await page.keyboard.press("Enter");
    await expect(adding.getByText("Name must be at least 3 characters")).toBeVisible();
    await expect(adding.getByLabel("Name")).toBeFocused();
    // What is wrong with one field leaves alone who types in another.
    await user.type(adding.getByLabel("Description"), "For work");
    await expect(adding.getByLabel("Description")).toHaveValue("For work");
    await user.type(adding.getByLabel("Name"), name);
    await user.press(adding.getByRole("button", { name: "Save" }));
    await user.expectSaid("Use Cases created successfully.");
    await user.type(page.getByLabel("Search Use Cases"), name);
    await user.press(button(page, new RegExp(`^Edit ${name}$`, "i")));
    const editing = page.getByRole("dialog", { name: "Edit Use Cases" });
    await user.type(editing.getByLabel("Description"), "For the desk");
    await user.press(editing.getByRole("button", { name: "Save" }));
    await user.expectSaid("Use Cases updated successfully.");
    await expect(page.getByRole("row", { name: new RegExp(name, "i") })).toContainText("For the desk");
    await user.press(button(page, new RegExp(`^Delete ${name}$`, "i")));
    await answer(user, "Delete");
    await user.expectSaid("Use Cases deleted successfully.");
    await user.expectStillThere();
    await undoFromNotice(user);
    await user.expectSaid("is back on its gifts.");
    await expect(page.getByRole("row", { name: new RegExp(name, "i") })).toBeVisible();
    await user.expectStillThere();
  });
});
