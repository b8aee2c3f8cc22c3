import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { workingCopySchema } from "./post-form.ts";

const isoDate = z.iso.datetime({ offset: true });
const profileRow = rowOf({
  name: z.string(),
  avatar: z.string().nullable(),
  bio: z.string().nullable(),
  url: z.string().nullable(),
  createdAt: isoDate,
});

/** Returns the blog's part of a user's data export (P1): their author profiles, and what they have typed in the editor and not saved. */
export async function exportBlog(userId: string): Promise<Record<string, unknown>> {
  const [blogAuthorProfiles, unsavedBlogPosts] = await Promise.all([
    readRows(database(), profileRow)`
      select name, avatar, bio, url, to_json(created_at) as "createdAt" from blog_authors where user_id = ${userId} order by created_at, id`,
    readRows(database(), rowOf({ document: workingCopySchema, savedAt: isoDate }))`
      select document, to_json(saved_at) as "savedAt" from blog_working_copies where user_id = ${userId} order by saved_at, id`,
  ]);
  return { blogAuthorProfiles, unsavedBlogPosts };
}
