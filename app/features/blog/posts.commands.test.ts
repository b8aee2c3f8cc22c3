import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { draftOf, makePost, makeTopic } from "#tests/factories/posts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { makePreviewToken, digestOfToken, recordPresence } from "./editor.commands.server.ts";
import { findPresence, findEditedPost, findVersion, listVersions } from "./editor.queries.server.ts";
import { findPost, findPostByPreview, findPostSlugByOldSlug } from "./post.queries.server.ts";
import { createPost, deletePost, updatePost } from "./posts.commands.server.ts";
import { findNextPublication, listNewestPosts, listPosts, listRelatedPosts, listSitemapPosts } from "./posts.queries.server.ts";
import { searchOthers } from "#app/features/search/other-hits.queries.server.ts";
import { recordPostView } from "./post-views.commands.server.ts";

useTestDatabase();
const MINUTE_MS = 60_000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const ALL = { category: null, tag: null, author: null, page: 1 };

let ada: TestUser;
let grace: TestUser;
beforeAll(async () => {
  ada = await createUser({ role: "admin" });
  grace = await createUser({ firstName: "Grace", lastName: "Hopper", role: "admin" });
});

async function columnOf(postId: string, column: string): Promise<unknown> {
  const row = await readRow(database(), rowOf({ value: z.unknown() }))`
    select ${sql.identifier(column)} as value from blog_posts where id = ${postId}`;
  return row?.value;
}

describe("saving a post", () => {
  test("keeps everything that the form has, and clearing a field clears it", async () => {
    const [gift, category, tag, author] = await Promise.all([
      createGift(),
      makeTopic("blog_categories"),
      makeTopic("blog_tags"),
      makeTopic("blog_authors"),
    ]);
    const draft = draftOf({
      coverImage: "/media/ab12",
      seoTitle: "For search",
      keywords: ["tea"],
      isFeatured: true,
      publishDate: "2026-01-02T03:04:05.000Z",
      category: category.id,
      tags: [tag.id],
      authors: [author.id],
      relatedGiftIds: [gift.id],
    });
    const saved = await createPost(ada, draft);
    expect((await findEditedPost(saved.id))?.document).toEqual(draft);

    const emptied = draftOf({ title: draft.title, slug: draft.slug, status: "draft" });
    expect(await updatePost(ada, saved.id, emptied, saved.version)).toMatchObject({ ok: true, version: saved.version + 1 });
    expect((await findEditedPost(saved.id))?.document).toEqual(emptied);
  });

  test("C2: fifty at once with one slug get fifty slugs", async () => {
    const slugs = await Promise.all(Array.from({ length: 50 }, async () => (await createPost(ada, draftOf({ slug: "the-same" }))).slug));
    expect(new Set(slugs).size).toBe(50);
    expect(slugs).toContain("the-same-50");
  });

  test("C1: who saves what somebody else has saved meanwhile is told, and may insist", async () => {
    const post = await makePost();
    const first = await updatePost(ada, post.id, draftOf({ slug: post.slug, title: "Ada's" }), post.version);
    expect(first.ok).toBe(true);
    const second = await updatePost(grace, post.id, draftOf({ slug: post.slug, title: "Grace's" }), post.version);
    expect(second).toEqual({ ok: false, reason: "stale" });
    expect(await columnOf(post.id, "headline")).toBe("Ada's");
    expect((await updatePost(grace, post.id, draftOf({ slug: post.slug, title: "Grace's" }), null)).ok).toBe(true);
    expect(await columnOf(post.id, "headline")).toBe("Grace's");
  });

  test("every time it is saved a version stays, with who saved it", async () => {
    const post = await createPost(ada, draftOf({ content: "First" }));
    await updatePost(grace, post.id, draftOf({ slug: post.slug, content: "Second" }), null);
    expect((await listVersions(post.id)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [2, "Grace Hopper"],
      [1, "Ada Lovelace"],
    ]);
    expect((await findVersion(post.id, 1))?.content).toBe("First");
  });

  test("a published post's old slug leads on, a draft's does not", async () => {
    const post = await makePost({ slug: "old-name" });
    const draft = await makePost({ slug: "old-draft", status: "draft" });
    await updatePost(ada, post.id, draftOf({ slug: "new-name" }), null);
    await updatePost(ada, draft.id, draftOf({ slug: "new-draft", status: "draft" }), null);
    expect(await findPostSlugByOldSlug("old-name")).toBe("new-name");
    expect(await findPostSlugByOldSlug("old-draft")).toBeNull();
  });

  test("a deleted post is gone with all that belongs to it; a second time there is nothing to delete", async () => {
    const post = await makePost();
    expect([await deletePost(ada.id, post.id), await deletePost(ada.id, post.id)]).toEqual([true, false]);
    expect(await listVersions(post.id)).toEqual([]);
  });

  test("the audit log says who did what", async () => {
    const post = await createPost(ada, draftOf({ title: "Audited", status: "draft" }));
    await updatePost(grace, post.id, draftOf({ title: "Audited", slug: post.slug, status: "published" }), null);
    const { rows } = await database().execute(
      sql`select actor_name, action, before, after from audit_log where subject_id = ${post.id} order by id`,
    );
    expect(rows).toMatchObject([
      { actor_name: "Ada Lovelace", action: "created" },
      { actor_name: "Grace Hopper", action: "updated", before: { status: "draft" }, after: { status: "published" } },
    ]);
  });
});

describe("Z6: drafts, archived and scheduled posts", () => {
  test.each([
    ["a draft", { status: "draft" as const }],
    ["an archived post", { status: "archived" as const }],
    ["a scheduled post", { publishDate: later(MINUTE_MS) }],
  ])("%s is in no list that readers see", async (_what, traits) => {
    const tag = await makeTopic("blog_tags");
    const shown = await makePost({ tags: [tag.id] });
    const hidden = await makePost({ ...traits, tags: [tag.id], isFeatured: true });
    expect(await findPost(hidden.slug)).toBeNull();
    const lists = [
      (await listPosts({ ...ALL, tag: tag.slug })).posts,
      await listNewestPosts(100),
      await listRelatedPosts(shown.id, 100),
      await listSitemapPosts(),
    ];
    for (const list of lists) expect(list.map(({ slug }) => slug)).not.toContain(hidden.slug);
    expect((await listPosts({ ...ALL, tag: tag.slug })).total).toBe(1);
  });

  test("an old address of a draft leads nowhere, and the search finds none of its words", async () => {
    const post = await makePost({ slug: "once-published", content: "A quokkasaurus." });
    const other = await makePost({ content: "Another quokkasaurus." });
    await database().execute(sql`update blog_posts set slug = 'now-a-draft' where id = ${post.id}`);
    expect(await findPostSlugByOldSlug("once-published")).toBe("now-a-draft");
    await database().execute(sql`update blog_posts set status = 'draft' where id = ${post.id}`);
    expect(await findPostSlugByOldSlug("once-published")).toBeNull();
    expect((await searchOthers("quokkasaurus", { posts: 10 })).posts.map(({ id }) => id)).toEqual([other.id]);
  });

  test("the secret link to a draft ends", async () => {
    const post = await makePost({ status: "draft" });
    const made = await makePreviewToken(post.id);
    const digest = digestOfToken(made?.token ?? "");
    expect(await findPostByPreview(digest)).toMatchObject({ id: post.id });
    await database().execute(sql`update blog_preview_links set expires_at = now() - interval '1 second' where blog_post_id = ${post.id}`);
    expect(await findPostByPreview(digest)).toBeNull();
  });

  test("a scheduled post appears automatically when its time has come", async () => {
    const post = await makePost({ publishDate: later(700) });
    expect(await findPost(post.slug)).toBeNull();
    expect((await findNextPublication())?.getTime()).toBeLessThan(Date.now() + MINUTE_MS);
    await expect.poll(() => findPost(post.slug), { timeout: 5000 }).not.toBeNull();
  });

  test("a post that is published without a date has the day it was published", async () => {
    const post = await makePost({ status: "draft" });
    await updatePost(ada, post.id, draftOf({ slug: post.slug, status: "published" }), null);
    const shown = await findPost(post.slug);
    expect(Date.now() - (shown?.publishedAt.getTime() ?? 0)).toBeLessThan(MINUTE_MS);
    expect(await columnOf(post.id, "date_published")).toBeNull();
  });

  test("a secret link opens one until it expires, and a new link ends the one before", async () => {
    const post = await makePost({ status: "draft" });
    const [first, second] = [await makePreviewToken(post.id), await makePreviewToken(post.id)];
    expect(await findPostByPreview(digestOfToken(first?.token ?? ""))).toBeNull();
    expect((await findPostByPreview(digestOfToken(second?.token ?? "")))?.id).toBe(post.id);
    await database().execute(sql`update blog_preview_links set expires_at = now() - interval '1 second' where blog_post_id = ${post.id}`);
    expect(await findPostByPreview(digestOfToken(second?.token ?? ""))).toBeNull();
  });
});

test("featured posts come first, then the newest; twenty on a page", async () => {
  const author = await makeTopic("blog_authors");
  const dates = Array.from({ length: 22 }, (_, index) => new Date(Date.UTC(2025, 0, index + 1)).toISOString());
  for (const publishDate of dates) await makePost({ publishDate, authors: [author.id], isFeatured: publishDate === dates[3] });
  const { posts, total } = await listPosts({ ...ALL, author: author.slug });
  expect([total, posts.length]).toEqual([22, 20]);
  expect(posts.slice(0, 3).map(({ publishedAt }) => publishedAt.toISOString())).toEqual([dates[3], dates[21], dates[20]]);
  expect((await listPosts({ ...ALL, author: author.slug, page: 2 })).posts).toHaveLength(2);
});

describe("readers", () => {
  const browser = { address: "192.0.2.1", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

  test("count once a day each, however many requests there are, and never crawlers or drafts", async () => {
    const post = await makePost();
    await Promise.all(Array.from({ length: 20 }, () => recordPostView(post.id, browser)));
    expect(await columnOf(post.id, "view_count")).toBe(1);
    await recordPostView(post.id, { ...browser, address: "192.0.2.2" });
    await recordPostView(post.id, browser, new Date(Date.now() + 24 * 60 * MINUTE_MS));
    expect(await columnOf(post.id, "view_count")).toBe(3);
    expect(await recordPostView(post.id, { address: "192.0.2.9", userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" })).toBe(
      false,
    );
    expect(await recordPostView(post.id, { address: "192.0.2.9", userAgent: "" })).toBe(false);
    const draft = await makePost({ status: "draft" });
    expect(await recordPostView(draft.id, browser)).toBe(false);
  });

  test("C2: fifty different ones at once are fifty, and no version is counted", async () => {
    const post = await makePost();
    await Promise.all(Array.from({ length: 50 }, (_, index) => recordPostView(post.id, { ...browser, address: `198.51.100.${index}` })));
    expect(await columnOf(post.id, "view_count")).toBe(50);
    expect(await columnOf(post.id, "version")).toBe(1);
  });

  test("what is stored of them is deleted the next day", async () => {
    const post = await makePost();
    await recordPostView(post.id, browser, new Date("2026-01-01T12:00:00Z"));
    await recordPostView(post.id, browser, new Date("2026-01-02T12:00:00Z"));
    const { rows } = await database().execute(
      sql`select day::text, length(reader) as bytes from blog_post_readings where blog_post_id = ${post.id}`,
    );
    expect(rows).toEqual([{ day: "2026-01-02", bytes: 16 }]);
  });
});

describe("the editor", () => {
  test("two editors of one post hear of each other", async () => {
    const post = await makePost();
    await recordPresence(grace.id, post.id);
    expect(await findPresence(ada.id, post.id)).toEqual({ others: ["Grace Hopper"], version: 1, savedBy: null });
    expect((await findPresence(grace.id, post.id))?.others).toEqual([]);
    await database().execute(sql`update blog_post_editors set seen_at = now() - interval '2 minutes' where blog_post_id = ${post.id}`);
    expect((await findPresence(ada.id, post.id))?.others).toEqual([]);
  });
});
