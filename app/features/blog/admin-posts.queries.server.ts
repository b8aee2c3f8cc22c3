import { type SQL, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { POSTS_PER_PAGE } from "./constants.ts";
import type { AdminPost, AdminPostFilters, AdminPostSort, PostChoices, PostStatus } from "./types.ts";

const ORDERS: Record<AdminPostSort, SQL> = {
  created: sql`p.date_created desc, p.id`,
  title: sql`lower(p.headline), p.id`,
  "-title": sql`lower(p.headline) desc, p.id`,
  published: sql`p.shown_at nulls first, p.id`,
  "-published": sql`p.shown_at desc nulls last, p.id`,
  views: sql`p.view_count, p.id`,
  "-views": sql`p.view_count desc, p.id`,
};

function condition({ q, category, tag, author, status, featured }: AdminPostFilters): SQL {
  const parts: SQL[] = [];
  // The subselect runs once, not for every post; search words are letters and digits, so LIKE has nothing to escape.
  if (q !== "") parts.push(sql`p.title_words like '%' || (select search_words(${q})) || '%'`);
  if (category !== null)
    parts.push(sql`exists (select from blog_post_categories m where m.blog_post_id = p.id and m.blog_category_id = ${category})`);
  if (tag !== null) parts.push(sql`exists (select from blog_post_tags m where m.blog_post_id = p.id and m.blog_tag_id = ${tag})`);
  if (author !== null)
    parts.push(sql`exists (select from blog_post_authors m where m.blog_post_id = p.id and m.blog_author_id = ${author})`);
  if (status !== null) parts.push(sql`p.status = ${status}`);
  if (featured) parts.push(sql`p.is_featured`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

interface AdminPostRow extends Record<string, unknown> {
  id: string;
  title: string;
  slug: string;
  status: PostStatus;
  is_featured: boolean;
  shown_ms: number | null;
  views: number;
}

/** Returns one page of the posts that match the filters, and their number on all pages. */
export async function listAdminPosts(filters: AdminPostFilters): Promise<{ posts: AdminPost[]; total: number }> {
  const where = condition(filters);
  const [listed, counted] = await Promise.all([
    database().execute<AdminPostRow>(sql`
      select p.id, p.headline as title, p.slug, p.status, p.is_featured, p.view_count as views,
        (extract(epoch from coalesce(p.date_published, p.first_published_at)) * 1000)::float8 as shown_ms
      from blog_posts p where ${where} order by ${ORDERS[filters.sort]}
      limit ${POSTS_PER_PAGE} offset ${(filters.page - 1) * POSTS_PER_PAGE}`),
    database().execute<{ total: number }>(sql`select count(*)::int as total from blog_posts p where ${where}`),
  ]);
  const posts = listed.rows.map(({ is_featured: isFeatured, shown_ms: ms, ...row }): AdminPost => ({
    ...row,
    isFeatured,
    publishedAt: ms === null ? null : new Date(ms),
  }));
  return { posts, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the choices of the filters and the editor: categories by their sort order, tags and authors by name. */
export async function listPostChoices(): Promise<PostChoices> {
  const read = async (query: SQL) => (await database().execute<{ id: string; name: string }>(query)).rows;
  const [categories, tags, authors] = await Promise.all([
    read(sql`select id, name from blog_categories order by sort_order, name`),
    read(sql`select id, name from blog_tags order by name`),
    read(sql`select id, name from blog_authors order by name`),
  ]);
  return { categories, tags, authors };
}

/** Returns the oldest author profile of an account, or null where it has none. */
export async function findAuthorOfUser(
  userId: string,
): Promise<{ id: string; name: string; avatar: string | null; bio: string | null } | null> {
  const { rows } = await database().execute<{ id: string; name: string; avatar: string | null; bio: string | null }>(
    sql`select id, name, avatar, bio from blog_authors where user_id = ${userId} order by created_at, id limit 1`,
  );
  return rows[0] ?? null;
}
