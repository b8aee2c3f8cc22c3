import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { findGift } from "../gifts.queries.server.ts";
import { findDoubles } from "./doubles.queries.server.ts";
import { duplicateGift } from "./duplicate-gift.commands.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";

useTestDatabase();

const readRow = async (id: string) => {
  const { rows } = await database().execute<Record<string, unknown>>(sql`select to_jsonb(g) as gift from gifts g where id = ${id}`);
  return rows[0]?.gift as Record<string, unknown>;
};
const OWN = ["id", "name", "slug", "external_id", "state", "is_shown", "version", "created_at", "updated_at", "stamp"];

test("a copy is a draft with everything but slug, external id, clicks and history", async () => {
  const editor = await createUser({ role: "admin", firstName: "Eve", lastName: "Editor" });
  const { id } = await createGift({
    name: "Clay mug",
    slug: "clay-mug",
    externalId: "m-1",
    description: "For tea.",
    priceSource: "api",
    priceCheckedAt: new Date("2026-11-01T08:00:00Z"),
    hasStoreWords: true,
    image: "/media/a",
    pictures: [{ image: "/media/b", alt: "The side" }],
    facts: [{ label: "Clay", text: "Kyoto" }],
    isFeatured: true,
    interest: ["tea", "home"],
  });
  await database().execute(sql`insert into affiliate_clicks (gift_id, marketplace, page) values (${id}, 'com', '/')`);
  await database().execute(sql`
    insert into category_guesses (gift_id, category_id, source, weight, confidence, decision)
    select ${id}, id, 'words', 1, 0.9, 'refused' from categories where slug = 'home'`);

  const copyId = (await duplicateGift(editor.id, id)) ?? "";
  const [original, copy] = [await readRow(id), await readRow(copyId)];
  expect(copy).toMatchObject({ name: "Copy of Clay mug", slug: "copy-of-clay-mug", external_id: null, state: "draft", is_shown: false });
  for (const column of Object.keys(original)) if (!OWN.includes(column)) expect(copy[column], column).toEqual(original[column]);
  const categoriesOf = async (gift: string) => (await findOpenedGift(gift))?.form.categories;
  expect(await categoriesOf(copyId)).toEqual(await categoriesOf(id));
  const { rows } = await database().execute(sql`
    select (select count(*)::int from affiliate_clicks where gift_id = ${copyId}) as clicks,
      (select count(*)::int from category_guesses where gift_id = ${copyId} and decision = 'refused') as refused`);
  expect(rows).toEqual([{ clicks: 0, refused: 1 }]);
  const { records } = await listAuditRecords({ kind: "gift", subjectId: copyId }, { page: 1, pageSize: 9 });
  expect(records).toMatchObject([{ actorName: "Eve Editor", action: "created", subjectName: "Copy of Clay mug" }]);
  expect([(await findGift(id))?.name, await findGift(copyId)]).toEqual(["Clay mug", null]);
});

test("a second copy has a slug of its own, a long name is cut, and what is gone has none", async () => {
  const editor = await createUser({ role: "admin" });
  const { id } = await createGift({ name: "🎁".repeat(300), slug: "long" });
  const copies = [await duplicateGift(editor.id, id), await duplicateGift(editor.id, id)];
  const names = await Promise.all(copies.map(async (copy) => (await readRow(copy ?? "")).name as string));
  expect(names.map((name) => [...name].length)).toEqual([300, 300]);
  expect(await duplicateGift(editor.id, crypto.randomUUID())).toBeNull();
});

test("doubles have the same name, or lead to the same page of a store, however it is written", async () => {
  const lamp = await createGift({ name: "Brass Lamp", affiliateUrl: "https://www.shop.test/lamps/7/?color=red&utm_source=mail&ref=x" });
  const book = await createGift({
    name: "A book",
    state: "draft",
    affiliateUrl: "https://www.amazon.com/Some-Name/dp/B000000001/ref=sr_1?tag=a-20",
  });
  await createGift({ name: "No link", affiliateUrl: null });
  const found = async (name: string, affiliateUrl: string, id: string | null = null) =>
    (await findDoubles({ id, name, affiliateUrl })).map((double) => [double.id, double.hasSameLink, double.hasSameName]);
  expect(await found(" brass LAMP ", "")).toEqual([[lamp.id, false, true]]);
  expect(await found("Other", "http://shop.test/lamps/7?color=red")).toEqual([[lamp.id, true, false]]);
  expect(await found("Other", "http://shop.test/lamps/7?color=blue")).toEqual([]);
  expect(await found("A Book", "https://amazon.co.uk/gp/product/b000000001")).toEqual([[book.id, true, true]]);
  expect(await found("A book", "https://www.amazon.com/dp/B000000001", book.id)).toEqual([]);
  expect(await found("", "no address")).toEqual([]);
});

test("of many doubles the one with name and page comes first", async () => {
  const affiliateUrl = "https://shop.test/everything";
  for (let number = 1; number <= 9; number++) await createGift({ name: `A mug ${number}`, affiliateUrl });
  const mug = await createGift({ name: "Mug", affiliateUrl });
  const doubles = await findDoubles({ id: null, name: "mug", affiliateUrl });
  expect(doubles).toHaveLength(5);
  expect(doubles[0]).toEqual({ id: mug.id, name: "Mug", hasSameLink: true, hasSameName: true });
});
