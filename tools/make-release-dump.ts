// Creates the database that the tests of later releases begin with: node scripts/run.mjs make-release-dump [VERSION]
// It has to run once, when a release is made; it does not overwrite an existing dump.
import { existsSync, chmodSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeBackup } from "#app/platform/backup/write-backup.server.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { populateSite } from "#tests/factories/populated-site.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const file = path.resolve("tests/releases", `${process.argv[2] ?? version}.backup`);
if (existsSync(file)) throw new Error(`${file} is there already, and a release does not change`);

const dataDir = await mkdtemp(path.join(tmpdir(), "presently-release-"));
chmodSync(dataDir, 0o755);
const storage = createLocalStorage(path.join(dataDir, "media"));
const opened = await openDatabase(readConfig({ DATA_DIR: dataDir }));
try {
  await populateSite(storage);
  await writeBackup({ connectionString: opened.connectionString, storage, dataDir }, file);
  process.stdout.write(`Written: ${file}\n`);
} finally {
  await opened.close();
  await rm(dataDir, { recursive: true });
}
