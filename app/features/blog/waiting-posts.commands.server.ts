import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import type { PostDraft } from "./post-form.ts";
import { type Actor, type PostSaveOutcome, rememberVersion } from "./posts.commands.server.ts";

/**
 * Stores changes of a published post as a draft that its editors go on with; readers see the post as it is. It is refused where another user
 * has saved since `baseVersion`, or where the post is not published any more.
 */
export async function keepWaitingChanges(
  actor: Actor,
  postId: string,
  draft: PostDraft,
  baseVersion: number | null,
): Promise<PostSaveOutcome> {
  return database().transaction(async (transaction) => {
    const current = await readRow(transaction, rowOf({ version: z.int(), isPublished: z.boolean() }))`
      select version, status = 'published' as "isPublished" from blog_posts where id = ${postId} for update`;
    if (current === null) return { ok: false, reason: "not-found" };
    if (!current.isPublished || (baseVersion !== null && current.version !== baseVersion)) return { ok: false, reason: "stale" };
    // The columns that readers see stay, and with them the date of the last change.
    const { version } = await readOneRow(transaction, rowOf({ version: z.int() }))`
      update blog_posts set version = version + 1, waiting_version = version + 1 where id = ${postId} returning version`;
    const saved = { id: postId, slug: draft.slug, version };
    await rememberVersion(transaction, saved, draft, actor);
    const subject = { kind: "post", id: postId, name: draft.title } as const;
    await recordChange(transaction, { actorId: actor.id, action: "drafted", subject });
    return { ok: true, ...saved };
  });
}

/** Discards the changes of a published post that wait as a draft; they stay among its versions. Returns false where none wait. */
export async function discardWaitingChanges(actorId: string, postId: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const post = await readRow(transaction, rowOf({ title: z.string() }))`
      update blog_posts set version = version + 1, waiting_version = null
      where id = ${postId} and waiting_version is not null returning headline as title`;
    if (post === null) return false;
    await changeRows(transaction)`delete from blog_working_copies where user_id = ${actorId} and blog_post_id = ${postId}`;
    const subject = { kind: "post", id: postId, name: post.title } as const;
    await recordChange(transaction, { actorId, action: "discarded draft", subject });
    return true;
  });
}
