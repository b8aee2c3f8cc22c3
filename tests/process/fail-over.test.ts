import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres, startReplica } from "#tests/postgres.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

const WITHIN_MS = 30_000;
/** A page of each kind that readers without a session ask for; `?` makes one that is not cached. */
const PAGES = ["/", "/gifts/tin-whistle", "/blog", "/categories", "/gift-finder?interest=coffee", "/api/v1/gifts?page=1", "/session"];

let folder: string;
let first: PostgresServer;
let second: PostgresServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-fail-over-"));
  chmodSync(folder, 0o755);
  const home = path.join(folder, "first");
  first = await startPostgres(home, await freePort(), ["fsync=off"]);
  second = await startReplica({ server: first, folder: home }, path.join(folder, "second"), await freePort(), ["fsync=off"]);
});
const site = useSiteProcesses();
afterAll(async () => {
  await second.stop();
  await first.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(server: PostgresServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.urlAt(server.port) });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await isSo()); waitedMs += 30) {
    if (waitedMs > WITHIN_MS) throw new Error(`It did not happen within ${WITHIN_MS / 1000} s: ${isSo}`);
    await sleep(30);
  }
}

const isReadFromReplica = async (url: string) => /^presently_replica_in_use 1$/m.test(await (await fetch(`${url}/metrics`)).text());

/** Asks for every page and for a search that nobody has made before, and returns what was not answered. */
async function listFailures(url: string, turn: string): Promise<string[]> {
  const asked = [...PAGES, `/search?q=whistle${turn}`, `/api/v1/search?q=whistle${turn}`];
  const answers = await Promise.all(asked.map(async (page) => [page, (await fetch(url + page)).status] as const));
  return answers.filter(([, status]) => status !== 200).map(([page, status]) => `${turn}: ${status} of ${page}`);
}

test("G1: the primary's death fails no reader, though the replica lacks a change that was announced; the new primary's pages have it", async () => {
  const both = first.urlAt(first.port).replace(`127.0.0.1:${first.port}`, `127.0.0.1:${first.port},127.0.0.1:${second.port}`);
  const { url } = await site.start({ DATABASE_URL: both, DATABASE_REPLICA_URL: second.urlAt(second.port) });
  const knowsFirst = await site.start({ DATABASE_URL: first.urlAt(first.port), DATABASE_REPLICA_URL: second.urlAt(second.port) });
  await Promise.all([untilReady(url), untilReady(knowsFirst.url)]);
  await run(first, "insert into gifts (name, slug, price_cents) values ('Tin whistle', 'tin-whistle', 1000)");
  await until(() => isReadFromReplica(url));
  await until(async () => (await (await fetch(`${url}/gifts/tin-whistle`)).text()).includes("Tin whistle"));

  await run(second, "select pg_wal_replay_pause()");
  await run(first, "update gifts set name = 'Silver whistle'");
  await run(first, "select pg_notify('presently_page_tags', 'all')");
  for (const server of [url, knowsFirst.url])
    await until(async () => (await (await fetch(`${server}/gifts/tin-whistle`)).text()).includes("Silver whistle"));
  await first.kill();
  const failures: string[] = [];
  for (let turn = 0; turn < 3; turn++) failures.push(...(await listFailures(url, `dead${turn}`)));
  const last = await fetch(`${url}/categories`);
  expect(last.headers.get("cache-control"), "what may lack a change is not kept").toBe("public, max-age=0, s-maxage=0");

  const promotion = second.promote();
  let isPromoted = false;
  void promotion.then(() => (isPromoted = true));
  for (let turn = 0; !isPromoted || turn < 10; turn++) failures.push(...(await listFailures(url, `change${turn}`)));
  await promotion;
  await untilReady(url);
  for (let turn = 0; turn < 3; turn++) failures.push(...(await listFailures(url, `after${turn}`)));
  expect(failures).toEqual([]);

  // Where the last of the primary's log is lost with it, this server takes the new one for no replica, and reads it all the same.
  await until(async () => (await listFailures(knowsFirst.url, "old")).length === 0);
  expect(await listFailures(knowsFirst.url, "older"), "where the new primary is not found, what took its place is read on").toEqual([]);
  expect((await fetch(`${knowsFirst.url}/readyz`)).status).toBe(503);
  await until(async () => (await (await fetch(`${url}/gifts/tin-whistle`)).text()).includes("Silver whistle"));
});
