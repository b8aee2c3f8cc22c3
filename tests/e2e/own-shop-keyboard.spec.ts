import { codeFor } from "#tests/authenticator.ts";
import { makeAdmin } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import type { KeyboardUser } from "./keyboard.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";
import { atBothWidths, bringGuest, button, test } from "./walks.ts";

/** A site of its own, because its demo and its rules are what every other test finds. */
const OWN_PORT = PORT + 4700;
// One server on one port, so all tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://127.0.0.1:${OWN_PORT}` });

let own: OwnSite | undefined;
test.beforeAll(async () => {
  own = await startOwnSite(OWN_PORT, { DEMO_CATALOGUE: "on" });
});
test.afterAll(() => own?.stop());

/** Sets two-factor sign-in up, from the link that has led there. */
async function setUpTwoFactor(user: KeyboardUser, password: string): Promise<void> {
  const { page } = user;
  await user.type(page.getByLabel("Your password"), password);
  await user.press(button(page, "Get started"));
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await user.expectTold();
  const key = (await page.locator(".font-mono").textContent()) ?? "";
  await user.type(page.getByLabel("Six-digit code"), await codeFor(key));
  await user.press(button(page, "Turn it on"));
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  await user.expectTold();
}

atBothWidths(() => {
  test("the demo goes, and comes back", async ({ page, user }) => {
    await user.open("/admin/start");
    await user.press(button(page, "Put the demo away"));
    await user.expectSaid("The demo is put away:");
    await user.expectStillThere();
    await user.press(button(page, "Bring it back"));
    await user.to(button(page, "Put the demo away"));
    await user.expectSaid("The demo is back");
  });

  test("the rule of the second factor is set, met, and lifted", async ({ page, user, account, browser }) => {
    await user.open("/admin/people");
    const rule = page.getByRole("group", { name: "Roles that require two-factor sign-in" });
    await user.press(page.getByRole("link", { name: "Set up two-factor sign-in" }));
    await setUpTwoFactor(user, account.password);
    await user.open("/admin/people");
    await user.press(rule.getByRole("checkbox", { name: "Admin" }), "Space");
    await user.press(button(page, "Save"));
    await user.expectSaid("It takes effect with everyone’s next click.");
    await expect(rule.getByRole("checkbox", { name: "Admin" })).toBeChecked();
    await user.expectStillThere();

    const { user: guest, account: theirs, leave } = await bringGuest(browser, user, "signed-in");
    await makeAdmin(guest.page.context(), theirs);
    await guest.open("/admin/gifts");
    await expect(guest.page.getByRole("heading", { name: "Set up two-factor sign-in first" })).toBeVisible();
    await guest.expectTold();
    await guest.press(guest.page.getByRole("link", { name: "Set it up" }));
    await setUpTwoFactor(guest, theirs.password);
    await guest.open("/admin/gifts");
    await guest.to(guest.page.getByRole("link", { name: "Add New Gift" }));
    await leave();

    await user.press(rule.getByRole("checkbox", { name: "Admin" }), "Space");
    await user.press(button(page, "Save"));
    await expect(rule.getByRole("checkbox", { name: "Admin" })).not.toBeChecked();
    await user.expectStillThere();
  });
});
