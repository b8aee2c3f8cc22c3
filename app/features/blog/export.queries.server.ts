import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";

/** Returns the blog's part of a user's data export (P1): their author profiles, and what they have typed in the editor and not saved. */
export async function exportBlog(userId: string): Promise<Record<string, unknown>> {
  const [profiles, drafts] = await Promise.all([
    database().execute(sql`
      select name, avatar, bio, url, to_json(created_at) as "createdAt" from blog_authors where user_id = ${userId} order by created_at, id`),
    database().execute(sql`
      select document, to_json(saved_at) as "savedAt" from blog_working_copies where user_id = ${userId} order by saved_at, id`),
  ]);
  return { blogAuthorProfiles: profiles.rows, unsavedBlogPosts: drafts.rows };
}
