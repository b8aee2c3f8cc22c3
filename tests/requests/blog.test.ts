import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { makePost, makeTopic } from "#tests/factories/posts.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress } from "./forms.ts";

const site = useSite();
const read = async (path: string) => (await site.request(path)).text();
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

describe("a post's page", () => {
  test("shows it, with its gifts, and says in JSON-LD what it shows", async () => {
    const gift = await createGift({ name: "Brass lamp", slug: "brass-lamp" });
    const related = await createGift({ name: "Paper boat" });
    const [author, category, tag] = await Promise.all([
      makeTopic("blog_authors", "Ada Writer"),
      makeTopic("blog_categories", "Guides"),
      makeTopic("blog_tags", "Light"),
    ]);
    const post = await makePost({
      title: "On </script><img src=x onerror=alert(1)> lamps",
      content: "# First\n\nText.\n\n[[gift:brass-lamp]]\n\n[[gift:no-such-gift]]",
      publishDate: "2026-01-02T03:04:05.000Z",
      category: category.id,
      tags: [tag.id],
      authors: [author.id],
      relatedGiftIds: [gift.id, related.id],
      coverImage: "/media/ab12",
      keywords: ["lamp"],
    });
    await site.settle();
    const response = await site.request(`/blog/${post.slug}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("public");
    expect(html).toContain('<h2 id="h-first">First</h2>');
    expect(html).toContain("This post shows gifts with paid links to a store.");
    expect(html.match(/View<span class="sr-only"> Brass lamp/g)).toHaveLength(1);
    expect(html).toContain("Paper boat");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain('<link rel="canonical" href="http://site.test/blog/');
    const markup = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as object,
    );
    expect(markup).toContainEqual(
      expect.objectContaining({
        "@type": "Article",
        headline: post.title,
        datePublished: "2026-01-02T03:04:05.000Z",
        image: ["http://site.test/media/ab12/1200.webp"],
        author: [{ "@type": "Person", name: "Ada Writer", url: "http://site.test/blog?author=ada-writer" }],
      }),
    );
  });

  test("of nobody's and of no category says so (section 3)", async () => {
    const { slug } = await makePost();
    await site.settle();
    const html = await (await site.request(`/blog/${slug}`)).text();
    expect(html).toContain("Unknown Author");
    expect(html).toContain("Uncategorized");
  });

  test("changes immediately with the post, and with a gift in it", async () => {
    const gift = await createGift({ name: "Old name", slug: "renamed-gift" });
    const post = await makePost({ content: "[[gift:renamed-gift]]" });
    await site.settle();
    expect(await read(`/blog/${post.slug}`)).toContain("Old name");
    await database().execute(sql`update gifts set name = 'New name' where id = ${gift.id}`);
    await site.settle();
    expect(await read(`/blog/${post.slug}`)).toContain("New name");
    await database().execute(sql`update blog_posts set headline = 'Another headline' where id = ${post.id}`);
    await site.settle();
    expect(await read(`/blog/${post.slug}`)).toContain("Another headline");
  });

  test("an old address leads on for good; an unknown one is a 404", async () => {
    const post = await makePost({ slug: "before-it-moved" });
    await database().execute(sql`update blog_posts set slug = 'after-it-moved' where id = ${post.id}`);
    const moved = await site.request("/blog/before-it-moved");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/after-it-moved"]);
    const missing = await site.request("/blog/no-such-post");
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("Post not found")]);
  });

  test("has a share picture", async () => {
    const post = await makePost();
    const response = await site.request(`/share-pictures/posts/${post.slug}.png`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  });
});

describe("Z6: what is not published is nowhere", () => {
  test.each([
    ["a draft", { status: "draft" as const }],
    ["an archived post", { status: "archived" as const }],
    ["a scheduled post", { publishDate: later(60_000) }],
  ])("%s: page, list, feed, sitemap, search, API, share picture", async (what, traits) => {
    const word = `zebrafinch${what.replaceAll(/\W/g, "")}`;
    const post = await makePost({ title: `The ${word}`, content: word, excerpt: word, keywords: [word], ...traits });
    await site.settle();
    expect((await site.request(`/blog/${post.slug}`)).status).toBe(404);
    expect((await site.request(`/share-pictures/posts/${post.slug}.png`)).status).toBe(404);
    for (const path of ["/blog", "/blog/feed.xml", "/sitemaps/posts.xml", `/blog.data`])
      expect(await read(path), path).not.toContain(post.slug);
    const answer = (await (await site.request(`/api/v1/search?q=${word}`)).json()) as { posts: unknown[] };
    expect(answer.posts).toEqual([]);
    expect(await read(`/search?q=${word}`)).not.toContain(post.slug);
  });

  test("a post that is taken back leaves every cached page at once, and what other posts say of it", async () => {
    const category = (await makeTopic("blog_categories", "Paper")).id;
    const [gone, stays] = [await makePost({ title: "Nuthatch notes", category }), await makePost({ title: "Paper boats", category })];
    const shown = [`/blog/${gone.slug}`, `/blog/${stays.slug}`, "/blog", "/blog/feed.xml", "/sitemaps/posts.xml", "/search?q=nuthatch"];
    await site.settle();
    for (const path of shown) expect(await read(path), path).toContain(gone.slug);
    await database().execute(sql`update blog_posts set status = 'draft' where id = ${gone.id}`);
    await site.settle();
    for (const path of shown.slice(1)) expect(await read(path), path).not.toContain(gone.slug);
    expect((await site.request(shown[0] ?? "")).status).toBe(404);
  });

  test("a scheduled post is on the cached list when its time has come, without anything being saved", async () => {
    const post = await makePost({ title: "The punctual post", publishDate: later(2500) });
    await site.settle();
    const before = await site.request("/blog");
    expect(await before.text()).not.toContain("The punctual post");
    // Shared caches must not store it longer.
    expect(before.headers.get("cache-control")).toMatch(/s-maxage=[0-2]$/);
    await expect.poll(() => read("/blog"), { timeout: 15_000 }).toContain("The punctual post");
    expect(await read("/blog/feed.xml")).toContain(`/blog/${post.slug}`);
    expect(await read("/sitemaps/posts.xml")).toContain(`/blog/${post.slug}`);
  });
});

test("a secret link shows a draft to nobody else, and no cache and no search engine holds it", async () => {
  const { makePreviewToken } = await import("#app/features/blog/editor.commands.server.ts");
  const post = await makePost({ title: "Secret plans", status: "draft" });
  const made = await makePreviewToken(post.id);
  const response = await site.request(`/blog/preview/${made?.token}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Secret plans");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect((await site.request("/blog/preview/wrong")).status).toBe(404);
  await database().execute(sql`update blog_posts set status = 'published' where id = ${post.id}`);
  expect((await site.request(`/blog/preview/${made?.token}`)).headers.get("location")).toBe(`/blog/${post.slug}`);
});

describe("the list", () => {
  test("narrows by category, tag and author, and pages", async () => {
    const tag = await makeTopic("blog_tags", "Narrowing");
    const inside = await makePost({ title: "Inside it", tags: [tag.id] });
    const outside = await makePost({ title: "Outside it" });
    await site.settle();
    const html = await read("/blog?tag=narrowing");
    expect(html).toContain(`/blog/${inside.slug}"`);
    expect(html).not.toContain(`/blog/${outside.slug}"`);
    expect((await site.request("/blog?tag=no-such-tag")).status).toBe(404);
    expect((await site.request("/blog?tag=narrowing&page=9")).headers.get("location")).toBe("/blog?tag=narrowing");
  });
});

test("search finds posts by title, keyword, word form and text, the title first", async () => {
  await makePost({ title: "Wrapping odd shapes", slug: "by-title" });
  await makePost({ title: "Something else", slug: "by-text", content: "A word about wrapping, too." });
  await makePost({ title: "A third thing", slug: "by-keyword", keywords: ["gift wrap"] });
  const found = async (q: string) =>
    ((await (await site.request(`/api/v1/search?q=${encodeURIComponent(q)}`)).json()) as { posts: { slug: string }[] }).posts.map(
      ({ slug }) => slug,
    );
  expect((await found("wrapping")).toSorted()).toEqual(["by-keyword", "by-text", "by-title"]);
  expect((await found("wrapping")).at(-1)).toBe("by-text");
  expect(await found("odd sha")).toEqual(["by-title"]);
  expect(await found("rapping od")).toEqual(["by-title"]);
  expect(await found("'; drop table blog_posts; --")).toEqual([]);
});

describe("POST /blog-readings", () => {
  const report = (body: string, headers: Record<string, string> = {}) =>
    site.request("/blog-readings", {
      method: "POST",
      body,
      from: freshAddress(),
      headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", ...headers },
    });

  test("counts a reader and answers 204 either way", async () => {
    const post = await makePost();
    const body = JSON.stringify({ postId: post.id });
    expect((await report(body)).status).toBe(204);
    expect((await report(JSON.stringify({ postId: "00000000-0000-4000-8000-000000000000" }))).status).toBe(204);
    const { rows } = await database().execute(sql`select view_count from blog_posts where id = ${post.id}`);
    expect(rows).toEqual([{ view_count: 1 }]);
  });

  test("Z5, A9: refuses what is no report, and other sites", async () => {
    expect((await report('{"postId":"x"}')).status).toBe(400);
    expect((await report('{"postId":"00000000-0000-4000-8000-000000000000","views":9}')).status).toBe(400);
    expect((await report("{}", { origin: "https://evil.example" })).status).toBe(403);
  });
});
