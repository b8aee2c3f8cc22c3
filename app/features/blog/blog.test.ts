import { describe, expect, test } from "vitest";
import { blogPath, parsePostFilters } from "./addresses.ts";
import { authorNamesOf, websiteHost } from "./authors.ts";
import { atomFeed } from "./feed.ts";
import { cleanKeywords } from "./keywords.ts";
import { insertBlock, insertLink, pictureMarkdown, type TextEdit, toggleMark, togglePrefix } from "./markdown-edits.ts";
import { readingMinutes } from "./reading.ts";
import type { EditedPost } from "./post-form.ts";
import { comparePosts } from "./version-diff.ts";

describe("reading time: words / 200, rounded up, from 1 to 60", () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
    [100_000, 60],
  ])("%i words take %i minutes", (words, minutes) => {
    expect(readingMinutes("word ".repeat(words))).toBe(minutes);
  });
});

test("keywords: blanks ignored, trimmed, duplicates not added", () => {
  expect(cleanKeywords(["  tea ", "", " ", "Tea", "green  tea"])).toEqual(["tea", "green tea"]);
});

test("the list's address says what is not the default, and strange ones are left out", () => {
  expect(blogPath({ category: "choosing", page: 2 })).toBe("/blog?category=choosing&page=2");
  expect(blogPath({ page: 1 })).toBe("/blog");
  expect(parsePostFilters(new URLSearchParams("category=Choosing&tag=a b&author=<x>&page=0"))).toEqual({
    category: "choosing",
    tag: null,
    author: null,
    page: 1,
  });
});

test("a post without an author says so; a website is shown as its host", () => {
  expect(authorNamesOf([])).toEqual(["Unknown Author"]);
  expect(websiteHost("https://www.example.com/about?x=1")).toBe("example.com");
});

test("the feed escapes what XML reads", () => {
  const post = {
    id: "1",
    title: `A <b> & "c"`,
    slug: "a",
    excerpt: "x\u0000y]]>",
    coverImage: "/media/ab",
    readingTime: 1,
    publishedAt: new Date("2026-01-02T03:04:05Z"),
    isFeatured: false,
    authors: [],
    category: null,
  };
  const xml = atomFeed({ name: "Shop & Co", url: "https://shop.example" }, "Shop & Co Blog", [post]);
  expect(xml).toContain("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>");
  expect(xml).toContain("<summary>xy]]&gt;</summary>");
  expect(xml).toContain('<link rel="enclosure" href="https://shop.example/media/ab/1200.webp" type="image/webp"/>');
  expect(xml).toContain("<author><name>Unknown Author</name></author>");
});

describe("editing Markdown", () => {
  /** Returns the text after an edit, with the selection between ‹ and ›. */
  function apply(text: string, { from, to, insert, selectFrom, selectTo }: TextEdit): string {
    const after = text.slice(0, from) + insert + text.slice(to);
    return `${after.slice(0, selectFrom)}‹${after.slice(selectFrom, selectTo)}›${after.slice(selectTo)}`;
  }
  const at = (text: string, start: number, end: number) => ({ text, start, end });

  test.each([
    ["makes bold", toggleMark(at("a word b", 2, 6), "**", "bold text"), "a word b", "a **‹word›** b"],
    ["takes bold back", toggleMark(at("a **word** b", 4, 8), "**", "bold text"), "a **word** b", "a ‹word› b"],
    ["marks a place to type", toggleMark(at("", 0, 0), "*", "italic text"), "", "*‹italic text›*"],
    ["makes bold text soft too", toggleMark(at("**word**", 2, 6), "*", "x"), "**word**", "***‹word›***"],
    ["makes a heading", togglePrefix(at("one\ntwo", 5, 5), "## "), "one\ntwo", "one\n‹## two›"],
    ["takes a heading back", togglePrefix(at("## two", 3, 3), "## "), "## two", "‹two›"],
    ["counts a list", togglePrefix(at("a\nb", 0, 3), "1. "), "a\nb", "‹1. a\n2. b›"],
    ["takes a counted list back", togglePrefix(at("1. a\n2. b", 0, 9), "1. "), "1. a\n2. b", "‹a\nb›"],
    ["links words", insertLink(at("see here", 4, 8)), "see here", "see [here](‹https://›)"],
    ["links an address", insertLink(at("https://a.example", 0, 17)), "https://a.example", "[‹text›](https://a.example)"],
    ["puts a block into a paragraph of its own", insertBlock(at("one\ntwo", 3, 3), "[[gift:x]]"), "one\ntwo", "one\n\n[[gift:x]]\n‹›\ntwo"],
  ])("%s", (_what, edit, before, after) => {
    expect(apply(before, edit)).toBe(after);
  });

  test("a picture's words cannot end it early", () => {
    expect(pictureMarkdown("/media/ab", "a] (b\n[c")).toBe("![a  (b  c](/media/ab)");
  });
});

test("versions are compared field by field, word by word", () => {
  const post = { title: "Old title", content: "One two three.", status: "draft", keywords: [] } as unknown as EditedPost;
  expect(comparePosts(post, { ...post, content: "One 2 three." })).toEqual([
    {
      label: "Content",
      parts: [
        { kind: "same", text: "One " },
        { kind: "removed", text: "two" },
        { kind: "added", text: "2" },
        { kind: "same", text: " three." },
      ],
    },
  ]);
  expect(comparePosts(post, post)).toEqual([]);
});

test("days of two versions are told in the form of whoever compares them", () => {
  const [publishDate, later] = ["2026-12-01T08:00:00.000Z", "2026-12-02T08:00:00.000Z"];
  const post = { publishDate } as EditedPost;
  const parts = comparePosts(post, { ...post, publishDate: later }).flatMap((field) => field.parts);
  const told = (kind: string) => parts.flatMap((part) => (part.kind === "same" || part.kind === kind ? part.text : [])).join("");
  expect([told("removed"), told("added")]).toEqual([publishDate, later].map((moment) => new Date(moment).toLocaleString()));
});
