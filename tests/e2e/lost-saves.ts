import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { type Account, makeAccount, makeAdmin, signIn } from "./accounts.ts";

/** What can come between a form and its save, each with the words that the form says of it. */
export interface Lost {
  name: string;
  says: RegExp;
  /** Brings it about, and returns the way to put it right again. */
  bring: (page: Page, account: Account, browser: Browser) => Promise<() => Promise<void>>;
}

/** Gives the account that `page` browses with another role, or none, as another admin would. */
export async function changeRole(page: Page, browser: Browser, role: "editor" | "none"): Promise<void> {
  const { user } = (await (await page.request.get("/session")).json()) as { user: { id: string } };
  const site = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL: site });
  const other = await makeAccount(context, { firstName: "Grace", lastName: "Hopper" });
  await makeAdmin(context, other);
  await signIn(context, other);
  const response = await context.request.post("/admin/people", {
    form: { intent: "change-role", id: user.id, role },
    headers: { origin: site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  await context.close();
}

/** Takes the connection away once what shows toasts is there, which a person who has touched the page for a moment has loaded. */
export async function loseConnection(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some((entry) => entry.name.includes("/toast-stack-") && (entry as PerformanceResourceTiming).responseEnd > 0),
  );
  await page.context().setOffline(true);
}

/** A lost connection, an ended session and a lost role. `denied`: the form's own words for the last. */
export function lossesOf(denied: RegExp): Lost[] {
  return [
    {
      name: "a lost connection",
      says: /No connection.*We can't reach the site right now/,
      async bring(page) {
        await loseConnection(page);
        return () => page.context().setOffline(false);
      },
    },
    {
      name: "an ended session",
      says: /You've been signed out/,
      async bring(page, account) {
        const context: BrowserContext = page.context();
        await context.clearCookies();
        return async () => {
          const popup = page.waitForEvent("popup");
          await page.getByRole("link", { name: "Sign in again in a new tab" }).click();
          const tab = await popup;
          await expect(tab).toHaveURL(/\/auth\?next=/);
          await tab.close();
          await signIn(context, account);
        };
      },
    },
    {
      name: "a lost role",
      says: denied,
      async bring(page, account, browser) {
        await changeRole(page, browser, "none");
        return () => makeAdmin(page.context(), account);
      },
    },
  ];
}

/** Saves while something is lost, sees the form say so where one looks, puts it right and tries again. */
export async function saveThroughLoss(
  page: Page,
  { lost, save, account, browser }: { lost: Lost; save: Locator; account: Account; browser: Browser },
) {
  const putRight = await lost.bring(page, account, browser);
  await save.click();
  const alert = page.getByRole("alert").filter({ hasText: lost.says });
  await expect(alert).toBeInViewport();
  await expect(alert).toContainText("What you typed is still here.");
  await putRight();
  return alert.getByRole("button", { name: "Try again" });
}

/** Loads the page anew, whatever it asks on the way out. */
export async function reloadAnyway(page: Page): Promise<void> {
  const accept = (question: { accept: () => Promise<void> }) => void question.accept();
  page.on("dialog", accept);
  await page.reload();
  page.off("dialog", accept);
}
