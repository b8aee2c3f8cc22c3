import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CURRENCY } from "#app/platform/money.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createItem, createOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { MAX_ITEMS } from "./constants.ts";
import {
  addExternalItem,
  copyItem,
  editItem,
  moveItem,
  reorderItem,
  removeItem,
  restoreItem,
  saveGiftToList,
} from "./items.commands.server.ts";
import { listItems } from "./items.queries.server.ts";
import { findOwnList, listChoices, listLists } from "./lists.queries.server.ts";
import { listSavedGiftIds, listSavedGifts } from "./saved.queries.server.ts";

useTestDatabase();

const titles = async (listId: string) => (await listItems(listId)).map(({ title }) => title);
const details = { note: "", quantity: 1, splitGoalCents: null, currency: CURRENCY };
const mug = { url: "https://shop.example/mug", title: "Mug", price: 1850, note: "the blue one", quantity: 2, image: null };

describe("saving a gift", () => {
  test("50 parallel adds of one gift to one list leave one item (C2)", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const gift = await createGift();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => saveGiftToList(user.id, { giftId: gift.id, listId: list.id })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "already-in-list")).toHaveLength(49);
    expect(await listItems(list.id)).toHaveLength(1);
  });

  test("50 parallel adds of different gifts leave all of them, each at a place of its own", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const gifts = await Promise.all(Array.from({ length: 50 }, () => createGift()));
    await Promise.all(gifts.map(({ id }) => saveGiftToList(user.id, { giftId: id, listId: list.id })));
    const rows = await readRows(database(), rowOf({ position: z.int() }))`
      select position from gift_list_items where gift_list_id = ${list.id} order by 1`;
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  test("without any list makes a first one, once, however often it is asked for at once", async () => {
    const user = await createUser();
    const gifts = await Promise.all(Array.from({ length: 10 }, () => createGift()));
    await Promise.all(gifts.map(({ id }) => saveGiftToList(user.id, { giftId: id })));
    expect((await listLists(user.id)).map(({ name, itemCount, isPublic }) => [name, itemCount, isPublic])).toEqual([
      ["My Gift List", 10, false],
    ]);
  });

  test("into a new list makes it together with the gift or not at all; new lists are private", async () => {
    const user = await createUser();
    const gift = await createGift();
    const outcome = await saveGiftToList(user.id, { giftId: gift.id, newListName: "Mom" });
    expect(outcome).toMatchObject({ ok: true, list: { name: "Mom" } });
    expect(await saveGiftToList(user.id, { giftId: crypto.randomUUID(), newListName: "Dad" })).toMatchObject({
      ok: false,
      reason: "gift-not-found",
    });
    expect((await listLists(user.id)).map(({ name, isPublic }) => [name, isPublic])).toEqual([["Mom", false]]);
  });

  test("Z7: of a gift that is not there makes no first list", async () => {
    const user = await createUser();
    expect(await saveGiftToList(user.id, { giftId: crypto.randomUUID() })).toMatchObject({ ok: false, reason: "gift-not-found" });
    expect(await listLists(user.id)).toEqual([]);
  });

  test("without saying where goes to the newest list, and the dialog offers the newest first", async () => {
    const user = await createUser();
    const older = await createOwnList(user.id, "Older");
    await database().execute(sql`update gift_lists set created_at = now() - interval '1 day' where id = ${older.id}`);
    await createOwnList(user.id, "Newer");
    const gift = await createGift();
    expect(await saveGiftToList(user.id, { giftId: gift.id })).toMatchObject({ ok: true, list: { name: "Newer" } });
    expect(await listChoices(user.id, gift.id)).toMatchObject([
      { name: "Newer", itemCount: 1, hasGift: true },
      { name: "Older", itemCount: 0, hasGift: false },
    ]);
  });

  test("a full list takes no more", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    await database().execute(sql`
      insert into gift_list_items (gift_list_id, title, position)
      select ${list.id}, 'Thing ' || n, n from generate_series(1, ${MAX_ITEMS}) n`);
    const gift = await createGift();
    expect(await saveGiftToList(user.id, { giftId: gift.id, listId: list.id })).toMatchObject({ ok: false, reason: "list-full" });
    expect(await addExternalItem(user.id, list.id, mug)).toEqual({ ok: false, reason: "list-full" });
  });
});

describe("a thing from another shop", () => {
  test("is stored as it was typed, and its address stands on a list once", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => addExternalItem(user.id, list.id, mug)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listItems(list.id)).toMatchObject([
      { giftId: null, title: "Mug", url: mug.url, priceCents: 1850, note: "the blue one", quantity: 2, shippingDays: null },
    ]);
  });
});

describe("removing", () => {
  test("can be undone, with note and place", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const items = [];
    for (const name of ["One", "Two", "Three"]) items.push(await createItem(user.id, list.id, { name }));
    const second = items[1]!.itemId;
    await editItem(user.id, list.id, second, { note: "in blue", quantity: 3, splitGoalCents: 5000, currency: CURRENCY });
    expect(await removeItem(user.id, list.id, second)).toBe(true);
    expect(await titles(list.id)).toEqual(["One", "Three"]);
    expect(await restoreItem(user.id, list.id, second)).toBe(true);
    expect(await listItems(list.id)).toMatchObject([
      { title: "One" },
      { title: "Two", note: "in blue", quantity: 3, splitGoalCents: 5000, currency: CURRENCY },
      { title: "Three" },
    ]);
  });

  test("and adding again starts afresh, at the end", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const { itemId, giftId } = await createItem(user.id, list.id, { name: "One" });
    await createItem(user.id, list.id, { name: "Two" });
    await editItem(user.id, list.id, itemId, { ...details, note: "old" });
    await removeItem(user.id, list.id, itemId);
    await saveGiftToList(user.id, { giftId, listId: list.id });
    expect(await listItems(list.id)).toMatchObject([{ title: "Two" }, { title: "One", note: "" }]);
  });

  test("a gift that leaves the catalogue stays on the list by its name", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const { giftId } = await createItem(user.id, list.id, { name: "Brass lamp" });
    await database().execute(sql`delete from gifts where id = ${giftId}`);
    expect(await listItems(list.id)).toMatchObject([{ giftId: null, url: null, title: "Brass lamp", priceCents: null }]);
  });
});

describe("the order", () => {
  test("putting an item before another or at the end moves it alone, whatever was done before", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push((await createItem(user.id, list.id)).itemId);
    let expected = [...ids];
    const place = fc.tuple(fc.nat(5), fc.option(fc.nat(5)));
    await fc.assert(
      fc.asyncProperty(place, async ([from, before]) => {
        const [itemId, beforeId] = [ids[from]!, before === null ? null : ids[before]!];
        expect(await reorderItem(user.id, list.id, itemId, beforeId)).toBe(true);
        if (itemId !== beforeId) {
          const others = expected.filter((id) => id !== itemId);
          expected = others.toSpliced(beforeId === null ? others.length : others.indexOf(beforeId), 0, itemId);
        }
        expect((await listItems(list.id)).map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  test("survives ten changes at once", async () => {
    const user = await createUser();
    const list = await createOwnList(user.id);
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push((await createItem(user.id, list.id)).itemId);
    await Promise.all(ids.map((id) => reorderItem(user.id, list.id, id, ids[0]!)));
    expect((await listItems(list.id)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

describe("moving and copying", () => {
  test("a moved item goes with its note, a copied one stays too", async () => {
    const user = await createUser();
    const [from, to] = [await createOwnList(user.id, "From"), await createOwnList(user.id, "To")];
    const { itemId } = await createItem(user.id, from.id, { name: "Lamp" });
    await editItem(user.id, from.id, itemId, { ...details, note: "brass" });
    expect(await copyItem(user.id, from.id, itemId, to.id)).toEqual({ ok: true, target: { id: to.id, name: "To" } });
    expect([await titles(from.id), await listItems(to.id)]).toMatchObject([["Lamp"], [{ title: "Lamp", note: "brass" }]]);
    expect(await moveItem(user.id, from.id, itemId, to.id)).toEqual({ ok: false, reason: "already-in-list" });
    const [copy] = await listItems(to.id);
    await removeItem(user.id, to.id, copy!.id);
    expect(await moveItem(user.id, from.id, itemId, to.id)).toMatchObject({ ok: true });
    expect([await titles(from.id), await titles(to.id)]).toEqual([[], ["Lamp"]]);
  });

  test("two items that change places between two lists at once do not wait for each other", async () => {
    const user = await createUser();
    const [a, b] = [await createOwnList(user.id), await createOwnList(user.id)];
    const [one, two] = [await createItem(user.id, a.id, { name: "One" }), await createItem(user.id, b.id, { name: "Two" })];
    const moves = await Promise.all([moveItem(user.id, a.id, one.itemId, b.id), moveItem(user.id, b.id, two.itemId, a.id)]);
    expect(moves.map(({ ok }) => ok)).toEqual([true, true]);
    expect([await titles(a.id), await titles(b.id)]).toEqual([["Two"], ["One"]]);
  });
});

describe("Z4: somebody else's list", () => {
  test("is not there for reading, writing, deleting or adding", async () => {
    const [owner, stranger] = [await createUser(), await createUser()];
    const list = await createOwnList(owner.id);
    const { itemId } = await createItem(owner.id, list.id, { name: "Mine" });
    const own = await createOwnList(stranger.id);
    const gift = await createGift();
    const before = await findOwnList(owner.id, list.id);
    expect(await findOwnList(stranger.id, list.id)).toBeNull();
    expect(await saveGiftToList(stranger.id, { giftId: gift.id, listId: list.id })).toEqual({ ok: false, reason: "not-found" });
    expect(await addExternalItem(stranger.id, list.id, mug)).toEqual({ ok: false, reason: "not-found" });
    expect(await editItem(stranger.id, list.id, itemId, details)).toEqual({ ok: false, reason: "not-found" });
    expect(await editItem(stranger.id, own.id, itemId, details)).toEqual({ ok: false, reason: "not-found" });
    expect(await removeItem(stranger.id, list.id, itemId)).toBe(false);
    expect(await reorderItem(stranger.id, list.id, itemId, null)).toBe(false);
    expect(await copyItem(stranger.id, list.id, itemId, own.id)).toEqual({ ok: false, reason: "not-found" });
    expect(await moveItem(owner.id, list.id, itemId, own.id)).toEqual({ ok: false, reason: "not-found" });
    expect(await findOwnList(owner.id, list.id)).toEqual(before);
  });
});

describe("what is saved", () => {
  test("is every gift of any list, once, without what was removed or lies on a deleted list", async () => {
    const user = await createUser();
    const [a, b] = [await createOwnList(user.id, "A"), await createOwnList(user.id, "B")];
    const { giftId } = await createItem(user.id, a.id);
    await saveGiftToList(user.id, { giftId, listId: b.id });
    const gone = await createItem(user.id, a.id);
    await removeItem(user.id, a.id, gone.itemId);
    await addExternalItem(user.id, a.id, mug);
    expect(await listSavedGiftIds(user.id)).toEqual([giftId]);
    const saved = await listSavedGifts(user.id, { page: 1, pageSize: 10 });
    expect(saved.total).toBe(2);
    expect(
      saved.gifts
        .find((gift) => gift.giftId === giftId)
        ?.lists.map(({ name }) => name)
        .toSorted(),
    ).toEqual(["A", "B"]);
    expect(saved.gifts.find((gift) => gift.url === mug.url)?.lists).toHaveLength(1);
  });
});
