import { NO_RIGHT } from "#app/features/accounts/admin-texts.ts";
import { hasRight } from "#app/features/accounts/require-user.server.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import { isOwnPost } from "#app/features/blog/own-posts.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";

/** Throws 403 unless the user may edit this post: any, or with the right `blog.own` alone one that they have made. */
export async function requirePost(user: SignedInUser, postId: string): Promise<void> {
  if (hasRight(user, "blog.edit") || (await isOwnPost(user.id, postId))) return;
  throwPageError(403, NO_RIGHT);
}
