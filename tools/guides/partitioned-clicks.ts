import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { startPostgres } from "#tests/postgres.ts";
import type { Finding } from "../cluster/sharing.ts";
import { runScript } from "./steps.ts";

const STATEMENTS = "deploy/partition-click-log.sql";
/** The day from which the statements have a partition for each month. */
const FIRST_DAY = "2027-01-01";
const CLICK = `insert into affiliate_clicks (gift_id, marketplace, page, clicked_at) select id, 'com', '/', $1 from gifts limit 1`;
/** What an operator drops, years later. */
const DROP_OLD = "alter table affiliate_clicks detach partition affiliate_clicks_before_2027; drop table affiliate_clicks_before_2027";

/** "A partitioned click log" of docs/scaling.md: no click is lost, later ones are stored by month, and what is old goes with its partition. */
export async function partitionClicks(folder: string, port: number): Promise<Finding[]> {
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres(path.join(folder, "postgres"), port);
  const settings = {
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: server.urlAt(port),
    SESSION_SECRET: "the secret of a site with many clicks",
  };
  const client = new pg.Client({ connectionString: server.urlAt(port) });
  try {
    const file = path.join(folder, "gifts.csv");
    writeFileSync(file, "name,price\nWalnut tray,24.50\n");
    await runScript(settings, "import-gifts", file);
    await client.connect();
    for (const day of ["2026-11-30", "2026-12-31"]) await client.query(CLICK, [day]);
    await client.query(readFileSync(STATEMENTS, "utf8"));
    for (const day of [FIRST_DAY, "2027-02-14", "2031-05-01"]) await client.query(CLICK, [day]);
    const listByPartition = async () => {
      const statement = "select tableoid::regclass::text as part, count(*)::int as clicks from affiliate_clicks group by 1 order by 1";
      const { rows } = await client.query<{ part: string; clicks: number }>(statement);
      return rows.map(({ part, clicks }) => `${part.replace("affiliate_clicks_", "")}: ${clicks}`).join(", ");
    };
    const apart = await listByPartition();
    const backup = path.join(folder, "clicks.backup");
    await runScript(settings, "backup", backup);
    await client.query(DROP_OLD);
    const left = await listByPartition();
    const restored = path.join(folder, "restored");
    const said = await runScript({ DATA_DIR: restored, SESSION_SECRET: settings.SESSION_SECRET }, "restore", backup);
    return [
      {
        what: "guide: the click log is stored by month",
        isSo: apart === "2027_01: 1, 2027_02: 1, before_2027: 2, later: 1",
        measured: apart,
      },
      { what: "guide: and what is old goes with its partition", isSo: left === "2027_01: 1, 2027_02: 1, later: 1", measured: left },
      { what: "guide: a backup of it can be restored", isSo: !/fail/i.test(said), measured: said.split("\n").at(-1) ?? "" },
    ];
  } finally {
    await client.end();
    await server.stop();
  }
}
