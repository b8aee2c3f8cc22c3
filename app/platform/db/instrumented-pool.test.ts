import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { log } from "../log.server.ts";
import { totals } from "../metrics/instruments.server.ts";
import { runInRequest, vainWaitForDatabase } from "../request-scope.server.ts";
import { startNetwork } from "#tests/fakes/network.ts";
import { database, isDatabaseAway } from "./database.server.ts";
import { InstrumentedPool } from "./instrumented-pool.server.ts";
import { withTimeout } from "./query-timeout.server.ts";

const testDatabase = useTestDatabase();

const OWN_QUERY = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;

test("a request's id stands in its queries, also where many wait for a connection and in transactions", async () => {
  const seen = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      runInRequest(`id-${number}`, async () => {
        const alone = await database().execute<{ query: string }>(OWN_QUERY);
        const within = await database().transaction((transaction) => transaction.execute<{ query: string }>(OWN_QUERY));
        return [alone, within].map(({ rows }) => /request ([\w-]+) \*\/$/.exec(rows[0]?.query ?? "")?.[1]);
      }),
    ),
  );
  expect(seen).toEqual(seen.map((_, number) => [`id-${number}`, `id-${number}`]));
  const outside = await database().execute<{ query: string }>(OWN_QUERY);
  expect(outside.rows[0]?.query).not.toContain("request");
});

test("queries are counted and timed", async () => {
  const before = { ...totals };
  await database().execute(sql`select pg_sleep(0.02)`);
  expect(totals.queries).toBe(before.queries + 1);
  expect(totals.queryMs - before.queryMs).toBeGreaterThan(19);
});

test("a slow query is logged with its placeholders and none of its values; a failed one gives its connection back", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const pool = new InstrumentedPool({ connectionString: testDatabase.connectionString, max: 1 }, 400);
  await pool.query("select 1");
  expect(warn).not.toHaveBeenCalled();
  await pool.query("select pg_sleep($1), $2::text", [0.45, "a shopper's words"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ ms: expect.any(Number), query: "select pg_sleep($1), $2::text" }, "slow query");
  await expect(pool.query("select 1 / 0")).rejects.toThrow("division by zero");
  expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  await pool.end();
});

test("D1: a connection that dies within a transaction, between two queries, harms nobody else", async () => {
  const pool = new InstrumentedPool({ connectionString: testDatabase.connectionString, max: 2 }, null);
  pool.on("error", () => undefined);
  const client = await pool.connect();
  await client.query("begin");
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await lost;
  await expect(client.query("commit")).rejects.toThrow(/connection/i);
  client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("D1: a transaction that could not be rolled back in time ends with its connection, and takes nobody else's writes along", async () => {
  const pool = new InstrumentedPool({ connectionString: testDatabase.connectionString, max: 1 }, null);
  const insert = (name: string) => sql`insert into gifts (name, slug, price_cents) values (${name}, ${name}, 100)`;
  const late = runInRequest("late", () =>
    drizzle(pool).transaction(async (transaction) => {
      await transaction.execute(insert("half-done"));
      // The request has waited for the database for so long that it may not ask it for anything else.
      (vainWaitForDatabase() as { ms: number }).ms = 60_000;
      throw new Error("It took too long");
    }),
  );
  await expect(late).rejects.toThrow(/rollback/);
  await drizzle(pool).execute(insert("acknowledged"));
  const { rows } = await database().execute(sql`select name from gifts where name in ('half-done', 'acknowledged')`);
  expect(rows).toEqual([{ name: "acknowledged" }]);
  await pool.end();
});

test("G1: over a network that has gone silent a query is given up, and its connection with it", async () => {
  const direct = new URL(testDatabase.connectionString);
  const network = await startNetwork({ path: `${direct.searchParams.get("host")}/.s.PGSQL.5432` });
  direct.search = "";
  const pool = new InstrumentedPool({ connectionString: direct.href.replace("localhost", `127.0.0.1:${network.port}`), max: 1 }, null);
  pool.on("error", () => undefined);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  network.cut();
  const failure = await withTimeout(50, () => pool.query("select 1").catch((error: unknown) => error));
  expect(isDatabaseAway(failure)).toBe(true);
  expect(pool.totalCount).toBe(0);
  network.mend();
  expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  await pool.end();
  await network.close();
});

test("after a write that a standby refuses all connections are made anew, also the idle ones", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const pool = new InstrumentedPool({ connectionString: testDatabase.connectionString, max: 3 }, null);
  const pid = async (client: pg.PoolClient) => (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const [idle, writer] = [await pool.connect(), await pool.connect()];
  const before = [await pid(idle), await pid(writer)];
  idle.release();
  // A transaction that only reads is refused a write with the code that a standby refuses it with.
  await writer.query("begin read only");
  const failure = await writer.query("create table never (id integer)").catch((error: unknown) => error);
  await writer.query("rollback");
  writer.release();
  expect(isDatabaseAway(failure)).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/takes no writes/));
  const fresh = [await pool.connect(), await pool.connect()];
  for (const client of fresh) expect(before).not.toContain(await pid(client));
  for (const client of fresh) client.release();
  await pool.end();
});

test("a connection is used for ten minutes at most, so that servers follow where the database has moved", async () => {
  const usual = new InstrumentedPool({ connectionString: testDatabase.connectionString }, null);
  expect(usual.options.maxLifetimeSeconds).toBe(600);
  await usual.end();
  const pool = new InstrumentedPool({ connectionString: testDatabase.connectionString, max: 1, maxLifetimeSeconds: 1 }, null);
  const pid = async () => ((await pool.query("select pg_backend_pid() as pid")) as pg.QueryResult<{ pid: number }>).rows[0]?.pid;
  const first = await pid();
  await vi.waitFor(async () => expect(await pid()).not.toBe(first), { timeout: 20_000, interval: 200 });
  await pool.end();
});
