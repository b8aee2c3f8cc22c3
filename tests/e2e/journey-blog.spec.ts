import type { Page } from "@playwright/test";
import { freshName, openAdmin, test } from "./admin.ts";
import { expect, untilInteractive } from "./fixtures.ts";

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Adds a category, tag or author on its own tab, with every field. */
async function addTopic(page: Page, many: string, one: string, fields: Record<string, string>): Promise<void> {
  await openAdmin(page, "/admin/blog");
  await page.getByRole("main").getByRole("link", { name: many, exact: true }).click();
  await page.getByRole("button", { name: `Add ${one}` }).click();
  const form = page.getByRole("form", { name: `Add ${one.toLowerCase()}` });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: `Create ${one.toLowerCase()}` }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("row", { name: new RegExp(fields.Name as string) })).toBeVisible();
}

const nameOfDay = (day: Date) => day.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" });
/** The first day of the present month, which is over or has begun. */
const firstOfMonth = () => new Date(new Date().getFullYear(), new Date().getMonth(), 1);

test("a post with everything that its four tabs offer is read by a stranger, and is there again after a reload", async ({
  page,
  browser,
}) => {
  const [category, tag, author, title] = ["Wrapping school", "Paper crafts", "Ada Byron", "Folding paper"].map(freshName) as [
    string,
    string,
    string,
    string,
  ];
  await addTopic(page, "Categories", "Category", { Name: category, Slug: `own-${slugOf(category)}`, Description: "How to wrap." });
  await addTopic(page, "Tags", "Tag", { Name: tag, Slug: `own-${slugOf(tag)}`, "Sort Order": "3", Description: "Folded and glued." });
  await addTopic(page, "Authors", "Author", {
    Name: author,
    Website: "https://www.example.com/ada",
    Bio: "Folds everything.",
  });

  await openAdmin(page, "/admin/blog/new");
  await page.getByLabel("Title").first().fill(title);
  // Leaving the title fills the empty slug; it is typed over once that is done.
  await page.getByLabel("Slug").click();
  await expect(page.getByLabel("Slug")).toHaveValue(slugOf(title));
  await page.getByLabel("Slug").fill(`own-${slugOf(title)}`);
  await page.getByLabel("Excerpt").fill("One sheet is enough.");
  await page.getByRole("textbox", { name: "Content" }).fill("Fold it **twice**.\n\n[[gift:acacia-salt-cellar-with-a-swivel-lid]]\n");

  await page.getByRole("tab", { name: "Metadata" }).click();
  await page.getByLabel("SEO Title").fill(`${title}, step by step`);
  await page.getByLabel("Meta Description").fill("Folding paper around a gift.");
  await page.getByLabel("Cover Image URL").fill(`${new URL(page.url()).origin}/icon-512.png`);
  await page.getByLabel("Status").selectOption("published");
  await page.getByLabel("Reading Time (minutes)").fill("7");
  await page.getByRole("button", { name: /^Publish Date/ }).click();
  const calendar = page.getByRole("dialog", { name: "Publish date" });
  // Today is chosen already, and stays so.
  await calendar.getByRole("button", { name: nameOfDay(new Date()) }).click();
  await expect(calendar.getByRole("button", { name: "Use this date" })).toBeEnabled();
  await calendar.getByRole("button", { name: nameOfDay(firstOfMonth()) }).click();
  await calendar.getByLabel("Time").fill("00:00");
  await calendar.getByRole("button", { name: "Use this date" }).click();
  await page.getByLabel("Featured Post").check();
  await page.getByRole("textbox", { name: "Keywords" }).fill("origami");
  await page.getByRole("textbox", { name: "Keywords" }).press("Enter");

  await page.getByRole("tab", { name: "Categories & Tags" }).click();
  await page.getByRole("combobox", { name: "Category" }).fill(category);
  await page.getByRole("option", { name: category }).click();
  await page.getByRole("combobox", { name: "Tags" }).fill(tag);
  await page.getByRole("option", { name: tag }).click();
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "Relations" }).click();
  await page.getByRole("combobox", { name: "Authors" }).fill(author);
  await page.getByRole("option", { name: author }).click();
  await page.keyboard.press("Escape");
  const second = freshName("Grace Hopper");
  await page.getByRole("button", { name: "Create new author" }).click();
  await page.getByLabel("Author Name").fill(second);
  await page.getByLabel("Bio").fill("Counts the folds.");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("button", { name: `Remove ${second}` })).toBeVisible();
  await page.getByPlaceholder("Search gifts by name or category...").fill("gardening");
  await page
    .getByRole("button", { name: /^Link / })
    .first()
    .click();
  const related = await page
    .getByRole("list", { name: "Linked gifts" })
    .getByRole("button", { name: /^Remove / })
    .getAttribute("aria-label");
  const gift = (related as string).replace("Remove ", "");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);

  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(`/blog/own-${slugOf(title)}`);
  await expect(reader).toHaveTitle(new RegExp(`${title}, step by step`));
  await expect(reader.locator('meta[name="description"]')).toHaveAttribute("content", "Folding paper around a gift.");
  const article = reader.getByRole("article").first();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const text of ["One sheet is enough.", "7 min", author, second, "Folds everything.", "Counts the folds.", tag])
    await expect(article).toContainText(text);
  await expect(article.locator("strong")).toHaveText("twice");
  await expect(article.getByRole("link", { name: /Acacia salt cellar/ }).first()).toBeVisible();
  await expect(article.getByRole("region", { name: /gifts/i }).getByRole("link", { name: gift }).first()).toBeVisible();
  await article.getByRole("link", { name: category }).click();
  await expect(reader.getByRole("link", { name: title }).first()).toBeVisible();
  await context.close();

  await page.reload();
  await untilInteractive(page);
  await expect(page.getByLabel("Title").first()).toHaveValue(title);
  await expect(page.getByLabel("Slug")).toHaveValue(`own-${slugOf(title)}`);
  await page.getByRole("tab", { name: "Metadata" }).click();
  await expect(page.getByLabel("SEO Title")).toHaveValue(`${title}, step by step`);
  await expect(page.getByLabel("Cover Image URL")).toHaveValue(/icon-512\.png$/);
  await expect(page.getByLabel("Reading Time (minutes)")).toHaveValue("7");
  await expect(page.getByLabel("Featured Post")).toBeChecked();
  await expect(page.getByRole("button", { name: "Remove origami" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear the publish date" })).toBeVisible();
  await page.getByRole("tab", { name: "Categories & Tags" }).click();
  await expect(page.getByText("1 tag(s) selected")).toBeVisible();
  await page.getByRole("tab", { name: "Relations" }).click();
  for (const name of [author, second, gift]) await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
});
