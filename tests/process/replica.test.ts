import { once } from "node:events";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { closeDatabase, connectDatabase, database } from "#app/platform/db/database.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { connectReplica } from "#app/platform/db/replica.server.ts";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import { makeDatabase } from "#tests/database.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { type Network, startNetwork } from "#tests/fakes/network.ts";
import { type PostgresServer, startPostgres, startReplica } from "#tests/postgres.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

// The tests use real servers, the second one a streaming replica of the first; each logs its statements, values included.
const SETTINGS = ["fsync=off", "log_statement=all"];
/** The replica immediately cancels queries that conflict with replaying. */
const REPLICA_SETTINGS = [...SETTINGS, "max_standby_streaming_delay=0"];
const TIMEOUT_MS = 30_000;

let folder: string;
let primary: PostgresServer;
let replica: PostgresServer;
/** The network between the sites and the replica. */
let network: Network;
let toReplica: pg.Pool;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-replica-"));
  chmodSync(folder, 0o755);
  const home = path.join(folder, "primary");
  primary = await startPostgres(home, await freePort(), SETTINGS);
  const url = primary.urlAt(primary.port);
  await migrateDatabase(url, "db/migrations");
  replica = await startReplica({ server: primary, folder: home }, path.join(folder, "replica"), await freePort(), REPLICA_SETTINGS);
  network = await startNetwork({ host: "127.0.0.1", port: replica.port });
  connectDatabase(url, { poolSize: 3 });
  env = { DATABASE_URL: url, DATABASE_REPLICA_URL: primary.urlAt(network.port) };
});
const site = useSiteProcesses();
beforeEach(() => {
  toReplica = new pg.Pool({ connectionString: replica.urlAt(replica.port), max: 1 });
  toReplica.on("error", () => undefined);
});
afterEach(() => toReplica.end());
afterAll(async () => {
  await closeDatabase();
  await network.close();
  await replica.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await condition()); waitedMs += 30) {
    if (waitedMs > TIMEOUT_MS) throw new Error(`It did not happen within ${TIMEOUT_MS / 1000} s`);
    await sleep(30);
  }
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );
}

const READ_ON_REPLICA = 'presently_public_reads_total{answered_by="replica"}';
let words = 0;

/** Searches for a word that has not been used yet, and returns which of the two servers was asked for it. */
async function search(url: string, init: RequestInit = {}): Promise<{ status: number; askedPrimary: boolean; askedReplica: boolean }> {
  const word = `hovercraft${(words += 1)}x`;
  const { status } = await fetch(`${url}/api/v1/search?q=${word}`, init);
  return { status, askedPrimary: primary.log().includes(word), askedReplica: replica.log().includes(word) };
}

const ON_REPLICA = { status: 200, askedPrimary: false, askedReplica: true };
const ON_PRIMARY = { status: 200, askedPrimary: true, askedReplica: false };

/** Starts a site and waits until it reads from the replica. */
async function startSite(): Promise<string> {
  const { url } = await site.start(env);
  await untilReady(url);
  await untilRead(url);
  return url;
}

const untilRead = (url: string) => until(async () => (await search(url)).askedReplica);

const addGift = (name: string) => database().execute(sql`insert into gifts (name, slug, price_cents) values (${name}, ${name}, 1000)`);
const textOf = async (address: string) => (await fetch(address)).text();

test("issue 7: public reads arrive at the replica, writes and reads with a session at the primary", async () => {
  await addGift("tin-whistle");
  const url = await startSite();
  const pages = [
    "/gifts/tin-whistle",
    "/categories",
    "/blog",
    "/sitemaps/gifts-1.xml",
    "/api/v1/gifts?page=1",
    "/gift-finder?interest=music",
  ];
  for (const page of pages) {
    const before = await metric(url, READ_ON_REPLICA);
    // If the replica seems away for a moment on a busy machine, the page is rendered once more.
    await until(async () => {
      expect([page, (await fetch(url + page)).status]).toEqual([page, 200]);
      // Another read may have been counted meanwhile, so the gift's page is looked up in the replica's log too.
      const isGift = page.startsWith("/gifts/");
      if ((await metric(url, READ_ON_REPLICA)) > before && (!isGift || replica.log().includes("'tin-whistle'"))) return true;
      await database().execute(sql`select pg_notify('presently_page_tags', 'all')`);
      return false;
    });
  }
  await until(async () => isDeepStrictEqual(await search(url), ON_REPLICA));
  expect(await metric(url, "presently_replica_in_use")).toBe(1);

  const { token } = await createSession((await createUser({ role: "admin" })).id);
  const cookie = `${sessionCookieName(url)}=${toSessionCookieValue(token, process.env.SESSION_SECRET as string)}`;
  expect(await search(url, { headers: { cookie } })).toEqual(ON_PRIMARY);
  expect(await (await fetch(`${url}/admin/health`, { headers: { cookie } })).text()).toMatch(/read from the (<!-- -->)?replica/);
  expect(replica.log()).not.toMatch(/execute <unnamed>:\s*(insert|update|delete)/i);
});

test("issue 7: while the replica does not replay, every reader sees a change that came before, and no cached page goes back", async () => {
  await addGift("tea-kettle");
  const url = await startSite();
  const page = `${url}/gifts/tea-kettle`;
  expect(await textOf(page)).toContain("tea-kettle");
  await toReplica.query("select pg_wal_replay_pause()");
  for (let turn = 1; turn <= 3; turn++) {
    const name = `Kettle number ${turn}`;
    await database().execute(sql`update gifts set name = ${name} where slug = 'tea-kettle'`);
    await until(async () => (await textOf(page)).includes(name));
    // A page never shows the replica's old data, whether it is cached or rendered anew, with queries or without.
    for (let again = 0; again < 5; again++) expect(await textOf(page)).toContain(name);
    expect(await textOf(`${url}/api/v1/search?q=kettle`)).toContain(name);
  }
  expect(await search(url)).toEqual(ON_PRIMARY);

  // A server that starts meanwhile has received no message, but does not read old data either. No trigger announces this change.
  await database().transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`update gifts set name = 'Kettle in silence' where slug = 'tea-kettle'`);
  });
  const second = await site.start(env);
  await untilReady(second.url);
  expect(await textOf(`${second.url}/gifts/tea-kettle`)).toContain("Kettle in silence");
  expect(await search(second.url)).toEqual(ON_PRIMARY);

  await toReplica.query("select pg_wal_replay_resume()");
  await untilRead(url);
  await untilRead(second.url);
});

test("a log that ends at the end of a segment does not keep the replica out of use", async () => {
  const url = await startSite();
  await database().execute(sql`select pg_switch_wal()`);
  await database().execute(sql`select pg_notify('presently_page_tags', 'gift:none')`);
  await untilRead(url);
});

test("issue 7: a replica that is killed costs no reader a page, and is used again once it is back", async () => {
  const url = await startSite();
  const searches = Array.from({ length: 20 }, () => search(url));
  await replica.kill();
  const later = [...(await Promise.all(searches)), ...(await Promise.all(Array.from({ length: 20 }, () => search(url))))];
  expect(later.map(({ status }) => status)).toEqual(later.map(() => 200));
  expect(await search(url)).toEqual(ON_PRIMARY);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await until(async () => (await metric(url, "presently_replica_in_use")) === 0);

  // A server that starts meanwhile does not wait for the replica.
  const second = await site.start(env);
  await untilReady(second.url);
  expect(await search(second.url)).toEqual(ON_PRIMARY);

  await replica.start();
  await untilRead(url);
  await untilRead(second.url);
});

test("issue 7: a replica behind a network that has gone silent costs no reader a page", async () => {
  const url = await startSite();
  network.cut();
  const found = await Promise.all(Array.from({ length: 8 }, () => search(url)));
  expect(found.map(({ status, askedPrimary }) => [status, askedPrimary])).toEqual(found.map(() => [200, true]));
  network.mend();
  await untilRead(url);
});

test("a read that is in the way of what the replica replays is answered by the primary", async () => {
  await database().execute(sql`create table clash as select 1 as n`);
  const connectionString = env.DATABASE_REPLICA_URL as string;
  const opened = await connectReplica({ connectionString, poolSize: 2, slowQueryMs: null, isPooled: false });
  opened.require(0);
  await until(async () => (await toReplica.query("select to_regclass('clash') as found")).rows[0].found !== null);
  const slowThere = sql`select pg_is_in_recovery() as "onReplica", case when pg_is_in_recovery() then pg_sleep(20) end from clash`;
  const read = runInRequest("clashing", async () => await readDatabase().execute<{ onReplica: boolean }>(slowThere), { isForAnyone: true });
  const isRunning = "select from pg_stat_activity where query like '%pg_sleep%clashing%' and state = 'active' and pid <> pg_backend_pid()";
  await until(async () => (await toReplica.query(isRunning)).rowCount === 1);
  await database().execute(sql`alter table clash add column m integer`);
  expect((await read).rows).toMatchObject([{ onReplica: false }]);
  await opened.close();
});

test("issue 7: while the primary is away the replica goes on answering", async () => {
  const url = await startSite();
  await primary.kill();
  await until(async () => isDeepStrictEqual(await search(url), ON_REPLICA));
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  await primary.start();
  await until(async () => (await fetch(`${url}/readyz`)).status === 200);
  await untilRead(url);
});

test("an address that leads to another database stops the start with one line; one that leads to the primary is not read", async () => {
  const other = await makeDatabase("migrated");
  const wrong = await site.start({ ...env, DATABASE_REPLICA_URL: other.connectionString });
  await once(wrong.child, "exit");
  expect(wrong.child.exitCode).toBe(1);
  expect(wrong.errors()).toBe("Setting DATABASE_REPLICA_URL: leads to a different database than DATABASE_URL, not to a replica of it\n");
  await other.drop();

  const { url } = await site.start({ ...env, DATABASE_REPLICA_URL: env.DATABASE_URL as string });
  await untilReady(url);
  expect(await search(url)).toEqual(ON_PRIMARY);
  expect(await metric(url, READ_ON_REPLICA)).toBeNaN();
});
