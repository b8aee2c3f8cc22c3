import { createHash, randomBytes } from "node:crypto";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { PREVIEW_LINK_DAYS } from "./constants.ts";

/** Records that a user has a post open in the editor. */
export async function recordPresence(userId: string, postId: string): Promise<void> {
  await changeRows(database())`
    insert into blog_post_editors (blog_post_id, user_id) select id, ${userId} from blog_posts where id = ${postId}
    on conflict (blog_post_id, user_id) do update set seen_at = now()`;
}

/** Records that a user has closed a post. */
export async function removePresence(userId: string, postId: string): Promise<void> {
  await changeRows(database())`delete from blog_post_editors where blog_post_id = ${postId} and user_id = ${userId}`;
}

/** Returns the SHA-256 digest that is stored in place of a preview link's token. */
export function digestOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * Creates the secret token of a post's preview link, valid for seven days, and revokes the previous one. Returns null where the post does
 * not exist.
 */
export async function makePreviewToken(postId: string): Promise<{ token: string; expiresAt: Date } | null> {
  const token = randomBytes(24).toString("base64url");
  const link = await readRow(database(), rowOf({ expiresAt: timestamp }))`
    insert into blog_preview_links (blog_post_id, token_digest, expires_at)
    select id, ${digestOfToken(token)}, now() + make_interval(days => ${PREVIEW_LINK_DAYS}) from blog_posts where id = ${postId}
    on conflict (blog_post_id) do update set token_digest = excluded.token_digest, expires_at = excluded.expires_at
    returning expires_at as "expiresAt"`;
  return link === null ? null : { token, expiresAt: new Date(link.expiresAt) };
}
