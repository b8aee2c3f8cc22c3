import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createItem, createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { claimItem, pledgeShare, undoClaim } from "./claims.commands.server.ts";
import { exportLists } from "./export.queries.server.ts";
import { editItem, moveItem, removeItem, saveGiftToList } from "./items.commands.server.ts";
import { findClaimToUndo, listClaimsForVisitors } from "./items.queries.server.ts";
import { deleteList, editList, restoreList, shareList } from "./lists.commands.server.ts";
import { findOwnList, findRevealedClaims, findSharedList, listChoices, listLists } from "./lists.queries.server.ts";
import { findListPictures, purgeDeleted, removeUnusedPictures } from "./removal.commands.server.ts";

useTestDatabase();

const ANNA = { name: "Anna", userId: null };
const NOBODY = { name: "", userId: null };

async function sharedList() {
  const owner = await createUser();
  const list = await createOwnList(owner.id);
  const { itemId, giftId } = await createItem(owner.id, list.id, { name: "Lamp" });
  return { owner, list, itemId, giftId, token: await shareOwnList(owner.id, list.id) };
}

describe("claiming", () => {
  test("of twenty at once who want the last piece one gets it, and the others are told", async () => {
    const { token, itemId } = await sharedList();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => claimItem(token, itemId, 1, NOBODY)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "taken")).toHaveLength(19);
  });

  test("of several pieces leaves the rest", async () => {
    const { owner, list, token, itemId } = await sharedList();
    await editItem(owner.id, list.id, itemId, { note: "", quantity: 4, splitGoalCents: null, currency: CURRENCY });
    expect(await claimItem(token, itemId, 3, ANNA)).toMatchObject({ ok: true });
    expect(await claimItem(token, itemId, 2, NOBODY)).toEqual({ ok: false, reason: "taken", left: 1, currency: CURRENCY });
    expect(await claimItem(token, itemId, 1, NOBODY)).toMatchObject({ ok: true });
  });

  test("is undone by the link alone, once, and stores nothing but a hash of its secret", async () => {
    const { token, itemId } = await sharedList();
    const claimed = await claimItem(token, itemId, 1, ANNA);
    if (!claimed.ok) throw new Error(claimed.reason);
    const { rows } = await database().execute(sql`select * from gift_list_claims where item_id = ${itemId}`);
    expect(JSON.stringify(rows)).not.toContain(claimed.undoToken);
    expect(await findClaimToUndo(claimed.undoToken)).toMatchObject({ title: "Lamp", name: "Anna", shareToken: token, isStillWanted: true });
    expect(await undoClaim(`${claimed.undoToken}x`)).toBe(false);
    expect(await undoClaim(claimed.undoToken)).toBe(true);
    expect(await undoClaim(claimed.undoToken)).toBe(false);
    expect(await claimItem(token, itemId, 1, NOBODY)).toMatchObject({ ok: true });
  });

  test("needs the secret link as it is now", async () => {
    const { owner, list, token, itemId } = await sharedList();
    expect(await shareList(owner.id, list.id, true)).toBe(token);
    await shareList(owner.id, list.id, false);
    expect([await findSharedList(token), await claimItem(token, itemId, 1, ANNA)]).toEqual([null, { ok: false, reason: "not-found" }]);
    const renewed = await shareOwnList(owner.id, list.id);
    expect(renewed).not.toBe(token);
    expect(await claimItem(token, itemId, 1, ANNA)).toEqual({ ok: false, reason: "not-found" });
    await deleteList(owner.id, list.id);
    expect(await claimItem(renewed, itemId, 1, ANNA)).toEqual({ ok: false, reason: "not-found" });
    await restoreList(owner.id, list.id);
    expect(await claimItem(renewed, itemId, 1, ANNA)).toMatchObject({ ok: true });
  });

  test("an item of another list cannot be claimed through this link", async () => {
    const [one, two] = [await sharedList(), await sharedList()];
    expect(await claimItem(one.token, two.itemId, 1, ANNA)).toEqual({ ok: false, reason: "not-found" });
  });
});

describe("split gifts", () => {
  test("several people pledge shares, never more than the sum, also at once", async () => {
    const { owner, list, token, itemId } = await sharedList();
    await editItem(owner.id, list.id, itemId, { note: "", quantity: 1, splitGoalCents: 10_000, currency: CURRENCY });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => pledgeShare(token, itemId, 3000, NOBODY)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "taken", left: 1000, currency: CURRENCY });
    expect(await pledgeShare(token, itemId, 1000, ANNA)).toMatchObject({ ok: true });
    expect(await pledgeShare(token, itemId, 1, ANNA)).toEqual({ ok: false, reason: "taken", left: 0, currency: CURRENCY });
  });

  test("are pledged to, others are claimed", async () => {
    const { owner, list, token, itemId } = await sharedList();
    expect(await pledgeShare(token, itemId, 100, ANNA)).toEqual({ ok: false, reason: "not-split" });
    await editItem(owner.id, list.id, itemId, { note: "", quantity: 1, splitGoalCents: 10_000, currency: CURRENCY });
    expect(await claimItem(token, itemId, 1, ANNA)).toEqual({ ok: false, reason: "is-split" });
  });
});

describe("the owner", () => {
  test("sees the same of their list whether or not something is claimed: page, lists, choices, export", async () => {
    const { owner, list, token, itemId } = await sharedList();
    const look = async () =>
      JSON.stringify([
        await findOwnList(owner.id, list.id),
        await listLists(owner.id),
        await listChoices(owner.id, null),
        await exportLists(owner.id),
        await findRevealedClaims({ id: list.id, claimsRevealedOn: null }, "2026-12-24"),
        await findRevealedClaims({ id: list.id, claimsRevealedOn: "2026-12-25" }, "2026-12-24"),
      ]);
    const before = await look();
    expect(await claimItem(token, itemId, 1, ANNA)).toMatchObject({ ok: true });
    expect(await look()).toBe(before);
  });

  test("cannot claim on their own list, and is told the same whether or not it is taken", async () => {
    const { owner, token, itemId } = await sharedList();
    const self = { name: "", userId: owner.id };
    expect(await claimItem(token, itemId, 1, self)).toEqual({ ok: false, reason: "own-list" });
    await claimItem(token, itemId, 1, ANNA);
    expect(await claimItem(token, itemId, 1, self)).toEqual({ ok: false, reason: "own-list" });
  });

  test("sees what is claimed from their day on", async () => {
    const { list, token, itemId } = await sharedList();
    await claimItem(token, itemId, 1, ANNA);
    expect(await findRevealedClaims({ id: list.id, claimsRevealedOn: "2026-12-25" }, "2026-12-25")).toMatchObject([
      { itemId, name: "Anna" },
    ]);
  });

  test("does not learn it either by moving the gift to a list whose day has come", async () => {
    const { owner, list, token, itemId } = await sharedList();
    const other = await createOwnList(owner.id);
    await claimItem(token, itemId, 1, ANNA);
    await moveItem(owner.id, list.id, itemId, other.id);
    expect(await findRevealedClaims({ id: other.id, claimsRevealedOn: "2026-01-01" }, "2026-12-25")).toEqual([]);
    expect(await listClaimsForVisitors(other.id)).toHaveLength(1);
  });

  test("their changes wait for no claim under way, and no claim for them (timing)", async () => {
    const { owner, list, token, itemId } = await sharedList();
    await database().transaction(async (claiming) => {
      await claiming.execute(sql`
        insert into gift_list_claims (item_id, gift_list_id, pieces, undo_token_hash) values (${itemId}, ${list.id}, 1, 'pending')`);
      // The claim is not yet committed here; a lock would make these calls wait forever.
      await editItem(owner.id, list.id, itemId, { note: "still wanted", quantity: 2, splitGoalCents: null, currency: CURRENCY });
      await editList(owner.id, list.id, { name: "Renamed", description: "", occasionDate: null, claimsRevealedOn: null });
      await removeItem(owner.id, list.id, itemId);
    });
    expect(await claimItem(token, itemId, 1, ANNA)).toEqual({ ok: false, reason: "not-found" });
  });

  test("who removes a claimed gift and adds it again gets it back claimed", async () => {
    const { owner, list, token, itemId, giftId } = await sharedList();
    await claimItem(token, itemId, 1, ANNA);
    await removeItem(owner.id, list.id, itemId);
    await database().execute(sql`update gift_list_items set deleted_at = now() - interval '2 days' where id = ${itemId}`);
    await purgeDeleted(owner.id);
    await saveGiftToList(owner.id, { giftId, listId: list.id });
    expect(await claimItem(token, itemId, 1, NOBODY)).toMatchObject({ ok: false, reason: "taken" });
  });
});

describe("deleting for good", () => {
  test("what can no longer be undone goes with the next deletion", async () => {
    const { owner, list } = await sharedList();
    await deleteList(owner.id, list.id);
    await purgeDeleted(owner.id);
    expect(await restoreList(owner.id, list.id)).toBe(true);
    await deleteList(owner.id, list.id);
    await database().execute(sql`update gift_lists set deleted_at = now() - interval '2 hours' where id = ${list.id}`);
    expect(await restoreList(owner.id, list.id)).toBe(false);
    await purgeDeleted(owner.id);
    expect((await database().execute(sql`select 1 from gift_lists where id = ${list.id}`)).rowCount).toBe(0);
  });

  test("P1: with a person go lists, items, claims and pictures", async () => {
    const { owner, list, token, itemId } = await sharedList();
    await claimItem(token, itemId, 1, ANNA);
    await database().execute(sql`update gift_list_items set image = '/media/a-picture' where id = ${itemId}`);
    const pictures = await findListPictures(owner.id);
    expect(pictures).toEqual(["/media/a-picture"]);
    await database().execute(sql`delete from users where id = ${owner.id}`);
    await removeUnusedPictures(pictures);
    const { rows } = await database().execute(sql`
      select (select count(*)::int from gift_lists where id = ${list.id}) + (select count(*)::int from gift_list_items where id = ${itemId})
        + (select count(*)::int from gift_list_claims where item_id = ${itemId}) as left`);
    expect(rows).toEqual([{ left: 0 }]);
  });
});
