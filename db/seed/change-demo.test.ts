import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { changeInBulk } from "#app/features/catalogue/editing/bulk.commands.server.ts";
import { emptyTrash } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { countTrash } from "#app/features/catalogue/editing/trash.queries.server.ts";
import { collectionDocument } from "#app/features/collections/collection-form.ts";
import { deleteCollection, saveCollection } from "#app/features/collections/collections.commands.server.ts";
import { findCollectionToEdit } from "#app/features/collections/collections.queries.server.ts";
import { listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { saveGiftToList } from "#app/features/lists/items.commands.server.ts";
import { listShownTestimonials } from "#app/features/testimonials/queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { continueDemoChange } from "./change-demo.ts";
import { chooseDemo, viewDemo } from "./demo-choice.ts";
import { readSeedGifts } from "./read-seed-gifts.ts";
import { seedDemoCatalogue } from "./seed-demo-catalogue.ts";

useTestDatabase();

const { length: demoSize } = await readSeedGifts();
const unbroken = () => new AbortController().signal;
const giftRow = rowOf({ id: uuid, slug: z.string() });
const listGifts = () => readRows(database(), giftRow)`select id, slug from gifts order by slug`;
const countsRow = rowOf({ posts: z.int(), topics: z.int(), categories: z.int() });
const countRest = () => readOneRow(database(), countsRow)`
  select (select count(*)::int from blog_posts) as posts,
    (select count(*)::int from (select id from blog_categories union all select id from blog_tags union all select id from blog_authors) t) as topics,
    (select count(*)::int from categories) as categories`;
let adminId = "";

beforeEach(async () => {
  await database().execute(sql`
    truncate gifts, categories, collections, slug_redirects, deleted_gifts, demo_catalogue, blog_posts, blog_categories, blog_tags, blog_authors cascade`);
  await database().execute(sql`update testimonials set is_shown = true`);
  await seedDemoCatalogue();
  adminId = (await createUser({ role: "admin" })).id;
});

async function putAway(): Promise<void> {
  expect(await chooseDemo(adminId, "away")).toBe(true);
  await continueDemoChange(unbroken());
}

test("the demo goes with its posts and examples, stays away at the next start, and comes back as it was", async () => {
  const [before, rest] = [await listGifts(), await countRest()];
  expect(await viewDemo()).toMatchObject({ state: "shown", gifts: demoSize, posts: 6, testimonials: 3, changedGifts: 0, listedGifts: 0 });
  const own = await createGift({ name: "A mug of one's own" });
  await putAway();
  expect(await viewDemo()).toMatchObject({ state: "away", gifts: demoSize, done: demoSize });
  expect([await listGifts(), await countTrash()]).toEqual([[{ id: own.id, slug: own.slug }], demoSize]);
  expect(await countRest()).toEqual({ posts: 0, topics: 0, categories: rest.categories });
  expect(await listShownTestimonials()).toEqual([]);

  await database().execute(sql`truncate gifts, categories cascade`);
  expect([await seedDemoCatalogue(), await listGifts()], "no start brings it back").toEqual([0, []]);

  expect(await chooseDemo(adminId, "back")).toBe(true);
  await continueDemoChange(unbroken());
  expect(await listGifts()).toEqual(before);
  expect(await countRest()).toMatchObject({ posts: rest.posts, topics: rest.topics });
  expect(await listShownTestimonials()).toHaveLength(3);
  expect(await viewDemo()).toMatchObject({ state: "shown", gifts: demoSize });
});

test("its collections go and come back, their gifts in order; one that an editor has changed or deleted is theirs", async () => {
  const { collections: before } = await listShownCollections(99);
  const byHand = before.find(({ slug }) => slug === "for-people-who-have-everything");
  const [changed, deleted] = ["cozy-nights-in", "made-for-one-person"].map((slug) => before.find((one) => one.slug === slug)?.id ?? "");
  const opened = await findCollectionToEdit(changed ?? "");
  const values = collectionDocument.parse({ ...opened?.document, lead: "Ours." });
  expect(await saveCollection({ actorId: adminId, ref: changed ?? "", basedOn: opened?.version ?? 0, values })).toMatchObject({ ok: true });
  await deleteCollection(adminId, deleted ?? "");
  await putAway();
  expect((await listShownCollections(99)).collections.map(({ lead }) => lead)).toEqual(["Ours."]);
  expect(await chooseDemo(adminId, "back")).toBe(true);
  await continueDemoChange(unbroken());
  const { collections: after } = await listShownCollections(99);
  expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug).filter((slug) => slug !== "made-for-one-person"));
  expect(after.find(({ id }) => id === byHand?.id)?.pinned).toEqual(byHand?.pinned);
});

const sellOut = (id = "") =>
  changeInBulk(adminId, { of: { ids: [id] }, deed: { kind: "field", field: "inStock", value: "false" } }, () => undefined);

test("what somebody has changed stays, and lists keep the names of what goes", async () => {
  const [edited, listed] = await listGifts();
  expect(await sellOut(edited?.id)).toMatchObject({ changed: 1 });
  const { id: listId } = await createOwnList(adminId);
  await saveGiftToList(adminId, { giftId: listed?.id ?? "", listId });
  const [post] = await readRows(database(), giftRow)`select id, slug from blog_posts order by slug`;
  await database().execute(sql`insert into blog_working_copies (user_id, blog_post_id, document) values (${adminId}, ${post?.id}, '{}')`);
  expect(await viewDemo()).toMatchObject({ gifts: demoSize - 1, changedGifts: 1, listedGifts: 1, posts: 5, changedPosts: 1 });
  await putAway();
  expect(await viewDemo(), "it is whole without what stays").toMatchObject({ gifts: demoSize - 1, done: demoSize - 1 });
  expect(await listGifts()).toEqual([edited]);
  expect(await readRows(database(), giftRow)`select id, slug from blog_posts`).toEqual([post]);
  const itemRow = rowOf({ giftId: uuid.nullable(), hasTitle: z.boolean() });
  const readItem = () => readOneRow(database(), itemRow)`
    select gift_id as "giftId", title is not null as "hasTitle" from gift_list_items where gift_list_id = ${listId}`;
  expect(await readItem()).toEqual({ giftId: null, hasTitle: true });
  await chooseDemo(adminId, "back");
  await continueDemoChange(unbroken());
  expect(await readItem()).toEqual({ giftId: listed?.id, hasTitle: false });
  expect(await listGifts()).toHaveLength(demoSize);
});

test("what was broken off goes on, and of two admins at once one decides", async () => {
  const decisions = await Promise.all([chooseDemo(adminId, "away"), chooseDemo(adminId, "away")]);
  expect(decisions.toSorted()).toEqual([false, true]);
  await continueDemoChange(AbortSignal.abort());
  expect(await viewDemo()).toMatchObject({ state: "going", done: 0 });
  const [editedMeanwhile] = await listGifts();
  await sellOut(editedMeanwhile?.id);
  expect(await chooseDemo(adminId, "back"), "not while it goes").toBe(false);
  await continueDemoChange(unbroken());
  expect([await viewDemo(), await listGifts()]).toMatchObject([{ state: "away" }, [editedMeanwhile]]);
  const { records } = await listAuditRecords({ kind: "setting" }, { page: 1, pageSize: 5 });
  expect(records[0]).toMatchObject({ action: "deleted", subjectName: "Demo catalogue", after: { gifts: demoSize, posts: 6 } });
});

test("after the trash has forgotten them the gifts are made anew", async () => {
  const slugs = (await listGifts()).map(({ slug }) => slug);
  await putAway();
  await database().execute(sql`update deleted_gifts set deleted_at = now() - interval '31 days'`);
  await emptyTrash();
  await chooseDemo(adminId, "back");
  await continueDemoChange(unbroken());
  expect((await listGifts()).map(({ slug }) => slug)).toEqual(slugs);
});

test("a shop without anything of the demo has none to put away", async () => {
  await database().execute(sql`truncate gifts, blog_posts cascade`);
  await database().execute(sql`update testimonials set is_shown = false`);
  expect([(await viewDemo()).state, await chooseDemo(adminId, "away"), await chooseDemo(adminId, "back")]).toEqual(["none", false, false]);
});
