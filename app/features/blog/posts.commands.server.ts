import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { lockSlugs, readSlugClaims } from "#app/features/catalogue/slugs.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { renderArticle } from "./articles.queries.server.ts";
import { RENDERER_VERSION } from "./markdown.ts";
import type { PostDraft } from "./post-form.ts";
import { countWords } from "./reading.ts";

export interface SavedPost {
  id: string;
  slug: string;
  version: number;
}

/** Outcome of saving; `stale` means that another user has saved the post since `baseVersion`. */
export type PostSaveOutcome = ({ ok: true } & SavedPost) | { ok: false; reason: "not-found" } | { ok: false; reason: "stale" };

/** The user who saves. */
export interface Actor {
  /** Id of the user; null for the seed. */
  id: string | null;
}

/** Returns the columns of blog_posts that the editor's form fills, except the slug. */
async function columnsOf(draft: PostDraft) {
  const { blocks, outline } = await renderArticle(draft.content);
  return {
    headline: draft.title,
    description: draft.excerpt,
    article_body: draft.content,
    article_blocks: JSON.stringify(blocks),
    article_outline: JSON.stringify(outline),
    renderer_version: RENDERER_VERSION,
    cover_image: draft.coverImage,
    seo_title: draft.seoTitle,
    meta_description: draft.metaDescription,
    reading_time: draft.readingTime,
    date_published: draft.publishDate,
    status: draft.status,
    is_featured: draft.isFeatured,
    keywords: sql.param(draft.keywords),
  };
}

/** The fields of a post that the audit log reads; of its text it records only the length, since versions store the text. */
export const AUDITED_POST = sql`jsonb_build_object('title', p.headline, 'slug', p.slug, 'status', p.status, 'isFeatured', p.is_featured,
  'publishDate', to_char(p.date_published at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'content', p.article_body)`;
export const auditedPost = z.strictObject({
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  isFeatured: z.boolean(),
  publishDate: z.string().nullable(),
  content: z.string(),
});

/** Returns what the audit log records of a post. */
export function auditOf({ title, slug, status, isFeatured, publishDate, content }: z.output<typeof auditedPost>): Record<string, unknown> {
  const date = publishDate === null ? null : new Date(publishDate).toISOString();
  return { title, slug, status, isFeatured, publishDate: date, words: countWords(content) };
}

async function replaceLinks(executor: Executor, postId: string, { tags, category, authors, relatedGiftIds }: PostDraft): Promise<void> {
  const listOf = (ids: readonly string[]) => sql`unnest(${sql.param(ids)}::uuid[]) with ordinality given (id, place)`;
  // Ids of rows that were deleted meanwhile are left out.
  await changeRows(executor)`delete from blog_post_tags where blog_post_id = ${postId}`;
  await changeRows(executor)`insert into blog_post_tags select ${postId}, t.id from ${listOf(tags)} join blog_tags t using (id)`;
  await changeRows(executor)`delete from blog_post_categories where blog_post_id = ${postId}`;
  if (category !== null)
    await changeRows(executor)`insert into blog_post_categories select ${postId}, id from blog_categories where id = ${category}`;
  await changeRows(executor)`delete from blog_post_authors where blog_post_id = ${postId}`;
  await changeRows(executor)`
    insert into blog_post_authors select ${postId}, a.id, given.place from ${listOf(authors)} join blog_authors a using (id)`;
  await changeRows(executor)`delete from blog_post_related_gifts where blog_post_id = ${postId}`;
  await changeRows(executor)`
    insert into blog_post_related_gifts select ${postId}, g.id, given.place from ${listOf(relatedGiftIds)} join gifts g using (id)`;
}

/** Stores the saved form as a version and deletes the editor's working copy. */
export async function rememberVersion(
  executor: Executor,
  { id, version }: SavedPost,
  draft: PostDraft,
  actor: Actor,
  draftId: string | null = null,
) {
  await changeRows(executor)`
    insert into blog_post_versions (blog_post_id, version, document, saved_by) values (${id}, ${version}, ${JSON.stringify(draft)}, ${actor.id})`;
  if (actor.id !== null) {
    await changeRows(executor)`
      delete from blog_working_copies where user_id = ${actor.id} and (blog_post_id = ${id} or (blog_post_id is null and id = ${draftId}::uuid))`;
  }
}

/**
 * Creates a post in `section` (empty: its title serves as section), with rendered text and links, in one transaction. A slug that is taken
 * gets `-2`, `-3`, … `draftId` is the working copy that it was made of.
 */
export async function createPost(
  actor: Actor,
  draft: PostDraft,
  { executor = database(), section = "", draftId = null }: { executor?: Executor; section?: string; draftId?: string | null } = {},
): Promise<SavedPost> {
  const columns = { ...(await columnsOf(draft)), article_section: section, created_by: actor.id };
  return executor.transaction(async (transaction) => {
    await lockSlugs(transaction, "blog_posts");
    const slug = (await readSlugClaims(transaction, "blog_posts", [draft.slug])).claim(draft.slug);
    const names = Object.keys(columns).map((name) => sql.identifier(name));
    const values = Object.values(columns).map((value) => sql`${value}`);
    const made = await readOneRow(transaction, rowOf({ id: uuid, version: z.int() }))`
      insert into blog_posts (slug, ${sql.join(names, sql`, `)}) values (${slug}, ${sql.join(values, sql`, `)}) returning id, version`;
    const saved = { ...made, slug };
    const document = { ...draft, slug };
    await replaceLinks(transaction, saved.id, document);
    await rememberVersion(transaction, saved, document, actor, draftId);
    const subject = { kind: "post", id: saved.id, name: draft.title } as const;
    if (actor.id !== null) await recordChange(transaction, { actorId: actor.id, action: "created", subject, after: auditOf(document) });
    return saved;
  });
}

/**
 * Changes a post. Every field counts: an empty one is cleared. With `baseVersion` it is refused where another user has saved since; null
 * overwrites any version.
 */
export async function updatePost(actor: Actor, postId: string, draft: PostDraft, baseVersion: number | null): Promise<PostSaveOutcome> {
  const columns = await columnsOf(draft);
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, "blog_posts");
    const current = await readRow(transaction, rowOf({ version: z.int(), audited: auditedPost }))`
      select version, ${AUDITED_POST} as audited from blog_posts p where id = ${postId} for update`;
    if (current === null) return { ok: false, reason: "not-found" };
    if (baseVersion !== null && current.version !== baseVersion) return { ok: false, reason: "stale" };
    const slug = (await readSlugClaims(transaction, "blog_posts", [draft.slug])).claim(draft.slug, postId);
    const changes = Object.entries({ ...columns, slug, waiting_version: null }).map(
      ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
    );
    const { version } = await readOneRow(transaction, rowOf({ version: z.int() }))`
      update blog_posts set ${sql.join(changes, sql`, `)} where id = ${postId} returning version`;
    const saved = { id: postId, slug, version };
    const document = { ...draft, slug };
    await replaceLinks(transaction, postId, document);
    await rememberVersion(transaction, saved, document, actor);
    const subject = { kind: "post", id: postId, name: draft.title } as const;
    await recordChange(transaction, {
      actorId: actor.id,
      action: "updated",
      subject,
      before: auditOf(current.audited),
      after: auditOf(document),
    });
    return { ok: true, ...saved };
  });
}

/** Deletes a post for good, with all its links and versions; returns false where it does not exist. */
export async function deletePost(actorId: string | null, postId: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const deleted = await readRow(transaction, rowOf({ headline: z.string(), audited: auditedPost }))`
      delete from blog_posts p where id = ${postId} returning headline, ${AUDITED_POST} as audited`;
    if (deleted === null) return false;
    const subject = { kind: "post", id: postId, name: deleted.headline } as const;
    await recordChange(transaction, { actorId, action: "deleted", subject, before: auditOf(deleted.audited) });
    return true;
  });
}
