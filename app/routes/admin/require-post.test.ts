import { expect, test } from "vitest";
import { type Role, ROLES, type SignedInUser } from "#app/features/accounts/types.ts";
import { createPost } from "#app/features/blog/posts.commands.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { draftOf, makePost } from "#tests/factories/posts.ts";
import { createUser } from "#tests/factories/users.ts";
import { requirePost } from "./require-post.server.ts";

useTestDatabase();

/** Returns 200, or the status with which a user is refused. */
const statusOf = (user: Partial<SignedInUser>, postId: string) =>
  requirePost(user as SignedInUser, postId).then(
    () => 200,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );

test("Z1: an author edits their own posts, an editor everybody's, and nobody else any", async () => {
  const author = await createUser({ role: "author" });
  const own = await createPost(author, draftOf());
  const foreign = await makePost();
  const others = await createUser();
  const asRole = (role: Role) => ({ id: others.id, role, lacksSecondFactor: false });
  const me = { ...asRole("author"), id: author.id };
  expect([await statusOf(me, own.id), await statusOf(me, foreign.id)]).toEqual([200, 403]);
  const mayEdit = await Promise.all(ROLES.map(async (role) => [role, await statusOf(asRole(role), own.id)]));
  expect(Object.fromEntries(mayEdit)).toEqual({ owner: 200, admin: 200, editor: 200, author: 403, viewer: 403 });
});

test("what does not exist is left to the route, which says so", async () => {
  const me = { id: crypto.randomUUID(), role: "author", lacksSecondFactor: false } as const;
  expect(await statusOf(me, crypto.randomUUID())).toBe(200);
  expect(await statusOf(me, "no-id")).toBe(200);
});
