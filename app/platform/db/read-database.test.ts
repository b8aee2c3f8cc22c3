import { sql } from "drizzle-orm";
import { z } from "zod";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { closeDatabase, connectDatabase, database, renewConnections } from "./database.server.ts";
import { readDatabase } from "./read-database.server.ts";
import { rowOf } from "./rows.server.ts";

const testDatabase = useTestDatabase();

/** In a transaction a statement begins later than what is around it. */
const ALONE = sql`select now() = statement_timestamp() as alone, current_setting('enable_seqscan') as seqscan, pg_backend_pid() as pid`;
const readAlone = () =>
  readDatabase().executeWithSettings({ enable_seqscan: "off" }, rowOf({ alone: z.boolean(), seqscan: z.string(), pid: z.int() }), ALONE);

test.each([
  ["insert", sql`insert into gifts (name, slug) values ('x', 'x')`],
  ["update", sql`update gifts set name = 'x'`],
  ["delete", sql`delete from gifts`],
  ["delete behind with", sql`with gone as (delete from gifts returning id) select * from gone`],
  ["insert behind with", sql`with made as (insert into gifts (name, slug) values ('x', 'x') returning id) select * from made`],
  ["lock", sql`select id from gifts for update`],
  ["weaker lock", sql`select id from gifts for no key update`],
  ["message", sql`select pg_notify('presently_page_tags', 'all')`],
  ["truncate", sql`truncate gifts`],
])("issue 7: no write goes through readDatabase, with a replica or without: %s", async (_what, statement) => {
  for (let times = 0; times < 2; times++)
    await expect(readDatabase().execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/^Only reads/) }),
    });
});

test("under settings PostgreSQL refuses what writes, in a function too", async () => {
  await database().execute(sql`create sequence numbers`);
  const write = readDatabase().executeWithSettings({}, rowOf({ setval: z.string() }), sql`select setval('numbers', 7)`);
  await expect(write).rejects.toMatchObject({ cause: { code: "25006" } });
});

test("what reads is answered, column by column and as SQL", async () => {
  await database().execute(sql`create table updates as select 1 as deleted_from`);
  expect((await readDatabase().execute(sql`select deleted_from from updates`)).rows).toEqual([{ deleted_from: 1 }]);
});

test("settings hold for their statement and for no other on the same connections", async () => {
  const shown = sql`select current_setting('enable_seqscan') as seqscan, current_setting('work_mem') as memory`;
  const usual = (await readDatabase().execute(shown)).rows;
  const under = { enable_seqscan: "off", work_mem: "'123kB'" };
  const asked = Array.from({ length: 30 }, (_, place) =>
    place % 2 === 0
      ? readDatabase().executeWithSettings(under, rowOf({ seqscan: z.string(), memory: z.string() }), shown)
      : readDatabase()
          .execute(shown)
          .then(({ rows }) => rows),
  );
  const expected = asked.map((_, place) => (place % 2 === 0 ? [{ seqscan: "off", memory: "123kB" }] : usual));
  expect(await Promise.all(asked)).toEqual(expected);
  const wrong = readDatabase().executeWithSettings(under, rowOf({ seqscan: z.number(), memory: z.string() }), shown);
  await expect(wrong).rejects.toThrow(/does not have the shape/);
  await expect(readDatabase().executeWithSettings(under, rowOf({}), sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: "22012" } });
  expect((await readDatabase().execute(shown)).rows).toEqual(usual);
});

test("a statement under settings is asked without a transaction, on two connections that nothing else uses", async () => {
  const rows = (await Promise.all(Array.from({ length: 20 }, readAlone))).flat();
  expect(rows.every(({ alone, seqscan }) => alone && seqscan === "off")).toBe(true);
  const pids = new Set(rows.map(({ pid }) => pid));
  expect(pids.size).toBeLessThanOrEqual(2);
  const usual = await Promise.all(Array.from({ length: 20 }, () => database().execute(sql`select pg_backend_pid() as pid`)));
  expect(usual.filter((answer) => pids.has(answer.rows[0]?.pid as number))).toEqual([]);
});

test("connections under settings are made anew with all others", async () => {
  const before = new Set((await Promise.all([readAlone(), readAlone()])).flat().map(({ pid }) => pid));
  renewConnections();
  const after = (await Promise.all([readAlone(), readAlone()])).flat();
  expect(after.filter(({ pid, seqscan }) => before.has(pid) || seqscan !== "off")).toEqual([]);
});

test("behind a pooler, whose connections keep no settings, a transaction has them", async () => {
  await closeDatabase();
  connectDatabase(testDatabase.connectionString, { poolSize: 1, isPooled: true });
  try {
    expect(await readAlone()).toMatchObject([{ alone: false, seqscan: "off" }]);
    expect((await database().execute(sql`select current_setting('enable_seqscan') as seqscan`)).rows).toEqual([{ seqscan: "on" }]);
  } finally {
    await closeDatabase();
    connectDatabase(testDatabase.connectionString, { poolSize: 5, connectTimeoutMs: 30_000 });
  }
});
