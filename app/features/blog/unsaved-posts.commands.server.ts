import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { UNSAVED_POST_DAYS, UNSAVED_POST_UNDO_MINUTES } from "./constants.ts";
import type { EditedPost } from "./post-form.ts";
import type { CopySubject } from "./types.ts";

/** What a window of the editor sends to store a copy. */
interface WrittenCopy {
  baseVersion: number;
  document: EditedPost;
  /** Id of the window. */
  writer: string;
  /** The copy that this window has loaded or stored last; null for none. */
  after: { writer: string; revision: number } | null;
}

/** Outcome of storing a copy; `elsewhere` means that another window has written since and nothing was overwritten. */
export type KeepOutcome = "kept" | "elsewhere" | "gone";

/** Stores what a user has typed and not saved, unless that would overwrite another window's text. */
export function keepWorkingCopy(userId: string, subject: CopySubject, copy: WrittenCopy): Promise<KeepOutcome> {
  return subject.kind === "post" ? keepCopyOfPost(userId, subject.id, copy) : keepUnsavedPost(userId, subject.id, copy);
}

/** True where this window wrote the copy or has loaded its current revision. */
const isKnown = (writer: string, after: WrittenCopy["after"]) =>
  sql`(copy.writer = ${writer}::uuid or (copy.writer = ${after?.writer ?? null}::uuid and copy.revision = ${after?.revision ?? null}::int))`;

async function keepCopyOfPost(userId: string, postId: string, copy: WrittenCopy): Promise<KeepOutcome> {
  const { baseVersion, document, writer, after } = copy;
  const outcome = await readOneRow(database(), rowOf({ isThere: z.boolean(), isKept: z.boolean() }))`
    with post as (select id from blog_posts where id = ${postId}),
    kept as (
      insert into blog_working_copies as copy (user_id, blog_post_id, base_version, document, writer)
      select ${userId}, id, ${baseVersion}, ${JSON.stringify(document)}::jsonb, ${writer}::uuid from post
      on conflict (user_id, blog_post_id) do update set document = excluded.document, base_version = excluded.base_version,
        writer = excluded.writer, revision = copy.revision + 1, saved_at = now(), discarded_at = null
      where ${isKnown(writer, after)} or copy.discarded_at is not null
      returning id
    )
    select exists (select from post) as "isThere", exists (select from kept) as "isKept"`;
  if (!outcome.isThere) return "gone";
  return outcome.isKept ? "kept" : "elsewhere";
}

async function keepUnsavedPost(userId: string, draftId: string, { document, writer, after }: WrittenCopy): Promise<KeepOutcome> {
  // A copy that this window knows and that no longer exists was saved or discarded in another one.
  const kept =
    after === null
      ? await changeRows(database())`
        insert into blog_working_copies as copy (id, user_id, document, writer)
        values (${draftId}, ${userId}, ${JSON.stringify(document)}::jsonb, ${writer}::uuid)
        on conflict (id) do update
          set document = excluded.document, revision = copy.revision + 1, saved_at = now(), discarded_at = null
        where copy.user_id = ${userId} and copy.blog_post_id is null and ${isKnown(writer, after)}`
      : await changeRows(database())`
        update blog_working_copies as copy
        set document = ${JSON.stringify(document)}::jsonb, writer = ${writer}::uuid, revision = copy.revision + 1, saved_at = now(),
          discarded_at = null
        where id = ${draftId} and user_id = ${userId} and blog_post_id is null and ${isKnown(writer, after)}`;
  return kept > 0 ? "kept" : "elsewhere";
}

const isOf = (userId: string, { kind, id }: CopySubject) =>
  kind === "post" ? sql`user_id = ${userId} and blog_post_id = ${id}` : sql`user_id = ${userId} and blog_post_id is null and id = ${id}`;

/** Discards what a user has typed and not saved; it can be restored for an hour. Returns false where there is nothing. */
export async function discardWorkingCopy(userId: string, subject: CopySubject): Promise<boolean> {
  const discarded = await changeRows(database())`
    update blog_working_copies set discarded_at = now() where ${isOf(userId, subject)} and discarded_at is null`;
  return discarded > 0;
}

/** Restores a discarded working copy. Returns false where the hour is over. */
export async function restoreWorkingCopy(userId: string, subject: CopySubject): Promise<boolean> {
  const restored = await changeRows(database())`
    update blog_working_copies set discarded_at = null where ${isOf(userId, subject)} and discarded_at is not null`;
  return restored > 0;
}

/** Deletes copies that were discarded an hour ago and copies without a change for 30 days. */
export async function purgeWorkingCopies(now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await changeRows(database())`
    delete from blog_working_copies
    where discarded_at < ${at} - make_interval(mins => ${UNSAVED_POST_UNDO_MINUTES}) or saved_at < ${at} - make_interval(days => ${UNSAVED_POST_DAYS})`;
}
