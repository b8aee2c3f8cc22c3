import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyBackup } from "#app/platform/backup/verify-backup.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { type PostgresServer, startPostgres, startReplica } from "#tests/postgres.ts";
import { freePort, untilReady, useSiteProcesses } from "./site-process.ts";

let folder: string;
let first: PostgresServer;
let second: PostgresServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-switch-"));
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

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

test("after a switch-over a server that knows both hosts finds the new primary; one that knows the standby only is not ready", async () => {
  const both = first.urlAt(first.port).replace(`127.0.0.1:${first.port}`, `127.0.0.1:${first.port},127.0.0.1:${second.port}`);
  const knowsBoth = await site.start({ DATABASE_URL: both });
  const knowsFirst = await site.start({ DATABASE_URL: first.urlAt(first.port) });
  await Promise.all([untilReady(knowsBoth.url), untilReady(knowsFirst.url)]);

  await first.stop();
  await second.promote();
  await first.startAsReplicaOf(second);
  await untilReady(knowsBoth.url);
  // The first host is there again and answers, as the standby.
  for (let looks = 0; looks < 5; looks++) {
    expect([await readiness(knowsBoth.url), await readiness(knowsFirst.url)]).toEqual([200, 503]);
    await sleep(200);
  }
  const backup = path.join(folder, "of-the-standby.backup");
  const env = { ...process.env, DATABASE_URL: first.urlAt(first.port), DATA_DIR: path.join(folder, "data") };
  await promisify(execFile)(process.execPath, ["scripts/backup.ts", backup], { env });
  expect(
    (await verifyBackup(backup, await listMigrations("db/migrations"))).manifest.tables.length,
    "a standby can be backed up",
  ).toBeGreaterThan(40);

  const form = new URLSearchParams({
    intent: "sign-up",
    firstName: "Ada",
    lastName: "L",
    email: "ada@example.com",
    password: "paper and ribbon",
  });
  const signUp = (url: string) =>
    fetch(`${url}/auth`, { method: "POST", body: form, headers: { origin: url }, redirect: "manual" }).then(({ status }) => status);
  expect(await signUp(knowsFirst.url), "a standby's refusal is no fault of the site").toBe(503);
  expect(await signUp(knowsBoth.url)).toBe(303);
});
