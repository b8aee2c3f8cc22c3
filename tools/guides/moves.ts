import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { storedSecret } from "#app/platform/site-secrets.server.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { startPostgres, startReplica } from "#tests/postgres.ts";
import { digestTables } from "#tests/table-digests.ts";
import type { Finding } from "../cluster/sharing.ts";
import { makeSite } from "../crash/site-process.ts";
import { runScript, until } from "./steps.ts";

const GIFTS = "name,price,interest_types\nWalnut tray,24.50,cooking\nGarden spade,7.50,gardening\n";
const FILM = Buffer.from("moving pictures");

async function digestEmbedded(dataDir: string): Promise<string> {
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    return await digest(postgres.connectionString);
  } finally {
    await postgres.release();
  }
}

/** Returns one short digest of all rows of a database. */
async function digest(connectionString: string): Promise<string> {
  const tables = Object.entries(await digestTables(connectionString));
  return createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 12);
}

async function makeShop(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const file = path.join(folder, "gifts.csv");
  writeFileSync(file, GIFTS);
  await runScript(settings, "import-gifts", file);
}

const filesOf = (dataDir: string) => createLocalStorage(path.join(dataDir, "media"));

async function hasFilm(dataDir: string): Promise<boolean> {
  const film = await filesOf(dataDir).read("film.mp4");
  return film !== null && FILM.equals(film.bytes);
}

const isSame = (what: string, before: string, after: string): Finding => ({
  what,
  isSo: before === after,
  measured: before === after ? before : `${before}, then ${after}`,
});

/** "From the embedded database to a server, and back": every row, the files and the secret come along. */
export async function moveToServerAndBack(folder: string, port: number): Promise<Finding[]> {
  const data = path.join(folder, "data");
  mkdirSync(folder, { recursive: true });
  await makeShop(folder, { DATA_DIR: data });
  await filesOf(data).write("film.mp4", FILM);
  // A site that has run has a secret.
  storedSecret(data, "session-secret");
  const before = await digestEmbedded(data);
  const backup = path.join(folder, "move.backup");
  await runScript({ DATA_DIR: data }, "backup", backup);
  const secret = execFileSync("tar", ["-xzOf", backup, "secrets/session-secret"], { encoding: "utf8" }).trim();
  const server = await startPostgres(path.join(folder, "postgres"), port);
  try {
    const there = { DATA_DIR: data, DATABASE_URL: server.urlAt(port), SESSION_SECRET: secret };
    renameSync(path.join(data, "media"), path.join(folder, "media.old"));
    await runScript(there, "restore", backup);
    const moved = await digest(server.urlAt(port));
    const cameAlong = await hasFilm(data);
    const back = path.join(folder, "back.backup");
    await runScript(there, "backup", back);
    renameSync(data, `${data}.old`);
    await runScript({ DATA_DIR: data, SESSION_SECRET: secret }, "restore", back);
    return [
      isSame("guide: from the embedded database to a server, every row comes along", before, moved),
      { what: "guide: and so do the files", isSo: cameAlong },
      isSame("guide: and back", before, await digestEmbedded(data)),
      { what: "guide: with the files", isSo: await hasFilm(data) },
    ];
  } finally {
    await server.stop();
  }
}

/** "To another machine": the backup and the settings are all that it takes; files come along. */
export async function moveToAnotherMachine(folder: string, port: number): Promise<Finding[]> {
  const [old, other] = [path.join(folder, "old"), path.join(folder, "new")];
  mkdirSync(folder, { recursive: true });
  await makeShop(folder, { DATA_DIR: old });
  await filesOf(old).write("film.mp4", FILM);
  const backup = path.join(folder, "move.backup");
  await runScript({ DATA_DIR: old }, "backup", backup);
  await runScript({ DATA_DIR: other }, "restore", backup);
  const site = makeSite(other, port, path.join(folder, "site.log"));
  site.start();
  try {
    await site.untilReady();
    const { gifts } = (await (await fetch(`${site.url}/api/v1/gifts`)).json()) as { gifts: { name: string }[] };
    const film = Buffer.from(await (await fetch(`${site.url}/media/film.mp4`)).arrayBuffer());
    const names = gifts.map(({ name }) => name).toSorted();
    return [
      {
        what: "guide: on another machine the gifts are shown",
        isSo: names.join() === "Garden spade,Walnut tray",
        measured: names.join(", "),
      },
      { what: "guide: and so are the files", isSo: film.equals(FILM), measured: `${film.length} bytes` },
    ];
  } finally {
    await site.stop();
  }
}

/** "A backup from a replica": it holds what the primary has, and the files. */
export async function backUpFromReplica(folder: string, port: number): Promise<Finding[]> {
  const home = path.join(folder, "postgres");
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres(home, port);
  const replica = await startReplica({ server, folder: home }, path.join(folder, "replica"), port + 1, ["hot_standby_feedback=on"]);
  try {
    const settings = { DATA_DIR: path.join(folder, "data"), SESSION_SECRET: "the secret of a site that is backed up from its replica" };
    await makeShop(folder, { ...settings, DATABASE_URL: server.urlAt(port) });
    await filesOf(settings.DATA_DIR).write("film.mp4", FILM);
    const before = await digest(server.urlAt(port));
    await until(async () => (await digest(replica.urlAt(port + 1))) === before);
    const backup = path.join(folder, "replica.backup");
    await runScript({ ...settings, DATABASE_URL: replica.urlAt(port + 1) }, "backup", backup);
    const restored = path.join(folder, "restored");
    await runScript({ ...settings, DATA_DIR: restored }, "restore", backup);
    return [
      isSame("guide: a backup from a replica holds what the primary has", before, await digestEmbedded(restored)),
      { what: "guide: and the files", isSo: await hasFilm(restored) },
    ];
  } finally {
    await replica.stop();
    await server.stop();
  }
}
