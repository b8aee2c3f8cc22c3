import { expect, test } from "vitest";
import { renderMarkdown } from "#app/features/blog/markdown.ts";
import { pageDocumentSchema } from "./page-form.ts";
import { fillLine, fillPlaceholders, PLACEHOLDERS, type PlaceholderValues, unknownPlaceholders } from "./placeholders.ts";

const values = (given: Partial<PlaceholderValues>) =>
  ({ ...Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, ""])), ...given }) as PlaceholderValues;
const htmlOf = (markdown: string, given: Partial<PlaceholderValues>) =>
  renderMarkdown(fillPlaceholders(markdown, values(given)))
    .blocks.map((block) => (block.kind === "html" ? block.html : ""))
    .join("");

test("a value stands in the place of its name, also with spaces around it and as a link's target", () => {
  expect(htmlOf("Write to [{{contact}}](mailto:{{ contact }}).", { contact: "gift_shop@x.example" })).toBe(
    '<p>Write to <a href="mailto:gift_shop@x.example">gift_shop@x.example</a>.</p>',
  );
  expect(fillLine("{{name}} *shop*", values({ name: "A_b" }))).toBe("A_b *shop*");
});

test("O2: a value is text, whatever signs it has", () => {
  const html = htmlOf("{{name}}", { name: "<img src=x> [a](javascript:b) **c** `d` {{contact}}" });
  expect(html).not.toMatch(/<(?!\/?p>)/);
  expect(html).toContain("**c**");
});

test("what stands for nothing stays as it was typed, and is refused when it is saved", () => {
  expect(htmlOf("{{surprise}}", {})).toContain("{{surprise}}");
  expect(unknownPlaceholders("{{name}} {{surprise}} {{surprise}} {{ other }}")).toEqual(["surprise", "other"]);
  const document = { title: "A", lead: "", slug: "a", seoTitle: "", metaDescription: "", isPublished: true, isInFooter: true };
  const parsed = pageDocumentSchema.safeParse({ ...document, content: "{{toString}}" });
  expect(parsed.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["content", "{{toString}} isn’t a placeholder. The ones you can use are listed below the text."],
  ]);
});
