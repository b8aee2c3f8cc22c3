import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { type PostgresServer, startPostgres } from "#tests/postgres.ts";
import { makeCookie } from "../crash/site-contents.ts";
import { makeSite, type SiteProcess } from "../crash/site-process.ts";
import { runScript, until } from "../guides/steps.ts";
import type { Finding } from "./sharing.ts";

const [LIBRARY] = globSync("/usr/lib/postgresql/*/lib/citus.so");
const SETTINGS = ["shared_preload_libraries=citus", "citus.node_conninfo=sslmode=disable"];
const STATEMENTS = "deploy/distribute-click-log.sql";
const CLICKS = 20;

/** True where a PostgreSQL of this machine has Citus. */
export const hasCitus = LIBRARY !== undefined;

/** A coordinator, to which the site connects, and a worker, which has what is distributed. */
interface Nodes {
  coordinator: PostgresServer;
  worker: PostgresServer;
  client: pg.Client;
}

async function prepare(client: pg.Client, password: string): Promise<void> {
  await client.query("create extension citus");
  await client.query("insert into pg_dist_authinfo values (0, 'presently', $1)", [`password=${password}`]);
}

async function startNodes(folder: string, port: number): Promise<Nodes> {
  const bin = path.join(LIBRARY as string, "../../bin");
  const binaries = { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") };
  const coordinator = await startPostgres(path.join(folder, "coordinator"), port, SETTINGS, binaries);
  const worker = await startPostgres(path.join(folder, "worker"), port + 1, SETTINGS, binaries);
  const { password } = new URL(coordinator.urlAt(port));
  const ofWorker = new pg.Client({ connectionString: worker.urlAt(port + 1) });
  await ofWorker.connect();
  await prepare(ofWorker, password);
  await ofWorker.end();
  const client = new pg.Client({ connectionString: coordinator.urlAt(port) });
  await client.connect();
  await prepare(client, password);
  await client.query("select citus_set_coordinator_host('127.0.0.1', $1)", [port]);
  await client.query("select citus_add_node('127.0.0.1', $1)", [port + 1]);
  return { coordinator, worker, client };
}

/** Clicks on a gift's store link, as its page does, and returns how many clicks were taken. */
async function click(site: SiteProcess, giftId: string): Promise<number> {
  const body = JSON.stringify({ giftId, marketplace: "com", page: "/" });
  let taken = 0;
  for (let count = 0; count < CLICKS; count++) {
    const headers = { "content-type": "application/json", origin: site.url };
    taken += Number((await fetch(`${site.url}/clicks`, { method: "POST", body, headers })).status === 204);
  }
  return taken;
}

const countOf = async (client: pg.Client, statement: string): Promise<number> =>
  Number((await client.query<{ count: string }>(statement)).rows[0]?.count);

/** Tables that grow with the site, by the column that would spread them. */
const GROWING: Readonly<Record<string, string>> = { gifts: "id", gift_search: "gift_id", sessions: "id", audit_log: "id" };

/** Tries to spread a table over the workers, undoes it, and returns why it was refused; "taken" where it was not. */
async function trySpreading(client: pg.Client, table: string, column: string): Promise<string> {
  await client.query("begin");
  const answer = await client.query("select create_distributed_table($1, $2)", [table, column]).then(
    () => "taken",
    (error: Error) => error.message,
  );
  await client.query("rollback");
  return answer;
}

/** Runs the site on a Citus cluster as it is, and then with its click log on a worker. */
export async function runOnCitus(folder: string, port: number): Promise<Finding[]> {
  mkdirSync(folder, { recursive: true });
  const { coordinator, worker, client } = await startNodes(folder, port);
  const sitePort = port + 2;
  const settings = {
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: coordinator.urlAt(port),
    SESSION_SECRET: "the secret of a site that runs on a coordinator",
    SITE_URL: `http://127.0.0.1:${sitePort}`,
  };
  mkdirSync(settings.DATA_DIR);
  const site = makeSite(settings.DATA_DIR, sitePort, path.join(folder, "site.log"), settings);
  try {
    const file = path.join(folder, "gifts.csv");
    writeFileSync(file, "name,price,gift_types\nWalnut tray,24.50,Homeware\nGarden spade,7.50,Tools\n");
    await runScript(settings, "import-gifts", file);
    const { id, slug } = (await client.query<{ id: string; slug: string }>("select id, slug from gifts where name = 'Walnut tray'"))
      .rows[0] as {
      id: string;
      slug: string;
    };
    site.start();
    await site.untilReady();
    const before = await click(site, id);
    await client.query(readFileSync(STATEMENTS, "utf8"));
    const after = await click(site, id);
    const onWorker = await countOf(
      client,
      `select count(*) from citus_shards where table_name = 'affiliate_clicks'::regclass and nodeport = ${port + 1}`,
    );
    const others: string[] = [];
    for (const [table, column] of Object.entries(GROWING)) others.push(`${table}: ${await trySpreading(client, table, column)}`);
    const cookie = await makeCookie(settings, site.url, "admin");
    const insights = await (await fetch(`${site.url}/admin/insights`, { headers: { cookie } })).text();
    const page = async () => (await fetch(`${site.url}/gifts/${slug}`)).text();
    await page();
    await client.query("update gifts set name = 'Walnut board' where id = $1", [id]);
    await until(async () => (await page()).includes("Walnut board"));
    const found = await (await fetch(`${site.url}/search?q=walnut`)).text();
    await client.query("delete from gifts where id = $1", [id]);
    const ofNoGift = await countOf(client, "select count(*) from affiliate_clicks where gift_id is null");
    const backup = path.join(folder, "citus.backup");
    await runScript(settings, "backup", backup);
    const restored = path.join(folder, "restored");
    const said = await runScript({ DATA_DIR: restored, SESSION_SECRET: settings.SESSION_SECRET }, "restore", backup);
    return [
      {
        what: "on Citus's coordinator the site migrates, imports, and takes clicks",
        isSo: before === CLICKS,
        measured: `${before} clicks`,
      },
      { what: "the click log is spread over a worker", isSo: onWorker > 0, measured: `${onWorker} shards` },
      { what: "and takes clicks there", isSo: after === CLICKS, measured: `${after} clicks` },
      { what: "gifts stay on the coordinator", isSo: !others[0]?.endsWith("taken"), measured: others.join("; ") },
      { what: "Insights counts them all", isSo: insights.replaceAll("<!-- -->", "").includes(`${before + after} clicks`) },
      { what: "a changed gift is new on its page, and is found", isSo: found.includes("Walnut board") },
      { what: "clicks of a deleted gift stay, without it", isSo: ofNoGift === before + after, measured: `${ofNoGift} clicks` },
      { what: "a backup of it can be restored elsewhere", isSo: !/fail/i.test(said), measured: said.split("\n").at(-1) ?? "" },
    ];
  } finally {
    await site.stop();
    await client.end();
    await worker.stop();
    await coordinator.stop();
  }
}
