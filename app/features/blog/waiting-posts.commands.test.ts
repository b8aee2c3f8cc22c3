import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { draftOf, makePost } from "#tests/factories/posts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { restorePosts, trashPost } from "./deleted-posts.commands.server.ts";
import { findEditedPost, listVersions } from "./editor.queries.server.ts";
import { findPost } from "./post.queries.server.ts";
import { updatePost } from "./posts.commands.server.ts";
import { discardWaitingChanges, keepWaitingChanges } from "./waiting-posts.commands.server.ts";

useTestDatabase();
let ada: TestUser;
let grace: TestUser;
beforeAll(async () => {
  ada = await createUser({ role: "admin" });
  grace = await createUser({ firstName: "Grace", lastName: "Hopper", role: "admin" });
});

const modifiedAt = async (id: string) => (await database().execute(sql`select date_modified from blog_posts where id = ${id}`)).rows;

test("changes of a published post wait: readers see it as it was, every editor goes on with them, and updating publishes them", async () => {
  const post = await makePost({ title: "As it was" });
  const before = [await findPost(post.slug), await modifiedAt(post.id)];
  const changed = draftOf({ slug: post.slug, title: "Half done" });
  expect(await keepWaitingChanges(ada, post.id, changed, post.version)).toEqual({ ok: true, id: post.id, slug: post.slug, version: 2 });
  expect([await findPost(post.slug), await modifiedAt(post.id)]).toEqual(before);
  expect(await findEditedPost(post.id)).toMatchObject({
    version: 2,
    document: { title: "Half done" },
    standing: { status: "published", slug: post.slug, isWaiting: true },
  });
  expect(await listVersions(post.id)).toMatchObject([
    { version: 2, isWaiting: true },
    { version: 1, isWaiting: false },
  ]);

  expect(await updatePost(grace, post.id, { ...changed, title: "Done" }, 2)).toMatchObject({ ok: true, version: 3 });
  expect(await findPost(post.slug)).toMatchObject({ title: "Done" });
  expect((await findEditedPost(post.id))?.standing.isWaiting).toBe(false);
});

test("C1: they are refused where somebody has saved meanwhile, and where the post is not published any more", async () => {
  const post = await makePost();
  const changed = draftOf({ slug: post.slug });
  await keepWaitingChanges(grace, post.id, changed, post.version);
  expect(await keepWaitingChanges(ada, post.id, changed, post.version)).toEqual({ ok: false, reason: "stale" });
  expect(await updatePost(ada, post.id, changed, post.version), "nor does an update overwrite them").toEqual({
    ok: false,
    reason: "stale",
  });
  await updatePost(ada, post.id, { ...changed, status: "draft" }, 2);
  expect(await keepWaitingChanges(ada, post.id, changed, 3)).toEqual({ ok: false, reason: "stale" });
  expect(await keepWaitingChanges(ada, crypto.randomUUID(), changed, 1)).toEqual({ ok: false, reason: "not-found" });
});

test("discarded they stay among the versions, and the post is again what readers see", async () => {
  const post = await makePost({ title: "Shown" });
  await keepWaitingChanges(ada, post.id, draftOf({ slug: post.slug, title: "Waits" }), post.version);
  expect([await discardWaitingChanges(ada.id, post.id), await discardWaitingChanges(ada.id, post.id)]).toEqual([true, false]);
  expect(await findEditedPost(post.id)).toMatchObject({ version: 3, document: { title: "Shown" }, standing: { isWaiting: false } });
  expect((await listVersions(post.id)).map(({ version }) => version)).toEqual([2, 1]);
  // A version number is used only once, also after one that has no row.
  expect(await updatePost(ada, post.id, draftOf({ slug: post.slug }), 3)).toMatchObject({ ok: true, version: 4 });
});

test("they wait in the trash too", async () => {
  const post = await makePost();
  await keepWaitingChanges(ada, post.id, draftOf({ slug: post.slug, title: "Waits" }), post.version);
  await trashPost(ada.id, post.id);
  await restorePosts({ id: ada.id, editsAll: true }, [post.id]);
  expect(await findEditedPost(post.id)).toMatchObject({ document: { title: "Waits" }, standing: { isWaiting: true } });
});

test("the audit log says that a draft was kept, and counts the words of a text once", async () => {
  const content = "one two\n\nthree\n";
  const post = await makePost({ content });
  await updatePost(ada, post.id, draftOf({ slug: post.slug, title: "Renamed", content }), null);
  await keepWaitingChanges(ada, post.id, draftOf({ slug: post.slug, title: "Renamed" }), 2);
  const { rows } = await database().execute(sql`select action, before, after from audit_log where subject_id = ${post.id} order by id`);
  expect(rows).toEqual([
    { action: "updated", before: { title: post.title }, after: { title: "Renamed" } },
    { action: "drafted", before: {}, after: {} },
  ]);
});
