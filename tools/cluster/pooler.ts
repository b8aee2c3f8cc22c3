import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findDatabaseUser } from "#app/platform/db/embedded/system-user.server.ts";
import { endProcess } from "#tests/child-processes.ts";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file));

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
