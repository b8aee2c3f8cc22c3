import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { type Account, signIn } from "./accounts.ts";
import { freshName, makeGift, openAdmin, test } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { lossesOf, reloadAnyway, saveThroughLoss } from "./lost-saves.ts";
import { expectNotice } from "./notices.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

const PICTURE = readFileSync("public/icon-512.png");
const BLOG_DENIED = /Permission denied.*You need admin privileges to manage the blog\./;
const MEDIA_DENIED = /Permission denied.*You need admin privileges for this\./;

const cardOf = (page: Page, name: string): Locator => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

/** Brings a picture into the library and opens the dialog with its alt text. */
async function openAltText(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `Edit the alt text of ${name}` }).click();
  return page.getByRole("dialog", { name: "Alt text" });
}

async function uploadPicture(page: Page, name: string): Promise<void> {
  await openAdmin(page, "/admin/uploads");
  await page.getByLabel("Choose files").setInputFiles([{ name, mimeType: "image/png", buffer: PICTURE }]);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(cardOf(page, name)).toBeVisible();
}

for (const lost of lossesOf(BLOG_DENIED)) {
  test(`${lost.name} while an author is made in the post editor: the dialog says so, and trying again makes them`, async ({
    page,
    account,
    browser,
  }) => {
    const name = freshName("Author");
    await openAdmin(page, "/admin/blog/new");
    await page.getByRole("tab", { name: "Relations" }).click();
    await page.getByRole("button", { name: "Create new author" }).click();
    const dialog = page.getByRole("dialog", { name: "Create new author" });
    await dialog.getByLabel("Author Name").fill(name);
    await dialog.getByLabel("Bio").fill("Writes about gifts.");
    const retry = await saveThroughLoss(page, {
      lost,
      save: dialog.getByRole("button", { name: "Create", exact: true }),
      account,
      browser,
    });
    await expect(dialog.getByLabel("Author Name")).toHaveValue(name);
    await expect(dialog.getByLabel("Bio")).toHaveValue("Writes about gifts.");
    await retry.click();
    await expectNotice(page, "Author profile created successfully!");
    await expect(dialog).toHaveCount(0);
    await openAdmin(page, "/admin/blog/authors");
    await expect(page.getByRole("row", { name })).toContainText("Writes about gifts.");
  });

  test(`${lost.name} while a blog category is saved: it is said by the button, a copy outlives a reload, and trying again saves`, async ({
    page,
    account,
    browser,
  }) => {
    const name = freshName("Topic");
    await openAdmin(page, "/admin/blog/categories");
    await page.getByRole("button", { name: "Add Category" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Description").fill("Paper and bows");
    const save = page.getByRole("button", { name: "Create category" });
    await saveThroughLoss(page, { lost, save, account, browser });
    await reloadAnyway(page);
    await openAdmin(page, "/admin/blog/categories");
    await page.getByRole("button", { name: `Continue with ${name}` }).click();
    await expect(page.getByLabel("Description")).toHaveValue("Paper and bows");
    await save.click();
    await expectNotice(page, `Category "${name}" created`);
    await expect(page.getByRole("row", { name })).toBeVisible();
  });
}

test("two editors of a blog category choose field by field", async ({ page, context }) => {
  const name = freshName("Contested topic");
  await openAdmin(page, "/admin/blog/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create category" }).click();
  await expect(page.getByRole("row", { name })).toBeVisible();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openAdmin(tab, "/admin/blog/categories");
    await tab.getByRole("button", { name: `Edit ${name}` }).click();
  }
  await page.getByLabel("Description").fill("Mine");
  await other.getByLabel("Description").fill("Theirs");
  await other.getByRole("button", { name: "Update category" }).click();
  await expect(other.getByRole("row", { name })).toContainText("Theirs");
  const save = page.getByRole("button", { name: "Update category" });
  const conflict = page.getByRole("dialog", { name: /^Someone else saved this/ });
  await save.click();
  await expect(conflict).toContainText("Theirs");
  await conflict.getByRole("button", { name: "Back to the form" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Mine");
  await save.click();
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByRole("row", { name })).toContainText("Mine");
});

for (const lost of lossesOf(MEDIA_DENIED)) {
  test(`${lost.name} while an alt text is saved: the dialog says so, and trying again saves`, async ({ page, account, browser }) => {
    const name = `${freshName("ribbon")}.png`;
    await uploadPicture(page, name);
    const dialog = await openAltText(page, name);
    await dialog.getByLabel("What does the picture show?").fill("A red bow");
    const retry = await saveThroughLoss(page, { lost, save: dialog.getByRole("button", { name: "Save" }), account, browser });
    await expect(dialog.getByLabel("What does the picture show?")).toHaveValue("A red bow");
    await retry.click();
    await expect(dialog).toHaveCount(0);
    await reloadAnyway(page);
    await expect(cardOf(page, name)).toContainText("“A red bow”");
  });
}

test("two editors of an alt text choose between their words", async ({ page, context }) => {
  const name = `${freshName("ribbon")}.png`;
  await uploadPicture(page, name);
  const other = await context.newPage();
  await openAdmin(other, "/admin/uploads");
  const mine = await openAltText(page, name);
  const theirs = await openAltText(other, name);
  await mine.getByLabel("What does the picture show?").fill("My words");
  await theirs.getByLabel("What does the picture show?").fill("Their words");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs).toHaveCount(0);
  await mine.getByRole("button", { name: "Save" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else described this picture in the meantime" });
  await expect(conflict).toContainText("Their words");
  await conflict.getByRole("radio", { name: "The other editor" }).check();
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect(mine).toHaveCount(0);
  await expect(cardOf(page, name)).toContainText("“Their words”");
});

const UPLOAD_SAYS: Record<string, RegExp> = {
  "a lost connection": /We can't reach the site right now; the file is still here\./,
  "an ended session": /You've been signed out\. Please sign in in a new tab; the file is still here\./,
  "a lost role": /You need admin privileges for this\. The file is still here\./,
};

for (const lost of lossesOf(/./)) {
  test(`${lost.name} while files are uploaded: each says so, the queue stays, and trying again needs no choosing`, async ({
    page,
    account,
    browser,
  }) => {
    const [first, second] = [`${freshName("first")}.png`, `${freshName("second")}.png`];
    await openAdmin(page, "/admin/uploads");
    await page.getByLabel("Choose files").setInputFiles([first, second].map((name) => ({ name, mimeType: "image/png", buffer: PICTURE })));
    await page.getByLabel(`Alt text of ${first}`).fill("A first bow");
    const putRight = await lost.bring(page, account, browser);
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    const queue = page.getByRole("list", { name: "Files to upload" });
    const says = UPLOAD_SAYS[lost.name] ?? /never/;
    for (const name of [first, second]) await expect(queue.getByRole("listitem").filter({ hasText: name })).toContainText(says);
    await expectNotice(page, "Upload failed");
    await expect(page.getByLabel(`Alt text of ${first}`)).toHaveValue("A first bow");
    // Both rows lead to the sign-in page; one is enough.
    if (lost.name === "an ended session") await page.getByRole("button", { name: `Remove ${second}` }).click();
    await putRight();
    await queue.getByRole("button", { name: "Try again" }).first().click();
    await expect(cardOf(page, first)).toContainText("“A first bow”");
    if (lost.name === "an ended session") return;
    await queue.getByRole("button", { name: "Try again" }).click();
    await expect(cardOf(page, second)).toBeVisible();
    await expect(queue).toHaveCount(0);
  });
}

test("a connection that breaks off while an upload is under way: the file waits, and is sent again whole", async ({ page }) => {
  await openAdmin(page, "/admin/uploads");
  const name = `${freshName("ribbon")}.png`;
  await page.getByLabel("Choose files").setInputFiles([{ name, mimeType: "image/png", buffer: PICTURE }]);
  let breakOff: (() => Promise<void>) | null = null;
  // The emulated network of the browser does not cut what is on its way already.
  await page.route("**/admin/uploads/files?*", (route) => {
    breakOff = () => route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("progressbar", { name: `Uploading ${name}` })).toBeVisible();
  await expect.poll(() => breakOff !== null).toBe(true);
  await (breakOff as unknown as () => Promise<void>)();
  const row = page.getByRole("list", { name: "Files to upload" }).getByRole("listitem");
  await expect(row).toContainText("We can't reach the site right now");
  await page.unroute("**/admin/uploads/files?*");
  await row.getByRole("button", { name: "Try again" }).click();
  await expect(cardOf(page, name).getByText("512 × 512")).toBeVisible();
});

test("a picture pasted into a post without a connection waits below the text, and comes in when it is tried again", async ({
  page,
  context,
}) => {
  await openAdmin(page, "/admin/blog/new");
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("Look:");
  const name = `${freshName("pasted")}.png`;
  const pasted = await page.evaluateHandle(
    async ({ name, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
      return transfer;
    },
    { name, bytes: [...PICTURE] },
  );
  await context.setOffline(true);
  await content.dispatchEvent("drop", { dataTransfer: pasted });
  const question = page.getByRole("dialog", { name: "What does the picture show?" });
  await question.getByLabel("Alt text").fill("A red square");
  await question.getByRole("button", { name: "Insert the picture" }).click();
  const waiting = page.getByRole("list", { name: "Pictures that weren’t uploaded" });
  await expect(waiting).toContainText(`${name}: Failed to upload file. Please try again. We can't reach the site right now`);
  await expect(content).toHaveValue("Look:");
  await context.setOffline(false);
  await waiting.getByRole("button", { name: "Try again" }).click();
  await expect(content).toHaveValue(/!\[A red square\]\(\/media\//);
  await expect(waiting).toHaveCount(0);
});

for (const lost of lossesOf(/./).filter(({ name }) => name === "an ended session")) {
  test("an ended session while access is granted: the page says so, leads to the sign-in page, and grants it afterwards", async ({
    page,
    account,
    browser,
  }) => {
    await openAdmin(page, "/admin/people");
    const email = `${freshName("nobody").replace(" ", "-")}@example.test`;
    const field = page.getByLabel("Email", { exact: false }).first();
    await field.fill(email);
    const putRight = await lost.bring(page, account, browser);
    await field.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "You've been signed out." })).toContainText("What you typed is still here.");
    await expect(field).toHaveValue(email);
    await putRight();
    await field.press("Enter");
    await expect(
      page.getByRole("alert").filter({ hasText: "There’s no account with this address. You can invite them instead." }),
    ).toBeVisible();
  });
}

test.describe("where there is no form to stand beside", () => {
  /** Follows the link to sign in, which opens a page of its own. */
  async function signInBeside(page: Page, account: Account, way: Locator) {
    const popup = page.waitForEvent("popup");
    await way.click();
    const tab = await popup;
    await expect(tab).toHaveURL(/\/auth\?next=/);
    await tab.close();
    await signIn(page.context(), account);
  }

  test("an ended session lets sign in from the notice of a cell, which keeps what was typed", async ({ page, account }) => {
    const name = freshName("Signed out mug");
    await openAdmin(page, "/admin/gifts");
    await makeGift(page, name);
    await openAdmin(page, `/admin/gifts?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Change the price of ${name}` }).click();
    const price = page.getByRole("textbox", { name: `Price of ${name}` });
    await price.fill("31");
    await page.context().clearCookies();
    await price.press("Enter");
    await signInBeside(page, account, page.getByRole("button", { name: "Sign in again in a new tab" }));
    await expect(price).toHaveValue("31");
    await price.press("Enter");
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("$31.00");
  });

  test("an ended session lets sign in beside an import, and the file is still chosen", async ({ page, account }) => {
    const name = freshName("Signed out pot");
    await openAdmin(page, "/admin/gifts/import");
    const buffer = Buffer.from(`name,price\n${name},12\n`);
    await page.getByLabel("Choose a CSV file").setInputFiles({ name: "pots.csv", mimeType: "text/csv", buffer });
    await expect(page.getByText("Separated by commas, encoded")).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Preview the changes" }).click();
    const told = page.getByRole("alert").filter({ hasText: "Not imported." });
    await signInBeside(page, account, told.getByRole("link", { name: "Sign in again in a new tab" }));
    await page.getByRole("button", { name: "Preview the changes" }).click();
    await expect(page.getByRole("status").filter({ hasText: "This is a preview. Nothing has changed yet." })).toContainText(
      /1\s*would be new/,
    );
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Import now" }).click();
    await signInBeside(page, account, told.getByRole("link", { name: "Sign in again in a new tab" }));
    await page.getByRole("button", { name: "Preview the changes" }).click();
    await page.getByRole("button", { name: "Import now" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Imported." })).toContainText(/1\s*new/);
  });
});
