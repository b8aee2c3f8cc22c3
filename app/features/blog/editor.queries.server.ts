import { z } from "zod";
import { type GiftChoice, toGiftChoice } from "#app/features/catalogue/gift-choices.ts";
import { listGiftCards } from "#app/features/catalogue/gifts.queries.server.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { PRESENCE_SECONDS } from "./constants.ts";
import { type EditedPost, workingCopySchema } from "./post-form.ts";
import type { PostStanding, PostVersion } from "./types.ts";

/** Number of versions that the list shows. */
const MAX_VERSIONS = 100;

/** A post as the editor loads it. */
export interface OpenedPost {
  id: string;
  version: number;
  /** What editors go on with: the changes that wait as a draft, or else what readers see. */
  document: EditedPost;
  standing: PostStanding;
}

const editedPostRow = rowOf({ version: z.int(), isWaiting: z.boolean(), shown: workingCopySchema, waiting: workingCopySchema.nullable() });

/** Returns the post with this id, whatever its status, or null. */
export async function findEditedPost(postId: string): Promise<OpenedPost | null> {
  if (!isUuid(postId)) return null;
  const post = await readRow(database(), editedPostRow)`
    select p.version, p.waiting_version is not null as "isWaiting", (
        select v.document from blog_post_versions v where v.blog_post_id = p.id and v.version = p.waiting_version
      ) as waiting, json_build_object(
      'title', p.headline, 'slug', p.slug, 'excerpt', p.description, 'content', p.article_body, 'coverImage', p.cover_image,
      'publishDate', to_char(p.date_published at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'seoTitle', p.seo_title,
      'metaDescription', p.meta_description, 'readingTime', p.reading_time, 'isFeatured', p.is_featured, 'status', p.status,
      'keywords', p.keywords,
      'tags', (select coalesce(json_agg(m.blog_tag_id order by t.sort_order, t.name), '[]')
        from blog_post_tags m join blog_tags t on t.id = m.blog_tag_id where m.blog_post_id = p.id),
      'category', (select blog_category_id from blog_post_categories where blog_post_id = p.id),
      'authors', (select coalesce(json_agg(blog_author_id order by position), '[]') from blog_post_authors where blog_post_id = p.id),
      'relatedGiftIds', (select coalesce(json_agg(gift_id order by position), '[]') from blog_post_related_gifts where blog_post_id = p.id)
    ) as shown from blog_posts p where p.id = ${postId}`;
  if (post === null) return null;
  const { version, isWaiting, shown, waiting } = post;
  const { status, publishDate, slug } = shown;
  return { id: postId, version, document: waiting ?? shown, standing: { status, publishDate, slug, isWaiting } };
}

const presenceRow = rowOf({ others: z.array(z.string()), version: z.int(), savedBy: z.string().nullable() });

/** Returns the names of other users who have a post open, its current version and who saved that; null where the post does not exist. */
export async function findPresence(userId: string, postId: string): Promise<z.output<typeof presenceRow> | null> {
  return readRow(database(), presenceRow)`
    select p.version, (select u.name from blog_post_versions v join users u on u.id = v.saved_by
        where v.blog_post_id = p.id order by v.version desc limit 1) as "savedBy",
      array(select u.name from blog_post_editors e join users u on u.id = e.user_id
        where e.blog_post_id = p.id and e.user_id <> ${userId} and e.seen_at > now() - make_interval(secs => ${PRESENCE_SECONDS}) order by u.name) as others
    from blog_posts p where p.id = ${postId}`;
}

const versionRow = rowOf({ version: z.int(), savedBy: z.string().nullable(), savedAt: timestamp, isWaiting: z.boolean() });

/** Returns the versions of a post, newest first. */
export async function listVersions(postId: string): Promise<PostVersion[]> {
  if (!isUuid(postId)) return [];
  const rows = await readRows(database(), versionRow)`
    select v.version, u.name as "savedBy", v.saved_at as "savedAt", p.waiting_version is not distinct from v.version as "isWaiting"
    from blog_post_versions v join blog_posts p on p.id = v.blog_post_id left join users u on u.id = v.saved_by
    where v.blog_post_id = ${postId} order by v.version desc limit ${MAX_VERSIONS}`;
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}

/** Returns the form that was saved as this version, or null. */
export async function findVersion(postId: string, version: number): Promise<EditedPost | null> {
  if (!isUuid(postId)) return null;
  const row = await readRow(database(), rowOf({ document: workingCopySchema }))`
    select document from blog_post_versions where blog_post_id = ${postId} and version = ${version}`;
  return row?.document ?? null;
}

/** Returns the gifts with these ids, in the given order, as choices. */
export async function listGiftChoices(ids: readonly string[]): Promise<GiftChoice[]> {
  return (await listGiftCards(ids)).map(toGiftChoice);
}
