import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { keepUpload } from "./uploads.commands.server.ts";

useTestDatabase();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-keep-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

test("D1: a file that cannot be recorded is stored nowhere", async () => {
  const arrived = path.join(folder, "arrived.part");
  await writeFile(arrived, await paintPicture(40, 40));
  const nobody = randomUUID();
  await expect(keepUpload(nobody, { path: arrived, size: 9, name: "a.png", alt: "" })).rejects.toThrow("Failed query");
  const kept = await readdir(path.join(folder, "media"), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toEqual([]);
  expect((await database().execute(sql`select count(*)::int as files from media_files`)).rows).toEqual([{ files: 0 }]);
});
