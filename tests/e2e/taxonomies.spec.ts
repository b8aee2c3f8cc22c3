import path from "node:path";
import { makeAdmin } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

const inShots = (name: string) => path.join(process.env.SHOTS ?? "test-results", name);
const unique = () => Math.random().toString(36).slice(2, 8);

test.beforeEach(({ account, context }) => makeAdmin(context, account));

test.describe("forms", () => {
  // The browser reports every answer that is no success.
  test.use({ expectedComplaints: [/status of (409|422)/] });

  test("a category is added, edited, found stale, and deleted with undo", async ({ page, context }) => {
    await page.goto("/admin/categories?tab=gift_occasion_types");
    await untilInteractive(page);
    await expect(page.getByRole("heading", { name: "Gift Category Management", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Add New Category" }).click();
    const adding = page.getByRole("dialog", { name: "Add New Category" });
    await adding.getByRole("button", { name: "Save" }).click();
    await expect(adding.getByText("Name is required")).toBeVisible();
    await expectAccessible(page);
    const name = `Lantern day ${unique()}`;
    await adding.getByLabel("Name").fill(name);
    await adding.getByLabel("Icon").fill("🏮");
    await adding.getByLabel("Sort order").fill("0");
    await adding.getByLabel("Seasonal").check();
    await adding.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Category created", { exact: true })).toBeVisible();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card.getByText("Seasonal")).toBeVisible();

    // Two editors open it at the same time.
    const other = await context.newPage();
    await other.goto("/admin/categories?tab=gift_occasion_types");
    await untilInteractive(other);
    await other.getByRole("button", { name: `Edit ${name}` }).click();
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const editing = page.getByRole("dialog", { name: "Edit Category" });
    await editing.getByLabel("Description").fill("Lights along the river");
    await editing.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Category updated", { exact: true })).toBeVisible();
    const slower = other.getByRole("dialog", { name: "Edit Category" });
    await slower.getByLabel("Description").fill("Lights in the garden");
    await slower.getByRole("button", { name: "Save" }).click();
    // Both have changed the description: the slower editor chooses, and nothing is written before that.
    const conflict = other.getByRole("dialog", { name: "Someone else saved this in the meantime" });
    const descriptions = conflict.getByRole("group", { name: "Description" });
    await expect(descriptions).toContainText("Lights along the river");
    await expect(descriptions.getByRole("radio", { name: "Yours" })).toBeChecked();
    await conflict.getByRole("button", { name: "Save these choices" }).click();
    await expect(other.getByText("Lights in the garden")).toBeVisible();
    await other.close();

    await page.getByRole("button", { name: `Delete ${name}` }).click();
    const asking = page.getByRole("alertdialog", { name: "Are you absolutely sure?" });
    await expect(asking.getByText("No gift uses")).toBeVisible();
    await asking.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Category deleted", { exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card).toBeVisible();
  });

  test("metadata: a table, its dialogs and words", async ({ page }) => {
    await page.goto("/admin/metadata?tab=gift_use_cases");
    await untilInteractive(page);
    const name = `desk ${unique()}`;
    await page.getByRole("button", { name: "Add Use Cases" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Use Cases" });
    await dialog.getByLabel("Name").fill("ab");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Name must be at least 3 characters")).toBeVisible();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Use Cases created successfully.", { exact: true })).toBeVisible();
    const shown = name.charAt(0).toUpperCase() + name.slice(1);
    const row = page.getByRole("row").filter({ hasText: new RegExp(shown, "i") });
    await row.getByRole("button", { name: /^Edit/ }).click();
    const editing = page.getByRole("dialog", { name: "Edit Use Cases" });
    await editing.getByLabel("Description").fill("For the desk");
    await editing.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Use Cases updated successfully.", { exact: true })).toBeVisible();
    for (const width of [390, 1280]) {
      // The window is high enough that no row lies half under the bar at the bottom, where axe would consider its buttons too small.
      await page.setViewportSize({ width, height: 6000 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await row.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Use Cases deleted successfully.", { exact: true })).toBeVisible();
  });
});

test("a dialog that is opened again while it closes starts anew", async ({ page, context }) => {
  await page.goto("/admin/metadata?tab=gift_use_cases");
  await untilInteractive(page);
  // This slows animations of a fifth of a second down to ten seconds.
  const client = await context.newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
  const name = `Shelf ${unique()}`;
  await page.getByRole("button", { name: "Add Use Cases" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  const edit = page.getByRole("button", { name: new RegExp(`^Edit ${name}$`, "i") });
  await expect(edit).toBeVisible();
  // A script clicks, because the closing dialog still covers the button for a pointer.
  await edit.dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: "Edit Use Cases" });
  await expect(dialog.getByLabel("Slug")).toHaveValue(name.toLowerCase().replace(" ", "-"));
  await dialog.getByLabel("Description").fill("For the shelf");
  await dialog.getByRole("button", { name: "Save" }).dispatchEvent("click");
  await expect(page.getByText("Use Cases updated successfully.", { exact: true })).toBeVisible();
});

test.describe("while others work on the same", () => {
  test.use({ expectedComplaints: [/status of (404|409)/] });

  test("a form says what another editor has changed, asks before it is thrown away, and outlives its value", async ({ page, context }) => {
    await page.goto("/admin/categories?tab=gift_themes");
    await untilInteractive(page);
    const name = `Harvest ${unique()}`;
    await page.getByRole("button", { name: "Add New Category" }).click();
    await page.getByLabel("Name").fill(name);
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog", { name: "Add New Category" }).getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const editing = page.getByRole("dialog", { name: "Edit Category" });
    await editing.getByLabel("Description").fill("Baskets and leaves");

    const other = await context.newPage();
    await other.goto("/admin/categories?tab=gift_themes");
    await untilInteractive(other);
    await other.getByRole("button", { name: `Edit ${name}` }).click();
    await other.getByLabel("Color", { exact: true }).fill("#b93a26");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Category updated", { exact: true })).toBeVisible();
    await editing.getByRole("button", { name: "Save" }).click();
    // What only one of them has changed is chosen already; nothing is written before it is looked at.
    const conflict = page.getByRole("dialog", { name: "Someone else saved this in the meantime" });
    await expect(conflict).toContainText("Ada Lovelace saved it");
    await expect(conflict.getByRole("group", { name: "Color" })).toContainText("#b93a26");
    await expect(conflict.getByRole("group", { name: "Color" }).getByRole("radio", { name: "Ada Lovelace" })).toBeChecked();
    await expect(conflict.getByRole("group", { name: "Description" }).getByRole("radio", { name: "Yours" })).toBeChecked();
    await conflict.getByRole("button", { name: "Back to the form" }).click();
    await expect(editing.getByLabel("Color", { exact: true })).toHaveValue("#b93a26");

    await other.getByRole("button", { name: `Delete ${name}` }).click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(other.getByText("Category deleted", { exact: true })).toBeVisible();
    await other.close();
    await editing.getByRole("button", { name: "Save" }).click();
    await expect(editing.getByRole("alert")).toContainText("Someone else deleted it in the meantime.");
    await expect(editing.getByLabel("Description")).toHaveValue("Baskets and leaves");
    await editing.getByRole("button", { name: "Save" }).click();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card).toContainText("Baskets and leaves");
  });
});

test.describe("an order that has not been saved", () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  test("is not shown on", async ({ page }) => {
    await page.goto("/admin/categories?tab=gift_age_ranges");
    await untilInteractive(page);
    const names = () => page.getByRole("region", { name: "Age Ranges" }).getByRole("heading", { level: 3 }).allTextContents();
    const before = await names();
    await page.route("**/admin/taxonomy-changes", (route) => route.abort());
    await page.getByRole("button", { name: `Move ${before[0]}`, exact: true }).focus();
    await page.keyboard.press("End");
    await expect(page.getByText("Failed to update category", { exact: true })).toBeVisible();
    await expect.poll(names).toEqual(before);
  });
});

test("the order is changed by keys and by dragging, and stays", async ({ page }) => {
  await page.goto("/admin/categories?tab=gift_eco_labels");
  await untilInteractive(page);
  const names = () => page.getByRole("region", { name: "Eco Labels" }).getByRole("heading", { level: 3 }).allTextContents();
  const [first = "", second = "", third = ""] = await names();
  const grip = page.getByRole("button", { name: `Move ${first}`, exact: true });
  await grip.focus();
  const placed = page.waitForResponse("**/admin/taxonomy-changes");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: `${first} is now number 2` })).toBeAttached();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
  await placed;
  await expect(grip).toBeFocused();

  const from = await page.getByRole("button", { name: `Move ${third}`, exact: true }).boundingBox();
  const to = await page.getByRole("heading", { name: second, exact: true }).boundingBox();
  if (from === null || to === null) throw new Error("The cards are not there");
  const dragged = page.waitForResponse("**/admin/taxonomy-changes");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await dragged;
  await page.reload();
  expect((await names()).slice(0, 3)).toEqual([third, second, first]);
});

test("two categories become one", async ({ page }) => {
  const [from, into] = [`Angling ${unique()}`, `Fishing ${unique()}`];
  await page.goto("/admin/categories?tab=gift_interest_types");
  await untilInteractive(page);
  for (const name of [from, into]) {
    await page.getByRole("button", { name: "Add New Category" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("button", { name: `Merge ${from}` }).click();
  const dialog = page.getByRole("dialog", { name: `Merge ${from}` });
  await dialog.getByLabel("Merge into").selectOption({ label: `${into} (0)` });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("heading", { name: from })).toHaveCount(0);
  await page.goto(`/category/interest/${from.toLowerCase().replace(" ", "-")}`);
  await expect(page).toHaveURL(new RegExp(`/category/interest/${into.toLowerCase().replace(" ", "-")}$`));

  // It can be taken back, long after the notice has gone.
  await page.goto("/admin/categories?tab=gift_interest_types");
  await untilInteractive(page);
  await page.getByText("Deleted and merged").click();
  await expect(page.getByRole("listitem").filter({ hasText: from })).toContainText(`merged into ${into}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restore ${from}` }).click();
  await expect(page.getByRole("heading", { name: from })).toBeVisible();
  await page.goto(`/category/interest/${from.toLowerCase().replace(" ", "-")}`);
  await expect(page.getByRole("heading", { name: from, level: 1 })).toBeVisible();
});

test("both screens search their values, and say what the other is for", async ({ page }) => {
  await page.goto("/admin/categories?tab=gift_occasion_types");
  await untilInteractive(page);
  const cards = page.getByRole("region", { name: "Occasions" }).getByRole("heading", { level: 3 });
  const all = await cards.count();
  const inView = await cards.evaluateAll(
    (headings) => headings.filter((heading) => heading.getBoundingClientRect().bottom < innerHeight).length,
  );
  expect(Math.min(all, 8), "more than six of them are in view").toBeLessThanOrEqual(inView);
  await page.getByLabel("Search Occasions").fill("BIRTH");
  await expect(cards).toHaveText([/birthday/i]);
  await expect(page.getByRole("button", { name: /^Move/ }), "among some of them there is no place to move to").toHaveCount(0);
  await page.getByLabel("Search Occasions").fill("zzzz");
  await expect(page.getByText("Nothing here matches “zzzz”")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(cards).toHaveCount(all);
  await page.getByRole("link", { name: "Open Metadata" }).click();
  await expect(page).toHaveURL(/\/admin\/metadata\?tab=gift_occasion_types$/);
  // The address changes before the screen does, and both screens have a search of this name.
  await expect(page.getByRole("link", { name: "Open Categories" })).toBeVisible();
  await page.getByLabel("Search Occasions").fill("birthday");
  await expect(page.getByRole("button", { name: /^Merge/ })).toHaveCount(1);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: inShots(`metadata-search-${width}.png`) });
  }
  await page.getByRole("link", { name: "Open Categories" }).click();
  await expect(page).toHaveURL(/\/admin\/categories\?tab=gift_occasion_types$/);
});

test.describe("when the server refuses", () => {
  test.use({ expectedComplaints: [/status of (401|403|500)|Failed to load resource|net::ERR/] });

  test("nothing typed is lost, and each failure has its words", async ({ page }) => {
    await page.goto("/admin/categories?tab=gift_themes");
    await untilInteractive(page);
    await page.getByRole("button", { name: "Add New Category" }).click();
    await page.getByLabel("Name").fill("Northern lights");
    const save = page.getByRole("button", { name: "Save" });
    const answers = [
      [{ status: 403, body: "{}" }, "Permission denied", "You need admin privileges to manage categories."],
      [{ status: 500, contentType: "application/problem+json", body: "{}" }, "Failed to create category", "An unexpected error occurred"],
      [
        { status: 200, contentType: "application/json", body: '{"ok":true}' },
        "Failed to create category",
        "No data returned from category creation",
      ],
    ] as const;
    for (const [answer, title, description] of answers) {
      await page.route("**/admin/taxonomy-changes", (route) => route.fulfill(answer));
      await save.click();
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
      await page.unroute("**/admin/taxonomy-changes");
      if (answer.status !== 200) await expect(page.getByLabel("Name")).toHaveValue("Northern lights");
    }
    await page.getByRole("button", { name: /^Edit/ }).first().click();
    await page.route("**/admin/taxonomy-changes", (route) =>
      route.fulfill({ status: 200, contentType: "application/json", body: '{"ok":true}' }),
    );
    await save.click();
    await expect(page.getByText("Failed to update category", { exact: true })).toBeVisible();
    await expect(page.getByText("No data returned from category update", { exact: true })).toBeVisible();
    await page.unroute("**/admin/taxonomy-changes");
    await page.route("**/admin/taxonomy-changes", (route) => route.abort());
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete category", { exact: true })).toBeVisible();
  });

  test("metadata says the server's own words, and keeps the form", async ({ page }) => {
    await page.goto("/admin/metadata?tab=gift_themes");
    await untilInteractive(page);
    await page.getByRole("button", { name: "Add Themes" }).click();
    await page.getByLabel("Name").fill("Northern lights");
    for (const [answer, title, description] of [
      [{ status: 500, body: '{"detail":"The disk is full."}' }, "Error", "The disk is full."],
      [{ status: 401, body: "{}" }, "Authentication required", "You need to be logged in to perform this action."],
    ] as const) {
      await page.route("**/admin/taxonomy-changes", (route) => route.fulfill({ contentType: "application/problem+json", ...answer }));
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
      await page.unroute("**/admin/taxonomy-changes");
      await expect(page.getByLabel("Name")).toHaveValue("Northern lights");
    }
  });
});

test("below 768 px arrows scroll the tabs, 200 px a step; the screens are accessible and fit", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/categories");
  await untilInteractive(page);
  const strip = page.getByRole("navigation", { name: "Taxonomies" }).getByRole("list");
  const scrolled = () => strip.evaluate((list) => Math.round(list.scrollLeft));
  await page.getByRole("button", { name: "Scroll tabs right" }).click();
  await expect.poll(scrolled).toBe(200);
  await page.getByRole("button", { name: "Scroll tabs right" }).click();
  await expect.poll(scrolled).toBe(400);
  await page.getByRole("button", { name: "Scroll tabs left" }).click();
  await expect.poll(scrolled).toBe(200);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: inShots(`categories-${width}.png`) });
  }
  await expect(page.getByRole("button", { name: "Scroll tabs right" })).toBeHidden();
});

test("a picture is chosen for a category from the library, or uploaded right there", async ({ page }) => {
  await page.goto("/admin/categories?tab=gift_interest_types");
  await untilInteractive(page);
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const form = page.getByRole("dialog", { name: "Edit Category" });
  await form.getByRole("button", { name: "Choose from the library" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  const name = `bow ${unique()}.png`;
  await picker.getByLabel("Choose files").setInputFiles([path.resolve("public/icon-512.png")]);
  await picker.getByRole("button", { name: "Remove icon-512.png" }).click();
  const buffer = await (await page.request.get("/icon-512.png")).body();
  await picker.getByLabel("Choose files").setInputFiles([{ name, mimeType: "image/png", buffer }]);
  await picker.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(picker.getByRole("button", { name, pressed: true })).toBeVisible();
  await expectAccessible(page);
  await expect(picker.getByText("Being prepared…")).toHaveCount(0, { timeout: 60_000 });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: inShots(`picker-${width}.png`) });
  }
  await picker.getByRole("button", { name: "Use this picture" }).click();
  await expect(picker).toBeHidden();
  await expect(form.getByLabel("Image")).toHaveValue(/^\/media\//);
  await page.screenshot({ path: inShots("value-dialog-1280.png") });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Category updated", { exact: true })).toBeVisible();
  await page.goto("/admin/uploads");
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) })).toContainText("Used in 1 place");
});
