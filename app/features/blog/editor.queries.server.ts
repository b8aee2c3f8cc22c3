import { sql } from "drizzle-orm";
import type { GiftCard } from "#app/features/catalogue/types.ts";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { isUuid } from "#app/features/catalogue/rules.ts";
import { database } from "#app/platform/db/database.server.ts";
import { PRESENCE_SECONDS } from "./constants.ts";
import type { EditedPost } from "./post.schema.ts";
import type { GiftChoice, PostVersion } from "./types.ts";

/** Number of versions that the list shows. */
const MAX_VERSIONS = 100;

/** A post as the editor loads it. */
export interface OpenedPost {
  id: string;
  version: number;
  viewCount: number;
  /** True once readers could have seen it under its slug. */
  wasPublished: boolean;
  document: EditedPost;
}

/** Returns the post with this id, whatever its status, or null. */
export async function findEditedPost(postId: string): Promise<OpenedPost | null> {
  if (!isUuid(postId)) return null;
  const { rows } = await database().execute<{ version: number; views: number; was_published: boolean; document: EditedPost }>(sql`
    select p.version, p.view_count as views, p.first_published_at is not null as was_published, json_build_object(
      'title', p.headline, 'slug', p.slug, 'excerpt', p.description, 'content', p.article_body, 'coverImage', p.cover_image,
      'publishDate', to_char(p.date_published at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'seoTitle', p.seo_title,
      'metaDescription', p.meta_description, 'readingTime', p.reading_time, 'isFeatured', p.is_featured, 'status', p.status,
      'keywords', p.keywords,
      'tags', (select coalesce(json_agg(m.blog_tag_id order by t.sort_order, t.name), '[]')
        from blog_post_tags m join blog_tags t on t.id = m.blog_tag_id where m.blog_post_id = p.id),
      'category', (select blog_category_id from blog_post_categories where blog_post_id = p.id),
      'authors', (select coalesce(json_agg(blog_author_id order by position), '[]') from blog_post_authors where blog_post_id = p.id),
      'relatedGiftIds', (select coalesce(json_agg(gift_id order by position), '[]') from blog_post_related_gifts where blog_post_id = p.id)
    ) as document from blog_posts p where p.id = ${postId}`);
  const row = rows[0];
  if (row === undefined) return null;
  const { version, views: viewCount, was_published: wasPublished, document } = row;
  return { id: postId, version, viewCount, wasPublished, document };
}

/** Returns the names of other users who have a post open, its current version and who saved that; null where the post does not exist. */
export async function findPresence(
  userId: string,
  postId: string,
): Promise<{ others: string[]; version: number; savedBy: string | null } | null> {
  const { rows } = await database().execute<{ others: string[]; version: number; saved_by: string | null }>(sql`
    select p.version, (select u.name from blog_post_versions v join users u on u.id = v.saved_by
        where v.blog_post_id = p.id order by v.version desc limit 1) as saved_by,
      array(select u.name from blog_post_editors e join users u on u.id = e.user_id
        where e.blog_post_id = p.id and e.user_id <> ${userId} and e.seen_at > now() - make_interval(secs => ${PRESENCE_SECONDS}) order by u.name) as others
    from blog_posts p where p.id = ${postId}`);
  const row = rows[0];
  return row === undefined ? null : { others: row.others, version: row.version, savedBy: row.saved_by };
}

/** Returns the versions of a post, newest first. */
export async function listVersions(postId: string): Promise<PostVersion[]> {
  if (!isUuid(postId)) return [];
  const { rows } = await database().execute<{ version: number; saved_by: string | null; ms: number }>(sql`
    select v.version, u.name as saved_by, (extract(epoch from v.saved_at) * 1000)::float8 as ms
    from blog_post_versions v left join users u on u.id = v.saved_by
    where v.blog_post_id = ${postId} order by v.version desc limit ${MAX_VERSIONS}`);
  return rows.map(({ version, saved_by: savedBy, ms }) => ({ version, savedBy, savedAt: new Date(ms) }));
}

/** Returns the form that was saved as this version, or null. */
export async function findVersion(postId: string, version: number): Promise<EditedPost | null> {
  if (!isUuid(postId)) return null;
  const { rows } = await database().execute<{ document: EditedPost }>(
    sql`select document from blog_post_versions where blog_post_id = ${postId} and version = ${version}`,
  );
  return rows[0]?.document ?? null;
}

const toChoice = ({ id, slug, name, image, badges }: GiftCard): GiftChoice => ({ id, slug, name, image, category: badges[0] ?? null });

/** Returns the gifts with these ids, in the given order, as choices. */
export async function listGiftChoices(ids: readonly string[]): Promise<GiftChoice[]> {
  return (await listGiftCards(ids)).map(toChoice);
}
