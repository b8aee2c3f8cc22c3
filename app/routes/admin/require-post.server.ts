import { NO_RIGHT } from "#app/features/accounts/admin-texts.ts";
import { hasRight } from "#app/features/accounts/require-user.server.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import { findPostCreator } from "#app/features/blog/post-creators.queries.server.ts";
import type { EditingUser } from "#app/features/blog/types.ts";
import { throwPageError } from "#app/platform/errors.ts";

/** Throws 403 unless the user may edit this post: any, or with the right `blog.own` alone one that they have made. */
export async function requirePost(user: SignedInUser, postId: string): Promise<void> {
  if (hasRight(user, "blog.edit")) return;
  const creator = await findPostCreator(postId);
  // What does not exist is answered as such by the route.
  if (creator !== null && creator.userId !== user.id) throwPageError(403, NO_RIGHT);
}

/** Returns the user as an editor of posts. */
export function editingUserOf(user: SignedInUser): EditingUser {
  return { id: user.id, editsAll: hasRight(user, "blog.edit") };
}
