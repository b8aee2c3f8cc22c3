import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { database } from "#app/platform/db/database.server.ts";
import { type Reading, readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRow, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { RENDERER_VERSION } from "./markdown.ts";
import { renderArticle } from "./articles.queries.server.ts";
import { IS_SHOWN } from "./post-rows.queries.server.ts";
import type { PostDetail } from "./types.ts";

const topicRow = z.strictObject({ name: z.string(), slug: z.string() });

const postRow = rowOf({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  body: z.string(),
  blocks: z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("html"), html: z.string() }),
      z.strictObject({ kind: z.literal("gifts"), slugs: z.array(z.string()) }),
      z.strictObject({ kind: z.literal("collections"), slugs: z.array(z.string()) }),
    ]),
  ),
  outline: z.array(z.strictObject({ id: z.string(), text: z.string(), depth: z.int() })),
  rendererVersion: z.int(),
  coverImage: z.string().nullable(),
  readingTime: z.int(),
  shownAt: timestamp.nullable(),
  updatedAt: timestamp,
  isFeatured: z.boolean(),
  seoTitle: z.string(),
  metaDescription: z.string(),
  section: z.string(),
  keywords: z.array(z.string()),
  authors: z.array(topicRow.extend({ id: uuid, avatar: z.string().nullable(), bio: z.string().nullable(), url: z.string().nullable() })),
  category: topicRow.nullable(),
  tags: z.array(topicRow),
  relatedGiftIds: z.array(uuid),
});

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
  const post = await readRow(readDatabase(), rowOf({ slug: z.string() }))`
    select p.slug from slug_redirects r join blog_posts p on p.id = r.target_id
    where r.kind = 'blog_posts' and r.old_slug = ${oldSlug} and ${IS_SHOWN}`;
  return post?.slug ?? null;
}

async function readPost(where: SQL, reading: Reading = readDatabase()): Promise<PostDetail | null> {
  const row = await readRow(reading, postRow)`
    select p.id, p.headline as title, p.slug, p.description as excerpt, p.article_body as body, p.article_blocks as blocks,
      p.article_outline as outline, p.renderer_version as "rendererVersion", coalesce(p.cover_image, p.featured_image_url) as "coverImage",
      p.reading_time as "readingTime", p.shown_at as "shownAt", p.date_modified as "updatedAt", p.is_featured as "isFeatured",
      p.seo_title as "seoTitle", p.meta_description as "metaDescription", p.article_section as section, p.keywords,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'slug', a.slug, 'avatar', a.avatar, 'bio', a.bio, 'url', a.url)
          order by m.position, a.name), '[]')
        from blog_post_authors m join blog_authors a on a.id = m.blog_author_id where m.blog_post_id = p.id) as authors,
      (select json_build_object('name', c.name, 'slug', c.slug)
        from blog_post_categories m join blog_categories c on c.id = m.blog_category_id where m.blog_post_id = p.id) as category,
      (select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.sort_order, t.name), '[]')
        from blog_post_tags m join blog_tags t on t.id = m.blog_tag_id where m.blog_post_id = p.id) as tags,
      (select coalesce(json_agg(gift_id order by position, gift_id), '[]') from blog_post_related_gifts where blog_post_id = p.id) as "relatedGiftIds"
    from blog_posts p where ${where}`;
  return row === null ? null : toPostDetail(row);
}

async function toPostDetail({ body, blocks, outline, rendererVersion, shownAt, ...row }: z.output<typeof postRow>): Promise<PostDetail> {
  const seoTitle = row.seoTitle || row.title;
  return {
    ...row,
    article: rendererVersion === RENDERER_VERSION ? { blocks, outline } : await renderArticle(body),
    // A post in preview may have no date yet.
    publishedAt: new Date(shownAt ?? Date.now()),
    updatedAt: new Date(row.updatedAt),
    seoTitle,
    metaDescription: row.metaDescription || row.excerpt,
    section: row.section || seoTitle,
  };
}
