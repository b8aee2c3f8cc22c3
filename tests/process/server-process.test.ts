import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { isProcessAlive } from "#app/platform/db/embedded/start-lock.server.ts";
import { makeDatabase } from "#tests/database.ts";
import { stop, untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();
const { start } = site;

<<<<<<< HEAD
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-server-"));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const child of running.splice(0)) await stop(child, "SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function start(env: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string; errors: () => string }> {
  const port = await freePort();
  let errors = "";
  const child = spawn(process.execPath, ["build/server/main.js"], {
    env: { ...process.env, PORT: String(port), SITE_URL: "", DATA_DIR: folder, DEMO_CATALOGUE: "off", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  running.push(child);
  return { child, url: `http://127.0.0.1:${port}`, errors: () => errors };
}

async function untilReady(url: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 50) {
    if (
      await fetch(`${url}/readyz`)
        .then((response) => response.ok)
        .catch(() => false)
    )
      return;
    await sleep(50);
  }
  throw new Error("The server did not get ready");
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, "exit");
  return child.exitCode;
}

const databasePid = () => Number(readFileSync(path.join(folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
=======
const databasePid = () => Number(readFileSync(path.join(site.folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
>>>>>>> main

test("after a kill -9 of the server its database lives on; the next server uses it and stops it in the end", async () => {
  const first = await start();
  await untilReady(first.url);
  const pid = databasePid();
  await stop(first.child, "SIGKILL");
  expect(isProcessAlive(pid)).toBe(true);

  const second = await start();
  await untilReady(second.url);
  expect(databasePid()).toBe(pid);
  expect(await stop(second.child, "SIGTERM")).toBe(0);
  expect(isProcessAlive(pid)).toBe(false);
});

test("a second server on the same data folder shares the database; either may leave first", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await Promise.all([untilReady(first.url), untilReady(second.url)]);
  expect(await stop(first.child, "SIGTERM")).toBe(0);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test("L1: SIGTERM ends the process in good order", async () => {
  const { child, url } = await start();
  await untilReady(url);
  expect(await stop(child, "SIGTERM")).toBe(0);
});

test("a wrong setting stops the start with one line", async () => {
  const { child, errors } = await start({ TRUSTED_PROXIES: "", PORT: "eighty" });
  await once(child, "exit");
  expect(child.exitCode).toBe(1);
  expect(errors()).toMatch(/^Setting PORT: [^\n]+\n$/);
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
