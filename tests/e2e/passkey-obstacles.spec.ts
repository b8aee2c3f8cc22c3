import { expect, test, untilInteractive } from "./fixtures.ts";

test("a passkey that cannot be made here says so before the click, and where it can", async ({ page, account }) => {
  void account;
  await page.goto("/profile/passkeys");
  await untilInteractive(page);
  await expect(page.getByText(/^This site’s passkeys only work at http:\/\/localhost:\d+/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open it there" })).toHaveAttribute("href", /^http:\/\/localhost:\d+\/profile\/passkeys$/);
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
});

test("a question of the browser that was closed says that nothing was added", async ({ page, account, baseURL }) => {
  const site = baseURL?.replace("127.0.0.1", "localhost") ?? "";
  await page.addInitScript(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException("closed", "NotAllowedError"));
  });
  await page.goto(`${site}/auth?next=/profile/passkeys`);
  await untilInteractive(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const told = "No passkey was added: your browser’s prompt was closed or timed out.";
  await expect(page.getByText(told, { exact: true })).toBeVisible();
});
