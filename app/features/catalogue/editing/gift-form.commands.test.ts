import { saveForm } from "#tests/factories/gift-form.ts";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import type { SaveTarget } from "./gift-form.commands.server.ts";
import { countReadable } from "../model-reading/runs.queries.server.ts";
import { mayGiftWordsBeSent } from "../store-words.queries.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";
import { emptyGiftForm, type GiftForm } from "./gift-form.ts";
import type { OpenedGift } from "./opened-gift.ts";

useTestDatabase();

let editor: { id: string };
const categories: Record<string, string> = {};

beforeAll(async () => {
  editor = await createUser({ role: "admin", firstName: "Eve", lastName: "Editor" });
  categories.home = (await createCategory("giftType", { slug: "home" })).id;
  categories.tea = (await createCategory("giftType", { slug: "tea" })).id;
  categories.mom = (await createCategory("recipient", { slug: "mom" })).id;
  const { rows } = await database().execute<{ id: string }>(
    sql`insert into categories (taxonomy, name, slug, min_price_cents, max_price_cents)
      values ('priceTier', 'Small', 'small', 0, 5000), ('priceTier', 'Large', 'large', 5000, null) returning id`,
  );
  categories.small = rows[0]?.id ?? "";
  categories.large = rows[1]?.id ?? "";
});

const formOf = (values: Partial<GiftForm> = {}, chosen: Partial<GiftForm["categories"]> = {}): GiftForm => ({
  ...emptyGiftForm(),
  name: "Clay Mug",
  price: "24.50",
  image: "https://shop.test/mug.jpg",
  affiliateUrl: "https://shop.test/mug",
  ...values,
  categories: { ...emptyGiftForm().categories, ...chosen },
});
const save = (form: GiftForm, target: Partial<SaveTarget> = {}) => saveForm(editor.id, form, target);
async function saved(form: GiftForm, target: Partial<SaveTarget> = {}): Promise<OpenedGift> {
  const outcome = await save(form, target);
  if (!outcome.ok) throw new Error(outcome.reason);
  return (await findOpenedGift(outcome.id)) as OpenedGift;
}

describe("saving", () => {
  test("a new gift comes back as it was typed, with its mappings; its tier follows the price", async () => {
    const form = formOf(
      { name: "Whole Mug", description: " two\nlines " },
      { giftType: [categories.home ?? "", categories.tea ?? ""], recipient: [categories.mom ?? ""] },
    );
    const gift = await saved(form);
    expect(gift.form).toEqual({ ...form, slug: "whole-mug", shippingDays: "" });
    const { rows } = await database().execute(
      sql`select category_id from gift_categories join categories c on c.id = category_id where gift_id = ${gift.id} and taxonomy = 'priceTier'`,
    );
    expect(rows).toEqual([{ category_id: categories.small }]);
  });

  test("an update replaces the mappings, and the tier moves with the price", async () => {
    const gift = await saved(formOf({ name: "Moving Mug" }, { giftType: [categories.home ?? ""] }));
    const form = { ...gift.form, price: "60", categories: { ...gift.form.categories, giftType: [categories.tea ?? ""] } };
    expect(await save(form, gift)).toMatchObject({ ok: true, version: gift.version + 1 });
    const after = await findOpenedGift(gift.id);
    expect(after?.form.categories).toMatchObject({ giftType: [categories.tea], priceTier: [] });
    const { rows } = await database().execute(
      sql`select category_id from gift_categories join categories c on c.id = category_id where gift_id = ${gift.id} and taxonomy = 'priceTier'`,
    );
    expect(rows).toEqual([{ category_id: categories.large }]);
  });

  test("a change of mappings alone counts as a change", async () => {
    const gift = await saved(formOf({ name: "Quiet Mug" }));
    await save({ ...gift.form, categories: { ...gift.form.categories, recipient: [categories.mom ?? ""] } }, gift);
    expect((await findOpenedGift(gift.id))?.version).toBe(gift.version + 1);
  });

  test("a slug that is taken gets -2; an old one leads on", async () => {
    const [first, second] = [await saved(formOf({ name: "Same Name" })), await saved(formOf({ name: "Same Name" }))];
    expect([first.form.slug, second.form.slug]).toEqual(["same-name", "same-name-2"]);
    await save({ ...first.form, slug: "another-name" }, first);
    const { rows } = await database().execute(sql`select target_id from slug_redirects where kind = 'gifts' and old_slug = 'same-name'`);
    expect(rows).toEqual([{ target_id: first.id }]);
  });

  test("C2: fifty new gifts of one name at once get fifty slugs", async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => save(formOf({ name: "Rush Hour" }))));
    expect(new Set(outcomes.map((outcome) => (outcome.ok ? outcome.slug : "")))).toHaveProperty("size", 50);
  });

  test("C1: a value that is gone refuses the whole gift, beside its field", async () => {
    const before = await database().execute(sql`select count(*) from gifts`);
    const outcome = await save(formOf({ name: "Half a Mug" }, { theme: ["00000000-0000-4000-8000-000000000000"] }));
    expect(outcome).toEqual({
      ok: false,
      reason: "invalid",
      errors: { theme: "One of these choices no longer exists. Please choose again." },
    });
    expect((await database().execute(sql`select count(*) from gifts`)).rows).toEqual(before.rows);
  });

  test("a price has its source and its moment: the editor's, or fresh from the store's API", async () => {
    const gift = await saved(formOf({ name: "Priced Mug" }));
    const note = async () =>
      (await database().execute(sql`select price_source, price_checked_at is not null as is_dated from gifts where id = ${gift.id}`))
        .rows[0];
    expect(await note()).toEqual({ price_source: "editor", is_dated: true });
    await save(gift.form, { ...gift, isPriceFresh: true });
    expect(await note()).toMatchObject({ price_source: "api" });
    const opened = (await findOpenedGift(gift.id)) as OpenedGift;
    await save({ ...opened.form, name: "Priced Mug 2" }, opened);
    expect(await note(), "the name says nothing of the price").toMatchObject({ price_source: "api" });
  });
});

describe("P1: words of a store's API", () => {
  const filled = formOf({ name: "Title of the store", description: "Features of the store." });
  const reopened = async ({ id }: OpenedGift) => (await findOpenedGift(id)) as OpenedGift;

  test("stay so without a price, and when a price is typed over later", async () => {
    const gift = await saved({ ...filled, price: "12.00" }, { isFromStoreApi: true });
    expect(await mayGiftWordsBeSent(gift.id), "looked up without a price").toBe(false);
    await save({ ...gift.form, price: "19.00" }, gift);
    expect(await mayGiftWordsBeSent(gift.id)).toBe(false);
    expect(await countReadable()).toMatchObject({ notSendable: 1 });
  });

  test("a look-up into a stored gift makes its words the store's", async () => {
    const gift = await saved(formOf({ name: "Words of ours" }));
    expect(await mayGiftWordsBeSent(gift.id)).toBe(true);
    await save({ ...gift.form, ...filled, slug: "" }, { ...gift, isFromStoreApi: true });
    expect(await mayGiftWordsBeSent(gift.id)).toBe(false);
  });

  test("are ours once name and description are both written anew, and not before", async () => {
    const gift = await saved(filled, { isFromStoreApi: true, isPriceFresh: true });
    await save({ ...gift.form, name: "Our own title" }, gift);
    expect(await mayGiftWordsBeSent(gift.id), "the description is theirs").toBe(false);
    const renamed = await reopened(gift);
    await save({ ...renamed.form, name: "Our own title, again", description: "Our own words." }, renamed);
    expect(await mayGiftWordsBeSent(gift.id)).toBe(true);
  });
});

describe("two editors", () => {
  test("C1: the stale one writes nothing and gets what the other has saved, and who it was", async () => {
    const gift = await saved(formOf({ name: "Shared Mug" }));
    expect(await save({ ...gift.form, price: "30.00" }, gift)).toMatchObject({ ok: true });
    const outcome = await save({ ...gift.form, name: "Stale Mug" }, gift);
    expect(outcome).toMatchObject({
      ok: false,
      reason: "conflict",
      savedBy: "Eve Editor",
      theirs: { version: gift.version + 1, form: { price: "30.00" } },
    });
    expect((await findOpenedGift(gift.id))?.form).toMatchObject({ name: "Shared Mug", price: "30.00" });
  });

  test("of ten at once one saves", async () => {
    const gift = await saved(formOf({ name: "Contested Mug" }));
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => save({ ...gift.form, name: `Editor ${index}` }, gift)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a gift that is gone is said", async () => {
    expect(await save(formOf(), { id: "00000000-0000-4000-8000-000000000000", version: 1 })).toEqual({ ok: false, reason: "gone" });
  });
});

test("the audit log names who made and changed it, with what differs, categories by name", async () => {
  const gift = await saved(formOf({ name: "Logged Mug" }, { giftType: [categories.home ?? ""] }));
  await save({ ...gift.form, price: "31", categories: { ...gift.form.categories, giftType: [categories.tea ?? ""] } }, gift);
  const opened = (await findOpenedGift(gift.id)) as OpenedGift;
  await save(opened.form, opened);
  const { records } = await listAuditRecords({ kind: "gift", subjectId: gift.id }, { page: 1, pageSize: 10 });
  expect(
    records.map(({ action }) => action),
    "saving without a change is none",
  ).toEqual(["updated", "created"]);
  expect(records[0]).toMatchObject({
    actorName: "Eve Editor",
    subjectName: "Logged Mug",
    before: { price: "24.50", "gift types": ["Home"] },
    after: { price: "31.00", "gift types": ["Tea"] },
  });
});

test("a new gift can be searched at once", async () => {
  const gift = await saved(formOf({ name: "Findable Zebra Mug" }));
  const { rows } = await database().execute(sql`select words from gift_search where gift_id = ${gift.id}`);
  expect(rows).toEqual([{ words: "findable zebra mug" }]);
});
