import { expect } from "./fixtures.ts";
import { atBothWidths, becomeEditor, bringGuest, button, test, undoFromNotice } from "./walks.ts";

atBothWidths(() => {
  test("requests for access are sent, one is refused and brought back, and then approved", async ({ page, user, browser }) => {
    await user.open("/admin/people");
    const guest = await bringGuest(browser, user, "signed-in");
    await guest.user.open("/admin/gifts");
    await guest.user.press(button(guest.user.page, "Grant Admin Access"));
    await guest.user.expectSaid("Your request was sent to the administrators.");
    await guest.user.expectStillThere();
    await guest.user.expectTold();

    await user.open("/admin/people");
    const request = page.getByRole("listitem").filter({ hasText: guest.account.email });
    await user.press(request.locator("summary", { hasText: "Decline" }));
    await user.press(request.getByRole("button", { name: `Decline the request ${guest.name}` }));
    await user.expectSaid(`${guest.name}’s request was declined`);
    await expect(request).toHaveCount(0);
    await user.expectStillThere();
    await undoFromNotice(user);
    await user.expectSaid("Everything is back the way it was.");
    await user.press(request.locator("summary", { hasText: "Approve" }));
    await user.choose(request.getByLabel("Role", { exact: true }), "Edi", "editor");
    await user.press(request.getByRole("button", { name: `Give the role ${guest.name}` }));
    await user.expectSaid(`${guest.name} is now an editor`);
    await expect(request).toHaveCount(0);
    await user.expectStillThere();

    await guest.user.open("/admin/gifts");
    await guest.user.to(guest.user.page.getByRole("link", { name: "Add New Gift" }));
    await guest.leave();
  });

  test("an invitation is accepted, and its role is taken back and given again", async ({ page, user, browser }) => {
    await user.open("/admin/people");
    await user.choose(page.getByLabel("Invite as"), "Edi", "editor");
    await user.press(button(page, "Invite"));
    await user.expectSaid("The first person to accept it gets the role.");
    const link = (await page.getByText(/\/invitations\/[\w-]{43}/).textContent()) ?? "";
    const { user: guest, account, name, leave } = await bringGuest(browser, user, "signed-out");
    await becomeEditor(guest, account, new URL(link).pathname);

    await user.open("/admin/people");
    await user.type(page.getByLabel("Search people"), account.email);
    await page.keyboard.press("Enter");
    const row = page.getByRole("row").filter({ hasText: account.email });
    await user.press(row.locator("summary", { hasText: "Change role" }));
    await user.choose(row.getByLabel("Role", { exact: true }), "Vi", "viewer");
    await user.press(row.getByRole("button", { name: `Save the role of ${name}` }));
    await user.expectSaid(`${name} is now a viewer`);
    await expect(row.locator("summary", { hasText: "Change role" })).toBeFocused();
    await guest.open("/admin/gifts/trash");
    await expect(guest.page.getByRole("heading", { name: "Not part of your role" })).toBeVisible();
    await guest.expectTold();
    // Long after the notice has gone.
    await user.press(button(page, `Undo: ${name} is now a viewer`));
    await user.expectSaid("Everything is back the way it was.");
    await expect(row.getByText("Editor", { exact: true }).first()).toBeVisible();
    await user.expectStillThere();
    await user.press(row.locator("summary", { hasText: "Sign out" }));
    await user.press(row.getByRole("button", { name: `End all sessions ${name} everywhere` }));
    await user.expectSaid("All of this person’s sessions have ended.");
    await user.expectStillThere();
    await leave();
  });
});
