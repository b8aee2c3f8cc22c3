import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { verifyBackup } from "#app/platform/backup/verify-backup.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { type PostgresServer, startPostgres, startReplica } from "#tests/postgres.ts";
import { expectAlerts, promtool } from "./firing-alerts.ts";
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

const SECRET = "a secret of thirty-two characters, or of more";

/** Makes an admin, and returns the cookie of their session with a site that has the secret. */
async function signInAsAdmin(connectionString: string, url: string): Promise<string> {
  connectDatabase(connectionString);
  const { id } = await createUser({ role: "admin" });
  const { token } = await createSession(id);
  await closeDatabase();
  return `${sessionCookieName(url)}=${toSessionCookieValue(token, SECRET)}`;
}

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

test("after a switch-over a server that knows both hosts finds the new primary; one that knows the standby only is not ready", async () => {
  const both = first.urlAt(first.port).replace(`127.0.0.1:${first.port}`, `127.0.0.1:${first.port},127.0.0.1:${second.port}`);
  const knowsBoth = await site.start({ DATABASE_URL: both, SESSION_SECRET: SECRET });
  const knowsFirst = await site.start({ DATABASE_URL: first.urlAt(first.port), SESSION_SECRET: SECRET });
  await Promise.all([untilReady(knowsBoth.url), untilReady(knowsFirst.url)]);

  const metrics = async () => (await fetch(`${knowsFirst.url}/metrics`)).text();
  expect(await metrics()).toMatch(/^presently_mails_waiting 0$/m);
  const cookie = await signInAsAdmin(first.urlAt(first.port), knowsFirst.url);

  await first.stop();
  const unknown = await metrics();
  expect(unknown, "what is not known is not said").not.toMatch(/^presently_(?:mails_waiting|database_standby) /m);
  if (promtool !== undefined) expectAlerts(unknown, ["PresentlyDatabaseIsAway"]);
  expect(unknown).toMatch(/^process_resident_memory_bytes \d+$/m);
  await second.promote();
  await first.startAsReplicaOf(second);
  await untilReady(knowsBoth.url);
  // The first host is there again and answers, as the standby.
  for (let looks = 0; looks < 5; looks++) {
    expect([await readiness(knowsBoth.url), await readiness(knowsFirst.url)]).toEqual([200, 503]);
    await sleep(200);
  }
  expect(await (await fetch(`${knowsFirst.url}/readyz`)).text()).toBe("not ready; the database is a standby that takes no writes\n");
  const ofStandby = await metrics();
  expect(ofStandby).toMatch(/^presently_database_standby 1$/m);
  if (promtool !== undefined) expectAlerts(ofStandby, ["PresentlyDatabaseIsStandby"]);
  const health = await fetch(`${knowsFirst.url}/admin/health`, { headers: { cookie } });
  expect([health.status, await health.text()]).toEqual([200, expect.stringContaining("This server can reach only a standby")]);
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
