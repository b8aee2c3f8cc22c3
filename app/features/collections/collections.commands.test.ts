import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteGifts, restoreGifts } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { collectionDocument, NEW_COLLECTION } from "./collection-form.ts";
import { deleteCollection, restoreCollection, saveCollection } from "./collections.commands.server.ts";
import { findCollectionToEdit, listCollections, listCollectionVersions } from "./collections.queries.server.ts";
import { findShownCollection, findShownCollections } from "./shown-collections.queries.server.ts";
import type { CollectionDocument } from "./types.ts";

useTestDatabase();
let actorId: string;
let giftId: string;

const DOCUMENT: CollectionDocument = {
  ...NEW_COLLECTION,
  title: "For hosts",
  slug: "for-hosts",
  isByRule: false,
  sort: "hand",
  state: "shown",
};
const save = (changes: Partial<CollectionDocument> = {}, ref = "new", basedOn = 0) =>
  saveCollection({ actorId, ref, basedOn, values: collectionDocument.parse({ ...DOCUMENT, ...changes }) });

async function make(changes: Partial<CollectionDocument> = {}): Promise<string> {
  const answer = await save(changes);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.ref;
}

beforeEach(async () => {
  await database().execute(sql`truncate collections, gifts, categories, slug_redirects, audit_log cascade`);
  actorId = (await createUser({ role: "editor" })).id;
  giftId = (await createGift({ name: "Honey", recipient: ["host"] })).id;
});

describe("saving", () => {
  test("keeps the order of the gifts, a version each time, and an entry of the log without the text", async () => {
    const other = (await createGift({ name: "Salt" })).id;
    const ref = await make({ pinned: [other, giftId], story: "A long story." });
    await save({ pinned: [giftId, other], lead: "Bring this.", story: "A long story." }, ref, 1);
    expect((await findCollectionToEdit(ref))?.document).toMatchObject({ pinned: [giftId, other], lead: "Bring this." });
    expect((await listCollectionVersions(ref)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [2, "Ada Lovelace"],
      [1, "Ada Lovelace"],
    ]);
    const { rows } = await database().execute(
      sql`select action, subject_name, after from audit_log where subject_kind = 'collection' order by id`,
    );
    expect(rows).toEqual([
      { action: "created", subject_name: "For hosts", after: expect.not.objectContaining({ story: expect.anything() }) },
      { action: "updated", subject_name: "For hosts", after: expect.objectContaining({ lead: "Bring this.", pinned: [giftId, other] }) },
    ]);
  });

  test("C1: a stale save is told what another editor has saved", async () => {
    const ref = await make();
    await save({ lead: "First" }, ref, 1);
    expect(await save({ lead: "Second" }, ref, 1)).toMatchObject({
      reason: "stale",
      version: 2,
      savedBy: "Ada Lovelace",
      document: { lead: "First" },
    });
    expect(await save({}, crypto.randomUUID(), 1)).toEqual({ ok: false, reason: "gone" });
  });

  test("C2: a slug belongs to one collection, also when two editors save at once; the old one leads to the new one", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const ref = answers.find((answer) => answer.ok)?.ref ?? "";
    await save({ slug: "gifts-for-hosts" }, ref, 1);
    expect([...(await findShownCollections(["for-hosts", "gifts-for-hosts", "none"])).values()].map(({ slug }) => slug)).toEqual([
      "gifts-for-hosts",
      "gifts-for-hosts",
    ]);
  });

  test("a rule is opened with the slugs that its values have now", async () => {
    const ref = await make({ isByRule: true, sort: "fit", values: { recipient: ["host", "ghost"] } });
    await database().execute(sql`update categories set slug = 'hosts' where slug = 'host'`);
    expect((await findCollectionToEdit(ref))?.document.values).toEqual({ recipient: ["hosts", "ghost"] });
  });
});

describe("a collection is shown", () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  test.each<[string, Partial<CollectionDocument>, string]>([
    ["always", {}, "shown"],
    ["not as a draft", { state: "draft" }, "draft"],
    ["from a day on", { shownFrom: at(1) }, "scheduled"],
    ["until a day", { shownFrom: at(-2), shownUntil: at(-1) }, "ended"],
    ["between two days", { shownFrom: at(-1), shownUntil: at(1) }, "shown"],
    ["not as a draft whose days have come", { state: "draft", shownFrom: at(-1) }, "draft"],
  ])("%s", async (_when, changes, standing) => {
    await make(changes);
    expect((await findShownCollection("for-hosts")) !== null).toBe(standing === "shown");
    const filters = { q: "", standing: null, page: 1 };
    expect((await listCollections(filters)).collections.map((listed) => listed.standing)).toEqual([standing]);
  });
});

describe("the list of the admin area", () => {
  test("counts shown gifts, finds by title, and by state", async () => {
    await make({ pinned: [giftId] });
    await make({ title: "50% off", slug: "half", state: "draft", isByRule: true, sort: "fit", values: { recipient: ["host"] } });
    const list = async (filters: object) =>
      (await listCollections({ q: "", standing: null, page: 1, ...filters })).collections.map(({ title, gifts, isByRule }) => [
        title,
        gifts,
        isByRule,
      ]);
    expect((await list({})).toSorted()).toEqual([
      ["50% off", 1, true],
      ["For hosts", 1, false],
    ]);
    expect(await list({ q: "%" })).toEqual([["50% off", 1, true]]);
    expect(await list({ standing: "draft" })).toEqual([["50% off", 1, true]]);
    await database().execute(sql`update gifts set state = 'hidden'`);
    expect((await list({})).map(([, gifts]) => gifts)).toEqual([0, 0]);
  });
});

describe("deleting", () => {
  test("can be undone, unless the slug is taken meanwhile; the gifts stay in their order", async () => {
    const ref = await make({ pinned: [giftId] });
    expect([await deleteCollection(actorId, ref), await deleteCollection(actorId, ref)]).toEqual(["deleted", "gone"]);
    expect(await findCollectionToEdit(ref)).toBeNull();
    const other = await make();
    expect(await restoreCollection(actorId, ref)).toBe("taken");
    await deleteCollection(actorId, other);
    expect(await restoreCollection(actorId, ref)).toBe("restored");
    expect((await findShownCollection("for-hosts"))?.pinned).toEqual([giftId]);
  });

  test("a gift takes it out of collections, and restoring the gift brings it back to its place", async () => {
    const other = (await createGift({ name: "Salt" })).id;
    await make({ pinned: [giftId, other] });
    await deleteGifts(actorId, [giftId]);
    expect((await findShownCollection("for-hosts"))?.pinned).toEqual([other]);
    await restoreGifts(actorId, { ids: [giftId] });
    expect((await findShownCollection("for-hosts"))?.pinned).toEqual([giftId, other]);
  });
});
