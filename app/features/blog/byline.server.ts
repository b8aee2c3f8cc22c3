import { findAuthorOfUser } from "./admin-posts.queries.server.ts";
import { findEditedPost } from "./editor.queries.server.ts";
import { createTopic } from "./topics.commands.server.ts";

const MAX_NAME = 120;

/**
 * Returns the byline of a post that somebody saves who may only write in their own name: the one that the post has, or of a new post
 * themselves, for whom a profile is made where there is none.
 */
export async function findOwnByline(user: { id: string; name: string }, postId: string | null): Promise<string[]> {
  if (postId !== null) return (await findEditedPost(postId))?.document.authors ?? [];
  const own = await findAuthorOfUser(user.id);
  if (own !== null) return [own.id];
  const profile = { kind: "author", name: user.name.slice(0, MAX_NAME), avatar: null, bio: null, url: null } as const;
  return [await createTopic(user.id, profile, user.id)];
}
