import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rewriteStoreLinks } from "./article-links.ts";
import { renderMarkdown } from "./markdown.ts";

const PROGRAM = { tags: { com: "shop-20" }, mode: "own-tags" } as const;

const htmlOf = (markdown: string) =>
  renderMarkdown(markdown)
    .blocks.map((block) => (block.kind === "html" ? block.html : ""))
    .join("");
const show = (markdown: string) => rewriteStoreLinks(htmlOf(markdown), PROGRAM);

describe("store links of an article", () => {
  test("carry our tag in the place of another's, and say that they are paid (F1)", () => {
    const { html, isPaid, foreignTags } = show('See [**this** lamp](https://www.amazon.com/dp/B08N5WRWNW?tag=x-20&th=1 "A > \\"lamp\\"").');
    expect(html).toBe(
      '<p>See <a href="https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20&#x26;th=1" title="A > &#x22;lamp&#x22;" rel="sponsored noopener"><strong>this</strong> lamp</a> <small>(paid link)</small>.</p>',
    );
    expect({ isPaid, foreignTags }).toEqual({ isPaid: true, foreignTags: ["x-20"] });
  });

  test.each([
    ["a bare address", "https://www.amazon.com/dp/B08N5WRWNW", "https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20"],
    ["an address in brackets", "<https://amazon.com/s?k=mug>", "https://amazon.com/s?k=mug&#x26;tag=shop-20"],
    ["a reference", "[a][1]\n\n[1]: https://www.amazon.com/dp/B08N5WRWNW", "https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20"],
    ["a scheme left out", "[a](//www.amazon.com/dp/B08N5WRWNW)", "https://www.amazon.com/dp/B08N5WRWNW?tag=shop-20"],
    ["www. alone", "www.amazon.com/dp/B08N5WRWNW", "http://www.amazon.com/dp/B08N5WRWNW?tag=shop-20"],
  ])("%s", (_name, markdown, href) => {
    const { html } = show(markdown);
    expect(html).toContain(`href="${href}" rel="sponsored noopener"`);
    expect(html).toContain("</a> <small>(paid link)</small>");
  });

  test("do not say so where they pay nothing", () => {
    const { html, isPaid } = show("[a](https://www.amazon.de/dp/B08N5WRWNW)");
    expect(html).toBe('<p><a href="https://www.amazon.de/dp/B08N5WRWNW" rel="sponsored noopener">a</a></p>');
    expect(isPaid).toBe(false);
  });

  test("other links stay as they are, those of an author to another shop included", () => {
    const html = htmlOf('[a](https://shop.example/?tag=x) [b](/gifts/1) [c](mailto:a@b.example) `<a href="https://www.amazon.com/">`');
    expect(rewriteStoreLinks(html, PROGRAM)).toEqual({ html, isPaid: false, foreignTags: [] });
  });

  test("none is missed, whatever stands around it", () => {
    const words = fc.stringMatching(/^[ -~]{0,20}$/);
    fc.assert(
      fc.property(words, words, fc.constantFrom("", ' "title"', ' "a > b"', " 'it\"s'"), (before, text, title) => {
        const { html } = show(
          `${before}\n\n[${text}](https://www.amazon.com/dp/B08N5WRWNW?x=%22&y='${title})\n\nhttps://www.amazon.com/dp/0143127748`,
        );
        for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]*amazon[^"]*)"/g)) expect(href).toContain("tag=shop-20");
      }),
    );
  });
});
