import { fillGift, freshName, makeGift, openAdmin, openNewGift, test } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";
import { lossesOf, reloadAnyway, saveThroughLoss } from "./lost-saves.ts";
import { expectNotice } from "./notices.ts";

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

for (const lost of lossesOf(/Permission denied.*You need admin privileges to manage categories\./)) {
  test(`${lost.name} while a category is saved: it is said by the button, a copy outlives a reload, and trying again saves`, async ({
    page,
    account,
    browser,
  }) => {
    const name = freshName("Lantern");
    await openAdmin(page, "/admin/categories?tab=gift_themes");
    await page.getByRole("button", { name: "Add New Category" }).click();
    const form = page.getByRole("dialog", { name: "Add New Category" });
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Description").fill("Paper and light");
    const save = form.getByRole("button", { name: "Save" });
    const retry = await saveThroughLoss(page, { lost, save, account, browser });
    await expect(form.getByLabel("Description")).toHaveValue("Paper and light");

    await reloadAnyway(page);
    await untilInteractive(page);
    await page.getByRole("button", { name: `Continue with ${name}` }).click();
    await expect(form.getByText("You left these unsaved changes here earlier.")).toBeVisible();
    await expect(form.getByLabel("Description")).toHaveValue("Paper and light");
    await save.click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(retry).toHaveCount(0);
    await reloadAnyway(page);
    await untilInteractive(page);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText("Unsaved:")).toHaveCount(0);
  });
}

for (const lost of lossesOf(/Permission denied.*You need admin privileges to manage gifts\./)) {
  test(`${lost.name} while a gift is saved: it is said by the button, and trying again saves what was typed`, async ({
    page,
    account,
    browser,
  }) => {
    const name = freshName("Steadfast Mug");
    await openAdmin(page, "/admin/gifts/new");
    await fillGift(page, name);
    const save = page.getByRole("dialog").getByRole("button", { name: "Add Gift" });
    const retry = await saveThroughLoss(page, { lost, save, account, browser });
    await expect(page.getByLabel("Product Name")).toHaveValue(name);
    await retry.click();
    await expectNotice(page, "Gift added");
  });
}

test("two tabs with a new gift each keep what is typed in them, and both are offered again", async ({ page, context }) => {
  const [first, second] = [freshName("First"), freshName("Second")];
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, first],
    [other, second],
  ] as const) {
    await openNewGift(tab);
    await tab.getByLabel("Product Name").fill(name);
  }
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("presently:gift-draft:new")).length);
  await expect.poll(drafts).toBe(2);
  for (const [tab, name] of [
    [page, first],
    [other, second],
  ] as const) {
    await reloadAnyway(tab);
    await expect(tab.getByLabel("Product Name")).toHaveValue(name);
  }
});

test("a gift that was saved before its draft had a place leaves no draft behind", async ({ page }) => {
  await openAdmin(page, "/admin/gifts");
  const id = await makeGift(page, freshName("Hasty Mug"));
  await page.addInitScript(() => {
    const granted = new Promise<void>((grant) => Object.assign(window, { grantLocks: grant }));
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    Object.assign(navigator.locks, { request: (...all: unknown[]) => granted.then(() => request(...all)) });
  });
  const drafted = () => page.evaluate((key) => localStorage.getItem(key), `presently:gift-draft:${id}`);
  await page.route("**/admin/gifts/changes", async (route) => {
    if ((route.request().postDataJSON() as { change: string }).change !== "save") return route.continue();
    await page.evaluate(() => (window as unknown as { grantLocks: () => void }).grantLocks());
    await expect.poll(drafted).not.toBeNull();
    await route.continue();
  });
  await openAdmin(page, `/admin/gifts/${id}`);
  await page.getByLabel("Brand Name").fill("Kiln");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(/\/admin\/gifts$/);
  expect(await drafted()).toBeNull();
});

test("a conflict that was put off is asked about again: a second Save of a gift replaces nobody's words", async ({ page, context }) => {
  test.info().annotations.push({ type: "complaints", description: "The browser reports the 409." });
  await openAdmin(page, "/admin/gifts");
  const id = await makeGift(page, freshName("Contested Mug"));
  await openAdmin(page, `/admin/gifts/${id}`);
  await page.getByLabel("Brand Name").fill("Mine");
  const other = await context.newPage();
  await openAdmin(other, `/admin/gifts/${id}`);
  await other.getByLabel("Brand Name").fill("Theirs");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other).toHaveURL(/\/admin\/gifts$/);

  const conflict = page.getByRole("dialog", { name: "Someone else saved this gift in the meantime" });
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  await conflict.getByRole("button", { name: "Back to the form" }).click();
  await save.click();
  await expect(conflict).toContainText("Theirs");
  await conflict.getByRole("group", { name: "Brand Name" }).getByRole("radio", { name: "Yours" }).check();
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect(page).toHaveURL(/\/admin\/gifts$/);
});

for (const [screen, tab, add] of [
  ["categories", "gift_themes", "Add New Category"],
  ["metadata", "gift_use_cases", "Add Use Cases"],
] as const) {
  test(`/admin/${screen}: somebody else's words are shown beside one's own, and a second Save replaces nothing unasked`, async ({
    page,
    context,
  }) => {
    const name = freshName("Contested");
    const address = `/admin/${screen}?tab=${tab}`;
    await openAdmin(page, address);
    await page.getByRole("button", { name: add }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    const edit = { name: new RegExp(`^Edit ${name}`, "i") };
    await page.getByRole("button", edit).click();
    const form = page.getByRole("dialog", { name: /^Edit / });
    await form.getByLabel("Description").fill("My words");

    const other = await context.newPage();
    await openAdmin(other, address);
    await other.getByRole("button", edit).click();
    await other.getByLabel("Description").fill("Their words");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByRole("dialog")).toHaveCount(0);

    const conflict = page.getByRole("dialog", { name: "Someone else saved this in the meantime" });
    const save = form.getByRole("button", { name: "Save" });
    await save.click();
    await expect(conflict).toContainText("Changed by both: Description");
    await expect(conflict).toContainText("Ada Lovelace saved it");
    await expect(conflict).toContainText("Their words");
    await expect(conflict).toContainText("My words");
    await conflict.getByRole("button", { name: "Back to the form" }).click();
    await expect(form.getByLabel("Description")).toHaveValue("My words");
    await save.click();
    await conflict.getByRole("group", { name: "Description" }).getByRole("radio", { name: "Ada Lovelace" }).check();
    await conflict.getByRole("button", { name: "Save these choices" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openAdmin(page, address);
    await page.getByRole("button", edit).click();
    await expect(form.getByLabel("Description")).toHaveValue("Their words");
  });
}

test("a testimonial keeps what is typed through a lost connection, also when another one is deleted, and two editors choose", async ({
  page,
  context,
}) => {
  const author = freshName("A reader");
  await openAdmin(page, "/admin/testimonials");
  const fresh = page.locator("section").filter({ has: page.getByRole("heading", { name: "Add a testimonial" }) });
  await fresh.getByLabel("What was said").fill("Lovely.");
  await fresh.getByLabel("Who said it").fill(author);
  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Delete what/ })
    .first()
    .click();
  await expect(page.getByText("No connection.").first()).toBeVisible();
  await fresh.getByRole("button", { name: "Add testimonial" }).click();
  const alert = fresh.getByRole("alert");
  await expect(alert).toContainText("No connection");
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).click();
  const card = (tab: typeof page) => tab.getByRole("listitem").filter({ has: tab.getByRole("heading", { name: author }) });
  await expect(card(page).getByLabel("What was said")).toHaveValue("Lovely.");

  const other = await context.newPage();
  await openAdmin(other, "/admin/testimonials");
  await card(page).getByLabel("What was said").fill("Mine.");
  await card(other).getByLabel("What was said").fill("Theirs.");
  const saved = other.waitForResponse("**/admin/testimonials/changes");
  await card(other).getByRole("button", { name: "Save" }).click();
  expect((await saved).status()).toBe(200);
  await card(page).getByRole("button", { name: "Save" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved this testimonial in the meantime" });
  await expect(conflict).toContainText("Theirs.");
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expectNotice(page, "Testimonial saved.");
  await page.reload();
  await untilInteractive(page);
  await expect(card(page).getByLabel("What was said")).toHaveValue("Mine.");
  await card(page)
    .getByRole("button", { name: /^Delete what/ })
    .click();
  await expect(page.getByText("Testimonial deleted.", { exact: true })).toBeVisible();
});
