import { createHash, randomUUID } from "node:crypto";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ConfigError } from "../../config.server.ts";
import { flushFolder } from "../../flush-folder.server.ts";
import { SUPERUSER } from "./site-role.server.ts";
import type { RunAs } from "./system-user.server.ts";

const run = promisify(execFile);

/** A Unix socket's path may have 107 characters; PostgreSQL adds `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER = 90;

export interface ClusterPaths {
  home: string;
  cluster: string;
  sockets: string;
  log: string;
  lock: string;
}

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Returns where the embedded database of a data folder stores its files. Long paths get a socket folder in the system's temp folder. */
export function clusterPaths(dataDir: string): ClusterPaths {
  const home = path.join(dataDir, "postgres");
  const beside = path.join(home, "run");
  const short = path.join(tmpdir(), `presently-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`);
  return {
    home,
    cluster: path.join(home, "cluster"),
    sockets: beside.length <= MAX_SOCKET_FOLDER ? beside : short,
    log: path.join(home, "postgres.log"),
    lock: path.join(home, "start.lock"),
  };
}

async function makeOwnedFolder(folder: string, runAs: RunAs | undefined): Promise<void> {
  // Only the folder itself is private: its parents must stay open for the database's own user.
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
  const owner = (await stat(folder)).uid;
  const expected = runAs?.uid ?? process.getuid?.();
  if (expected !== undefined && owner !== expected) throw new Error(`${folder} belongs to another user`);
}

export async function makeClusterFolders(paths: ClusterPaths, runAs: RunAs | undefined): Promise<void> {
  await makeOwnedFolder(paths.home, runAs);
  await makeOwnedFolder(paths.sockets, runAs);
}

/** Stands in the names of clusters that are being made, between the cluster's name and one of their own. */
const HALF_MADE = ".new";

/**
 * Removes what interrupted starts have left. The initdb of a server that was killed lives on and may still write into its folder; then that
 * stays for the next start.
 */
async function removeHalfMade({ home, cluster }: ClusterPaths): Promise<void> {
  const beginning = path.basename(cluster) + HALF_MADE;
  const left = (await readdir(home)).filter((name) => name.startsWith(beginning));
  await Promise.allSettled(left.map((name) => rm(path.join(home, name), { recursive: true, force: true })));
}

/**
 * Makes the cluster if there is none: in a folder of this start's own beside it, renamed when complete, so that an interrupted start leaves
 * nothing half made. Throws when the folder holds a cluster of another major version.
 */
export async function ensureCluster(
  paths: ClusterPaths,
  binaries: Binaries,
  password: string,
  runAs: RunAs | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const versionFile = path.join(paths.cluster, "PG_VERSION");
  if (existsSync(versionFile)) {
    const found = (await readFile(versionFile, "utf8")).trim();
    const { stdout } = await run(binaries.postgres, ["--version"]);
    const ours = /\d+/.exec(stdout)?.[0];
    if (found !== ours)
      throw new ConfigError(
        `${paths.cluster} was made by PostgreSQL ${found}, but this release has ${ours}: restore a backup made by the old release (docs/databases.md)`,
      );
    return;
  }
  await removeHalfMade(paths);
  const fresh = `${paths.cluster}${HALF_MADE}-${randomUUID()}`;
  const passwordFile = `${fresh}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs !== undefined) await chown(passwordFile, runAs.uid, runAs.gid);
  try {
    const flags = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8"];
    const making = run(binaries.initdb, [`--pgdata=${fresh}`, ...flags], { ...runAs, cwd: paths.home, signal });
    // The promise is rejected as soon as the signal aborts, as `once` would be; the output is closed when the program and its own programs have ended.
    const ended = new Promise((resolve) => making.child.once("close", resolve));
    await making.finally(() => ended);
    await rename(fresh, paths.cluster);
    await flushFolder(paths.home);
  } finally {
    await removeHalfMade(paths);
  }
}

/** npm may drop the executable bit of the binaries. */
export async function makeRunnable(binaries: Binaries): Promise<void> {
  for (const file of Object.values(binaries)) {
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}
