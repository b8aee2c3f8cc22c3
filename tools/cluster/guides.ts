import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findDatabaseUser } from "#app/platform/db/embedded/system-user.server.ts";
import { copyForLater, type PostgresServer, startPostgres, startReplica } from "#tests/postgres.ts";
import { makeSite } from "../crash/site-process.ts";
import type { Finding } from "./sharing.ts";

const run = promisify(execFile);
const GIFTS = 40;
const CAUGHT_UP_WITHIN_MS = 30_000;
const LOGROTATE = ["/usr/sbin/logrotate", "/usr/bin/logrotate"].find((file) => existsSync(file));

type Settings = Readonly<Record<string, string>>;

/** Runs one of the operator's commands with a site's settings. */
async function presently(settings: Settings, command: string, ...words: string[]): Promise<void> {
  const { DATABASE_URL: _url, SESSION_SECRET: _secret, ...env } = process.env;
  await run(process.execPath, [`scripts/${command}.ts`, ...words], { env: { ...env, DEMO_CATALOGUE: "off", ...settings } });
}

/** Where the guides are walked, and what every site of them has. */
class Walk {
  readonly folder: string;
  readonly firstPort: number;
  #exports = 0;

  constructor(folder: string, firstPort: number) {
    [this.folder, this.firstPort] = [folder, firstPort];
    mkdirSync(folder, { recursive: true });
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  /** Returns the catalogue of a site as its operator exports it. */
  async readGifts(settings: Settings): Promise<string> {
    const file = this.at(`export-${this.#exports++}.csv`);
    await presently(settings, "export-gifts", file);
    return readFileSync(file, "utf8");
  }
}

async function ask(url: string, ...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}

/** Runs one statement that answers with one row, and returns that. */
async function askForRow<Row>(url: string, statement: string): Promise<Row> {
  const [result] = await ask(url, statement);
  if (result?.rowCount !== 1) throw new Error(`No row answers ${statement}`);
  return result.rows[0] as Row;
}

/** Makes an empty database beside the one that a server has, and returns its address. */
async function makeEmpty(server: PostgresServer, name: string): Promise<string> {
  const url = server.urlAt(server.port);
  await ask(url, `create database ${name}`);
  return url.replace(/presently$/, name);
}

const isSame = (what: string, before: string, after: string): Finding => ({
  what,
  isSo: before === after && before.trim().split("\n").length > GIFTS,
  measured: `${after.trim().split("\n").length - 1} gifts`,
});

/** "From the embedded database to a server, and back" and "To another machine". */
async function walkMoves(walk: Walk, server: PostgresServer): Promise<Finding[]> {
  const embedded = { DATA_DIR: walk.at("data") };
  const rows = Array.from({ length: GIFTS }, (_, index) => `Gift number ${index},${index + 5},https://shop.example/${index}`);
  writeFileSync(walk.at("gifts.csv"), ["name,price,affiliate_url", ...rows, ""].join("\n"));
  // The first account gives the site a secret of its own.
  const site = makeSite(embedded.DATA_DIR, walk.firstPort + 3, walk.at("site.log"), { DEMO_CATALOGUE: "off" });
  site.start();
  await site.untilReady();
  const account = { intent: "sign-up", firstName: "Ada", lastName: "L", email: "ada@example.com", password: "paper and ribbon" };
  await fetch(`${site.url}/auth`, {
    method: "POST",
    body: new URLSearchParams(account),
    headers: { origin: site.url },
    redirect: "manual",
  });
  await site.stop();
  await presently(embedded, "import-gifts", walk.at("gifts.csv"));
  const gifts = await walk.readGifts(embedded);

  const file = walk.at("move.backup");
  await presently(embedded, "backup", file);
  const { stdout: secret } = await run("tar", ["-xzOf", file, "secrets/session-secret"]);
  const moved = { DATA_DIR: walk.at("data-of-server"), DATABASE_URL: await makeEmpty(server, "moved"), SESSION_SECRET: secret.trim() };
  await presently(moved, "restore", file);
  const onServer = await walk.readGifts(moved);

  const back = walk.at("back.backup");
  await presently(moved, "backup", back);
  renameSync(walk.at("data"), walk.at("data.old"));
  await presently({ ...embedded, SESSION_SECRET: secret.trim() }, "restore", back);

  const other = { DATA_DIR: walk.at("other-machine") };
  await presently(other, "restore", file);
  return [
    isSame("from the embedded database to a server", gifts, onServer),
    isSame("and back", gifts, await walk.readGifts({ ...embedded, SESSION_SECRET: secret.trim() })),
    isSame("to another machine", gifts, await walk.readGifts(other)),
  ];
}

/** "A backup from a replica". */
async function walkReplica(walk: Walk, server: PostgresServer): Promise<Finding[]> {
  const of = { server, folder: walk.at("server") };
  const replica = await startReplica(of, walk.at("replica"), walk.firstPort + 1, ["hot_standby_feedback=on"]);
  try {
    const site = { DATA_DIR: walk.at("data-of-server"), DATABASE_URL: server.urlAt(server.port).replace(/presently$/, "moved") };
    const secret = { SESSION_SECRET: "a secret of thirty-two characters, or of more" };
    const gifts = await walk.readGifts({ ...site, ...secret });
    const file = walk.at("of-the-replica.backup");
    await presently({ ...site, ...secret, DATABASE_URL: replica.urlAt(replica.port).replace(/presently$/, "moved") }, "backup", file);
    const restored = { ...site, ...secret, DATA_DIR: walk.at("data-of-replica"), DATABASE_URL: await makeEmpty(server, "of_the_replica") };
    await presently(restored, "restore", file);
    return [isSame("a backup that a replica made", gifts, await walk.readGifts(restored))];
  } finally {
    await replica.stop();
  }
}

/** "Back to a moment". */
async function walkBackToMoment(walk: Walk, server: PostgresServer): Promise<Finding[]> {
  const base = await copyForLater({ server, folder: walk.at("server") }, walk.at("at-a-moment"));
  const url = server.urlAt(server.port);
  await ask(url, "create table moments (name text)", "insert into moments values ('before')");
  const { moment } = await askForRow<{ moment: string }>(url, "select now()::text as moment");
  await sleep(1000);
  await ask(url, "insert into moments values ('after')", "select pg_switch_wal()");
  for (let waited = 0; (await archived(url)) < 1 && waited < CAUGHT_UP_WITHIN_MS; waited += 200) await sleep(200);
  const settings = [`restore_command=cp ${walk.at("archive")}/%f %p`];
  const then = await base.startAt(moment, walk.firstPort + 2, settings);
  try {
    const at = then.urlAt(then.port);
    const [names, isPaused] = await ask(at, "select name from moments", "select pg_get_wal_replay_pause_state() as state");
    await ask(at, "select pg_wal_replay_resume()");
    const takesWrites = () => ask(at, "insert into moments values ('again')").then(Boolean, () => false);
    let isOpen = false;
    for (let waited = 0; !(isOpen = await takesWrites()) && waited < CAUGHT_UP_WITHIN_MS; waited += 200) await sleep(200);
    return [
      {
        what: "back to a moment: what was written before is there, what came after is not",
        isSo: JSON.stringify(names?.rows) === '[{"name":"before"}]',
        measured: `${JSON.stringify(names?.rows)}, ${isPaused?.rows[0]?.state}`,
      },
      { what: "and it takes writes once it is told to go on", isSo: isOpen },
    ];
  } finally {
    await then.stop();
  }
}

async function archived(url: string): Promise<number> {
  const recently = "select count(*)::int as count from pg_stat_archiver where last_archived_time > now() - interval '1 minute'";
  return (await askForRow<{ count: number }>(url, recently)).count;
}

/** "The embedded database's log", with the very lines of the guide. */
async function walkLog(walk: Walk): Promise<Finding[]> {
  if (LOGROTATE === undefined) return [];
  const guide = readFileSync("docs/databases.md", "utf8");
  const lines = /```\n(\/var\/lib\/presently\/data\/postgres\/postgres\.log \{[\s\S]*?\n\})\n```/.exec(guide)?.[1] ?? "";
  const log = walk.at("data/postgres/postgres.log");
  const { uid, gid } = statSync(log);
  const names = await Promise.all(["-un", "-gn"].map((word) => run("id", [word, ...(word === "-un" ? [String(uid)] : [])])));
  const file = walk.at("logrotate.conf");
  const own = lines.replace("/var/lib/presently/data/postgres/postgres.log", log);
  writeFileSync(file, `${own.replace("su presently presently", `su ${names.map(({ stdout }) => stdout.trim()).join(" ")}`)}\n`, {
    mode: 0o644,
  });
  chownSync(file, uid, gid);
  const before = statSync(log).size;
  await run(LOGROTATE, ["--force", "--state", walk.at("logrotate.state"), file]);
  const after = statSync(log).size;
  // The database goes on writing into the file that it has.
  await walk.readGifts({ DATA_DIR: walk.at("data") });
  return [
    {
      what: "the embedded database's log is rotated, and written on",
      isSo: before > 0 && after === 0 && existsSync(`${log}.1.gz`) && statSync(log).size > 0,
      measured: `${before} bytes before, ${after} after, ${statSync(log).size} later`,
    },
  ];
}

/** Does what docs/databases.md tells an operator to do, in `folder`, on four ports from `firstPort` on. */
export async function walkGuides(folder: string, firstPort: number): Promise<Finding[]> {
  const walk = new Walk(folder, firstPort);
  mkdirSync(walk.at("archive"));
  const runAs = findDatabaseUser();
  if (runAs !== undefined) chownSync(walk.at("archive"), runAs.uid, runAs.gid);
  const archiving = ["archive_mode=on", `archive_command=cp %p ${walk.at("archive")}/%f`];
  const server = await startPostgres(walk.at("server"), firstPort, archiving);
  try {
    return [
      ...(await walkMoves(walk, server)),
      ...(await walkReplica(walk, server)),
      ...(await walkBackToMoment(walk, server)),
      ...(await walkLog(walk)),
    ];
  } finally {
    await server.stop();
  }
}
