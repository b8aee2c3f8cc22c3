import { once } from "node:events";
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { isProcessAlive } from "#app/platform/db/embedded/start-lock.server.ts";
import { makeDatabase } from "#tests/database.ts";
import { endProcess } from "../child-processes.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

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

/** Opens a connection and sends the beginning of a request; `end` sends the rest and returns the whole answer. */
async function beginRequest(url: string, beginning: string): Promise<{ end(rest: string): Promise<string> }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  const answer = socket.toArray().then((parts: Buffer[]) => Buffer.concat(parts).toString());
  socket.write(beginning);
  return {
    async end(rest) {
      socket.write(rest);
      return answer;
    },
  };
}

/** Waits until nobody new gets in. */
async function untilClosed(url: string): Promise<void> {
  while (
    await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  );
}

test(
  "L1: SIGTERM: not ready, a request under way gets its answer, the database is stopped, and the process ends with 0",
  { timeout: 300_000 },
  async () => {
    const { child, url, errors } = await start();
    await untilReady(url);
    const pid = databasePid();
    const form = new URLSearchParams({ intent: "sign-in", email: "ada@example.com", password: "not the password" }).toString();
    const head = `Host: x\r\nOrigin: ${url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\nConnection: close`;
    const signIn = await beginRequest(url, `POST /auth HTTP/1.1\r\n${head}\r\n\r\n${form.slice(0, 20)}`);
    const probe = await beginRequest(url, "GET /readyz HTTP/1.1\r\nHost: x\r\n");
    expect((await fetch(`${url}/readyz`)).status, "both have arrived by now").toBe(200);
    child.kill("SIGTERM");
    await untilClosed(url);
    expect(await probe.end("Connection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 503 /);
    expect(await signIn.end(form.slice(20))).toMatch(/^HTTP\/1\.1 401 /);
    if (child.exitCode === null) await once(child, "exit");
    expect([child.exitCode, isProcessAlive(pid), errors()]).toEqual([0, false, ""]);
  },
);

/** Returns the processes that have the test's folder in their command line, as its database has. */
function processesOfFolder(): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(site.folder);
    } catch {
      return false;
    }
  });
}

test.runIf(process.platform === "linux").each([0, 300, 900, 1200, 1500, 2500])(
  "L1: SIGTERM %i ms after a first start began leaves no database behind",
  async (afterMs) => {
    const { child, errors } = await start({ DEMO_CATALOGUE: "on" });
    await sleep(afterMs);
    await endProcess(child);
    expect(errors()).toBe("");
    // Before the program has read its first line, the signal ends it at once.
    expect([child.exitCode, child.signalCode]).toSatisfy(([code, by]) => code === 0 || by === "SIGTERM");
    expect(processesOfFolder()).toEqual([]);
  },
);

test("a port that is taken stops the start with one line, and everything it had started", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { child, errors } = await start({ PORT: String(port) });
  await once(child, "exit");
  taken.close();
  expect(child.exitCode).toBe(1);
  expect(errors()).toBe(`Port ${port} is taken; choose another with PORT\n`);
  expect(existsSync(path.join(site.folder, "postgres/cluster/postmaster.pid"))).toBe(false);
});

test("a server that npm has started ends in good order with npm", async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), SITE_URL: "", DATA_DIR: site.folder, DEMO_CATALOGUE: "off", LOG_LEVEL: "error" };
  const npm = spawn("npm", ["start"], { env, stdio: "ignore" });
  onTestFinished(async () => void (await endProcess(npm)));
  await untilReady(`http://127.0.0.1:${port}`);
  await endProcess(npm);
  const pidFile = path.join(site.folder, "postgres/cluster/postmaster.pid");
  for (let waitedMs = 0; existsSync(pidFile) && waitedMs < 40_000; waitedMs += 100) await sleep(100);
  expect(existsSync(pidFile)).toBe(false);
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
  expect(existsSync(path.join(site.folder, "postgres"))).toBe(false);
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
