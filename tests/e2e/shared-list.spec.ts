import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const QUESTION = "Is this your own list?";

/** Makes a shared list with one gift for the account of the page; returns its own and its secret path, and the gift's name. */
async function shareList(page: Page): Promise<{ own: string; secret: string; gift: string }> {
  await page.goto("/category/occasion/birthday");
  const listId = await page.evaluate(async () => {
    const giftId = document.querySelector<HTMLAnchorElement>(".gift-card-link")?.pathname.split("/").at(-1);
    const send = (path: string, body: object) =>
      fetch(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
    const made = (await (await send("/saves", { giftId, newListName: "Birthday" })).json()) as { list: { id: string } };
    await send(`/gift-lists/${made.list.id}/changes`, { change: "share", fields: { isOn: "on" } });
    return made.list.id;
  });
  await page.goto(`/gift-lists/${listId}?edit=sharing`);
  const secret = new URL((await page.locator("code").textContent()) ?? "").pathname;
  const gift = (await page.locator(".wishes a").first().textContent()) ?? "";
  return { own: `/gift-lists/${listId}`, secret, gift };
}

test.describe("a shared list, read while signed out", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`asks first, and a guest answers once (${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
      page,
      account,
      browser,
    }) => {
      void account;
      const { secret } = await shareList(page);
      const someone = await browser.newContext({ javaScriptEnabled });
      const guest = await someone.newPage();
      await guest.setViewportSize({ width: 320, height: 800 });
      await guest.goto(secret);
      await expect(guest.getByRole("heading", { name: QUESTION })).toBeVisible();
      await expectNoSidewaysScroll(guest);
      if (javaScriptEnabled) await expectAccessible(guest);
      await guest.getByRole("button", { name: "No, show what’s taken" }).click();
      await expect(guest.getByRole("heading", { name: QUESTION })).toHaveCount(0);
      await guest.goto(secret);
      await expect(guest.getByRole("heading", { name: QUESTION })).toHaveCount(0);
      await guest.getByRole("link", { name: /I’m getting this/ }).click();
      await guest.getByLabel("Your name (optional)").fill("Aunt Zelda");
      await guest.getByRole("button", { name: "Yes, I’m getting this" }).click();
      await expect(guest.getByText("It’s yours to give.")).toBeVisible();
      const owner = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await owner.goto(secret);
      await expect(owner.getByText("Aunt Zelda")).toHaveCount(0);
      await owner.getByRole("link", { name: "Yes, sign in" }).click();
      await expect(owner).toHaveURL(/\/auth\?next=%2Fl%2F/);
      await owner.context().close();
      await someone.close();
    });
  }
});

test.describe("two tabs", () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test("the later one is told beside the field what it says now, loses nothing, and may insist", async ({ page, account, context }) => {
    void account;
    const { own } = await shareList(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(own);
      await untilInteractive(tab);
      await tab.getByRole("button", { name: "Edit list" }).click();
    }
    await other.getByRole("dialog").getByLabel("Name").fill("For Mom");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByRole("heading", { name: "For Mom", level: 1 })).toBeVisible();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("For Mum");
    await dialog.getByLabel("Description").fill("Size M");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText("It was changed to “For Mom” in the meantime. Save again to use yours instead.")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("For Mum");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("heading", { name: "For Mum", level: 1 })).toBeVisible();
    await expect(page.getByText("Size M")).toBeVisible();
  });

  test("what was removed is found again under the list when its toast is gone", async ({ page, account }) => {
    void account;
    const { own, gift } = await shareList(page);
    await page.goto(own);
    await untilInteractive(page);
    await page.getByRole("button", { name: `Remove ${gift}` }).click();
    await expect(page.getByRole("region", { name: "Recently removed" })).toBeVisible();
    await page.reload();
    await untilInteractive(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: `Put back ${gift}` }).click();
    await expect(page.locator(".wishes > li")).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Recently removed" })).toHaveCount(0);
  });
});

test.describe("without a connection", () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

  test("a claim is not sent, the page says so, and the name that was typed stays", async ({ page, account, browser }) => {
    void account;
    const { secret } = await shareList(page);
    const someone = await browser.newContext();
    const guest = await someone.newPage();
    await guest.goto(secret);
    await untilInteractive(guest);
    await guest.getByRole("button", { name: "No, show what’s taken" }).click();
    await guest.getByRole("link", { name: /I’m getting this/ }).click();
    await guest.getByLabel("Your name (optional)").fill("Aunt Zelda");
    await someone.setOffline(true);
    await guest.getByRole("button", { name: "Yes, I’m getting this" }).click();
    await expect(guest.getByText("No connection").first()).toBeVisible();
    await expect(guest.getByLabel("Your name (optional)")).toHaveValue("Aunt Zelda");
    await someone.setOffline(false);
    await guest.getByRole("button", { name: "Yes, I’m getting this" }).click();
    await expect(guest.getByText("It’s yours to give.")).toBeVisible();
    await someone.close();
  });
});
