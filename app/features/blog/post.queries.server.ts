import { type SQL, sql } from "drizzle-orm";
import { isSlug } from "#app/features/catalogue/rules.ts";
import { database } from "#app/platform/db/database.server.ts";
import { type Reading, readDatabase } from "#app/platform/db/read-database.server.ts";
import { RENDERER_VERSION } from "./markdown.rules.ts";
import { renderArticle } from "./articles.queries.server.ts";
import { IS_SHOWN } from "./post-rows.queries.server.ts";
import type { ArticleBlock, BlogAuthor, OutlineEntry, PostDetail } from "./types.ts";

interface PostRow extends Record<string, unknown> {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  blocks: ArticleBlock[];
  outline: OutlineEntry[];
  renderer_version: number;
  cover_image: string | null;
  reading_time: number;
  shown_ms: number | null;
  updated_ms: number;
  is_featured: boolean;
  seo_title: string;
  meta_description: string;
  section: string;
  keywords: string[];
  authors: BlogAuthor[];
  category: PostDetail["category"];
  tags: PostDetail["tags"];
  related_gift_ids: string[];
}

/** Returns the published post with this slug, or null (Z6). */
export async function findPost(slug: string): Promise<PostDetail | null> {
  return isSlug(slug) ? readPost(sql`p.slug = ${slug} and ${IS_SHOWN}`) : null;
}

/** Returns the post of a secret preview link, whatever its status, or null where the link is unknown or has expired. */
export async function findPostByPreview(tokenDigest: Buffer): Promise<PostDetail | null> {
  // The primary is asked: changes of an unpublished post are not announced, so a replica may not have them yet.
  const isLinked = sql`p.id = (select blog_post_id from blog_preview_links where token_digest = ${tokenDigest} and expires_at > now())`;
  return readPost(isLinked, database());
}

/** Returns the current slug of the published post that once had this one, or null. */
export async function findPostSlugByOldSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const { rows } = await readDatabase().execute<{ slug: string }>(sql`
    select p.slug from slug_redirects r join blog_posts p on p.id = r.target_id
    where r.kind = 'blog_posts' and r.old_slug = ${oldSlug} and ${IS_SHOWN}`);
  return rows[0]?.slug ?? null;
}

async function readPost(where: SQL, reading: Reading = readDatabase()): Promise<PostDetail | null> {
  const { rows } = await reading.execute<PostRow>(sql`
    select p.id, p.headline as title, p.slug, p.description as excerpt, p.article_body as body, p.article_blocks as blocks,
      p.article_outline as outline, p.renderer_version, coalesce(p.cover_image, p.featured_image_url) as cover_image, p.reading_time,
      (extract(epoch from p.shown_at) * 1000)::float8 as shown_ms, (extract(epoch from p.date_modified) * 1000)::float8 as updated_ms,
      p.is_featured, p.seo_title, p.meta_description, p.article_section as section, p.keywords,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'slug', a.slug, 'avatar', a.avatar, 'bio', a.bio, 'url', a.url)
          order by m.position, a.name), '[]')
        from blog_post_authors m join blog_authors a on a.id = m.blog_author_id where m.blog_post_id = p.id) as authors,
      (select json_build_object('name', c.name, 'slug', c.slug)
        from blog_post_categories m join blog_categories c on c.id = m.blog_category_id where m.blog_post_id = p.id) as category,
      (select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.sort_order, t.name), '[]')
        from blog_post_tags m join blog_tags t on t.id = m.blog_tag_id where m.blog_post_id = p.id) as tags,
      (select coalesce(json_agg(gift_id order by position, gift_id), '[]') from blog_post_related_gifts where blog_post_id = p.id) as related_gift_ids
    from blog_posts p where ${where}`);
  const row = rows[0];
  return row === undefined ? null : toPostDetail(row);
}

async function toPostDetail(row: PostRow): Promise<PostDetail> {
  const seoTitle = row.seo_title || row.title;
  const isCurrent = row.renderer_version === RENDERER_VERSION;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    article: isCurrent ? { blocks: row.blocks, outline: row.outline } : await renderArticle(row.body),
    coverImage: row.cover_image,
    readingTime: row.reading_time,
    // A post in preview may have no date yet.
    publishedAt: new Date(row.shown_ms ?? Date.now()),
    updatedAt: new Date(row.updated_ms),
    isFeatured: row.is_featured,
    seoTitle,
    metaDescription: row.meta_description || row.excerpt,
    section: row.section || seoTitle,
    keywords: row.keywords,
    authors: row.authors,
    category: row.category,
    tags: row.tags,
    relatedGiftIds: row.related_gift_ids,
  };
}
