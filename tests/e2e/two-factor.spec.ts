import type { BrowserContext, Page } from "@playwright/test";
import { codeFor } from "#tests/authenticator.ts";
import { type Account, useFreshAddress } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

// Wrong codes are answered with 401, a missing one with 422; the browser reports both.
test.use({ expectedComplaints: [/status of (401|422)/] });

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Sets an authenticator app up; leaves the recovery codes on the page. */
async function setUp(page: Page, { password }: Account): Promise<{ key: string; codes: string[] }> {
  await page.goto("/profile/two-factor");
  await untilInteractive(page);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.locator(".font-mono").textContent()) ?? "";
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(said(page, "That code isn’t right. Your app shows a new one every 30 seconds.")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(await codeFor(key));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  return { key, codes: await page.locator(".font-mono li").allTextContents() };
}

/** Enters address and password in a browser without a session, and reaches the second step. */
async function passFirstStep(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/auth?next=/saved-gifts");
  await untilInteractive(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

async function signedOutPage(context: BrowserContext): Promise<Page> {
  await context.clearCookies();
  await useFreshAddress(context);
  return context.newPage();
}

test("two-factor sign-in is set up, and then asked for: with the app, each code once", async ({ page, context, account }) => {
  const { key, codes } = await setUp(page, account);
  expect(codes).toHaveLength(10);
  await expectAccessible(page);

  const second = await signedOutPage(context);
  await passFirstStep(second, account);
  await expectAccessible(second);
  const field = second.getByLabel("Six-digit code");
  await field.fill("000000");
  await second.keyboard.press("Enter");
  await expect(said(second, "That code isn’t right. Your app shows a new one every 30 seconds.")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(second);
  const code = await codeFor(key, 1);
  await field.fill(code);
  await second.keyboard.press("Enter");
  await expect(said(second, "Welcome back!")).toBeVisible();
  await expect(second).toHaveURL(/\/saved-gifts$/);

  const third = await signedOutPage(context);
  await passFirstStep(third, account);
  await third.getByLabel("Six-digit code").fill(code);
  await third.keyboard.press("Enter");
  await expect(said(third, "That code has already been used. Please wait for the next one.")).toBeVisible();
});

test("a lost phone: a recovery code signs in, once, and two-factor sign-in is turned off", async ({ page, context, account }) => {
  const { codes } = await setUp(page, account);
  const second = await signedOutPage(context);
  await second.setViewportSize({ width: 320, height: 700 });
  await passFirstStep(second, account);
  await second.getByRole("link", { name: "Use a recovery code instead" }).click();
  await second.getByLabel("Recovery code").fill(codes[0] ?? "");
  await expectAccessible(second);
  await expectNoSidewaysScroll(second);
  await second.keyboard.press("Enter");
  await expect(said(second, "Welcome back!")).toBeVisible();

  const third = await signedOutPage(context);
  await passFirstStep(third, account);
  await third.getByRole("link", { name: "Use a recovery code instead" }).click();
  await third.getByLabel("Recovery code").fill(codes[0] ?? "");
  await third.keyboard.press("Enter");
  await expect(third.getByRole("alert").first()).toBeVisible();
  await third.getByLabel("Recovery code").fill(codes[1] ?? "");
  await third.keyboard.press("Enter");
  await expect(said(third, "Welcome back!")).toBeVisible();
  await third.goto("/profile/two-factor");
  await untilInteractive(third);
  await third.getByLabel("Your password").last().fill(account.password);
  await third.getByRole("button", { name: "Turn two-factor off" }).click();
  await expect(said(third, "Two-factor sign-in is off")).toBeVisible();
});
