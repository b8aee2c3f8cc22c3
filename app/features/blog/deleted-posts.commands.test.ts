import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { draftOf, makeTopic } from "#tests/factories/posts.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { emptyPostTrash, erasePosts, restorePosts, trashPost } from "./deleted-posts.commands.server.ts";
import { countTrashedPosts, listTrashedPosts } from "./deleted-posts.queries.server.ts";
import { makePreviewToken, recordPresence } from "./editor.commands.server.ts";
import { findEditedPost, listVersions } from "./editor.queries.server.ts";
import { findPost, findPostSlugByOldSlug } from "./post.queries.server.ts";
import { createPost, updatePost } from "./posts.commands.server.ts";

useTestDatabase();
let ada: TestUser;
let grace: TestUser;
const asEditor = ({ id }: TestUser) => ({ id, editsAll: true });
const asAuthor = ({ id }: TestUser) => ({ id, editsAll: false });
const rowsOf = async (query: ReturnType<typeof sql>) => (await database().execute(query)).rows;

beforeAll(async () => {
  ada = await createUser({ role: "admin" });
  grace = await createUser({ firstName: "Grace", lastName: "Hopper", role: "admin" });
});

test("a post goes to the trash and comes back as it was: its links, versions, old addresses, readers and owner", async () => {
  const [gift, category, tag, author] = await Promise.all([
    createGift(),
    makeTopic("blog_categories"),
    makeTopic("blog_tags"),
    makeTopic("blog_authors"),
  ]);
  const draft = draftOf({ slug: "of-knots", category: category.id, tags: [tag.id], authors: [author.id], relatedGiftIds: [gift.id] });
  const { id, version } = await createPost(ada, draft);
  await updatePost(grace, id, { ...draft, slug: "of-ribbons", content: "More *text*." }, version);
  await database().execute(sql`update blog_posts set view_count = 7 where id = ${id}`);
  await makePreviewToken(id);
  await recordPresence(grace.id, id);
  const before = await findEditedPost(id);

  expect(await trashPost(grace.id, id)).toBe(true);
  expect([await findEditedPost(id), await findPost("of-ribbons"), await listVersions(id)]).toEqual([null, null, []]);
  expect(await listTrashedPosts(asEditor(ada), 1)).toMatchObject([
    { id, title: draft.title, status: "published", deletedBy: "Grace Hopper" },
  ]);
  expect(await trashPost(grace.id, id), "a second time there is nothing").toBe(false);

  expect(await restorePosts(asEditor(ada), [id])).toEqual([id]);
  expect(await findEditedPost(id)).toEqual(before);
  expect((await listVersions(id)).map((each) => [each.version, each.savedBy])).toEqual([
    [2, "Grace Hopper"],
    [1, "Ada Lovelace"],
  ]);
  expect(await findPostSlugByOldSlug("of-knots")).toBe("of-ribbons");
  expect(await rowsOf(sql`select view_count, created_by from blog_posts where id = ${id}`)).toEqual([
    { view_count: 7, created_by: ada.id },
  ]);
  expect(await rowsOf(sql`select blog_post_id from blog_post_editors where blog_post_id = ${id}`), "nobody has it open").toEqual([]);
  expect(await rowsOf(sql`select action from audit_log where subject_id = ${id} order by id desc limit 2`)).toEqual([
    { action: "restored" },
    { action: "deleted" },
  ]);
});

test("what went meanwhile is not missed: a tag, the gift, an account; a slug that is taken stays with the other post", async () => {
  const leaver = await createUser({ role: "admin" });
  const [gift, tag] = await Promise.all([createGift(), makeTopic("blog_tags")]);
  const draft = draftOf({ slug: "wanted", tags: [tag.id], relatedGiftIds: [gift.id] });
  const { id } = await createPost(leaver, draft);
  await trashPost(ada.id, id);
  await createPost(ada, draftOf({ slug: "wanted" }));
  await database().execute(sql`delete from blog_tags where id = ${tag.id}`);
  await database().execute(sql`delete from gifts where id = ${gift.id}`);
  await database().execute(sql`delete from users where id = ${leaver.id}`);
  expect(await restorePosts(asEditor(ada), [id])).toEqual([id]);
  expect((await findEditedPost(id))?.document).toMatchObject({ slug: "wanted-2", tags: [], relatedGiftIds: [] });
  expect((await listVersions(id)).map(({ version, savedBy }) => [version, savedBy])).toEqual([[1, null]]);
});

test("an author sees, restores and erases their own posts only", async () => {
  const posts = [await createPost(ada, draftOf()), await createPost(grace, draftOf())] as const;
  for (const { id } of posts) await trashPost(ada.id, id);
  const ids = posts.map(({ id }) => id);
  expect((await listTrashedPosts(asAuthor(grace), 1)).map(({ id }) => id)).toEqual([posts[1].id]);
  expect(await countTrashedPosts(asAuthor(grace))).toBe(1);
  expect(await erasePosts(asAuthor(grace), [posts[0].id])).toBe(0);
  expect(await restorePosts(asAuthor(grace), ids)).toEqual([posts[1].id]);
  expect([await erasePosts(asAuthor(ada), ids), await restorePosts(asEditor(ada), ids)]).toEqual([1, []]);
});

test("after thirty days it is too late, and nothing of it is stored any longer", async () => {
  const { id } = await createPost(ada, draftOf());
  await trashPost(ada.id, id);
  const age = (days: number) => database().execute(sql`update blog_deleted_posts set deleted_at = now() - make_interval(days => ${days})`);
  const left = () => rowsOf(sql`select post_id from blog_deleted_posts where post_id = ${id}`);
  await age(29);
  await emptyPostTrash();
  expect(await left()).toHaveLength(1);
  await age(31);
  expect([await countTrashedPosts(asEditor(ada)), await restorePosts(asEditor(ada), [id])]).toEqual([0, []]);
  await emptyPostTrash();
  expect(await left()).toEqual([]);
});
