import { spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { BACKUP_CONNECTION } from "#app/platform/db/client.server.ts";
import { isTurnedAway } from "../crash/acknowledged-writes.ts";
import { makeSite, type SiteProcess } from "../crash/site-process.ts";
import { readStatements } from "../guides/page-commands.ts";
import { hasSingleProxy, startSingleProxy } from "./balancer.ts";
import type { Machines } from "./machines.ts";
import { describeTraffic, underTraffic, untilReplicaIsRead } from "./outages.ts";
import { describeViews, startViewing } from "./page-views.ts";
import type { Pooler } from "./pooler.ts";
import type { Finding } from "./sharing.ts";
import type { TrafficFigures } from "./traffic.ts";

/** A table that every page reads gets another column, which waits for all who read it. */
const MIGRATION = { name: "9000-a-later-column.sql", text: "alter table gifts add column a_later_column text;\n" };
const UNDO = "alter table gifts drop column a_later_column; delete from schema_migrations where name like '9000-%'";
const HALTING_ATTEMPTS = 20;
/** A signal to a process takes effect within this time. */
const HALTED_AFTER_MS = 100;
/** A busy machine needs most of it; a lock that stays holds a start up for ten minutes. */
const READY_WITHIN_MS = 110_000;
const BETWEEN_RESTARTS_MS = 3000;

async function withClient<Result>(machines: Machines, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: machines.primary.urlAt(machines.primary.port) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A backup that is halted while it reads. */
interface HaltedBackup {
  /** Lets it go on, and returns what it says until its end. */
  end(): Promise<string>;
}

/** Starts a backup and halts it while it reads: it holds what one of a large site holds for minutes. */
async function beginBackup(machines: Machines, folder: string): Promise<HaltedBackup> {
  const env = { ...process.env, ...machines.settings, DATABASE_URL: machines.primary.urlAt(machines.primary.port) };
  const words = ["scripts/backup.ts", path.join(folder, "halted.backup")];
  const isReading = (client: pg.Client) =>
    client.query(`select from pg_locks join pg_stat_activity using (pid) where application_name = $1 and relation = 'gifts'::regclass`, [
      BACKUP_CONNECTION,
    ]);
  return withClient(machines, async (client) => {
    for (let attempt = 0; attempt < HALTING_ATTEMPTS; attempt++) {
      const child = spawn(process.execPath, words, { env, stdio: ["ignore", "ignore", "pipe"] });
      const said = child.stderr.toArray().then((parts: Buffer[]) => Buffer.concat(parts).toString());
      while (child.exitCode === null) {
        if ((await isReading(client)).rowCount !== 0) {
          child.kill("SIGSTOP");
          await sleep(HALTED_AFTER_MS);
          if ((await isReading(client)).rowCount !== 0) return { end: () => (child.kill("SIGCONT"), said) };
          // It had just ended its reading.
          child.kill("SIGCONT");
          break;
        }
        await sleep(1);
      }
      await said;
    }
    throw new Error("No backup could be halted while it reads");
  });
}

/** Replaces the servers by a release that migrates a table which a backup is reading. */
export async function migrateBehindBackup(machines: Machines, folder: string): Promise<Finding[]> {
  const { servers, otherRelease } = machines;
  const migrations = path.join(otherRelease, "db");
  rmSync(migrations);
  cpSync("db", migrations, { recursive: true });
  writeFileSync(path.join(migrations, "migrations", MIGRATION.name), MIGRATION.text);
  const backup = await beginBackup(machines, folder);
  const startedAt = performance.now();
  let tookMs = 0;
  const figures = await underTraffic(machines, async () => {
    for (const server of servers) {
      await server.stop();
      server.start(otherRelease);
      await server.untilReady();
      tookMs ||= performance.now() - startedAt;
      await sleep(BETWEEN_RESTARTS_MS);
    }
  });
  const said = await backup.end();
  for (const server of servers) await server.stop();
  await withClient(machines, (client) => client.query(UNDO));
  for (const server of servers) server.start();
  for (const server of servers) await server.untilReady();
  return [
    {
      what: "a migration behind a backup fails no request",
      isSo: figures.failedReads.size === 0 && figures.failedWrites.size === 0,
      measured: `${describeTraffic(figures)}; the first server was ready after ${Math.round(tookMs)} ms`,
    },
    {
      what: "the backup has given way, and says so",
      isSo: /It stopped to make way for a database update/.test(said),
      measured: said.trim(),
    },
  ];
}

async function countMigrationLocks(machines: Machines): Promise<number> {
  const { rows } = await withClient(machines, (client) =>
    client.query<{ held: number }>("select count(*)::int as held from pg_locks where locktype = 'advisory' and objid = 7165001"),
  );
  return (rows[0] as { held: number }).held;
}

/** Starts a server through the pooler without DATABASE_DIRECT_URL, which is refused, and then one as it should be. */
export async function startThroughPooler(machines: Machines, pooler: Pooler, folder: string, port: number): Promise<Finding[]> {
  const dataDir = path.join(folder, "beside");
  mkdirSync(dataDir, { recursive: true });
  const log = path.join(folder, "beside.log");
  appendFileSync(log, "");
  const settings = { ...machines.settings, SITE_URL: `http://127.0.0.1:${port}` };
  const wrong = makeSite(dataDir, port, log, { ...settings, DATABASE_URL: pooler.url });
  const right = makeSite(dataDir, port, log, {
    ...settings,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: machines.primary.urlAt(machines.primary.port),
  });
  let [line, held, tookMs] = ["", 0, 0];
  const figures = await underTraffic(machines, async () => {
    wrong.start();
    await wrong.untilReady().catch(() => undefined);
    line = readFileSync(log, "utf8").trim();
    held = await countMigrationLocks(machines);
    const startedAt = performance.now();
    right.start();
    await right.untilReady();
    tookMs = Math.round(performance.now() - startedAt);
    await right.stop();
  });
  return [
    {
      what: "a start through a pooler without the direct address is one line",
      isSo: /^The pooler in DATABASE_URL[^\n]*$/.test(line),
      measured: line,
    },
    { what: "it leaves no lock behind", isSo: held === 0, measured: `${held}` },
    { what: "and the next start goes on", isSo: tookMs < READY_WITHIN_MS, measured: `${tookMs} ms` },
    {
      what: "meanwhile no request of the other servers fails",
      isSo: figures.failedReads.size === 0 && figures.failedWrites.size === 0,
      measured: describeTraffic(figures),
    },
  ];
}

/** Lets the database acknowledge a write only when its replica has it too, as docs/databases.md says. */
async function makeSynchronous(machines: Machines): Promise<void> {
  await withClient(machines, async (client) => {
    for (const statement of readStatements("docs/databases.md", "'ANY 1 (*)'")) await client.query(statement);
    const isSynchronous = async () => (await client.query("select from pg_stat_replication where sync_state = 'quorum'")).rowCount === 1;
    while (!(await isSynchronous())) await sleep(100);
  });
}

/** A write is acknowledged, or turned away: never a fault of the site, such as one that a standby has refused. */
function lookAtWrites({ failedWrites }: TrafficFigures): Finding {
  const faults = [...failedWrites].filter(([reason]) => !isTurnedAway(reason)).map(([reason, count]) => `${count} × ${reason}`);
  return {
    what: "a write that is not acknowledged meanwhile is turned away with 503, or loses its connection",
    isSo: faults.length === 0,
    measured: faults.join(", ") || `${[...failedWrites.values()].reduce((sum, count) => sum + count, 0)} of them`,
  };
}

/** Adds a standby to the new primary under traffic, and makes that synchronous again. */
async function addStandby(machines: Machines): Promise<Finding> {
  const figures = await underTraffic(machines, async () => {
    await machines.replaceStandby();
    await makeSynchronous(machines);
    await sleep(BETWEEN_RESTARTS_MS);
  });
  return {
    what: "a new standby, which every write waits for again, fails no request",
    isSo: figures.failedReads.size === 0 && figures.failedWrites.size === 0,
    measured: describeTraffic(figures),
  };
}

/** Kills the database and lets its replica take its place, under traffic through nginx, and page views through Caddy where it is installed. */
export async function failOver(machines: Machines, folder: string, port: number): Promise<Finding[]> {
  await makeSynchronous(machines);
  await machines.useBothHosts();
  await untilReplicaIsRead(machines);
  const [first] = machines.servers as readonly [SiteProcess];
  const caddy = hasSingleProxy ? await startSingleProxy(path.join(folder, "caddy-at-fail-over"), port, new URL(first.url).host) : null;
  const viewing = caddy === null ? null : startViewing(`http://127.0.0.1:${port}`, machines.cookie);
  let tookMs = 0;
  const figures = await underTraffic(machines, async () => {
    const startedAt = performance.now();
    await machines.failOver();
    for (const server of machines.servers) await server.untilReady();
    tookMs = Math.round(performance.now() - startedAt);
    await sleep(BETWEEN_RESTARTS_MS);
  });
  const views = await viewing?.stop();
  await caddy?.stop();
  const added = await addStandby(machines);
  return [
    {
      what: "the primary's death, with a replica that had every acknowledged write, fails no reader",
      isSo: figures.failedReads.size === 0,
      measured: `${describeTraffic(figures)}; over after ${tookMs} ms`,
    },
    lookAtWrites(figures),
    ...(views === undefined
      ? []
      : [
          {
            what: "and none who comes through Caddy to one server",
            isSo: views.lost.size === 0,
            measured: describeViews(views),
          },
        ]),
    added,
  ];
}

/** Lets the replica take the place of the database, which becomes its replica. */
export async function switchOver(machines: Machines): Promise<Finding[]> {
  await machines.useBothHosts();
  // What nobody reads yet cannot answer while the primary changes.
  await untilReplicaIsRead(machines);
  let tookMs = 0;
  const figures = await underTraffic(machines, async () => {
    const startedAt = performance.now();
    await machines.switchOver();
    for (const server of machines.servers) await server.untilReady();
    tookMs = Math.round(performance.now() - startedAt);
    await sleep(BETWEEN_RESTARTS_MS);
  });
  const before = machines.ledger.gifts.size;
  const after = await underTraffic(machines, () => sleep(BETWEEN_RESTARTS_MS));
  return [
    {
      what: "a switch-over, with the old primary as the new one's replica, fails no reader",
      isSo: figures.failedReads.size === 0,
      measured: `${describeTraffic(figures)}; over after ${tookMs} ms`,
    },
    lookAtWrites(figures),
    {
      what: "afterwards every server writes to the new primary",
      isSo: after.failedWrites.size === 0 && machines.ledger.gifts.size > before,
      measured: describeTraffic(after),
    },
  ];
}
