import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { lockSlugs, readSlugClaims } from "#app/features/catalogue/slugs.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { insertStored, readReferences, readReferringRows, rowsByTable } from "#app/platform/db/set-aside.server.ts";
import { IS_POST_IN_TRASH, mayRestore } from "./deleted-posts.queries.server.ts";
import { AUDITED_POST, auditedPost, auditOf } from "./posts.commands.server.ts";
import type { EditingUser } from "./types.ts";

/** What must not outlive the deletion: who reads and edits it at the moment, and what single editors have typed and not saved. */
const LEFT = ["blog_post_readings", "blog_post_editors", "blog_working_copies"];

const storedPost = z.looseObject({ slug: z.string(), headline: z.string() });

/** Moves a post with its links and versions to the trash; returns false where it does not exist. */
export async function trashPost(actorId: string, postId: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const going = await readRow(transaction, rowOf({ post: storedPost, audited: auditedPost, oldSlugs: z.array(z.string()) }))`
      select to_jsonb(p) - 'created_by' as post, ${AUDITED_POST} as audited,
        array(select old_slug from slug_redirects where kind = 'blog_posts' and target_id = p.id order by created_at) as "oldSlugs"
      from blog_posts p where id = ${postId} for update`;
    if (going === null) return false;
    const references = await readReferences("blog_posts", LEFT, transaction);
    const gone = (await readReferringRows(references, sql`array[${postId}]::uuid[]`, transaction)).get(postId) ?? {};
    await changeRows(transaction)`
      insert into blog_deleted_posts (post_id, created_by, post, old_slugs, gone)
      select id, created_by, ${JSON.stringify(going.post)}, ${sql.param(going.oldSlugs)}, ${JSON.stringify(gone)} from blog_posts where id = ${postId}`;
    await changeRows(transaction)`delete from blog_posts where id = ${postId}`;
    const subject = { kind: "post", id: postId, name: going.post.headline } as const;
    await recordChange(transaction, { actorId, action: "deleted", subject, before: auditOf(going.audited) });
    return true;
  });
}

const deletedRow = rowOf({
  id: uuid,
  createdBy: uuid.nullable(),
  post: storedPost,
  oldSlugs: z.array(z.string()),
  gone: rowsByTable,
});

const chosen = (editor: EditingUser, ids: readonly string[]): SQL =>
  sql`post_id = any (${sql.param([...ids])}::uuid[]) and ${mayRestore(editor)}`;

/** Restores posts of the trash that this editor may change, as they were. Returns their ids, an empty list where their time is over. */
export async function restorePosts(editor: EditingUser, ids: readonly string[]): Promise<string[]> {
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, "blog_posts");
    const deleted = await readRows(transaction, deletedRow)`
      delete from blog_deleted_posts where ${chosen(editor, ids)} and ${IS_POST_IN_TRASH}
      returning post_id as id, created_by as "createdBy", post, old_slugs as "oldSlugs", gone`;
    for (const row of deleted) await bringBack(row, transaction);
    for (const { id, post } of deleted) {
      const subject = { kind: "post", id, name: post.headline } as const;
      await recordChange(transaction, { actorId: editor.id, action: "restored", subject });
    }
    return deleted.map(({ id }) => id);
  });
}

/** A slug that another post has taken meanwhile stays with that post. */
async function bringBack({ id, createdBy, post, oldSlugs, gone }: z.output<typeof deletedRow>, transaction: Executor): Promise<void> {
  const slug = (await readSlugClaims(transaction, "blog_posts", [post.slug])).claim(post.slug, id);
  await insertStored("blog_posts", [{ ...post, slug, created_by: createdBy }], {}, transaction);
  await changeRows(transaction)`
    insert into slug_redirects (kind, old_slug, target_id)
    select 'blog_posts', old_slug, ${id} from unnest(${sql.param(oldSlugs)}::text[]) old_slug
    where not exists (select from blog_posts where slug = old_slug) on conflict do nothing`;
  for (const { table } of await readReferences("blog_posts", LEFT, transaction)) {
    const rows = gone[table];
    if (rows !== undefined) await insertStored(table, rows, { except: "blog_posts" }, transaction);
  }
}

/** Deletes posts of the trash for good, those that this editor may change. Returns how many there were. */
export async function erasePosts(editor: EditingUser, ids: readonly string[]): Promise<number> {
  return database().transaction(async (transaction) => {
    const erased = await readRows(transaction, rowOf({ id: uuid, name: z.string() }))`
      delete from blog_deleted_posts where ${chosen(editor, ids)} returning post_id as id, post ->> 'headline' as name`;
    for (const { id, name } of erased)
      await recordChange(transaction, { actorId: editor.id, action: "erased", subject: { kind: "post", id, name } });
    return erased.length;
  });
}

/** Deletes for good the posts that have been in the trash long enough. */
export async function emptyPostTrash(): Promise<void> {
  await changeRows(database())`delete from blog_deleted_posts where not (${IS_POST_IN_TRASH})`;
}
