import { execFileSync, spawnSync } from "node:child_process";
import { ConfigError } from "../../config.server.ts";

/** The uid and gid a child runs with; undefined means those of this process. */
export interface RunAs {
  uid: number;
  gid: number;
}

function lookUp(user: string): RunAs | undefined {
  const uid = spawnSync("id", ["-u", user], { encoding: "utf8" });
  const gid = spawnSync("id", ["-g", user], { encoding: "utf8" });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/**
 * Returns the user to run PostgreSQL as: it refuses to run as root, so there it runs as the system user `postgres`, which is made when
 * missing.
 */
export function findDatabaseUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp("postgres");
  if (existing !== undefined) return existing;
  execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
  const made = lookUp("postgres");
  if (made === undefined) throw new Error("The system user postgres could not be created");
  return made;
}

/** Throws ConfigError with a way out when the database's user cannot reach its program or its folder. */
export function checkReach(runAs: RunAs | undefined, program: string, folder: string): void {
  if (runAs === undefined) return;
  const reach = spawnSync("/bin/sh", ["-c", 'test -x "$1" && test -w "$2"', "sh", program, folder], { cwd: "/", ...runAs });
  if (reach.status === 0) return;
  throw new ConfigError(
    `Setting DATA_DIR: started as root, the database runs as the user postgres, who can't enter ${folder} or read ${program}. ` +
      "Run Presently as a regular user, or put it where others can read it, such as /srv/presently.",
  );
}
