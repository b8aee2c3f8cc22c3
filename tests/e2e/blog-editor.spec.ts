import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { makeAccount, makeAdmin, signIn } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";

test.beforeEach(({ context, account }) => makeAdmin(context, account));

const unique = (words: string) => `${words} ${randomUUID().slice(0, 6)}`;
const toast = (page: Page, words: string) =>
  expect(
    page
      .getByRole("region", { name: /notifications/i })
      .getByText(words)
      .first(),
  ).toBeVisible();
const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).click();

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilInteractive(page);
}

/** Makes a separate draft for a test of something else; leaves its editor open. */
async function writeDraft(page: Page, title: string): Promise<string> {
  await open(page, "/admin/blog/new");
  await page.getByLabel("Title", { exact: false }).first().fill(title);
  await page.getByLabel("Excerpt").fill("About it.");
  await page.getByRole("textbox", { name: "Content" }).fill("First words.");
  await save(page);
  await toast(page, "Blog post created successfully!");
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

test.describe("a first post", () => {
  // The server reports missing fields too.
  test.use({ expectedComplaints: [/status of 422/] });
  test("a post from the empty editor to its page, with what is missing said beside its field", async ({ page }) => {
    const title = unique("Ribbons and knots");
    await open(page, "/admin/blog");
    await expect(page.getByRole("heading", { name: "Blog Management" })).toBeVisible();
    await page.getByLabel("Featured posts only").check();
    await expect(page).toHaveURL(/featured=1/);
    await expect(page.getByRole("link", { name: "What to Write in the Card", exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page.getByRole("link", { name: "What to Write in the Card", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "New Post" }).click();
    await expect(page.getByRole("heading", { name: "Create Blog Post" })).toBeVisible();
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect(page.getByText("Please enter a title.").first()).toBeVisible();
    await expect(page.getByText("Please enter a slug.").first()).toBeVisible();
    await expect(page.getByText("Please enter an excerpt.").first()).toBeVisible();
    await expect(page.getByLabel("Title").first()).toBeFocused();

    await page.getByLabel("Title").first().fill(title);
    await page.getByLabel("Slug").click();
    await expect(page.getByLabel("Slug")).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
    await page.getByLabel("Excerpt").fill("How to tie one.");

    const content = page.getByRole("textbox", { name: "Content" });
    await content.fill("Tie it well");
    await content.press("Control+a");
    await content.press("Control+b");
    await expect(content).toHaveValue("**Tie it well**");
    await page.getByRole("button", { name: "Gift card" }).click();
    await page.getByRole("dialog").getByPlaceholder("Search gifts by name or category...").fill("acacia");
    await page.getByRole("button", { name: /Insert Acacia/ }).click();
    await expect(content).toHaveValue(/\[\[gift:acacia-salt-cellar-with-a-swivel-lid\]\]/);
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.locator("strong")).toHaveText("Tie it well");
    await expect(preview.getByText("Acacia salt cellar", { exact: false }).first()).toBeVisible();

    await page.getByRole("tab", { name: "Metadata" }).click();
    await page.getByRole("textbox", { name: "Keywords" }).fill("ribbon");
    await page.getByRole("textbox", { name: "Keywords" }).press("Enter");
    await page.getByRole("textbox", { name: "Keywords" }).fill(" Ribbon ");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove ribbon" })).toHaveCount(1);
    await expect(page.getByText("Schedule post")).toBeVisible();
    await page.getByLabel("Status").selectOption("published");

    await page.getByRole("tab", { name: "Categories & Tags" }).click();
    await expect(page.getByText("0 tag(s) selected")).toBeVisible();
    await expect(page.getByText("No category", { exact: true })).toBeVisible();
    await page.getByRole("combobox", { name: "Category" }).fill("nothing like it");
    await expect(page.getByText("No categories found").first()).toBeVisible();
    await page.getByRole("combobox", { name: "Category" }).fill("wrap");
    await page.getByRole("option", { name: "Wrapping and words" }).click();
    await page.getByRole("combobox", { name: "Tags" }).fill("hand");
    await page.getByRole("option", { name: "By hand" }).click();
    await expect(page.getByText("1 tag(s) selected")).toBeVisible();

    await page.getByRole("tab", { name: "Relations" }).click();
    await expect(page.getByText("No authors selected")).toBeVisible();
    await expect(page.getByText("No gifts linked to this post")).toBeVisible();
    const author = unique("Ada");
    await page.getByRole("button", { name: "Create new author" }).click();
    await expect(page.getByRole("button", { name: "Create", exact: true })).toBeDisabled();
    await page.getByLabel("Author Name").fill(author);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await toast(page, "Author profile created successfully!");
    await expect(page.getByRole("button", { name: `Remove ${author}` })).toBeVisible();

    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toast(page, "Blog post created successfully!");
    await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();

    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: "View post" }).click();
    const reader = await popup;
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(reader.getByText(author).first()).toBeVisible();
    await expect(reader.getByText("This post shows gifts with paid links to a store.", { exact: false })).toBeVisible();
    await reader.close();

    await page.getByRole("link", { name: "Back to posts" }).click();
    await page.getByPlaceholder("Search posts by title...").fill(title);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await expect(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toast(page, "Blog post deleted successfully!");
    await expect(page.getByText("No posts found.")).toBeVisible();
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page.getByRole("link", { name: "What to Write in the Card" }).first()).toBeVisible();
  });
});

test("versions: saved again, compared, brought back; a secret link shows the draft", async ({ page, browser }) => {
  await writeDraft(page, unique("Versions"));
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("Second words.");
  await content.press("Control+s");
  await toast(page, "Blog post updated successfully!");
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: /Version 1/ }).click();
  await expect(page.locator("del", { hasText: "First" })).toBeVisible();
  await expect(page.locator("ins", { hasText: "Second" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(content).toHaveValue("First words.");
  await save(page);

  await page.getByRole("button", { name: "Preview link" }).click();
  await page.getByRole("button", { name: "Create a preview link" }).click();
  const link = await page.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByText("This is a preview.", { exact: false })).toBeVisible();
  await expect(stranger.getByText("First words.")).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().close();
});

test("what is typed while a new post gets its address stays, and is saved into the same post", async ({ page }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/admin/blog/*-*.data*", async (route) => {
    await held;
    await route.continue();
  });
  const title = unique("Fast typing");
  await open(page, "/admin/blog/new");
  await page.getByLabel("Title").first().fill(title);
  await page.getByLabel("Excerpt").fill("About it.");
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("First words.");
  await save(page);
  await toast(page, "Blog post created successfully!");
  await content.fill("Second words.");
  await content.press("Control+s");
  await toast(page, "Blog post updated successfully!");
  await content.fill("Third words.");
  letCome();
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await expect(content).toHaveValue("Third words.");
  await expect(page.getByLabel("Slug")).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
  await save(page);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(content).toHaveValue("Third words.");
});

test("what is typed is stored, asked about on the way out, and offered again", async ({ page }) => {
  const path = await writeDraft(page, unique("Unsaved"));
  await page.getByRole("textbox", { name: "Content" }).fill("Not saved yet.");
  await expect(page.getByText("Unsaved changes, backed up")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await open(page, path);
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue("First words.");
  await page.getByRole("button", { name: "Restore them" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue("Not saved yet.");
});

async function secondAdmin(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const account = await makeAccount(context, { firstName: "Grace", lastName: "Hopper" });
  await makeAdmin(context, account);
  await signIn(context, account);
  return context.newPage();
}

test.describe("two editors", () => {
  test.use({ expectedComplaints: [/status of 409/] });
  test("hear of each other, and nobody's work is lost", async ({ page, browser, baseURL }) => {
    const path = await writeDraft(page, unique("Together"));
    const grace = await secondAdmin(browser, baseURL);
    await open(grace, path);
    await expect(grace.getByText("Ada Lovelace is editing this post too.")).toBeVisible();
    await grace.getByRole("textbox", { name: "Content" }).fill("Grace was here.");
    await save(grace);
    await toast(grace, "Blog post updated successfully!");
    await page.getByRole("textbox", { name: "Content" }).fill("Ada was here.");
    await page.getByLabel("Excerpt").fill("By both.");
    await save(page);
    const question = page.getByRole("dialog", { name: "Someone else saved this post in the meantime" });
    await expect(question).toContainText("Grace Hopper saved it.");
    await expect(question).toContainText("Changed by both: Content");
    await expect(question.getByRole("group", { name: "Excerpt" }).getByRole("radio", { name: "Yours" })).toBeChecked();
    await expectAccessible(page);
    await question.getByRole("group", { name: "Content" }).getByRole("radio", { name: "Grace Hopper" }).check();
    await question.getByRole("button", { name: "Save these choices" }).click();
    await toast(page, "Blog post updated successfully!");
    await expect(page.getByRole("textbox", { name: "Content" })).toHaveValue("Grace was here.");
    await expect(page.getByText("All changes saved")).toBeVisible();
    await page.getByRole("button", { name: "Versions" }).click();
    await expect(page.getByRole("button", { name: /Version 2, Grace Hopper/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Version 3, Ada Lovelace/ })).toBeVisible();
    await grace.context().close();
  });
});

test("categories, tags and authors: added, changed, deleted", async ({ page }) => {
  for (const [tab, one, title] of [
    ["Categories", "category", "Category"],
    ["Tags", "tag", "Tag"],
    ["Authors", "author", "Author"],
  ] as const) {
    const name = unique(`New ${one}`);
    await open(page, "/admin/blog");
    await page.getByRole("main").getByRole("link", { name: tab, exact: true }).click();
    await page.getByRole("button", { name: `Add ${title}` }).click();
    await expect(page.getByRole("button", { name: `Create ${one}` })).toBeDisabled();
    await page.getByLabel("Name").fill(name);
    if (one !== "author") await expect(page.getByLabel("Slug")).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
    if (one === "author") await page.getByLabel("Website").fill("https://www.example.com/ada");
    if (one === "category") await page.getByLabel("Description").fill("Kept, too.");
    await page.getByRole("button", { name: `Create ${one}` }).click();
    await toast(page, `${title} "${name}" created`);
    const row = page.getByRole("row", { name: new RegExp(name) });
    if (one === "author") await expect(row.getByRole("link", { name: "example.com" })).toBeVisible();
    if (one === "category") await expect(row).toContainText("Kept, too.");
    if (one === "tag") await expect(row).toContainText("999");
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await page.getByLabel("Name").fill(`${name} renamed`);
    await page.getByRole("button", { name: `Update ${one}` }).click();
    await toast(page, `${title} "${name} renamed" updated`);
    await page.getByRole("button", { name: `Delete ${name} renamed` }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toContainText("This cannot be undone and may affect posts using");
    await question.getByRole("button", { name: "Delete" }).click();
    await toast(page, `${title} deleted`);
    // The notices before may still name it.
    await expect(page.getByRole("main").getByText(name)).toHaveCount(0);
  }
});

test.describe("when the server fails", () => {
  test.use({ expectedComplaints: [/status of (?:500|401)|server error|Error/i] });

  test("the editor says so, and keeps what was typed", async ({ page, context }) => {
    const path = await writeDraft(page, unique("Failing"));
    await page.route("**/admin/blog/save", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("Title").first().fill("Kept title");
    await save(page);
    await toast(page, "Could not update the blog post. Please try again.");
    await expect(page.getByLabel("Title").first()).toHaveValue("Kept title");
    await page.getByRole("tab", { name: "Relations" }).click();
    await page.getByRole("button", { name: "Create new author" }).click();
    await page.getByLabel("Author Name").fill("Ada");
    await page.route("**/functions/v1/blog-post-access", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await toast(page, "Could not create the author: Failed to create author");
    await page.unroute("**/functions/v1/blog-post-access");
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await toast(page, "Could not create the author: User not authenticated");
    await context.addCookies(cookies);
    await open(page, "/admin/blog/new");
    await page.getByLabel("Title").first().fill("A title");
    await page.getByLabel("Excerpt").fill("An excerpt");
    await save(page);
    await toast(page, "Could not create the blog post. Please try again.");
    expect(path).toMatch(/^\/admin\/blog\//);
  });

  test("the lists say so", async ({ page }) => {
    await open(page, "/admin/blog");
    await page.route("**/admin/blog/changes", (route) => route.fulfill({ status: 500, body: "" }));
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toast(page, "Could not delete the blog post. Please try again.");
    await page.route("**/admin/blog/topics", (route) => route.fulfill({ status: 500, body: "" }));
    for (const [tab, one, many] of [
      ["Categories", "category", "categories"],
      ["Tags", "tag", "tags"],
      ["Authors", "author", "authors"],
    ] as const) {
      await page.getByRole("main").getByRole("link", { name: tab, exact: true }).click();
      await page.getByRole("button", { name: /^Add / }).click();
      await page.getByLabel("Name").fill("Anything");
      await page.getByRole("button", { name: `Create ${one}` }).click();
      await toast(page, `Failed to create ${one}`);
      await page.getByRole("button", { name: "Cancel" }).click();
      await page
        .getByRole("button", { name: /^Edit / })
        .first()
        .click();
      await page.getByRole("button", { name: `Update ${one}` }).click();
      await toast(page, `Failed to update ${one}`);
      await page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await toast(page, `Failed to delete ${one}`);
      await page.getByRole("link", { name: "Posts", exact: true }).click();
      await page.route(`**/admin/blog/${many}.data*`, (route) => route.fulfill({ status: 500, body: "" }));
      await page.getByRole("main").getByRole("link", { name: tab, exact: true }).click();
      await expect(page.getByText(`Failed to load ${many}`)).toBeVisible();
      await open(page, "/admin/blog");
    }
    await page.route(/\/admin\/blog\/[0-9a-f-]{36}\.data/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("link", { name: "What to Write in the Card", exact: true }).click();
    await expect(page.getByText("Could not fetch the blog post. Please try again.")).toBeVisible();
    await open(page, "/admin/blog");
    await page.route("**/admin/blog.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("Status").selectOption("draft");
    await expect(page.getByText("Error fetching blog posts")).toBeVisible();
    await expect(page.getByText("Could not fetch blog posts. Please try again.")).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  for (const path of ["/admin/blog", "/admin/blog/categories", "/admin/blog/tags", "/admin/blog/authors"]) {
    test(`E1: ${path} at ${width} px is accessible and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const add = page.getByRole("button", { name: /^Add / });
      if (path !== "/admin/blog") await add.click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  for (const tab of ["Content", "Metadata", "Categories & Tags", "Relations"]) {
    test(`E1: the editor's tab ${tab} at ${width} px is accessible and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/admin/blog");
      // Its address is too long for a narrow screen.
      await page.getByRole("link", { name: "How to Find Out What Someone Actually Wants", exact: true }).click();
      await expect(page.getByRole("region", { name: "Preview" }).getByText("Most bad presents are not careless")).toBeVisible();
      await page.getByRole("tab", { name: tab }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test(`E1: the calendar at ${width} px is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/admin/blog/new");
    await page.getByRole("tab", { name: "Metadata" }).click();
    await page.getByRole("button", { name: /Publish Date/ }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await expectAccessible(page);
  });
}
