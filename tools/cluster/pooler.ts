import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { findDatabaseUser } from "#app/platform/db/embedded/system-user.server.ts";
import { endProcess } from "#tests/child-processes.ts";
import type { Finding } from "./sharing.ts";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file));

/** What docs/putting-it-online.md asks for. */
const QUERY_TIMEOUT_SECONDS = 10;

/** True where PgBouncer is installed (Debian: apt-get install pgbouncer). */
export const hasPooler = PROGRAM !== undefined;

/** A PgBouncer in transaction mode in front of the database at `databaseUrl`. */
export interface Pooler {
  /** Connection URL of the database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a pooler at `port`, with its files in `folder`. Clients that connect before it listens have to try again. */
export function startPooler(folder: string, port: number, databaseUrl: string): Pooler {
  const database = new URL(databaseUrl);
  mkdirSync(folder, { recursive: true });
  // PgBouncer, like PostgreSQL, does not run as root.
  const runAs = findDatabaseUser();
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  writeFileSync(path.join(folder, "users.txt"), `"${database.username}" "${database.password}"\n`);
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
presently = host=${database.hostname} port=${database.port} dbname=presently
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
max_client_conn = 200
default_pool_size = 8
query_timeout = ${QUERY_TIMEOUT_SECONDS}
`,
  );
  const log = openSync(path.join(folder, "pgbouncer.log"), "a");
  const child = spawn(PROGRAM as string, ["--quiet", file], { ...runAs, cwd: folder, stdio: ["ignore", log, log] });
  const through = new URL(databaseUrl);
  through.port = String(port);
  return {
    url: through.href,
    async stop() {
      await endProcess(child);
    },
  };
}

/** Runs a statement through the pooler that takes longer than it allows. */
export async function runLongStatement({ url }: Pooler): Promise<Finding> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const startedAt = performance.now();
  const outcome = await client.query(`select pg_sleep(${2 * QUERY_TIMEOUT_SECONDS})`).then(
    () => "it ran to its end",
    (error: Error) => error.message,
  );
  await client.end().catch(() => undefined);
  return {
    what: "the pooler ends a statement that takes longer than its query_timeout",
    isSo: outcome !== "it ran to its end",
    measured: `${outcome} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
  };
}
