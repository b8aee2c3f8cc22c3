import { sql } from "drizzle-orm";
import { z } from "zod";
import { createPost } from "#app/features/blog/posts.commands.server.ts";
import { readingMinutes } from "#app/features/blog/reading.ts";
import { DAY_MS } from "#app/platform/days.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { mediaPath } from "#app/features/media/media-paths.ts";
import { COVER_FOLDER } from "./pictures/demo-covers.ts";
import { readSeedBlog, readSeedText, type SeedBlog, type SeedPost } from "./read-seed-posts.ts";

type Ids = ReadonlyMap<string, string>;

async function idsBySlug(executor: Executor, table: "blog_categories" | "blog_posts" | "blog_tags" | "gifts"): Promise<Ids> {
  const rows = await readRows(executor, rowOf({ slug: z.string(), id: uuid }))`select slug, id from ${sql.identifier(table)}`;
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function insertTopics(executor: Executor, { categories, tags }: SeedBlog): Promise<void> {
  for (const [table, topics] of [
    ["blog_categories", categories],
    ["blog_tags", tags],
  ] as const) {
    const rows = topics.map((topic, index) => ({ ...topic, sort_order: (index + 1) * 10 }));
    const target = sql.identifier(table);
    await changeRows(executor)`
      insert into ${target} (name, slug, description, sort_order)
      select name, slug, description, sort_order from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)
      on conflict (slug) do nothing`;
  }
}

function requireIds(ids: Ids, slugs: readonly string[]): string[] {
  return slugs.map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The demo blog is faulty: there is no ${slug}`);
    return id;
  });
}

async function insertPost(executor: Executor, post: SeedPost, authorId: string, now: Date): Promise<void> {
  const [categories, tags, gifts] = [
    await idsBySlug(executor, "blog_categories"),
    await idsBySlug(executor, "blog_tags"),
    await idsBySlug(executor, "gifts"),
  ];
  const content = await readSeedText(post.slug);
  const publishDate = new Date(now.getTime() - post.daysAgo * DAY_MS).toISOString();
  const { id } = await createPost(
    { id: null },
    {
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      content,
      coverImage: mediaPath(`${COVER_FOLDER}/${post.slug}`),
      publishDate,
      seoTitle: "",
      metaDescription: post.metaDescription,
      readingTime: readingMinutes(content),
      isFeatured: post.isFeatured,
      status: "published",
      keywords: post.keywords,
      tags: requireIds(tags, post.tags),
      category: requireIds(categories, [post.category])[0] ?? null,
      authors: [authorId],
      // A shop that takes the demo back may lack some of its gifts.
      relatedGiftIds: post.relatedGifts.flatMap((slug) => gifts.get(slug) ?? []),
    },
    { executor },
  );
  await changeRows(executor)`update blog_posts set date_created = ${publishDate}, first_published_at = ${publishDate} where id = ${id}`;
}

/** Fills an empty blog with the demo posts, which refer to the demo gifts; leaves any other unchanged. Returns the number of posts. */
export async function seedDemoBlog(executor: Executor, now = new Date()): Promise<number> {
  const { isEmpty } = await readOneRow(executor, rowOf({ isEmpty: z.boolean() }))`
    select not exists (select from blog_posts union all select from blog_categories) as "isEmpty"`;
  if (!isEmpty) return 0;
  const { posts } = await readSeedBlog();
  return seedDemoPosts(
    executor,
    posts.map(({ slug }) => slug),
    now,
  );
}

/** Writes those of the demo posts that are not there, with their author, categories and tags. Returns how many. */
export async function seedDemoPosts(executor: Executor, slugs: readonly string[], now = new Date()): Promise<number> {
  const blog = await readSeedBlog();
  const there = await idsBySlug(executor, "blog_posts");
  const posts = blog.posts.filter(({ slug }) => slugs.includes(slug) && !there.has(slug));
  if (posts.length === 0) return 0;
  await insertTopics(executor, blog);
  const { name, slug, bio } = blog.author;
  await changeRows(executor)`
    insert into blog_authors (name, slug, bio) values (${name}, ${slug}, ${bio}) on conflict (slug) do nothing`;
  const author = await readOneRow(executor, idRow)`select id from blog_authors where slug = ${slug}`;
  for (const post of posts) await insertPost(executor, post, author.id, now);
  return posts.length;
}

/** Deletes the categories, tags and the author that came with the demo posts, as far as no post has them and nobody has changed them. */
export async function removeUnusedDemoTopics(executor: Executor): Promise<void> {
  const { author, categories, tags } = await readSeedBlog();
  const rowsOf = (topics: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(topics)}::jsonb)`;
  await changeRows(executor)`
    delete from blog_categories c using ${rowsOf(categories)} as demo (slug text, name text, description text)
    where (c.slug, c.name, c.description) = (demo.slug, demo.name, demo.description)
      and not exists (select from blog_post_categories where blog_category_id = c.id)`;
  await changeRows(executor)`
    delete from blog_tags t using ${rowsOf(tags)} as demo (slug text, name text, description text)
    where (t.slug, t.name) = (demo.slug, demo.name) and coalesce(t.description, '') = demo.description
      and not exists (select from blog_post_tags where blog_tag_id = t.id)`;
  await changeRows(executor)`
    delete from blog_authors a where a.slug = ${author.slug} and a.name = ${author.name} and a.bio = ${author.bio} and a.user_id is null
      and not exists (select from blog_post_authors where blog_author_id = a.id)`;
}
