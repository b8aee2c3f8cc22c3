import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { InstrumentedPool } from "./instrumented-pool.server.ts";
import { NamedStatements, PLANNED_BY_VALUES } from "./named-statements.server.ts";

const testDatabase = useTestDatabase();

const makePool = (namesStatements: boolean) =>
  new InstrumentedPool({ connectionString: testDatabase.connectionString, max: 1 }, null, namesStatements);

let pool: InstrumentedPool;

beforeEach(async () => {
  pool = makePool(true);
  await pool.query("create table colors (name text)");
  await pool.query("insert into colors values ('red')");
});

afterEach(async () => {
  await pool.query("drop table colors");
  await pool.end();
});

const readColors = (from: InstrumentedPool) => from.query("select * from colors where name <> $1", ["blue"]);

/** The texts that the pool's only connection keeps prepared. */
async function listPrepared(of: InstrumentedPool): Promise<string[]> {
  const { rows } = (await of.query("select statement from pg_prepared_statements order by prepare_time")) as {
    rows: { statement: string }[];
  };
  return rows.map(({ statement }) => statement);
}

test("a statement with values is prepared once a connection", async () => {
  for (let times = 0; times < 3; times++) expect((await readColors(pool)).rows).toEqual([{ name: "red" }]);
  expect(await listPrepared(pool)).toEqual(["select * from colors where name <> $1"]);
});

test("behind a pooler, in a transaction, without values and where the plan depends on the values nothing is prepared", async () => {
  const pooled = makePool(false);
  await readColors(pooled);
  expect(await listPrepared(pooled)).toEqual([]);
  await pooled.end();

  await drizzle(pool).transaction((transaction) => transaction.execute(sql`select ${1}::int as one`));
  await pool.query("select * from colors");
  await drizzle(pool).execute(sql`select ${1}::int as one ${PLANNED_BY_VALUES}`);
  expect(await listPrepared(pool)).toEqual([]);
});

test("a write is not prepared, as its text says which request has written", async () => {
  await pool.query("insert into colors values ($1)", ["green"]);
  await pool.query("with old as (delete from colors where name = $1 returning name) select * from old", ["green"]);
  await pool.query("update colors set name = $1 where name = $2", ["red", "blue"]);
  expect(await listPrepared(pool)).toEqual([]);
});

test("a migration that changes what a statement returns goes unnoticed by those who ask", async () => {
  await readColors(pool);
  await pool.query("alter table colors add shade text not null default 'dark'");
  for (let times = 0; times < 2; times++) expect((await readColors(pool)).rows).toEqual([{ name: "red", shade: "dark" }]);
});

test("a pooler that nobody told of, and that has lost a statement, goes unnoticed too", async () => {
  await readColors(pool);
  await pool.query("deallocate all");
  for (let times = 0; times < 2; times++) expect((await readColors(pool)).rows).toEqual([{ name: "red" }]);
});

test("a failure of the statement itself is reported, and asked once", async () => {
  const divide = (by: number) => pool.query("select 1 / $1::int as part", [by]);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect(((await divide(1)) as { rows: unknown[] }).rows).toEqual([{ part: 1 }]);
});

test("a connection keeps no more than 150 statements", () => {
  const statements = new NamedStatements();
  const names = Array.from({ length: 160 }, (_, number) => statements.nameOf(`select ${number}`));
  expect(new Set(names.slice(0, 150)).size).toBe(150);
  expect(names.slice(150)).toEqual(Array.from({ length: 10 }, () => undefined));
  expect(statements.nameOf("select 3")).toBe(names[3]);
});
