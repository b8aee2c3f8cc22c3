import { makeAccount, signIn } from "./accounts.ts";
import { openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, untilInteractive } from "./fixtures.ts";

test("somebody is invited by link, accepts, works, is demoted, and gets the role back by undoing", async ({ page, browser, baseURL }) => {
  test.slow();
  await openAdmin(page, "/admin/people");
  await page.getByLabel("Invite as").selectOption("editor");
  await page.getByLabel("Valid for").selectOption("1");
  await page.getByRole("button", { name: "Invite" }).click();
  const link = (await page.getByText(/\/invitations\/[\w-]{43}/).textContent()) ?? "";
  const { pathname } = new URL(link);

  const context = await browser.newContext({ baseURL });
  const guest = await makeAccount(context, { firstName: "Mary", lastName: `Somerville ${pathname.slice(-6)}` });
  const tab = await context.newPage();
  await tab.goto(pathname);
  await expect(tab).toHaveURL(/\/auth\?next=/);
  await signIn(context, guest);
  await tab.goto(pathname);
  await untilInteractive(tab);
  await expect(tab.getByRole("heading", { name: "You’re invited to help" })).toBeVisible();
  await expectAccessible(tab);
  await tab.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(tab);
  await tab.getByRole("button", { name: "Become an editor" }).click();
  await expect(tab.getByRole("heading", { name: "Gift Management" })).toBeVisible();

  await openAdmin(page, `/admin/people?people=${encodeURIComponent(guest.email)}`);
  const row = page.getByRole("row").filter({ hasText: guest.email });
  await expect(row.getByText("Editor", { exact: true }).first()).toBeVisible();
  // By keyboard alone.
  await row.locator("summary", { hasText: "Change role" }).focus();
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await row.getByLabel("Role", { exact: true }).selectOption("viewer");
  await row.getByRole("button", { name: /Save the role/ }).focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Viewer", { exact: true }).first()).toBeVisible();
  await expect(row.locator("summary", { hasText: "Change role" })).toBeFocused();
  await tab.goto("/admin/gifts");
  await untilInteractive(tab);
  await expect(tab.getByRole("link", { name: "Add New Gift" })).toHaveCount(0);
  await tab.goto("/admin/gifts/trash");
  await expect(tab.getByRole("heading", { name: "Not part of your role" })).toBeVisible();

  // The notice may have gone meanwhile; the address still says what was done.
  await page.reload();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(row.getByText("Editor", { exact: true }).first()).toBeVisible();
  await tab.goto("/admin/gifts");
  await expect(tab.getByRole("link", { name: "Add New Gift" }).first()).toBeVisible();

  await tab.goto(pathname);
  await expect(tab.getByRole("heading", { name: "This invitation has already been used" })).toBeVisible();
  await expectAccessible(tab);
  await context.close();
});

test("the screen is used on a phone, and without JavaScript", async ({ browser, baseURL, context, account }) => {
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.addCookies(await context.cookies());
  const person = await makeAccount(await browser.newContext({ baseURL }), { firstName: "Hedy", lastName: "Lamarr" });
  const page = await plain.newPage();
  await page.goto(`/admin/people?people=${encodeURIComponent(person.email)}`);
  expect(account.email).toContain("@");
  const card = page.getByRole("row").filter({ hasText: person.email });
  await card.locator("summary", { hasText: "Give a role" }).click();
  await card.getByLabel("Role", { exact: true }).selectOption("author");
  await card.getByRole("button", { name: /Save the role/ }).click();
  await expect(page.getByText("Hedy Lamarr is now an author.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo: Hedy Lamarr is now an author" }).first().click();
  await expect(card.getByText("Shopper")).toBeVisible();
  await plain.close();
});
