import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { draftOf, makePost, makeTopic } from "#tests/factories/posts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let admin: TestUser;
let cookie: string;
let shopper: string;

beforeAll(async () => {
  admin = await createUser({ role: "admin" });
  cookie = await site.signIn(admin);
  shopper = await site.signIn(await createUser());
});

async function send(path: string, body: unknown, headers: Record<string, string> = { cookie }) {
  const response = await site.request(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const countPosts = async () => (await database().execute(sql`select count(*)::int as posts from blog_posts`)).rows[0]?.posts;

describe("POST /functions/v1/blog-post-access", () => {
  const PATH = "/functions/v1/blog-post-access";
  const post = {
    headline: "By function",
    slug: "by-function",
    description: "An excerpt",
    article_body: "one two",
    keywords: [" tea ", "Tea"],
  };

  test("create: makes a draft unless told otherwise, and gives its id", async () => {
    const { status, answer } = await send(PATH, { method: "create", post });
    expect([status, answer.data]).toEqual([200, expect.objectContaining({ id: expect.any(String), slug: "by-function" })]);
    const { rows } = await database().execute(
      sql`select status, keywords, reading_time, seo_title from blog_posts where slug = 'by-function'`,
    );
    expect(rows).toEqual([{ status: "draft", keywords: ["tea"], reading_time: 1, seo_title: "" }]);
  });

  test.each([
    [{ ...post, headline: " " }, "Please enter a title."],
    [{ ...post, slug: "" }, "Please enter a slug."],
    [{ ...post, description: null }, "Please enter an excerpt."],
    [{ ...post, reading_time: 61 }, "Please enter a number from 1 to 60."],
    [{ ...post, cover_image: "javascript:alert(1)" }, "Must be a valid image URL"],
  ])("create: refuses %j", async (given, error) => {
    expect(await send(PATH, { method: "create", post: given })).toEqual({ status: 422, answer: { error } });
  });

  test("create_author: makes a profile of the caller's, which get_user_author finds", async () => {
    expect((await send(PATH, { method: "get_user_author" })).answer).toEqual({ data: null });
    const { answer } = await send(PATH, { method: "create_author", post: { name: " Ada ", avatar: "", bio: " " } });
    expect(answer).toEqual({ data: { id: expect.any(String), name: "Ada" } });
    expect((await send(PATH, { method: "get_user_author" })).answer).toEqual({
      data: { id: (answer.data as { id: string }).id, name: "Ada", avatar: null, bio: null },
    });
    expect((await send(PATH, { method: "create_author", post: { name: "" } })).answer).toEqual({ error: "Please enter a name." });
  });

  test.each([
    ["create", "blog_posts", "Failed to create blog post"],
    ["create_author", "blog_authors", "Failed to create author"],
    ["get_user_author", "blog_authors", "Failed to get author info"],
  ])("%s that fails through no fault of the caller's says so (section 8)", async (method, table, error) => {
    await database().execute(sql`alter table ${sql.identifier(table)} rename to away`);
    try {
      const given = { create: post, create_author: { name: "Ada" } }[method];
      expect(await send(PATH, { method, ...(given && { post: given }) })).toEqual({ status: 500, answer: { error } });
    } finally {
      await database().execute(sql`alter table away rename to ${sql.identifier(table)}`);
    }
  });

  test("Z7: without a session, without the role, or from another site nothing is made", async () => {
    const before = await countPosts();
    expect((await send(PATH, { method: "create", post }, {})).status).toBe(401);
    expect(await send(PATH, { method: "create", post }, { cookie: shopper })).toEqual({
      status: 403,
      answer: { error: "You need admin privileges to manage the blog." },
    });
    expect((await send(PATH, { method: "create", post }, { cookie, origin: "https://evil.example" })).status).toBe(403);
    expect(await countPosts()).toBe(before);
    expect((await send(PATH, { method: "get_user_author" }, { cookie: shopper })).answer).toEqual({ data: null });
  });

  test("Z5: refuses what it does not know", async () => {
    expect((await send(PATH, { method: "drop" })).status).toBe(400);
    expect((await send(PATH, { method: "create", post: { ...post, view_count: 9 } })).status).toBe(422);
    expect((await send(PATH, { method: "create_author", post: { name: "A", user_id: admin.id } })).status).toBe(422);
  });
});

test("POST /admin/blog/editing: two windows of one new post hear of each other, and one that is discarded comes back", async () => {
  // In the name of another admin: what is thrown away is still there for an hour, and in a person's own file.
  const headers = { cookie: await site.signIn(await createUser({ role: "admin" })) };
  const subject = { kind: "draft", id: crypto.randomUUID() };
  const keep = (title: string) =>
    send("/admin/blog/editing", { subject, baseVersion: 0, document: draftOf({ title }), writer: crypto.randomUUID() }, headers);
  expect((await keep("One")).answer).toMatchObject({ isElsewhere: false });
  expect((await keep("Other")).answer).toMatchObject({ isElsewhere: true });
  const list = async () => await (await site.request("/admin/blog", { headers })).text();
  expect(await list()).toContain("Continue with One");
  const change = (name: string) => send("/admin/blog/changes", { change: name, id: subject.id }, headers);
  expect((await change("discard-unsaved")).status).toBe(200);
  expect((await change("discard-unsaved")).status).toBe(404);
  expect(await list()).not.toContain("Continue with One");
  expect((await change("restore-unsaved")).status).toBe(200);
  expect(await list()).toContain("Continue with One");
  const editor = await (await site.request(`/admin/blog/new?draft=${subject.id}`, { headers })).text();
  expect(editor).toContain('value="One"');
  expect((await change("discard-unsaved")).status).toBe(200);
});

describe("POST /admin/blog/save", () => {
  const save = (post: object, id: string | null = null, baseVersion: number | null = 0) =>
    send("/admin/blog/save", { id, baseVersion, post });

  test("a category is applied only when it is an id; tags lose their nulls; a missing status is a draft", async () => {
    const tag = await makeTopic("blog_tags");
    const { status: _status, ...draft } = draftOf();
    const { answer } = await save({ ...draft, category: "none", tags: [null, tag.id] });
    const { rows } = await database().execute(sql`
      select status, (select count(*)::int from blog_post_tags where blog_post_id = p.id) as tags,
        (select count(*)::int from blog_post_categories where blog_post_id = p.id) as categories
      from blog_posts p where id = ${answer.id as string}`);
    expect(rows).toEqual([{ status: "draft", tags: 1, categories: 0 }]);
  });

  test("says what is missing beside each field, and saves nothing", async () => {
    const before = await countPosts();
    expect(await save({ ...draftOf(), title: "", slug: " ", excerpt: "\n" })).toEqual({
      status: 422,
      answer: {
        ok: false,
        reason: "invalid",
        errors: { title: "Please enter a title.", slug: "Please enter a slug.", excerpt: "Please enter an excerpt." },
      },
    });
    expect(await countPosts()).toBe(before);
  });

  test("I2: takes a long post, and refuses one that is too long", async () => {
    expect((await save({ ...draftOf(), content: "word ".repeat(20_000).slice(0, 100_000) })).status).toBe(200);
    expect((await save({ ...draftOf(), content: "x".repeat(100_001) })).answer.errors).toEqual({
      content: "Please use at most 100,000 characters.",
    });
    expect(
      (await send("/admin/blog/save", { id: null, baseVersion: 0, post: { ...draftOf(), content: "x".repeat(1_000_001) } })).status,
    ).toBe(413);
  });

  test("C1: a stale version is told with who was quicker", async () => {
    const post = await makePost();
    const theirs = draftOf({ slug: post.slug, title: "Theirs" });
    await save(theirs, post.id, post.version);
    expect(await save(draftOf({ slug: post.slug }), post.id, post.version)).toEqual({
      status: 409,
      answer: {
        ok: false,
        reason: "stale",
        version: 2,
        savedBy: "Ada Lovelace",
        document: theirs,
        standing: { status: "published", publishDate: null, slug: post.slug, isWaiting: false },
      },
    });
  });

  test("changes of a published post wait until they are published, or are discarded", async () => {
    const post = await makePost({ title: "Shown" });
    const waiting = { id: post.id, baseVersion: 1, waits: true, post: draftOf({ slug: post.slug, title: "Waits" }) };
    expect(await send("/admin/blog/save", waiting)).toEqual({
      status: 200,
      answer: { ok: true, id: post.id, slug: post.slug, version: 2 },
    });
    await site.settle();
    const page = async () => (await site.request(`/blog/${post.slug}`)).text();
    expect(await page()).toContain("Shown");
    expect(await page()).not.toContain("Waits");
    expect(await (await site.request(`/admin/blog/${post.id}`, { headers: { cookie } })).text()).toContain(
      "Your changes are saved as a draft.",
    );
    const discard = () => send("/admin/blog/changes", { change: "discard-waiting", id: post.id });
    expect(await discard()).toMatchObject({
      status: 200,
      answer: { version: 3, document: { title: "Shown" }, standing: { isWaiting: false } },
    });
    expect((await discard()).status).toBe(404);
  });
});

test("a deleted post waits in the trash: it comes back, or goes for good; authors reach their own ones only", async () => {
  const post = await makePost();
  const change = (name: string, headers = { cookie }) => send("/admin/blog/changes", { change: name, id: post.id }, headers);
  expect([(await change("delete")).status, (await change("delete")).status]).toEqual([200, 404]);
  const author = { cookie: await site.signIn(await createUser({ role: "author" })) };
  expect((await change("restore", author)).status).toBe(404);
  expect(await (await site.request("/admin/blog/trash", { headers: author })).text()).not.toContain(post.title);
  expect(await (await site.request("/admin/blog/trash", { headers: { cookie } })).text()).toContain(post.title);
  expect((await change("restore")).status).toBe(200);
  await site.settle();
  expect((await site.request(`/blog/${post.slug}`)).status).toBe(200);
  await change("delete");
  const erased = await site.request("/admin/blog/trash", {
    method: "POST",
    body: new URLSearchParams({ intent: "erase", item: post.id }),
    headers: { cookie },
  });
  expect(await erased.text()).toContain("1 post deleted for good.");
  expect((await change("restore")).status).toBe(404);
});

test("O2: the preview is what the page will show", async () => {
  const content = "# Title\n\n<script>alert(1)</script>\n\n[[gift:no-such]]\n\n[a](javascript:x)";
  const { answer } = await send("/admin/blog/preview", { content });
  const post = await makePost({ content });
  await site.settle();
  const html = await (await site.request(`/blog/${post.slug}`)).text();
  const [block] = answer.blocks as { html: string }[];
  expect(block?.html).toContain('<h2 id="h-title">Title</h2>');
  expect(html).toContain('<h2 id="h-title">Title</h2>');
  expect(block?.html).not.toContain("alert");
  expect(answer.missingSlugs).toEqual(["no-such"]);
});

test("a tag's order is 999 when it is blank or no number, its slug comes from the name, its description is null when empty", async () => {
  const tag = (fields: object) => send("/admin/blog/topics", { change: "save", kind: "tag", id: null, fields });
  const { answer } = await tag({ name: "Ink & Paper", slug: "", description: "", sortOrder: "many" });
  const { rows } = await database().execute(
    sql`select name, slug, description, sort_order from blog_tags where id = ${answer.id as string}`,
  );
  expect(rows).toEqual([{ name: "Ink & Paper", slug: "ink-paper", description: null, sort_order: 999 }]);
  expect((await tag({ name: " " })).answer.errors).toEqual({ name: "Please enter a name." });
});

test("P1: what the blog stores about a user is in their exported file", async () => {
  const typed = { baseVersion: 0, document: draftOf({ title: "Unsaved" }), writer: crypto.randomUUID() };
  const subject = { kind: "draft", id: crypto.randomUUID() };
  expect((await send("/admin/blog/editing", { subject, ...typed })).status).toBe(200);
  const exported = (await (await site.request("/profile/export", { headers: { cookie } })).json()) as Record<string, unknown>;
  expect(exported).toMatchObject({ blogAuthorProfiles: [{ name: "Ada" }], unsavedBlogPosts: [{ document: { title: "Unsaved" } }] });
});
