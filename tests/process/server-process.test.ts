import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { isProcessAlive } from "#app/platform/db/embedded/start-lock.server.ts";
import { makeDatabase } from "#tests/database.ts";
import { endProcess } from "../child-processes.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();
const { start } = site;

const databasePid = () => Number(readFileSync(path.join(site.folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);

test("after a kill -9 of the server its database lives on; the next server uses it and stops it in the end", async () => {
  const first = await start();
  await untilReady(first.url);
  const pid = databasePid();
  await endProcess(first.child, "SIGKILL");
  expect(isProcessAlive(pid)).toBe(true);

  const second = await start();
  await untilReady(second.url);
  expect(databasePid()).toBe(pid);
  expect(await endProcess(second.child, "SIGTERM")).toBe(0);
  expect(isProcessAlive(pid)).toBe(false);
});

test("a second server on the same data folder shares the database; either may leave first", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await Promise.all([untilReady(first.url), untilReady(second.url)]);
  expect(await endProcess(first.child, "SIGTERM")).toBe(0);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test("L1: SIGTERM ends the process in good order", async () => {
  const { child, url } = await start();
  await untilReady(url);
  expect(await endProcess(child)).toBe(0);
});

test("a wrong setting stops the start with one line", async () => {
  const { child, errors } = await start({ TRUSTED_PROXIES: "", PORT: "eighty" });
  await once(child, "exit");
  expect(child.exitCode).toBe(1);
  expect(errors()).toMatch(/^Setting PORT: [^\n]+\n$/);
});

test("a tag for a marketplace that does not exist stops the start with one line", async () => {
  const { child, errors } = await start({ AFFILIATE_TAGS: "uk=a-21" });
  await once(child, "exit");
  expect(child.exitCode).toBe(1);
  expect(errors()).toMatch(/^Setting AFFILIATE_TAGS: uk is none of the store's marketplaces \(com, [^\n]+\)\n$/);
});

test("a database of a newer release stops an older server with one line, and is left as it is", async () => {
  const database = await makeDatabase("migrated");
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query("insert into schema_migrations (name) values ('9999-from-the-future.sql')");
  const { child, errors } = await start({ DATABASE_URL: database.connectionString });
  await once(child, "exit");
  expect(child.exitCode).toBe(1);
  expect(errors()).toBe(
    "This database was made by a newer release (it has 9999-from-the-future.sql). Start that release, or restore a backup.\n",
  );
  expect((await client.query("select count(*)::int as gifts from gifts")).rows).toEqual([{ gifts: 0 }]);
  await client.end();
  await database.drop();
});
