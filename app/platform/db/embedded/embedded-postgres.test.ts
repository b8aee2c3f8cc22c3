import { spawn } from "node:child_process";
import { chmodSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endProcess } from "#tests/child-processes.ts";
import { ConfigError } from "../../config.server.ts";
import { storedSecret } from "../../site-secrets.server.ts";
import { endClient, makeClient } from "../client.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { migrateDatabase } from "../migrate.server.ts";
import { SITE_ROLE, SUPERUSER } from "./site-role.server.ts";
import { isProcessAlive } from "./start-lock.server.ts";

const PROGRAM = path.join(import.meta.dirname, "embedded-postgres.server.ts");

let folder: string;
const started: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder);
  started.push(postgres);
  return postgres;
}

/** Returns the same connection as the cluster's superuser. */
function superuserUrl(connectionString: string): string {
  const url = new URL(connectionString);
  [url.username, url.password] = [SUPERUSER, storedSecret(folder, "database-superuser-password")];
  return url.href;
}

async function query(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = makeClient({ connectionString: postgres.connectionString });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await endClient(client);
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(path.join(folder, "postgres/cluster/postmaster.pid"), "utf8").catch(() => "0")).split("\n")[0]);
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let waitedMs = 0; !(await condition()); waitedMs += 50) {
    if (waitedMs > 50_000) throw new Error("It did not happen within 50 s");
    await sleep(50);
  }
}

/** Whatever does not belong to the server's role, but for extensions and their members. */
const FOREIGN_BELONGINGS = `
  select pg_describe_object(classid, objid, 0) as thing from pg_shdepend
  where dbid = (select oid from pg_database where datname = current_database()) and deptype = 'o' and refobjid <> current_user::regrole
  union all select datname from pg_database where datname = current_database() and datdba <> current_user::regrole
  union all select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner <> current_user::regrole
    and c.relkind <> 'c' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proowner <> current_user::regrole
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select t.typname from pg_type t where t.typnamespace = 'public'::regnamespace and t.typowner <> current_user::regrole
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype in ('e', 'i'))
  union all select t.cfgname from pg_ts_config t where t.cfgnamespace = 'public'::regnamespace and t.cfgowner <> current_user::regrole`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-pg-"));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.release();
  // A process of a killed database may write its last file while the folder goes.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

test("two servers that start at the same time on one data folder share one database; the last to leave stops it", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await query(first as EmbeddedPostgres, "create table shared (n integer)");
  expect(await query(second as EmbeddedPostgres, "select * from shared")).toEqual([]);
  const pid = await postmasterPid();
  await first?.release();
  expect(isProcessAlive(pid)).toBe(true);
  await second?.release();
  expect(isProcessAlive(pid)).toBe(false);
});

test("D1: what was written survives kill -9 of the database, which restarts automatically", async () => {
  const postgres = await start();
  await query(postgres, "create table kept as select 1 as n");
  const pid = await postmasterPid();
  process.kill(pid, "SIGKILL");
  await until(async () => {
    const now = await postmasterPid();
    return (
      now !== 0 &&
      now !== pid &&
      (await query(postgres, "select 1")
        .then(() => true)
        .catch(() => false))
    );
  });
  expect(await query(postgres, "select n from kept")).toEqual([{ n: 1 }]);
});

test("D1: a database that is killed time and again while it comes back harms no process, and comes back", async () => {
  const postgres = await start();
  await query(postgres, "create table kept as select 1 as n");
  let killed = 0;
  for (let kills = 0; kills < 8; kills++) {
    await until(async () => {
      const pid = await postmasterPid();
      return pid !== 0 && pid !== killed && isProcessAlive(pid);
    });
    // The kills range from the first moment, when nothing can connect yet, to after the server's first query.
    await sleep(kills * 35);
    killed = await postmasterPid();
    if (killed !== 0 && isProcessAlive(killed)) process.kill(killed, "SIGKILL");
  }
  await until(() =>
    query(postgres, "select n from kept")
      .then((rows) => rows.length === 1)
      .catch(() => false),
  );
});

/** Returns the database processes of the folder, found by the command lines of all processes. */
async function databaseProcesses(): Promise<string[]> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(numbers.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return lines.filter((line) => line.includes(folder));
}

test.runIf(process.platform === "linux").each([0, 20, 200, 1000])(
  "L1: a server that stops %i ms after its database was killed twice does so soon, and leaves no database behind",
  async (pauseMs) => {
    const postgres = await start();
    for (let kills = 0; kills < 2; kills++) {
      const pid = await postmasterPid();
      if (pid !== 0 && isProcessAlive(pid)) process.kill(pid, "SIGKILL");
      await sleep(pauseMs);
    }
    const startedAt = performance.now();
    await postgres.release();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    // A process whose postmaster was killed ends on its own as soon as it notices.
    await until(async () => (await databaseProcesses()).length === 0);
  },
);

/** Starts the database from another process, and kills that `afterMs` after it began to make the cluster; its initdb lives on. */
async function killFirstStart(afterMs: number): Promise<void> {
  const code = `(await import(${JSON.stringify(PROGRAM)})).startEmbeddedPostgres(${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: "ignore" });
  const home = path.join(folder, "postgres");
  await until(async () => (await readdir(home).catch(() => [])).some((name) => /^cluster\.new[^.]*$/.test(name)));
  await sleep(afterMs);
  await endProcess(child, "SIGKILL");
}

test.each([0, 150, 500])(
  "D4: after a first start that was killed %i ms after its initdb began, the next one makes the database, whatever still writes",
  async (afterMs) => {
    await killFirstStart(afterMs);
    const postgres = await start();
    expect(await query(postgres, "select 1 as n")).toEqual([{ n: 1 }]);
  },
);

test("D4: what interrupted starts have left is gone after a later one", async () => {
  const home = path.join(folder, "postgres");
  await mkdir(path.join(home, "cluster.new-1", "base"), { recursive: true });
  await writeFile(path.join(home, "cluster.new-1.password"), "secret");
  await start();
  expect((await readdir(home)).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
});

test("D2: it flushes what it has acknowledged; it has checksums, and is not reachable over the network", async () => {
  const postgres = await start();
  const [settings] = await query(
    postgres,
    `select current_setting('listen_addresses') as tcp, current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`,
  );
  expect(settings).toEqual({ tcp: "", checksums: "on", fsync: "on", commit: "on", pages: "on" });
});

describe("the server's role", () => {
  test("owns the site's database, and may do nothing outside of it", async () => {
    const postgres = await start();
    const [role] = await query(
      postgres,
      "select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user",
    );
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false });
    for (const deed of [
      "copy (select 1) to program 'true'",
      "select pg_read_file('postgresql.conf')",
      "create role other superuser",
      "alter system set fsync = off",
      "create extension adminpack",
    ])
      await expect(query(postgres, deed), deed).rejects.toThrow(/permission denied|not available/);
    await migrateDatabase(postgres.connectionString, "db/migrations");
  });

  test("does not know the superuser's password, and one that both had in an earlier release is changed", async () => {
    const first = await start();
    const { password } = new URL(first.connectionString);
    const withSharedPassword = first.connectionString.replace(SITE_ROLE, SUPERUSER);
    await expect(query({ ...first, connectionString: withSharedPassword }, "select 1")).rejects.toThrow(/password authentication failed/);
    await query({ ...first, connectionString: superuserUrl(first.connectionString) }, `alter role ${SUPERUSER} password '${password}'`);
    await first.release();

    const second = await start();
    expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]);
    await expect(query({ ...second, connectionString: withSharedPassword }, "select 1")).rejects.toThrow(/password authentication failed/);
    expect(await query({ ...second, connectionString: superuserUrl(second.connectionString) }, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("gets what the superuser made in a data folder of an earlier release", async () => {
    const first = await start();
    const superuser = superuserUrl(first.connectionString);
    await query({ ...first, connectionString: superuser }, "alter database presently owner to presently");
    await migrateDatabase(superuser, "db/migrations");
    await query(
      { ...first, connectionString: superuser },
      "insert into gifts (name, slug, price_cents) values ('Clay Mug', 'clay-mug', 2000)",
    );
    const makes = "create sequence counted; create domain cents as integer; create statistics together on name, slug from gifts";
    await query({ ...first, connectionString: superuser }, makes);
    await first.release();

    const second = await start();
    expect(await query(second, FOREIGN_BELONGINGS)).toEqual([]);
    expect(await query(second, "select name from gifts")).toEqual([{ name: "Clay Mug" }]);
    await query(second, "alter table gifts add column later text; drop sequence counted; drop domain cents; drop statistics together");
    await query(second, "drop schema public cascade; create schema public");
    await migrateDatabase(second.connectionString, "db/migrations");
  });
});

test("files of another PostgreSQL are left as they are, and the start says what to do in one line", async () => {
  await (await start()).release();
  started.pop();
  const version = path.join(folder, "postgres/cluster/PG_VERSION");
  await writeFile(version, "12\n");
  const refusal = await startEmbeddedPostgres(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect((refusal as Error).message).toMatch(/was made by PostgreSQL 12, but this release has \d+: restore a backup [^\n]+$/);
  expect(await readFile(version, "utf8")).toBe("12\n");
});

test("a password guards the socket", async () => {
  const postgres = await start();
  const url = new URL(postgres.connectionString);
  url.password = "wrong";
  const client = new pg.Client({ connectionString: url.href });
  await expect(client.connect()).rejects.toThrow("password authentication failed");
});
