import pg from "pg";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useTestDatabase } from "#tests/database.ts";
import type { Caller } from "./judge.ts";
import { judgeChanges, type RowChange, watchRows } from "./row-changes.ts";

const testDatabase = useTestDatabase();
const update = (table: string, row: RowChange["row"] = {}): RowChange => ({
  table,
  how: "UPDATE",
  row,
  columns: Object.keys(row),
  isByRequest: true,
});
const judged = (changes: RowChange[], caller: Caller, isRefused = false) =>
  judgeChanges(changes, { caller, foreign: new Set(["other"]), isRefused });

test("Z7: what is refused changes nothing but its own count", () => {
  expect(judged([update("rate_limits"), update("sessions")], "anonymous", true)).toEqual([]);
  expect(judged([update("gift_lists", { user_id: "me" })], "user", true)).toEqual([
    "is refused and changes something: update in gift_lists",
  ]);
});

test("Z1: who may write what", () => {
  expect(judged([update("gifts")], "admin")).toEqual([]);
  expect(judged([update("gifts")], "user")).toEqual(["changes what user may not: update in gifts"]);
  expect(judged([update("blog_posts")], "author")).toEqual([]);
  expect(judged([update("gifts")], "author")).toEqual(["changes what author may not: update in gifts"]);
  expect(judged([update("user_roles")], "editor")).toEqual(["changes what editor may not: update in user_roles"]);
  expect(judged([update("gift_lists", { user_id: "me" })], "user")).toEqual([]);
  expect(judged([update("gift_lists", { user_id: "me" })], "anonymous")).toEqual(["changes what anonymous may not: update in gift_lists"]);
});

test("Z1: a count of readers may be changed by anybody, and nothing else of a post", () => {
  expect(judged([update("blog_posts", { view_count: 2 })], "anonymous")).toEqual([]);
  expect(judged([update("blog_posts", { view_count: 2, title: "Mine" })], "user")).toEqual([
    "changes what user may not: update in blog_posts",
  ]);
  expect(judged([{ ...update("blog_posts"), how: "INSERT", columns: null }], "user")).toEqual([
    "changes what user may not: insert in blog_posts",
  ]);
});

test("Z4: what belongs to somebody else", () => {
  expect(judged([update("gift_lists", { user_id: "other" })], "user")).toEqual([
    "changes what belongs to somebody else: update in gift_lists",
  ]);
  expect(judged([update("gift_list_items", { gift_list_id: "other" })], "user")).toEqual([
    "changes what belongs to somebody else: update in gift_list_items",
  ]);
});

test("what a job writes meanwhile is no request's fault", () => {
  expect(judged([{ ...update("shop_reader"), isByRequest: false }], "anonymous", true)).toEqual([]);
});

test("every row that is written is seen, once, and whether a request has written it", async () => {
  const watch = await watchRows(testDatabase.connectionString);
  const { id } = await createUser();
  const client = new pg.Client({ connectionString: testDatabase.connectionString });
  await client.connect();
  await client.query("delete from users where id = $1", [id]);
  await client.end();
  const changes = await watch.take();
  expect(changes.slice(0, 2).map(({ table, how }) => `${how} ${table}`)).toEqual(["INSERT users", "INSERT credentials"]);
  expect(new Set(changes.slice(2).map(({ table, how }) => `${how} ${table}`))).toEqual(new Set(["DELETE users", "DELETE credentials"]));
  expect(changes[1]?.row.password).toBeUndefined();
  expect(await watch.take()).toEqual([]);
  const write = () => changeRows(database())`insert into offered_taxonomies values (${crypto.randomUUID()})`;
  await write();
  await runInRequest(crypto.randomUUID(), write);
  expect((await watch.take()).map(({ table, isByRequest }) => [table, isByRequest])).toEqual([
    ["offered_taxonomies", false],
    ["offered_taxonomies", true],
  ]);
  const { id: other } = await createUser();
  await watch.take();
  await changeRows(database())`update users set first_name = 'Renamed' where id = ${other}`;
  expect((await watch.take()).map(({ columns }) => columns)).toEqual([["first_name"]]);
  await watch.close();
});
