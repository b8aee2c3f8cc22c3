import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { POST_TRASH_DAYS, POST_TRASH_PER_PAGE } from "./constants.ts";
import { POST_STATUSES, type EditingUser, type TrashedPost } from "./types.ts";

/** True of a post of `blog_deleted_posts` whose time in the trash is not over. */
export const IS_POST_IN_TRASH = sql`deleted_at >= now() - make_interval(days => ${POST_TRASH_DAYS})`;

/** True of a post of `blog_deleted_posts` that this editor may restore or delete for good. */
export const mayRestore = (editor: EditingUser): SQL => sql`(${editor.editsAll} or created_by = ${editor.id})`;

/** Returns how many posts are in the trash that this editor may restore. */
export async function countTrashedPosts(editor: EditingUser): Promise<number> {
  return (
    await readOneRow(database(), rowOf({ count: z.int() }))`
      select count(*)::int as count from blog_deleted_posts where ${IS_POST_IN_TRASH} and ${mayRestore(editor)}`
  ).count;
}

const trashedRow = rowOf({
  id: uuid,
  title: z.string(),
  status: z.enum(POST_STATUSES),
  deletedAt: timestamp,
  deletedBy: z.string().nullable(),
});

/** Returns a page of the posts in the trash that this editor may restore, what was deleted last first. */
export async function listTrashedPosts(editor: EditingUser, page: number): Promise<TrashedPost[]> {
  const rows = await readRows(database(), trashedRow)`
    select post_id as id, post ->> 'headline' as title, post ->> 'status' as status, deleted_at as "deletedAt", (
        select actor_name from audit_log
        where subject_kind = 'post' and subject_id = post_id::text and action = 'deleted' order by id desc limit 1
      ) as "deletedBy"
    from blog_deleted_posts where ${IS_POST_IN_TRASH} and ${mayRestore(editor)}
    order by deleted_at desc, post_id limit ${POST_TRASH_PER_PAGE} offset ${(page - 1) * POST_TRASH_PER_PAGE}`;
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) }));
}
