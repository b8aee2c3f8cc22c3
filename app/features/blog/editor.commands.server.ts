import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { PREVIEW_LINK_DAYS } from "./constants.ts";
import type { EditedPost } from "./post.schema.ts";

/** Keeps what an editor has typed; null for a post that does not exist yet. False where the post is gone. */
export async function keepWorkingCopy(userId: string, postId: string | null, baseVersion: number, document: EditedPost): Promise<boolean> {
  const { rows } = await database().execute(sql`
    insert into blog_working_copies (user_id, blog_post_id, base_version, document)
    select ${userId}, ${postId}::uuid, ${baseVersion}, ${JSON.stringify(document)}::jsonb
    where ${postId}::uuid is null or exists (select from blog_posts where id = ${postId}::uuid)
    on conflict (user_id, blog_post_id) do update set document = excluded.document, base_version = excluded.base_version, saved_at = now()
    returning id`);
  return rows.length > 0;
}

/** Forgets what an editor has typed and not saved. */
export async function dropWorkingCopy(userId: string, postId: string | null): Promise<void> {
  await database().execute(
    sql`delete from blog_working_copies where user_id = ${userId} and blog_post_id is not distinct from ${postId}::uuid`,
  );
}

/** Notes that somebody has a post open in the editor. */
export async function noteEditor(userId: string, postId: string): Promise<void> {
  await database().execute(sql`
    insert into blog_post_editors (blog_post_id, user_id) select id, ${userId} from blog_posts where id = ${postId}
    on conflict (blog_post_id, user_id) do update set seen_at = now()`);
}

/** Notes that somebody has closed it. */
export async function forgetEditor(userId: string, postId: string): Promise<void> {
  await database().execute(sql`delete from blog_post_editors where blog_post_id = ${postId} and user_id = ${userId}`);
}

/** What of a preview link's token is kept. */
export function digestOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Makes the secret token of a post's preview link, good for seven days; the one before stops working. Null where there is no such post. */
export async function makePreviewToken(postId: string): Promise<{ token: string; expiresAt: Date } | null> {
  const token = randomBytes(24).toString("base64url");
  const { rows } = await database().execute<{ ms: number }>(sql`
    insert into blog_preview_links (blog_post_id, token_digest, expires_at)
    select id, ${digestOfToken(token)}, now() + make_interval(days => ${PREVIEW_LINK_DAYS}) from blog_posts where id = ${postId}
    on conflict (blog_post_id) do update set token_digest = excluded.token_digest, expires_at = excluded.expires_at
    returning (extract(epoch from expires_at) * 1000)::float8 as ms`);
  return rows[0] === undefined ? null : { token, expiresAt: new Date(rows[0].ms) };
}
