import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { copyBase, makeFolderOfDatabase, startPostgres, startRecovered } from "#tests/postgres.ts";
import type { Finding } from "../cluster/sharing.ts";
import { readStatements } from "./page-commands.ts";
import { runScript, until } from "./steps.ts";

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0] as Row;
  } finally {
    await client.end();
  }
}

const countGifts = async (url: string) => Number((await ask<{ gifts: string }>(url, "select count(*) as gifts from gifts")).gifts);

/** "Back to a moment": all gifts are deleted by mistake, and a database is made of the base and the log as they were the moment before. */
export async function goBackToMoment(folder: string, port: number): Promise<Finding[]> {
  const [home, base, archive] = ["postgres", "base", "archive"].map((name) => path.join(folder, name)) as [string, string, string];
  mkdirSync(folder, { recursive: true });
  makeFolderOfDatabase(archive);
  const server = await startPostgres(home, port, ["archive_mode=on", `archive_command=cp %p ${archive}/%f`]);
  const url = server.urlAt(port);
  try {
    await copyBase({ server, folder: home }, base);
    const file = path.join(folder, "gifts.csv");
    writeFileSync(file, "name,price\nWalnut tray,24.50\nGarden spade,7.50\n");
    await runScript(
      { DATA_DIR: path.join(folder, "data"), DATABASE_URL: url, SESSION_SECRET: "the secret of a site that goes back to a moment" },
      "import-gifts",
      file,
    );
    const { moment } = await ask<{ moment: string }>(url, "select clock_timestamp()::text as moment");
    // The log has one moment for each commit, so the mistake has to be a later one.
    await sleep(50);
    await ask(url, "delete from gifts");
    const { segment } = await ask<{ segment: string }>(url, "select pg_walfile_name(pg_current_wal_lsn()) as segment");
    await ask(url, "select pg_switch_wal()");
    await until(async () => readdirSync(archive).includes(segment));
    const lost = await countGifts(url);
    await server.stop();
    const recovered = await startRecovered(base, port, [`restore_command=cp ${archive}/%f %p`, `recovery_target_time=${moment}`]);
    try {
      // It answers while it still replays, and halts at the moment.
      await until(async () => (await ask<{ state: string }>(url, "select pg_get_wal_replay_pause_state() as state")).state === "paused");
      const found = await countGifts(url);
      await ask(url, "select pg_wal_replay_resume()");
      const isPrimary = async () => !(await ask<{ standby: boolean }>(url, "select pg_is_in_recovery() as standby")).standby;
      await until(isPrimary);
      for (const statement of readStatements("docs/databases.md", "truncate sessions")) await ask(url, statement);
      await ask(url, "update gifts set is_featured = true");
      return [
        { what: "guide: back to the moment before a mistake", isSo: lost === 0 && found === 2, measured: `${lost} gifts, then ${found}` },
        { what: "guide: and it takes writes again", isSo: await isPrimary(), measured: "2 gifts changed" },
      ];
    } finally {
      await recovered.stop();
    }
  } finally {
    await server.stop();
  }
}
