import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD_STAMP, digestSources } from "../../scripts/build/built-sources.ts";
import { untilAnswered } from "#tests/child-processes.ts";
import { fileStoreSettings, startFileStore } from "#tests/file-store.ts";
import { assetsOf } from "#tests/other-build.ts";
import { type PostgresServer, startPostgres } from "#tests/postgres.ts";
import { type UpdateAnswer, UpdatedServer } from "#tests/updated-server.ts";
import { withClient } from "#tests/with-client.ts";
import type { Finding } from "../cluster/sharing.ts";
import { readNamed } from "./page-commands.ts";

const PAGE = "docs/putting-it-online.md";
const READY_WITHIN_MS = 120_000;
const LATER_MIGRATION = "9000-a-later-table.sql";

/** Two servers of one site, of which the first writes the backups. */
interface Pair {
  first: UpdatedServer;
  second: UpdatedServer;
  postgres: PostgresServer;
}

/** Runs a command of the page, which begins with `npm run update`, on a server. */
async function runNamed(server: UpdatedServer, command: string): Promise<UpdateAnswer> {
  const [, words = ""] = readNamed(PAGE, command).split(" -- ");
  return server.update(...words.split(" ").filter(Boolean));
}

const untilServing = ({ url }: UpdatedServer) => untilAnswered(`${url}/readyz`, READY_WITHIN_MS);

async function filesOf({ url }: UpdatedServer): Promise<string> {
  return assetsOf(await (await fetch(url)).text())
    .toSorted()
    .join(" ");
}

async function query(connectionString: string, statement: string): Promise<string[]> {
  const rows = await withClient(connectionString, async (client) => (await client.query<{ slug: string }>(statement)).rows);
  return rows.map(({ slug }) => slug);
}

const addGift = (connectionString: string, slug: string) =>
  query(connectionString, `insert into gifts (name, slug) values ('A gift', '${slug}') returning slug`);
const listGifts = (connectionString: string) => query(connectionString, "select slug from gifts order by slug");

/** A newer release on both, and back with the database as it is. */
async function updateAndBack({ first, second }: Pair): Promise<Finding[]> {
  const before = await filesOf(first);
  for (const server of [first, second]) server.bringOtherRelease();
  const one = await runNamed(first, "npm run update");
  const refused = await second.update();
  const two = await runNamed(second, "npm run update -- --no-backup");
  const between = [await filesOf(first), await filesOf(second)];
  const back = [await runNamed(first, "npm run update -- --back"), await runNamed(second, "npm run update -- --back")];
  const after = [await filesOf(first), await filesOf(second)];
  return [
    {
      what: "guide: two servers take a release, the second without a backup",
      isSo: one.code === 0 && two.code === 0 && between[0] === between[1] && between[0] !== before,
    },
    { what: "guide: the second is refused where it would make a backup", isSo: refused.code === 2 },
    {
      what: "guide: and both go back, with the database as it is",
      isSo: back.every(({ code }) => code === 0) && after.every((files) => files === before),
    },
  ];
}

/** A release that changes the database, and back to the one before with what the backup has. */
async function updateAndRestore({ first, second, postgres }: Pair, settings: Readonly<Record<string, string>>): Promise<Finding[]> {
  const { DATABASE_URL: old = "" } = settings;
  const before = await filesOf(first);
  for (const server of [first, second]) {
    server.bringOtherRelease(() => writeFileSync(server.at("root/db/migrations", LATER_MIGRATION), "create table later (id int);\n"));
    writeFileSync(server.at("root", BUILD_STAMP), JSON.stringify(digestSources(server.at("root"))));
  }
  for (const { code, said } of [await runNamed(first, "npm run update"), await runNamed(second, "npm run update -- --no-backup")])
    if (code !== 0) throw new Error(`The release that changes the database was not taken: ${said}`);
  await addGift(old, "after-the-update");
  await withClient(old, async (client) => client.query("create database restored"));

  await second.tellService("stop");
  const restored = { ...settings, DATABASE_URL: old.replace(/\/[^/?]+(?=\?|$)/, "/restored"), S3_BUCKET: "restored" };
  first.writeSettings(restored);
  readNamed(PAGE, "--back --restore");
  const back = await first.update("--back", "--restore");
  const [, release] = /(\S+) serves again/.exec(back.said) ?? [];
  if (release === undefined) throw new Error(`The way back said: ${back.said}`);
  second.writeSettings({ ...restored, BACKUP_DIR: "" });
  readNamed(PAGE, "ln -sfn releases/RELEASE /srv/presently/current");
  execFileSync("ln", ["-sfn", `releases/${release}`, second.at("root/current")]);
  await second.tellService("start");
  await untilServing(second);
  const gifts = await listGifts(restored.DATABASE_URL);
  const files = [await filesOf(first), await filesOf(second)];
  return [
    {
      what: "guide: two servers go back behind a change of the database, with what the backup has",
      isSo: back.code === 0 && gifts.join() === "before-the-update" && files.every((names) => names === before),
      measured: `${gifts.join(", ") || "no gifts"} in ${postgres.port}/restored`,
    },
  ];
}

/** "On several machines" of docs/putting-it-online.md: two servers with one database and one file store take a release, and go back both ways. */
export async function updateSeveral(folder: string, port: number): Promise<Finding[]> {
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres(path.join(folder, "postgres"), port);
  const store = await startFileStore(path.join(folder, "files"), ["media", "restored"]);
  const settings = {
    DATABASE_URL: postgres.urlAt(port),
    SESSION_SECRET: "a secret that both servers share",
    SITE_URL: `http://127.0.0.1:${port + 1}`,
    ...fileStoreSettings(store.port, "media"),
  };
  const [first, second] = [1, 2].map((place) => new UpdatedServer(path.join(folder, `server-${place}`), port + place)) as [
    UpdatedServer,
    UpdatedServer,
  ];
  first.writeSettings(settings);
  second.writeSettings({ ...settings, BACKUP_DIR: "" });
  const stops: (() => void)[] = [];
  try {
    for (const server of [first, second]) {
      const installed = await server.update();
      if (installed.code !== 0) throw new Error(`The first release was not installed: ${installed.said}`);
      const service = server.manage(server.start());
      stops.push(() => service.stop());
      await untilServing(server);
    }
    await addGift(settings.DATABASE_URL, "before-the-update");
    const pair = { first, second, postgres };
    return [...(await updateAndBack(pair)), ...(await updateAndRestore(pair, settings))];
  } finally {
    for (const stop of stops) stop();
    for (const server of [first, second]) await server.end();
    await store.close();
    await postgres.stop();
  }
}
