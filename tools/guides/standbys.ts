import { execFileSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { findDatabaseUser } from "#app/platform/db/embedded/system-user.server.ts";
import { makeFolderOfDatabase, type PostgresServer, startCopied, startPostgres } from "#tests/postgres.ts";
import { withClient } from "#tests/with-client.ts";
import { type Finding, leaveOut } from "../cluster/sharing.ts";
import { readStatements, readWords } from "./page-commands.ts";
import { until } from "./steps.ts";

const [DATABASES, SCALING] = ["docs/databases.md", "docs/scaling.md"];
const FOLDER_ON_THE_PAGES = "/var/lib/postgresql/18/main";
/** The programs that the pages name, which the embedded PostgreSQL lacks; those of the newest PostgreSQL that this machine has. */
const BIN = globSync("/usr/lib/postgresql/*/bin/pg_rewind")
  .map((file) => path.dirname(file))
  .toSorted()
  .at(-1);
const SETTINGS = ["max_slot_wal_keep_size=1GB"];
const WRITES = 50;
const binariesIn = (bin: string) => ({ initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") });

interface Machine {
  server: PostgresServer;
  folder: string;
}

const ask = <Row extends pg.QueryResultRow>({ server }: Machine, statement: string): Promise<Row[]> =>
  withClient(server.urlAt(server.port), async (client) => (await client.query<Row>(statement)).rows);

async function askAll(machine: Machine, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await ask(machine, statement);
}

const listSlots = async (machine: Machine) =>
  (await ask<{ slot_name: string }>(machine, "select slot_name from pg_replication_slots")).map((row) => row.slot_name);

const isFollowed = async (machine: Machine, state: string) =>
  (await ask(machine, `select from pg_stat_replication where state = 'streaming' and sync_state in (${state})`)).length === 1;

const countWrites = async (machine: Machine) => Number((await ask<{ count: string }>(machine, "select count(*) from writes"))[0]?.count);

/** Runs a program of PostgreSQL as its user, who is nobody else's on this machine. */
function runProgram(words: readonly string[], { server, folder }: Machine): void {
  const [program = "", ...rest] = words;
  const { password } = new URL(server.urlAt(server.port));
  const env = { ...process.env, PGPASSWORD: password, PGPORT: String(server.port) };
  execFileSync(path.join(BIN as string, program), rest, { ...findDatabaseUser(), cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
}

/** Writes until the server is gone, and returns how many writes it has acknowledged. */
async function writeUntilDeath(machine: Machine): Promise<number> {
  let acknowledged = 0;
  let death: Promise<void> | undefined;
  await withClient(machine.server.urlAt(machine.server.port), async (client) => {
    client.on("error", () => undefined);
    for (;;) {
      await client.query("insert into writes values (1)");
      acknowledged += 1;
      if (acknowledged === WRITES) death = machine.server.kill();
    }
  }).catch(() => undefined);
  await death;
  return acknowledged;
}

/** Makes a standby in a folder as the pages say. */
async function makeStandby(one: Machine, folder: string): Promise<Machine> {
  const { password } = new URL(one.server.urlAt(one.server.port));
  const [makeRole = ""] = readStatements(SCALING, "create role replicator");
  await ask(one, makeRole.replace("PASSWORD", password));
  makeFolderOfDatabase(folder);
  const examples = { "primary.example": "127.0.0.1", [FOLDER_ON_THE_PAGES]: path.join(folder, "cluster") };
  runProgram(readWords(SCALING, "pg_basebackup", examples), { ...one, folder });
  return { server: await startCopied(folder, one.server.port + 1, ["hot_standby_feedback=on"], binariesIn(BIN as string)), folder };
}

/** "Fail over": what was acknowledged is there, and the lost machine comes back as the standby. */
async function failOver(one: Machine, two: Machine): Promise<Finding[]> {
  await askAll(one, readStatements(DATABASES, "'ANY 1 (*)'"));
  await until(() => isFollowed(one, "'quorum'"));
  const slots = await listSlots(one);
  await ask(one, "create table writes (n int)");
  const acknowledged = await writeUntilDeath(one);
  await askAll(two, readStatements(DATABASES, "alter system reset synchronous_standby_names"));
  const kept = await countWrites(two);
  await ask(two, "insert into writes values (2)");

  const rewound = {
    "host=two": "host=127.0.0.1",
    "user=postgres": "user=presently",
    [FOLDER_ON_THE_PAGES]: path.join(one.folder, "cluster"),
  };
  runProgram(readWords(DATABASES, "pg_rewind", rewound), { ...two, folder: one.folder });
  await one.server.start();
  await until(() => isFollowed(two, "'async'"));
  await askAll(two, readStatements(DATABASES, "'ANY 1 (*)'"));
  await until(() => isFollowed(two, "'quorum'"));
  return [
    { what: "guide: a standby that pg_basebackup has made has a slot, and is synchronous", isSo: slots.join() === "replica_1" },
    {
      what: "guide: with one, the primary's death loses nothing that was acknowledged",
      isSo: acknowledged >= WRITES && kept >= acknowledged,
      measured: `${acknowledged} acknowledged, ${kept} kept`,
    },
    { what: "guide: and the lost machine comes back as the standby, by pg_rewind", isSo: (await countWrites(one)) === kept + 1 },
  ];
}

/** "Switch over on purpose": the old primary follows, and its slot, which nobody uses any more, goes. */
async function switchOver(primary: Machine, standby: Machine): Promise<Finding[]> {
  const dropSlot = readStatements(DATABASES, "pg_drop_replication_slot");
  // What the machine has kept from the time when it was the primary itself.
  if ((await listSlots(standby)).length > 0) await askAll(standby, dropSlot);
  await ask(primary, "insert into writes values (3)");
  const before = await countWrites(primary);
  await primary.server.stop();
  await askAll(standby, readStatements(DATABASES, "pg_create_physical_replication_slot('replica_1')"));
  await primary.server.startAsReplicaOf(standby.server);
  await until(() => isFollowed(standby, "'async', 'quorum'"));
  const left = await listSlots(primary);
  await askAll(primary, dropSlot);
  await ask(standby, "insert into writes values (4)");
  await until(async () => (await countWrites(primary)) === before + 1);
  const after = [await listSlots(standby), await listSlots(primary)];
  return [
    { what: "guide: after a switch-over the old primary follows", isSo: true, measured: `${before} writes, then ${before + 1} on both` },
    {
      what: "guide: its slot stays there until it is dropped",
      isSo: left.join() === "replica_1" && after.join(" and ") === "replica_1 and ",
      measured: `${left.join()} on the old primary, then ${after[1]?.join() || "none"}`,
    },
  ];
}

/** "A standby that takes over" of docs/databases.md, from the first command to the second change of roles. It is left out where the programs lack. */
export async function replacePrimary(folder: string, port: number, hasPrograms = BIN !== undefined): Promise<Finding[]> {
  if (!hasPrograms)
    return [leaveOut("guide: a standby that takes over", "pg_basebackup and pg_rewind (Debian: apt-get install postgresql)")];
  mkdirSync(folder, { recursive: true });
  const home = path.join(folder, "one");
  const one = { server: await startPostgres(home, port, SETTINGS, binariesIn(BIN as string)), folder: home };
  let two: Machine | undefined;
  try {
    // One that is rewound later has to have kept hints in its log; the setting stands in its folder, as pg_rewind starts it itself.
    await ask(one, "alter system set wal_log_hints = on");
    await one.server.stop();
    await one.server.start();
    two = await makeStandby(one, path.join(folder, "two"));
    return [...(await failOver(one, two)), ...(await switchOver(two, one))];
  } finally {
    await two?.server.stop();
    await one.server.stop();
  }
}
