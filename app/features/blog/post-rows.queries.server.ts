import { type SQL, sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import type { PostCard } from "./types.ts";

/** Z6: the condition under which readers may see `p`, a row of blog_posts. Every query for readers includes it. */
export const IS_SHOWN = sql`(p.status = 'published' and p.shown_at <= now())`;

export interface PostCardRow extends Record<string, unknown> {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  cover_image: string | null;
  reading_time: number;
  shown_ms: number;
  is_featured: boolean;
  authors: PostCard["authors"];
  category: PostCard["category"];
}

const CARD_COLUMNS = sql`
  p.id, p.headline as title, p.slug, p.description as excerpt, coalesce(p.cover_image, p.featured_image_url) as cover_image, p.reading_time,
  (extract(epoch from p.shown_at) * 1000)::float8 as shown_ms, p.is_featured,
  (select coalesce(json_agg(json_build_object('name', a.name, 'slug', a.slug, 'avatar', a.avatar) order by m.position, a.name), '[]')
    from blog_post_authors m join blog_authors a on a.id = m.blog_author_id where m.blog_post_id = p.id) as authors,
  (select json_build_object('name', c.name, 'slug', c.slug)
    from blog_post_categories m join blog_categories c on c.id = m.blog_category_id where m.blog_post_id = p.id) as category`;

export function toPostCard(row: PostCardRow): PostCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    coverImage: row.cover_image,
    readingTime: row.reading_time,
    publishedAt: new Date(row.shown_ms),
    isFeatured: row.is_featured,
    authors: row.authors,
    category: row.category,
  };
}

/**
 * Returns the cards of the posts that `picked` selects as (id, position), ordered by position; posts that readers may not see are left out.
 */
export async function readPostCards(picked: SQL): Promise<PostCard[]> {
  const { rows } = await readDatabase().execute<PostCardRow>(sql`
    with picked (id, position) as materialized (${picked})
    select ${CARD_COLUMNS} from picked join blog_posts p on p.id = picked.id where ${IS_SHOWN} order by picked.position`);
  return rows.map(toPostCard);
}
