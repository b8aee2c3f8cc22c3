import type { Browser, Page } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const GIFT = "/gifts/acacia-salt-cellar-with-a-swivel-lid";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Saves the first gifts of a category to a new list through the dialog, and opens the list. */
async function makeList(page: Page, name: string, count: number): Promise<void> {
  await open(page, "/category/occasion/birthday");
  await page.evaluate(
    async ({ name, count }) => {
      const ids = [...document.querySelectorAll<HTMLAnchorElement>(".gift-card-link")].map((link) => link.pathname.split("/").at(-1));
      const save = (body: object) =>
        fetch("/saves", { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
      const first = (await (await save({ giftId: ids[0], newListName: name })).json()) as { list: { id: string } };
      for (const giftId of ids.slice(1, count)) await save({ giftId, listId: first.list.id });
    },
    { name, count },
  );
  await open(page, "/gift-lists");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

const rows = (page: Page) => page.locator(".wishes > li");
const names = (page: Page) => page.locator(".wishes > li > div:first-of-type > :first-child").allTextContents();

/** Turns sharing on and returns the secret link's path. */
async function share(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this list" });
  await dialog.getByRole("button", { name: "Turn on sharing" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";
  await page.keyboard.press("Escape");
  return new URL(link).pathname;
}

async function openAsVisitor(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, path);
  return page;
}

test.describe("the save dialog (section 4)", () => {
  test("signed out: login required, then /auth, then the save is done (section 8)", async ({ page, context }) => {
    const account = await makeAccount(context);
    await open(page, GIFT);
    await page.getByRole("button", { name: "Save Gift" }).click();
    await expect(page.getByText("Login required", { exact: true })).toBeVisible();
    await expect(page.getByText("Please login to save gifts to your lists.", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?next=/);
    // What is saved already is read before the save is done, and arrives after it.
    const [isRead, isSaved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/saved-gift-ids", async (route) => {
      const response = await route.fetch();
      isRead.resolve();
      await isSaved.promise;
      await route.fulfill({ response });
    });
    await page.route("**/saves", async (route) => {
      await isRead.promise;
      await route.continue();
    });
    const form = page.getByRole("tabpanel", { name: "Sign In" });
    await form.locator("[name=email]").fill(account.email);
    await form.locator("[name=password]").fill(account.password);
    await form.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Gift added to list", { exact: true })).toBeVisible();
    const arrived = page.waitForResponse("**/saved-gift-ids");
    isSaved.resolve();
    await arrived;
    await expect(page.getByRole("button", { name: "Save Gift" })).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("signed in", () => {
  // Each test is a whole journey with several axe runs; the browser reports requests that are refused intentionally.
  test.describe.configure({ timeout: 120_000 });
  test.use({ expectedComplaints: [/status of (409|422)/] });
  test.beforeEach(({ account }) => void account);

  test("hearts belong to the user: empty after signing out, full again after signing in", async ({ page, account }) => {
    await makeList(page, "Mine", 1);
    const gift = page.locator(".wishes").getByRole("link").first();
    await gift.click();
    const save = page.getByRole("button", { name: "Save Gift" });
    await expect(save).toHaveAttribute("aria-pressed", "true");
    const { pathname } = new URL(page.url());
    await page.getByRole("button", { name: `Your account, ${account.email}` }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
    if (new URL(page.url()).pathname !== pathname) await page.goBack();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("link", { name: "Sign In" }).click();
    const form = page.getByRole("tabpanel", { name: "Sign In" });
    await form.locator("[name=email]").fill(account.email);
    await form.locator("[name=password]").fill(account.password);
    await form.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(save).toHaveAttribute("aria-pressed", "true");
  });

  test("the dialog: a new list, back, name required, added, already in list; the hearts follow", async ({ page }) => {
    await open(page, GIFT);
    const save = page.getByRole("button", { name: "Save Gift" });
    const dialog = page.getByRole("dialog", { name: "Save to a gift list" });
    await save.click();
    // Without a list the first one is named at once.
    await expect(dialog.getByText("You have no lists yet.")).toBeVisible();
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Add to list" })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole("textbox").fill("Forgotten");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await save.click();
    await expect(dialog.getByRole("textbox")).toHaveValue("");
    await dialog.getByRole("textbox").fill("   ");
    await dialog.getByRole("button", { name: "Create list" }).click();
    await expect(page.getByText("Name required", { exact: true })).toBeVisible();
    await expectAccessible(page);

    // Closing resets the sub-form and the name.
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await save.click();
    await expect(dialog.getByRole("textbox")).toHaveValue("");
    await dialog.getByRole("textbox").fill("For Mom");
    await dialog.getByRole("button", { name: "Create list" }).click();
    await expect(page.getByText("Created new list with the gift.", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(save).toHaveAttribute("aria-pressed", "true");

    await save.click();
    await expect(dialog.getByRole("radio", { name: /For Mom/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Create a new list" }).click();
    await dialog.getByRole("textbox").fill("Forgotten");
    await dialog.getByRole("button", { name: "Back" }).click();
    await dialog.getByRole("button", { name: "Create a new list" }).click();
    await expect(dialog.getByRole("textbox")).toHaveValue("");
    await dialog.getByRole("button", { name: "Back" }).click();
    await dialog.getByRole("button", { name: "Add to list" }).click();
    await expect(page.getByText("This gift is already in the selected list.", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();

    await open(page, "/category/occasion/birthday");
    const heart = page.getByRole("button", { name: /^Save / }).first();
    await heart.click();
    await dialog.getByRole("button", { name: "Add to list" }).click();
    await expect(page.getByText("Gift added to list", { exact: true })).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await open(page, "/saved-gifts");
    await expect(page.getByText("2 gifts on your lists")).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("when the lists cannot be had", () => {
    test.use({ expectedComplaints: [/status of 500/] });
    test("the dialog says so and tries again", async ({ page }) => {
      await page.route("**/list-choices?*", (route) => route.fulfill({ status: 500, body: "" }));
      await open(page, GIFT);
      await page.getByRole("button", { name: "Save Gift" }).click();
      await expect(page.getByText("Error loading lists", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Add to list" }).click();
      await expect(page.getByText("Select a list", { exact: true })).toBeVisible();
      await expect(page.getByText("Please select a gift list or create a new one.", { exact: true })).toBeVisible();
      await page.unroute("**/list-choices?*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("You have no lists yet.")).toBeVisible();
    });
  });

  test("a list: note and quantity, order by keys and by dragging, move and copy, remove and undo, delete and undo", async ({ page }) => {
    await makeList(page, "Other", 0);
    await makeList(page, "Birthday", 3);
    await expectAccessible(page);
    const before = await names(page);

    await page.getByRole("button", { name: `Edit ${before[0]}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Note").fill("the blue one");
    await dialog.getByLabel("Quantity").fill("0");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText("Please enter a number from 1 to 99.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Quantity").fill("2");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(rows(page).first()).toContainText("2 wanted");
    await expect(rows(page).first()).toContainText("the blue one");

    const placed = page.waitForResponse((response) => response.url().endsWith("/changes"));
    await page.getByRole("button", { name: `Move ${before[0]}`, exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(`${before[0]} is now number 2 of 3.`)).toBeAttached();
    await placed;
    await page.reload();
    await untilInteractive(page);
    expect(await names(page)).toEqual([before[1], before[0], before[2]]);

    const dropped = page.waitForResponse((response) => response.url().endsWith("/changes"));
    const grip = await page.getByRole("button", { name: `Move ${before[2]}`, exact: true }).boundingBox();
    const target = await rows(page).first().boundingBox();
    await page.mouse.move(grip!.x + 10, grip!.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip!.x + 10, target!.y + 30, { steps: 8 });
    await page.mouse.move(grip!.x + 10, target!.y + 5, { steps: 4 });
    await page.mouse.up();
    await dropped;
    await page.reload();
    await untilInteractive(page);
    expect(await names(page)).toEqual([before[2], before[1], before[0]]);

    await page.getByRole("button", { name: `Remove ${before[1]}` }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await names(page)).toEqual([before[2], before[1], before[0]]);

    await page.getByRole("button", { name: `Move or copy ${before[1]}` }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("Moved to Other", { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole("button", { name: "Edit list" }).click();
    await dialog.getByLabel("Date of the occasion").fill("2040-12-24");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(/can still arrive in time/)).toBeVisible();
    await expect(page.getByText("December 24, 2040")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe("occasion.ics");

    await page.getByRole("button", { name: "Delete list" }).click();
    await expect(page.getByText("Birthday was deleted.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "Birthday", level: 1 })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });

  test("owner and claimers: two want the same at the same time, one gets it, the other is informed, the owner sees nothing", async ({
    page,
    browser,
  }) => {
    await makeList(page, "Wedding", 2);
    const ownPath = new URL(page.url()).pathname;
    const path = await share(page);
    const [first] = await names(page);

    const [one, two] = [await openAsVisitor(browser, path), await openAsVisitor(browser, path)];
    for (const visitor of [one, two]) {
      await visitor.getByRole("link", { name: `I’m getting this: ${first}` }).click();
      await expect(visitor.getByLabel("Your name (optional)")).toBeFocused();
    }
    await expectAccessible(one);
    await one.getByLabel("Your name (optional)").fill("Grandma");
    await Promise.all([one, two].map((visitor) => visitor.getByRole("button", { name: "Yes, I’m getting this" }).click()));
    const won = (visitor: Page) => visitor.getByText("It’s yours to give.");
    const lost = (visitor: Page) => visitor.getByText("Someone else got there first: this one is already taken.");
    for (const visitor of [one, two]) await expect(won(visitor).or(lost(visitor))).toBeVisible();
    const winner = (await won(one).isVisible()) ? one : two;
    const loser = winner === one ? two : one;
    await expect(lost(loser)).toBeVisible();
    await expect(loser.getByText(/ is getting this$/)).toBeVisible();
    await expectAccessible(winner);
    await expectAccessible(loser);

    // Neither the owner's list nor the owner's view of the shared one shows the claims.
    for (const own of [ownPath, path]) {
      await open(page, own);
      await expect(rows(page)).toHaveCount(2);
      await expect(page.getByText(/is getting this/)).toHaveCount(0);
      await expectAccessible(page);
    }

    await winner.reload();
    await untilInteractive(winner);
    await winner.getByRole("link", { name: "Undo" }).click();
    await winner.getByRole("button", { name: "Undo my claim" }).click();
    await expect(winner.getByRole("heading", { name: "Claim undone" })).toBeVisible();
    await expectAccessible(winner);
    await open(loser, path);
    await expect(loser.getByRole("link", { name: `I’m getting this: ${first}` })).toBeVisible();
    for (const visitor of [one, two]) await visitor.context().close();
  });

  test("several people share a gift", async ({ page, browser }) => {
    await makeList(page, "Bicycle", 1);
    await page.getByRole("button", { name: /^Edit (?!list)/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Let several people share this gift").check();
    await dialog.getByLabel("Total amount").fill("100");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Shared gift, $100.00 in all")).toBeVisible();
    const visitor = await openAsVisitor(browser, await share(page));
    await visitor.getByRole("link", { name: /I’ll chip in/ }).click();
    await visitor.getByLabel("Your share").fill("40");
    await visitor.getByRole("button", { name: "Pledge my share" }).click();
    await expect(visitor.getByText("It’s yours to give.")).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText("$40.00 pledged by Someone, $60.00 left")).toBeVisible();
    await visitor.context().close();
  });

  test("adding from any shop: what cannot be read is typed in", async ({ page }) => {
    await makeList(page, "Anything", 1);
    await page.getByRole("link", { name: "Add from any shop" }).click();
    await expectAccessible(page);
    await page.getByLabel(/Link to the gift/).fill("http://127.0.0.1/mug");
    await page.keyboard.press("Enter");
    await expect(page.getByText("We can’t read pages at this address. Please enter the details yourself.")).toBeVisible();
    await expect(page.getByLabel("What it is")).toBeFocused();
    await page.getByLabel("Link").fill("https://shop.example/mug");
    await page.getByRole("button", { name: "Add to list" }).click();
    await expect(page.getByText("Please enter what it is.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("What it is").fill("Blue mug");
    await page.getByLabel("Price").fill("18.50");
    await page.getByRole("button", { name: "Add to list" }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).last()).toContainText("from shop.example");
  });

  test("adding from any shop: the page of a pasted address is read at once, anything else waits for the button", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await makeList(page, "Anything", 1);
    await page.getByRole("link", { name: "Add from any shop" }).click();
    const address = page.getByLabel(/Link to the gift/);
    async function paste(text: string) {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await address.press("Control+V");
    }
    await address.pressSequentially("http://");
    await paste("127.0.0.1/mug");
    await address.press("End");
    await paste("http://127.0.0.1/two");
    await expect(address).toHaveValue("http://127.0.0.1/mughttp://127.0.0.1/two");
    await address.press("Control+A");
    await paste("http://127.0.0.1/mug");
    await expect(page.getByText("We can’t read pages at this address. Please enter the details yourself.")).toBeVisible();
    await expect(page.getByLabel("What it is")).toBeFocused();
    await expect(page.getByLabel("Link")).toHaveValue("http://127.0.0.1/mug");
  });

  test("E1: by keyboard alone a gift is saved, and nothing scrolls sideways at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await makeList(page, "A rather long name for a list of gifts for everybody in the family", 2);
    await expectNoSidewaysScroll(page);
    const path = await share(page);
    for (const screen of ["/gift-lists", "/saved-gifts", `${new URL(page.url()).pathname}/add`, path]) {
      await open(page, screen);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await open(page, GIFT);
    await page.getByRole("button", { name: "Save Gift" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Gift added to list", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save Gift" })).toBeFocused();
  });

  test("E1: the dialogs fit into 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await makeList(page, "Small", 2);
    for (const name of ["Share", "Edit list"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      // The closing dialog fades out while the next one opens.
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});
