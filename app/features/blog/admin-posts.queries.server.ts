import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { POSTS_PER_PAGE } from "./constants.ts";
import { type AdminPost, type AdminPostFilters, type AdminPostSort, POST_STATUSES, type PostChoices, type EditingUser } from "./types.ts";

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

const adminPostRow = rowOf({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  status: z.enum(POST_STATUSES),
  isFeatured: z.boolean(),
  views: z.int(),
  publishedAt: timestamp.nullable(),
  isWaiting: z.boolean(),
  mayEdit: z.boolean(),
});

/** Returns one page of the posts that match the filters, as this user sees them, and their number on all pages. */
export async function listAdminPosts(filters: AdminPostFilters, editor: EditingUser): Promise<{ posts: AdminPost[]; total: number }> {
  const where = condition(filters);
  const [listed, counted] = await Promise.all([
    readRows(database(), adminPostRow)`
      select p.id, p.headline as title, p.slug, p.status, p.is_featured as "isFeatured", p.view_count as views,
        coalesce(p.date_published, p.first_published_at) as "publishedAt", p.waiting_version is not null as "isWaiting",
        (${editor.editsAll} or p.created_by = ${editor.id}) is true as "mayEdit"
      from blog_posts p where ${where} order by ${ORDERS[filters.sort]}
      limit ${POSTS_PER_PAGE} offset ${(filters.page - 1) * POSTS_PER_PAGE}`,
    readOneRow(database(), rowOf({ total: z.int() }))`select count(*)::int as total from blog_posts p where ${where}`,
  ]);
  const posts = listed.map((row) => ({ ...row, publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt) }));
  return { posts, total: counted.total };
}

/** Returns the choices of the filters and the editor: categories by their sort order, tags and authors by name. */
export async function listPostChoices(): Promise<PostChoices> {
  const choiceRow = rowOf({ id: uuid, name: z.string() });
  const [categories, tags, authors] = await Promise.all([
    readRows(database(), choiceRow)`select id, name from blog_categories order by sort_order, name`,
    readRows(database(), choiceRow)`select id, name from blog_tags order by name`,
    readRows(database(), choiceRow)`select id, name from blog_authors order by name`,
  ]);
  return { categories, tags, authors };
}

const authorRow = rowOf({ id: uuid, name: z.string(), avatar: z.string().nullable(), bio: z.string().nullable() });

/** Returns the oldest author profile of an account, or null where it has none. */
export async function findAuthorOfUser(userId: string): Promise<z.output<typeof authorRow> | null> {
  return readRow(database(), authorRow)`
    select id, name, avatar, bio from blog_authors where user_id = ${userId} order by created_at, id limit 1`;
}
