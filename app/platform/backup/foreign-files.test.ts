import path from "node:path";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openArchive } from "./archive-writer.server.ts";
import { GZIP_HEADER } from "./backup-format.ts";
import { verifyBackup } from "./verify-backup.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-foreign-"));
});
afterEach(() => rm(folder, { recursive: true }));

const MANIFEST = {
  format: 1,
  product: "presently",
  version: "0.1.0",
  madeAt: "2026-11-22T00:00:00.000Z",
  migrations: ["0001-first.sql"],
  secretFingerprint: null,
  tables: [
    { name: "schema_migrations", columns: ["name"], rows: 1 },
    { name: "gifts", columns: ["id"], rows: 0 },
  ],
  sequences: [],
};

/** Writes an archive with a correct checksum over any entries, valid or not. */
async function archiveOf(...entries: [name: string, content: string][]): Promise<string> {
  const file = path.join(folder, "made.backup");
  const archive = await openArchive(file);
  for (const [name, content] of entries) await archive.add(name, Buffer.from(content));
  await archive.finish();
  return file;
}

const manifestWith = (changed: object) => ["manifest.json", JSON.stringify({ ...MANIFEST, ...changed })] as [string, string];
const verify = (file: string) => verifyBackup(file, ["0001-first.sql", "0002-second.sql"]);

test("a sound file passes", async () => {
  const file = await archiveOf(
    manifestWith({}),
    ["secrets/session-secret", "s"],
    ["tables/schema_migrations/1", "x\n"],
    ["media/a/640.webp", "w"],
  );
  const { manifest, secrets } = await verify(file);
  expect(manifest).toEqual(MANIFEST);
  expect([...secrets]).toEqual([["session-secret", "s"]]);
});

test.each([
  ["another product's", { product: "wordpress" }, "It is not a backup of Presently, but of wordpress"],
  ["one of a newer format", { format: 2 }, "It was made by a newer release (format 2, this one reads 1)"],
  [
    "one with a migration that this release does not know",
    { version: "9.0.0", migrations: ["0001-first.sql", "9999-future.sql"] },
    "It was made by a newer release (9.0.0, it has 9999-future.sql)",
  ],
  ["one whose manifest says what none says", { colour: "red" }, "its manifest cannot be read"],
])("%s is refused with a line that says so", async (_what, changed, line) => {
  await expect(verify(await archiveOf(manifestWith(changed)))).rejects.toThrow(line);
});

test.each([
  ["a file outside the rooms", "etc/passwd"],
  ["a way out of the media folder", "media/../../secret"],
  ["a secret that is none of ours", "secrets/authorized_keys"],
  ["a table that the manifest does not name", "tables/pg_authid/1"],
])("a backup with %s is refused", async (_what, name) => {
  await expect(verify(await archiveOf(manifestWith({}), [name, "x"]))).rejects.toThrow("It is damaged");
});

test("tables in another order than their references are refused", async () => {
  await expect(verify(await archiveOf(manifestWith({}), ["tables/gifts/1", "x"], ["tables/schema_migrations/1", "x"]))).rejects.toThrow(
    "It is damaged",
  );
});

test("what is no archive of ours is no backup: any file, none, an empty one, a tar of another program", async () => {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at("photo.jpg"), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]));
  writeFileSync(at("empty"), "");
  mkdirSync(at("tree"));
  writeFileSync(at("tree/a.txt"), "a");
  execFileSync("tar", ["-czf", at("foreign.tar.gz"), "-C", folder, "tree"]);
  execFileSync("tar", ["-cf", at("foreign.tar"), "-C", folder, "tree"]);
  for (const name of ["photo.jpg", "empty", "foreign.tar.gz", "foreign.tar"])
    await expect(verify(at(name)), name).rejects.toThrow("It is not a backup of Presently");
  const words = gzipSync("just words");
  GZIP_HEADER.copy(words);
  writeFileSync(at("words.gz"), words);
  await expect(verify(at("words.gz"))).rejects.toThrow("It is damaged or was cut off");
  await expect(verify(await archiveOf(["something.json", "{}"]))).rejects.toThrow("It is not a backup of Presently");
  await expect(verify(at("nowhere"))).rejects.toThrow("There is no such file");
});
