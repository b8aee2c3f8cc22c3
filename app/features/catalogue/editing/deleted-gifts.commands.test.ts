import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { deleteGifts, emptyTrash, eraseGifts, restoreGifts } from "./deleted-gifts.commands.server.ts";
import { countTrash, listTrash } from "./trash.queries.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";

useTestDatabase();
let editorId = "";
beforeAll(async () => {
  editorId = (await createUser({ role: "admin" })).id;
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await database().execute(query)).rows;

async function createGiftOnList() {
  const gift = await createGift({
    name: "Listed Mug",
    slug: `listed-${Math.random().toString(36).slice(2)}`,
    giftType: ["home"],
    interest: ["tea"],
  });
  const owner = await createUser();
  const [list] = await rowsOf(sql`insert into gift_lists (user_id, name) values (${owner.id}, 'For mom') returning id`);
  await database().execute(
    sql`insert into gift_list_items (gift_list_id, gift_id, position, note) values (${(list as { id: string }).id}, ${gift.id}, 1, 'blue')`,
  );
  await database().execute(sql`insert into affiliate_clicks (gift_id, marketplace, page) values (${gift.id}, 'com', '/')`);
  return gift;
}

describe("deleting and taking it back", () => {
  test("the gift comes back with its mappings, its old addresses, its places on lists and its clicks", async () => {
    const gift = await createGiftOnList();
    await database().execute(sql`update gifts set slug = slug || '-new' where id = ${gift.id}`);
    const before = await findOpenedGift(gift.id);
    const { batchId, names } = await deleteGifts(editorId, [gift.id]);
    expect(names).toEqual(["Listed Mug"]);
    expect(await findOpenedGift(gift.id)).toBeNull();
    expect(
      await rowsOf(sql`select title, note from gift_list_items where gift_id is null`),
      "meanwhile it stays on the list by its name",
    ).toEqual([{ title: "Listed Mug", note: "blue" }]);
    expect(await restoreGifts(editorId, { batchId: batchId ?? "" })).toEqual([gift.id]);
    const after = await findOpenedGift(gift.id);
    expect({ ...after, updatedAt: null, version: 0 }).toEqual({ ...before, updatedAt: null, version: 0 });
    expect(await rowsOf(sql`select title, note from gift_list_items where gift_id = ${gift.id}`)).toEqual([{ title: null, note: "blue" }]);
    expect(await rowsOf(sql`select old_slug from slug_redirects where target_id = ${gift.id}`)).toEqual([{ old_slug: gift.slug }]);
    expect(await rowsOf(sql`select page from affiliate_clicks where gift_id = ${gift.id}`)).toEqual([{ page: "/" }]);
    expect(await rowsOf(sql`select words from gift_search where gift_id = ${gift.id}`)).toEqual([{ words: "listed mug" }]);
  });

  test("several at once, and only those that are there", async () => {
    const gifts = [await createGift(), await createGift()];
    const ids = gifts.map(({ id }) => id);
    const { batchId, names } = await deleteGifts(editorId, [...ids, "00000000-0000-4000-8000-000000000000"]);
    expect(names).toHaveLength(2);
    expect(await deleteGifts(editorId, ids), "a second time there is nothing").toEqual({ batchId: null, names: [] });
    expect((await restoreGifts(editorId, { batchId: batchId ?? "" })).toSorted()).toEqual(ids.toSorted());
    expect(await restoreGifts(editorId, { batchId: batchId ?? "" }), "once is enough").toEqual([]);
  });

  test("what was taken meanwhile stays with its new owner: slug, external id, a category that was deleted", async () => {
    const gift = await createGift({ slug: "the-mug", externalId: "X-1", theme: ["retro"] });
    const { batchId } = await deleteGifts(editorId, [gift.id]);
    await createGift({ slug: "the-mug", externalId: "X-1" });
    const { id: themeId } = await createCategory("theme", { slug: "retro" });
    await database().execute(sql`delete from categories where id = ${themeId}`);
    await restoreGifts(editorId, { batchId: batchId ?? "" });
    expect(await rowsOf(sql`select slug, external_id from gifts where id = ${gift.id}`)).toEqual([
      { slug: "the-mug-2", external_id: null },
    ]);
    expect((await findOpenedGift(gift.id))?.form.categories.theme).toEqual([]);
  });

  test("a post that went while the gift was away is not missed", async () => {
    const gift = await createGift();
    const [post] = await rowsOf(sql`insert into blog_posts (headline, slug, description) values ('Of mugs', 'of-mugs', '') returning id`);
    const { id: postId } = post as { id: string };
    await database().execute(sql`insert into blog_post_related_gifts (blog_post_id, gift_id) values (${postId}, ${gift.id})`);
    const { batchId } = await deleteGifts(editorId, [gift.id]);
    await database().execute(sql`delete from blog_posts where id = ${postId}`);
    expect(await restoreGifts(editorId, { batchId: batchId ?? "" })).toEqual([gift.id]);
  });

  test("the trash shows what was deleted last first, with who did it; single gifts come back, others go for good", async () => {
    await database().execute(sql`delete from deleted_gifts`);
    const gifts = [await createGift({ name: "First Cup", price: "12.50" }), await createGift({ name: "Second Cup" })];
    const ids = gifts.map(({ id }) => id);
    for (const id of ids) await deleteGifts(editorId, [id]);
    expect(await listTrash(1)).toMatchObject([
      { id: ids[1], name: "Second Cup", deletedBy: expect.any(String) },
      { id: ids[0], name: "First Cup", priceCents: 1250 },
    ]);
    expect([await countTrash(), await listTrash(2)]).toEqual([2, []]);
    expect(await restoreGifts(editorId, { ids: ids.slice(0, 1) })).toEqual(ids.slice(0, 1));
    expect([await eraseGifts(editorId, ids), await eraseGifts(editorId, ids), await countTrash()]).toEqual([1, 0, 0]);
    expect(await restoreGifts(editorId, { ids })).toEqual([]);
    const { records } = await listAuditRecords({ kind: "gift", subjectId: ids[1] ?? "" }, { page: 1, pageSize: 1 });
    expect(records).toMatchObject([{ action: "erased", subjectName: "Second Cup" }]);
  });

  test("after thirty days it is too late, and nothing of it is stored any longer", async () => {
    const gift = await createGift();
    const { batchId } = await deleteGifts(editorId, [gift.id]);
    const age = (days: number) => database().execute(sql`update deleted_gifts set deleted_at = now() - make_interval(days => ${days})`);
    const left = () => rowsOf(sql`select gift_id from deleted_gifts where gift_id = ${gift.id}`);
    await age(29);
    await emptyTrash();
    expect(await left()).toHaveLength(1);
    await age(31);
    expect([await countTrash(), await listTrash(1)]).toEqual([0, []]);
    expect(await restoreGifts(editorId, { batchId: batchId ?? "" })).toEqual([]);
    await emptyTrash();
    expect(await left()).toEqual([]);
  });

  test("a gift that was deleted before an update comes back with the defaults of columns that are new since, without those that are gone", async () => {
    const gift = await createGift({ theme: ["retro"] });
    const { batchId } = await deleteGifts(editorId, [gift.id]);
    await database().execute(sql`
      update deleted_gifts set gift = (gift - 'is_trending' - 'version') || '{"colour": "red"}' where gift_id = ${gift.id}`);
    expect(await restoreGifts(editorId, { batchId: batchId ?? "" })).toEqual([gift.id]);
    expect(await rowsOf(sql`select is_trending, version is null as lacks from gifts where id = ${gift.id}`)).toEqual([
      { is_trending: false, lacks: false },
    ]);
  });

  test("both are in the audit log", async () => {
    const gift = await createGift({ name: "Logged Lamp" });
    const { batchId } = await deleteGifts(editorId, [gift.id]);
    await restoreGifts(editorId, { batchId: batchId ?? "" });
    const { records } = await listAuditRecords({ kind: "gift", subjectId: gift.id }, { page: 1, pageSize: 5 });
    expect(records.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ["restored", "Logged Lamp"],
      ["deleted", "Logged Lamp"],
    ]);
    expect(records[1]?.before).toMatchObject({ name: "Logged Lamp" });
  });
});
