import { describe, expect, test } from "vitest";
import { atMost, cpuMs } from "#tests/cpu-time.ts";
import { findUnsafeHtml } from "#tests/factories/unsafe-html.ts";
import { HOSTILE_MARKDOWN } from "#tests/factories/hostile-markdown.ts";
import { renderMarkdown } from "./markdown.ts";

/** Returns everything that is rendered as one text. */
function htmlOf(markdown: string, sizes?: Parameters<typeof renderMarkdown>[1]): string {
  return renderMarkdown(markdown, sizes)
    .blocks.map((block) => (block.kind === "html" ? block.html : `[${block.slugs.join(",")}]`))
    .join("");
}

describe("an article", () => {
  test("keeps what Markdown says", () => {
    expect(htmlOf("Some **bold** and *soft* text.\n\n- one\n- two\n\n> said\n\n| a | b |\n| - | - |\n| 1 | 2 |")).toMatch(
      /<p>Some <strong>bold<\/strong> and <em>soft<\/em> text\.<\/p>.*<ul>.*<blockquote>.*<table>/s,
    );
  });

  test("has headings with ids of their own, beginning at the second, and an outline of them", () => {
    const { outline } = renderMarkdown("# Crème brûlée\n\n### Twice\n\n### Twice");
    expect(outline).toEqual([
      { id: "h-creme-brulee", text: "Crème brûlée", depth: 2 },
      { id: "h-twice", text: "Twice", depth: 3 },
      { id: "h-twice-2", text: "Twice", depth: 3 },
    ]);
    expect(htmlOf("# One")).toBe('<h2 id="h-one">One</h2>');
  });

  test("shows a link to a video as a video where it stands alone, and loads nothing of its site", () => {
    const video = "https://youtu.be/abcdef12345";
    expect(htmlOf(`[How to fold](${video})`)).toBe(`<p><a href="${video}" rel="noopener" data-video="">How to fold</a></p>`);
    expect(htmlOf(`[![Folding](/media/ab12.jpg)](${video})`)).toMatch(/data-video=""><picture>/);
    for (const other of [`See [it](${video})`, video, "[A page](https://example.com/watch?v=1)"])
      expect(htmlOf(other)).not.toContain("data-video");
    expect(htmlOf(`[How to fold](${video})`)).not.toMatch(/iframe|script/);
  });

  test("O2: links only to http, https and mailto; those to the store say that they are paid (F1)", () => {
    expect(htmlOf("[a](https://example.com/x) [b](mailto:a@b.example) [c](/gifts/1)")).toBe(
      '<p><a href="https://example.com/x" rel="noopener">a</a> <a href="mailto:a@b.example">b</a> <a href="/gifts/1" data-light-link="">c</a></p>',
    );
    expect(htmlOf("[a](https://www.amazon.de/dp/B000000000)")).toContain('rel="sponsored noopener"');
    expect(htmlOf("[a](javascript:alert(1)) [b](data:text/html,x) [c](JaVaScRiPt:x) [d](vbscript:x)")).not.toMatch(/href|script:|data:/i);
    expect(htmlOf("[a](irc://x.example/y) [b](xmpp:a@b.example) [c](ftp://x.example/y) [d](tel:1)")).toBe(
      "<p><a>a</a> <a>b</a> <a>c</a> <a>d</a></p>",
    );
  });

  test("shows our pictures in their sizes, others late and without telling whence, and words in place of bad ones", () => {
    const own = htmlOf('![A red box](/media/ab12 "From above")', new Map([["/media/ab12", { width: 1600, height: 900 }]]));
    expect(own).toContain('<figure><picture><source type="image/avif" srcset="/media/ab12/320.avif 320w');
    expect(own).toContain('alt="A red box" width="1600" height="900" loading="lazy"');
    expect(own).toContain("<figcaption>From above</figcaption>");
    expect(htmlOf("![x](https://other.example/a.png)")).toContain('loading="lazy" decoding="async" referrerpolicy="no-referrer"');
    expect(htmlOf("![only words](http://other.example/a.png)")).toBe("<p>only words</p>");
  });

  test("[[collection:slug]] is the place of another kind of card, and neighbors of one kind share a place", () => {
    expect(
      renderMarkdown("[[gift:tea]]\n\n[[collection:Hosts]]\n\n[[collection:cozy]] and [[collection:a b]]\n\n`[[collection:no]]`").blocks,
    ).toEqual([
      { kind: "gifts", slugs: ["tea"] },
      { kind: "collections", slugs: ["hosts"] },
      { kind: "html", html: "<p> and [[collection:a b]]</p>" },
      { kind: "collections", slugs: ["cozy"] },
      { kind: "html", html: "<p><code>[[collection:no]]</code></p>" },
    ]);
  });

  test("[[gift:slug]] is the place of a card, after its paragraph; neighbours share a row, code stays code", () => {
    expect(
      renderMarkdown("Before.\n\n[[gift:red-mug]]\n\n[[gift:Blue-Mug]] [[gift:tea]]\n\nSee [[gift:pot]] here.\n\n`[[gift:no]]`").blocks,
    ).toEqual([
      { kind: "html", html: "<p>Before.</p>" },
      { kind: "gifts", slugs: ["red-mug", "blue-mug", "tea"] },
      { kind: "html", html: "<p>See  here.</p>" },
      { kind: "gifts", slugs: ["pot"] },
      { kind: "html", html: "<p><code>[[gift:no]]</code></p>" },
    ]);
  });

  test("ticks and footnotes need no form fields and no ids of others", () => {
    expect(htmlOf("- [x] done\n- [ ] open")).not.toContain("<input");
    expect(htmlOf("A[^1]\n\n[^1]: Note")).toContain('href="#user-content-fn-1"');
  });
});

describe("O2: hostile Markdown", () => {
  test.each(Object.entries(HOSTILE_MARKDOWN))("%s is harmless and rendered within 50 ms", (_name, markdown) => {
    let html = "";
    // The first call may include compiling the parser's code.
    htmlOf("*a* [b](c)\n\n- d\n\n| e |\n| - |");
    const times = [0, 0, 0].map(() => cpuMs(() => (html = htmlOf(markdown))));
    expect(findUnsafeHtml(html)).toEqual([]);
    expect(Math.min(...times)).toBeLessThan(atMost(50));
  });

  test("what is beyond the limits is shown as it was typed, and nothing is lost", () => {
    const html = htmlOf(`First.\n\n${"*a_ ".repeat(500)}\n\n**Last.**`);
    expect(html).toContain("<p>First.</p>");
    expect(html).toContain(`<pre><code>${"*a_ ".repeat(500).trimEnd()}`);
    expect(html).toContain("<strong>Last.</strong>");
  });
});
