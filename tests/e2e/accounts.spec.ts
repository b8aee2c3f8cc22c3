import type { Page } from "@playwright/test";
import { findMailedLink, makeAccount, makeAdmin, signIn, useFreshAddress } from "./accounts.ts";
import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";

/** Locates a text as the page shows it, without the copy of a toast for screen readers. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test.beforeEach(({ context }) => useFreshAddress(context));

test("a newcomer signs up, is signed in at once on the page they wanted, comes back later, and confirms", async ({ page, context }) => {
  const email = `grace-${Date.now()}@example.com`;
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  await untilInteractive(page);
  await page.getByRole("tab", { name: "Create Account" }).click();
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByRole("tabpanel", { name: "Create Account" }).getByLabel("Email").fill(email);
  await page
    .getByRole("tabpanel", { name: "Create Account" })
    .getByLabel("Password", { exact: false })
    .first()
    .fill("debugging with moths");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(said(page, "Account created")).toBeVisible();
  await expect(said(page, "You’re signed in. This site doesn’t send email, so there’s nothing to wait for.")).toBeVisible();
  await page.getByRole("button", { name: `Your account, ${email}` }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();

  await page.goto("/profile");
  await untilInteractive(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("debugging with moths");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(said(page, "Welcome back!")).toBeVisible();
  await expect(said(page, "You've successfully signed in.")).toBeVisible();
  await expect(page.getByText("Your email isn’t confirmed yet.")).toBeVisible();

  await page.goto(await findMailedLink(context, email, "confirm your email address"));
  await expect(page).toHaveURL(/\/$/);
  await expect(said(page, "Email confirmed")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("A1, A3: a password can be pasted; no token stands in the address or where scripts could read it", async ({ page, context }) => {
  const account = await makeAccount(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/auth");
  await untilInteractive(page);
  await page.getByLabel("Email").fill(account.email);
  await page.evaluate((password) => navigator.clipboard.writeText(password), account.password);
  await page.getByLabel("Password").focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.getByLabel("Password")).toHaveValue(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/$/);
  const session = (await context.cookies()).find(({ name }) => name.endsWith("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const readable = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]));
  expect(readable).not.toContain(decodeURIComponent(session?.value ?? "").split(".")[0]);
});

test("the user menu: placeholder, then the way in; signed in the avatar, the email, four links, and the way out", async ({
  page,
  account,
}) => {
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/faq");
  await expect(page.getByText("Loading your account")).toBeAttached();
  answer?.();
  const button = page.getByRole("button", { name: `Your account, ${account.email}` });
  await expect(button).toHaveText("A");
  await button.click();
  const menu = page.getByRole("navigation", { name: "Your account" });
  await expect(menu.getByRole("link")).toHaveText(["My Profile", "Saved Gifts", "My Gift Lists"]);
  await expect(page.getByText(account.email)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  // What was typed into forms of the admin area leaves with its writer; the basket of claims, which needs no account, stays.
  await page.evaluate(() => {
    for (const key of ["presently:gift-draft:new", "presently:blog-tag-draft:x#y", "presently.claims"]) localStorage.setItem(key, "{}");
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["presently.claims"]);
  await expect(said(page, "You've been successfully signed out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth\?next/);
});

test.describe("what the browser complains about is expected", () => {
  test.use({ expectedComplaints: [/status of 4\d\d|Failed to load resource|Failed to fetch/] });

  test("section 8: signing in fails with a toast, beside the form, and what was typed stays", async ({ page }) => {
    await page.goto("/auth");
    await untilInteractive(page);
    const submit = page.getByRole("button", { name: "Sign In" });
    await submit.click();
    await expect(said(page, "Missing credentials")).toBeVisible();
    await expect(said(page, "Please enter both email and password.")).toBeVisible();
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password").fill("not the password");
    await submit.click();
    await expect(said(page, "Authentication failed")).toBeVisible();
    await expect(said(page, "Please check your credentials and try again.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
    await expectAccessible(page);
  });

  test("section 8: a failed sign-out says so, and stays signed in", async ({ page, account }) => {
    await page.goto("/faq");
    await page.route("**/auth/sign-out", (route) => route.abort());
    await page.getByRole("button", { name: `Your account, ${account.email}` }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(said(page, "Sign out failed")).toBeVisible();
    await expect(said(page, "There was an error signing out. Please try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: `Your account, ${account.email}` })).toBeVisible();
  });

  test("section 8: the marketplace preference needs a session that still stands", async ({ page, context, account }) => {
    expect(account.email).toContain("@");
    await page.goto("/profile");
    await untilInteractive(page);
    const store = page.getByRole("main").getByLabel("Store");
    const update = page.getByRole("main").getByRole("button", { name: "Update" });
    await store.selectOption("de");
    await update.click();
    await expect(said(page, "Marketplace Updated")).toBeVisible();
    await page.reload();
    await untilInteractive(page);
    await expect(store).toHaveValue("de");
    await context.clearCookies();
    await store.selectOption("fr");
    await update.click();
    await expect(said(page, "Authentication required")).toBeVisible();
    await expect(said(page, "You need to be logged in to perform this action.")).toBeVisible();
  });

  test("two browsers: a stolen cookie is worth nothing after the password was changed", async ({ page, context, browser, account }) => {
    const thief = await browser.newContext({ storageState: await context.storageState() });
    await useFreshAddress(thief);
    const stolen = await thief.newPage();
    await stolen.goto("/profile");
    await expect(stolen.getByRole("heading", { name: "My Profile" })).toBeVisible();
    await page.goto("/profile/security");
    await untilInteractive(page);
    await page.getByLabel("Current password").fill(account.password);
    await page.getByLabel("New password").fill("a better password");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(said(page, "Password changed")).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/security$/);
    await stolen.getByRole("link", { name: "Security" }).click();
    await expect(stolen).toHaveURL(/\/auth\?next=%2Fprofile%2Fsecurity$/);
    await thief.close();
  });

  test("two browsers: an admin who is demoted is none with their next click", async ({ page, context, browser, account }) => {
    test.slow();
    await makeAdmin(context, account);
    const other = await browser.newContext();
    const demoted = await makeAccount(other, { firstName: "Grace", lastName: "Hopper" });
    await signIn(other, demoted);
    await makeAdmin(other, demoted);
    const tab = await other.newPage();
    await tab.goto("/admin/gifts");
    await expect(tab.getByRole("heading", { name: "Gift Management" })).toBeVisible();
    await untilInteractive(tab);
    await page.goto(`/admin/people?people=${encodeURIComponent(demoted.email)}`);
    await untilInteractive(page);
    const row = page.getByRole("row").filter({ hasText: demoted.email });
    await row.locator("summary", { hasText: "Change role" }).click();
    await row.getByLabel("Role", { exact: true }).selectOption("none");
    await row.getByRole("button", { name: /Save the role/ }).click();
    await expect(row.getByText("Shopper")).toBeVisible();
    await tab.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "People" }).click();
    await expect(tab.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
    await tab.getByRole("button", { name: "Grant Admin Access" }).click();
    await expect(said(tab, "Your request was sent to the administrators.")).toBeVisible();
    await page.reload();
    await untilInteractive(page);
    const request = page.getByRole("listitem").filter({ hasText: demoted.email });
    await request.locator("summary", { hasText: "Approve" }).click();
    await request.getByRole("button", { name: /Give the role/ }).click();
    await expect(request).toHaveCount(0);
    await tab.getByRole("button", { name: "Check Admin Status" }).click();
    const confirmed = tab.getByRole("listitem").filter({ hasText: "Admin status confirmed" });
    await expect(confirmed.filter({ hasText: "Reloading page..." })).toBeVisible();
    await expect(tab.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
    await other.close();
  });
});

test("a passkey is added with the password and signs in without one", async ({ page, context, account, baseURL }) => {
  // Passkeys belong to a domain, which 127.0.0.1 is not.
  const site = baseURL?.replace("127.0.0.1", "localhost") ?? "";
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await page.goto(`${site}/auth?next=/profile/passkeys`);
  await untilInteractive(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Add a passkey" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("this laptop");
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(said(page, "this laptop")).toBeVisible();
  expect(await findMailedLink(context, account.email, "a passkey was added to your account")).toBe("/auth/forgot");
  await page.getByRole("button", { name: `Your account, ${account.email}` }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await page.goto(`${site}/auth`);
  await untilInteractive(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("button", { name: `Your account, ${account.email}` })).toBeVisible();
});
