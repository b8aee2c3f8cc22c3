import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { teachGift, undoTeaching } from "./teach.commands.server.ts";
import { chooseGiftsToTeach, readGiftToTeach } from "./teach.queries.server.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories, audit_log cascade`));

async function createGrinder() {
  const [coffee, mom, dad] = [
    await createCategory("interest", { slug: "coffee" }),
    await createCategory("recipient", { slug: "mom" }),
    await createCategory("recipient", { slug: "dad" }),
  ];
  const gift = await createGift({ name: "Coffee grinder", description: "Grinds beans." });
  const { id: actor } = await createUser({ role: "admin" });
  return { gift, coffee, mom, dad, actor };
}

async function labels(): Promise<unknown[]> {
  const { rows } = await database().execute(sql`select slug || ' ' || weight as label from shop_labels order by 1`);
  return rows.map(({ label }) => label);
}

async function stateOf(giftId: string) {
  const { rows } = await database().execute(sql`
    select gender, array(select slug || ' ' || source from gift_categories join categories c on c.id = category_id where gift_id = g.id order by 1) as said,
      (select count(*)::int from category_guesses where gift_id = g.id) as guesses, (select count(*)::int from taught_gifts) as taught
    from gifts g where id = ${giftId}`);
  return rows[0];
}

test("answers become labels, categories and the audit log, and are taken back whole", async () => {
  const { gift, coffee, mom, dad, actor } = await createGrinder();
  const before = await stateOf(gift.id);
  const batch = await teachGift(actor, {
    giftId: gift.id,
    categories: [
      { id: coffee.id, step: "very" },
      { id: mom.id, step: "somewhat" },
      { id: dad.id, step: "no" },
    ],
    claims: [
      { kind: "child", step: "no" },
      { kind: "male", step: "very" },
      { kind: "female", step: "somewhat" },
    ],
  });
  expect(await labels()).toEqual(["child 0", "coffee 1", "dad 0", "female 0.5", "male 1", "mom 0.5"]);
  expect(await stateOf(gift.id)).toEqual({ gender: "male", said: ["coffee person", "mom person"], guesses: 3, taught: 1 });
  const { rows: log } = await database().execute(sql`select action, after ->> 'suggestion' as suggestion from audit_log order by 2`);
  expect(log).toEqual([
    { action: "approved", suggestion: "Coffee (interest)" },
    { action: "refused", suggestion: "Dad (recipient)" },
    { action: "approved", suggestion: "Mom (recipient)" },
  ]);
  expect(await undoTeaching(actor, batch ?? "")).toBe(gift.id);
  expect([await labels(), await stateOf(gift.id)]).toEqual([[], before]);
  expect(await undoTeaching(actor, batch ?? "")).toBeNull();
});

test("what has been said or decided before stays, and a gift or category that is gone is no failure", async () => {
  const { gift, coffee, mom, actor } = await createGrinder();
  const gone = "00000000-0000-4000-8000-000000000000";
  await teachGift(actor, { giftId: gift.id, categories: [{ id: coffee.id, step: "no" }], claims: [{ kind: "child", step: "very" }] });
  await teachGift(actor, {
    giftId: gift.id,
    categories: [
      { id: coffee.id, step: "very" },
      { id: mom.id, step: "very" },
      { id: gone, step: "very" },
    ],
    claims: [{ kind: "child", step: "no" }],
  });
  expect(await labels()).toEqual(["child 1", "coffee 0", "mom 1"]);
  expect(await teachGift(actor, { giftId: gone, categories: [], claims: [] })).toBeNull();
});

test("a gift is asked about what is open, and once taught or described not chosen again", async () => {
  const { gift, coffee, mom, dad, actor } = await createGrinder();
  await createGift({ name: "Described pot", interest: ["coffee"], recipient: ["mom"], occasion: ["birthday"] });
  expect(await chooseGiftsToTeach()).toEqual([gift.id]);
  const all = await readGiftToTeach(gift.id);
  const ids = [...(all?.asked ?? []), ...(all?.others ?? [])].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([coffee.id, mom.id, dad.id]));
  await teachGift(actor, { giftId: gift.id, categories: [{ id: mom.id, step: "no" }], claims: [{ kind: "male", step: "no" }] });
  const left = await readGiftToTeach(gift.id);
  expect([...(left?.asked ?? []), ...(left?.others ?? [])].map(({ id }) => id)).not.toContain(mom.id);
  expect(left?.claims).not.toContain("male");
  expect(await chooseGiftsToTeach()).toEqual([]);
  expect(await readGiftToTeach("00000000-0000-4000-8000-000000000000")).toBeNull();
});

test("what suits a gift somewhat is found like a guess, and what suits it very well is a tag", async () => {
  const { gift, coffee, mom, actor } = await createGrinder();
  await teachGift(actor, {
    giftId: gift.id,
    categories: [
      { id: coffee.id, step: "very" },
      { id: mom.id, step: "somewhat" },
    ],
    claims: [],
  });
  const { rows } = await database().execute(sql`
    select slug, '#' || code = any (tsvector_to_array(ts_filter(s.document, '{b}'))) as "isTag", '#' || code = any (tsvector_to_array(s.document)) as "isFound"
    from categories, gift_search s where gift_id = ${gift.id} order by slug`);
  expect(rows).toEqual([
    { slug: "coffee", isTag: true, isFound: true },
    { slug: "dad", isTag: false, isFound: false },
    { slug: "mom", isTag: false, isFound: true },
  ]);
});
