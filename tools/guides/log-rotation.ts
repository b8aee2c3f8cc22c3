import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { type Finding, leaveOut } from "../cluster/sharing.ts";
import { hasProgram } from "../attack/run-program.ts";

/** Where the page's settings have the log. */
const LOG_ON_THE_PAGE = "/var/lib/presently/data/postgres/postgres.log";
const WRITTEN_WITHIN_MS = 10_000;

/** Returns the settings of logrotate that the page gives, for a log elsewhere that belongs to another user. */
function settingsFor(log: string): string {
  const page = readFileSync("docs/databases.md", "utf8");
  const settings = /```\n(\/var\/lib\/presently[^`]+)```/.exec(page)?.[1];
  if (settings === undefined) throw new Error("docs/databases.md has no settings of logrotate");
  const { uid, gid } = statSync(log);
  const nameOf = (database: string, id: number) =>
    execFileSync("getent", [database, String(id)], { encoding: "utf8" }).split(":")[0] as string;
  return settings.replace(LOG_ON_THE_PAGE, log).replace("su presently presently", `su ${nameOf("passwd", uid)} ${nameOf("group", gid)}`);
}

/** "The embedded database's log": it is put aside while the database runs, which goes on writing. It is left out where there is no logrotate. */
export async function rotateLog(folder: string): Promise<Finding[]> {
  if (!hasProgram("logrotate")) return [leaveOut("guide: the embedded database's log", "logrotate (Debian: apt-get install logrotate)")];
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres(path.join(folder, "data"));
  const log = path.join(folder, "data/postgres/postgres.log");
  const complain = async (word: string) => {
    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    await client.query(`select ${word}`).catch(() => undefined);
    await client.end();
    const startedAt = performance.now();
    while (!readFileSync(log, "utf8").includes(word) && performance.now() - startedAt < WRITTEN_WITHIN_MS) await sleep(50);
  };
  try {
    await complain("before_the_rotation");
    const file = path.join(folder, "logrotate.conf");
    writeFileSync(file, settingsFor(log), { mode: 0o644 });
    execFileSync("logrotate", ["--force", "--state", path.join(folder, "state"), file], { stdio: "inherit" });
    await complain("after_the_rotation");
    const now = readFileSync(log, "utf8");
    return [
      {
        what: "guide: the embedded database's log is put aside while it runs",
        isSo: existsSync(`${log}.1.gz`) && !now.includes("before_the_rotation"),
        measured: `${now.length} characters are left`,
      },
      { what: "guide: and it goes on writing", isSo: now.includes("after_the_rotation") },
    ];
  } finally {
    await postgres.release();
  }
}
