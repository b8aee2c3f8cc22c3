import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, readRow, readRows, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { MAX_TOPICS, POSTS_PER_PAGE } from "./constants.ts";
import { IS_SHOWN, readPostCards } from "./post-rows.queries.server.ts";
import type { PostCard, PostFilters, TopicCount, TopicKind } from "./types.ts";

function condition({ category, tag, author }: PostFilters): SQL {
  const parts = [IS_SHOWN];
  if (category !== null)
    parts.push(sql`exists (select from blog_post_categories m join blog_categories c on c.id = m.blog_category_id
      where m.blog_post_id = p.id and c.slug = ${category})`);
  if (tag !== null)
    parts.push(sql`exists (select from blog_post_tags m join blog_tags t on t.id = m.blog_tag_id
      where m.blog_post_id = p.id and t.slug = ${tag})`);
  if (author !== null)
    parts.push(sql`exists (select from blog_post_authors m join blog_authors a on a.id = m.blog_author_id
      where m.blog_post_id = p.id and a.slug = ${author})`);
  return sql.join(parts, sql` and `);
}

/** Returns one page of the published posts that match the filters, featured ones first, then the newest, and their number on all pages. */
export async function listPosts(filters: PostFilters): Promise<{ posts: PostCard[]; total: number }> {
  const where = condition(filters);
  const order = sql`p.is_featured desc, p.shown_at desc, p.id`;
  const [posts, counted] = await Promise.all([
    readPostCards(sql`
      select p.id, row_number() over (order by ${order}) from blog_posts p where ${where}
      order by ${order} limit ${POSTS_PER_PAGE} offset ${(filters.page - 1) * POSTS_PER_PAGE}`),
    readOneRow(readDatabase(), rowOf({ total: z.int() }))`select count(*)::int as total from blog_posts p where ${where}`,
  ]);
  return { posts, total: counted.total };
}

/** Returns the newest published posts, at most `limit`. */
export async function listNewestPosts(limit: number): Promise<PostCard[]> {
  return readPostCards(sql`
    select p.id, row_number() over (order by p.shown_at desc, p.id) from blog_posts p where ${IS_SHOWN}
    order by p.shown_at desc, p.id limit ${limit}`);
}

/**
 * Returns at most `limit` published posts on the same topics: those with the most in common first (a category counts as two tags), then the
 * newest.
 */
export async function listRelatedPosts(postId: string, limit: number): Promise<PostCard[]> {
  return readPostCards(sql`
    select p.id, row_number() over (order by sum(alike.weight) desc, p.shown_at desc, p.id)
    from (
      select m.blog_post_id as id, 1 as weight from blog_post_tags own join blog_post_tags m using (blog_tag_id) where own.blog_post_id = ${postId}
      union all select m.blog_post_id, 2 from blog_post_categories own join blog_post_categories m using (blog_category_id)
        where own.blog_post_id = ${postId}
      union all (select p.id, 0 from blog_posts p where ${IS_SHOWN} order by p.shown_at desc, p.id limit ${limit + 1})
    ) alike join blog_posts p on p.id = alike.id
    where p.id <> ${postId} and ${IS_SHOWN}
    group by p.id order by sum(alike.weight) desc, p.shown_at desc, p.id limit ${limit}`);
}

/** Returns when the next scheduled post appears, or null. */
export async function findNextPublication(): Promise<Date | null> {
  const { next } = await readOneRow(readDatabase(), rowOf({ next: timestamp.nullable() }))`
    select min(p.shown_at) as next from blog_posts p where p.status = 'published' and p.shown_at > now()`;
  return next === null ? null : new Date(next);
}

const topicCountRow = rowOf({ name: z.string(), slug: z.string(), posts: z.int() });

/** Returns the categories, tags and authors of published posts, those with most posts first. */
export async function listTopics(): Promise<{ categories: TopicCount[]; tags: TopicCount[]; authors: TopicCount[] }> {
  const count = (table: string, map: string, column: string) => readRows(readDatabase(), topicCountRow)`
    select t.name, t.slug, count(*)::int as posts
    from ${sql.identifier(map)} m join ${sql.identifier(table)} t on t.id = m.${sql.identifier(column)} join blog_posts p on p.id = m.blog_post_id
    where ${IS_SHOWN} group by t.id order by count(*) desc, t.name limit ${MAX_TOPICS}`;
  const [categories, tags, authors] = await Promise.all([
    count("blog_categories", "blog_post_categories", "blog_category_id"),
    count("blog_tags", "blog_post_tags", "blog_tag_id"),
    count("blog_authors", "blog_post_authors", "blog_author_id"),
  ]);
  return { categories, tags, authors };
}

const topicRow = rowOf({
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  avatar: z.string().nullable(),
  url: z.string().nullable(),
});

/** Returns the filter's topic with its description, which of an author is the bio; null where it does not exist. */
export async function findTopic(kind: TopicKind, slug: string): Promise<z.output<typeof topicRow> | null> {
  if (!isSlug(slug)) return null;
  const about = {
    category: ["blog_categories", sql`description, null as avatar, null as url`],
    tag: ["blog_tags", sql`description, null as avatar, null as url`],
    author: ["blog_authors", sql`bio as description, avatar, url`],
  } as const;
  const [table, columns] = about[kind];
  return readRow(readDatabase(), topicRow)`
    select name, slug, ${columns} from ${sql.identifier(table)}
    where slug = ${slug} or id = (select target_id from slug_redirects where kind = ${table} and old_slug = ${slug})
    order by slug = ${slug} desc limit 1`;
}

/** Returns the slugs of all published posts with the time of their last change; newest first. */
export async function listSitemapPosts(): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await readRows(readDatabase(), rowOf({ slug: z.string(), changedAt: timestamp }))`
    select p.slug, greatest(p.date_modified, p.shown_at) as "changedAt"
    from blog_posts p where ${IS_SHOWN} order by p.shown_at desc, p.id limit 50000`;
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt) }));
}
