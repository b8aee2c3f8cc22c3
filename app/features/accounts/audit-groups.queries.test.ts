import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { recordChange } from "./audit.commands.server.ts";
import { listAuditGroups, listAuditRecords } from "./audit.queries.server.ts";

useTestDatabase();
let actorId = "";

/** Logs that somebody has done this to gifts of these names, in one transaction. */
const change = (action: "created" | "updated" | "deleted", names: readonly string[], changeId?: string) =>
  database().transaction(async (transaction) => {
    for (const name of names)
      await recordChange(transaction, {
        actorId,
        action,
        subject: { kind: "gift", id: null, name },
        ...(changeId && { changeId }),
        after: { name },
      });
  });
const many = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
const shapeOf = (groups: Awaited<ReturnType<typeof listAuditGroups>>["groups"]) =>
  groups.map(({ record, count, names }) => [record.action, count, names[0]]);

beforeAll(async () => {
  actorId = (await createUser({ role: "admin" })).id;
  await database().execute(sql`delete from audit_log`);
  await change("created", ["Single"]);
  await change("created", many(290, "Imported"));
  await change("deleted", many(3, "Deleted"));
});

test("what was changed at once is one entry, with the number and some of the names", async () => {
  const { groups, hasMore } = await listAuditGroups({}, { page: 1, pageSize: 10 });
  expect(shapeOf(groups)).toEqual([
    ["deleted", 3, "Deleted 3"],
    ["created", 290, "Imported 290"],
    ["created", 1, "Single"],
  ]);
  expect([groups[1]?.names.length, hasMore]).toEqual([5, false]);
});

test("pages count entries, and an entry is never cut in two", async () => {
  const first = await listAuditGroups({}, { page: 1, pageSize: 2 });
  expect([shapeOf(first.groups), first.hasMore]).toEqual([
    [
      ["deleted", 3, "Deleted 3"],
      ["created", 290, "Imported 290"],
    ],
    true,
  ]);
  const second = await listAuditGroups({}, { page: 2, pageSize: 2 });
  expect([shapeOf(second.groups), second.hasMore]).toEqual([[["created", 1, "Single"]], false]);
});

test("each change of an entry can be looked at, and nothing else", async () => {
  const { groups } = await listAuditGroups({}, { page: 1, pageSize: 10 });
  const groupId = groups[1]?.record.id ?? 0;
  const { records, hasMore } = await listAuditRecords({ groupId }, { page: 1, pageSize: 50 });
  expect([records.length, records[0]?.subjectName, hasMore]).toEqual([50, "Imported 290", true]);
  expect((await listAuditRecords({ groupId }, { page: 6, pageSize: 50 })).records).toHaveLength(40);
  expect((await listAuditRecords({ groupId: 999_999_999 }, { page: 1, pageSize: 5 })).records).toEqual([]);
});

test("what was changed in several transactions is one entry, and what was done between them stays an entry of its own", async () => {
  const began = new Date();
  const changeId = crypto.randomUUID();
  await change("updated", many(200, "First lot"), changeId);
  await change("created", ["Somebody's"]);
  await change("updated", many(90, "Second lot"), changeId);
  const { groups } = await listAuditGroups({}, { page: 1, pageSize: 3 });
  expect(shapeOf(groups)).toEqual([
    ["updated", 290, "Second lot 90"],
    ["created", 1, "Somebody's"],
    ["deleted", 3, "Deleted 3"],
  ]);
  expect(shapeOf((await listAuditGroups({ kind: "gift", actorId, from: began }, { page: 1, pageSize: 9 })).groups)).toHaveLength(2);
  const groupId = groups[0]?.record.id ?? 0;
  const last = await listAuditRecords({ groupId }, { page: 6, pageSize: 50 });
  expect([last.records.length, last.records.at(-1)?.subjectName, last.hasMore]).toEqual([40, "First lot 1", false]);
});
