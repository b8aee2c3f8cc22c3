import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { type EditedPost, workingCopySchema } from "./post-form.ts";
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

const workingCopyRow = rowOf({ document: workingCopySchema, baseVersion: z.int(), savedAt: timestamp, writer: uuid, revision: z.int() });

/** Returns what a user has typed of a post or a new one and not saved, or null. */
export async function findWorkingCopy(userId: string, { kind, id }: CopySubject): Promise<WorkingCopy | null> {
  const copy = await readRow(database(), workingCopyRow)`
    select document, base_version as "baseVersion", saved_at as "savedAt", writer, revision from blog_working_copies
    where user_id = ${userId} and discarded_at is null and ${kind === "post" ? sql`blog_post_id = ${id}` : sql`blog_post_id is null and id = ${id}`}`;
  return copy === null ? null : { ...copy, savedAt: new Date(copy.savedAt) };
}

/** Returns the new posts that a user has begun and not saved, newest first. */
export async function listUnsavedPosts(userId: string): Promise<UnsavedPost[]> {
  const rows = await readRows(database(), rowOf({ id: uuid, title: z.string(), savedAt: timestamp }))`
    select id, document ->> 'title' as title, saved_at as "savedAt" from blog_working_copies
    where user_id = ${userId} and blog_post_id is null and discarded_at is null order by saved_at desc, id limit 100`;
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}
