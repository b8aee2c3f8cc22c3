import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { EditedPost } from "./post.schema.ts";
import type { CopySubject, UnsavedPost } from "./types.ts";

/** What a user has typed in the editor and not saved. */
export interface WorkingCopy {
  document: EditedPost;
  baseVersion: number;
  savedAt: Date;
  /** Id of the window that wrote it last, and the number of times it was written. */
  writer: string;
  revision: number;
}

/** Returns what a user has typed of a post or a new one and not saved, or null. */
export async function findWorkingCopy(userId: string, { kind, id }: CopySubject): Promise<WorkingCopy | null> {
  const { rows } = await database().execute<{
    document: EditedPost;
    base_version: number;
    writer: string;
    revision: number;
    ms: number;
  }>(sql`
    select document, base_version, writer, revision, (extract(epoch from saved_at) * 1000)::float8 as ms from blog_working_copies
    where user_id = ${userId} and discarded_at is null and ${kind === "post" ? sql`blog_post_id = ${id}` : sql`blog_post_id is null and id = ${id}`}`);
  const row = rows[0];
  return row === undefined
    ? null
    : { document: row.document, baseVersion: row.base_version, savedAt: new Date(row.ms), writer: row.writer, revision: row.revision };
}

/** Returns the new posts that a user has begun and not saved, newest first. */
export async function listUnsavedPosts(userId: string): Promise<UnsavedPost[]> {
  const { rows } = await database().execute<{ id: string; title: string; ms: number }>(sql`
    select id, document ->> 'title' as title, (extract(epoch from saved_at) * 1000)::float8 as ms from blog_working_copies
    where user_id = ${userId} and blog_post_id is null and discarded_at is null order by saved_at desc, id limit 100`);
  return rows.map(({ id, title, ms }) => ({ id, title, savedAt: new Date(ms) }));
}
