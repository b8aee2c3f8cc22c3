import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import {
  deleteGiftView,
  exportGiftViews,
  listGiftViews,
  readTableHabits,
  rememberTableHabits,
  saveGiftView,
} from "./gift-views.commands.server.ts";
import { MAX_VIEWS, viewChangeSchema } from "./gift-views.ts";

useTestDatabase();
let eve = "";
let ada = "";
beforeAll(async () => {
  eve = (await createUser({ role: "editor", firstName: "Eve", lastName: "Editor" })).id;
  ada = (await createUser({ role: "editor" })).id;
});
beforeEach(async () => {
  await database().execute(sql`delete from gift_views`);
});

/** Saves a view as a page sends it. */
function save(userId: string, name: string, query: string, isShared = false) {
  const change = viewChangeSchema.parse({ change: "save", name, query, isShared });
  if (change.change !== "save") throw new Error("It is another change");
  return saveGiftView(userId, change);
}

test("a view is an address of the table under a name, from its first page; only what the table knows is kept", async () => {
  await save(eve, "Out of stock", "?stock=out&page=4&columns=price.brand&password=x");
  expect(await listGiftViews(eve)).toMatchObject([{ name: "Out of stock", query: "?stock=out&columns=price.brand", isOwn: true }]);
  await save(eve, "Out of stock", "?stock=out&show=200");
  expect(await listGiftViews(eve), "one of the same name is replaced").toMatchObject([{ query: "?stock=out&show=200" }]);
  expect(await exportGiftViews(eve)).toEqual({
    giftTableViews: [{ name: "Out of stock", query: "?stock=out&show=200", isShared: false }],
  });
});

test("others see a view only where it is shared, under its owner's name, and never delete it", async () => {
  await save(eve, "Mine", "?q=mug");
  await save(eve, "Ours", "?q=jug", true);
  const [shared] = await listGiftViews(ada);
  expect(await listGiftViews(ada)).toMatchObject([{ name: "Ours", isOwn: false, by: "Eve Editor" }]);
  expect(await deleteGiftView(ada, shared?.id ?? "")).toBe(false);
  expect(await deleteGiftView(eve, shared?.id ?? "")).toBe(true);
  expect(await listGiftViews(ada)).toEqual([]);
});

test("there are at most fifty, and an old one is still replaced then", async () => {
  for (let number = 0; number < MAX_VIEWS; number++) expect(await save(eve, `View ${number}`, "")).toBe(true);
  expect(await save(eve, "One more", "")).toBe(false);
  expect(await save(eve, "View 7", "?q=mug")).toBe(true);
});

test("columns and size are remembered for each person, beside what else they prefer", async () => {
  expect(await readTableHabits(eve)).toEqual({ columns: null, size: null });
  await database().execute(sql`insert into user_preferences (user_id, preferences) values (${eve}, '{"knowsTheWay": true}')`);
  await rememberTableHabits(eve, { columns: ["price", "brand"], size: 100 });
  expect(await readTableHabits(eve)).toEqual({ columns: ["price", "brand"], size: 100 });
  expect(await readTableHabits(ada)).toEqual({ columns: null, size: null });
  const { rows } = await database().execute(sql`select preferences -> 'knowsTheWay' as knows from user_preferences where user_id = ${eve}`);
  expect(rows).toEqual([{ knows: true }]);
  await database().execute(sql`update user_preferences set preferences = '{"giftTable": {"columns": ["gone"], "size": 7}}'`);
  expect(await readTableHabits(eve), "of what is not known any more, the usual").toEqual({ columns: null, size: null });
});
