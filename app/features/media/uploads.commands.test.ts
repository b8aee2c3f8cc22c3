import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { useTestDatabase } from "#tests/database.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { createUser } from "#tests/factories/users.ts";
import { describeUpload, keepUpload, purgeRemovedUploads, removeUpload, restoreUpload } from "./uploads.commands.server.ts";

useTestDatabase();

const leaveUses = () => Promise.resolve();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-keep-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

async function uploadAs(actorId: string) {
  const arrived = path.join(folder, "arrived.part");
  await writeFile(arrived, await paintPicture(40, 40));
  return keepUpload(actorId, { path: arrived, size: 9, name: "a.png", alt: "" });
}

async function expectNothingStored() {
  const kept = await readdir(path.join(folder, "media"), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toEqual([]);
  expect((await database().execute(sql`select count(*)::int as files from media_files`)).rows).toEqual([{ files: 0 }]);
}

test("D1: a file that cannot be recorded is stored nowhere", async () => {
  const admin = await createUser({ role: "admin" });
  await database().execute(sql`alter table audit_log rename to audit_log_away`);
  try {
    await expect(uploadAs(admin.id)).rejects.toThrow("Failed query");
  } finally {
    await database().execute(sql`alter table audit_log_away rename to audit_log`);
  }
  await expectNothingStored();
});

test("A6, Z7: a file of somebody who is no admin any more is stored nowhere", async () => {
  const user = await createUser();
  expect(await uploadAs(user.id)).toEqual({ ok: false, reason: "not-allowed" });
  await expectNothingStored();
});

test("C1: an alt text that somebody else has changed meanwhile is not written over", async () => {
  const { id: adminId } = await createUser({ role: "admin" });
  const upload = await uploadAs(adminId);
  if (!upload.ok) throw new Error(upload.reason);
  expect(await describeUpload(adminId, upload.id, { alt: "A lamp", version: 1 })).toBe("described");
  expect(await describeUpload(adminId, upload.id, { alt: "A mug", version: 1 })).toBe("stale");
  const { rows } = await database().execute(sql`select alt, version from media_files where id = ${upload.id}`);
  expect(rows).toEqual([{ alt: "A lamp", version: 2 }]);
});

test("a deleted file comes back within its hour, and only a deleted one; after it, its bytes are gone", async () => {
  const { id: adminId } = await createUser({ role: "admin" });
  const upload = await uploadAs(adminId);
  if (!upload.ok) throw new Error(upload.reason);
  expect(await restoreUpload(adminId, upload.id)).toBe(false);
  expect(await removeUpload(adminId, upload.id)).toBe(true);
  expect(await restoreUpload(adminId, upload.id)).toBe(true);
  await removeUpload(adminId, upload.id);
  await database().execute(sql`delete from media_files where id <> ${upload.id}`);
  await purgeRemovedUploads(new Date(Date.now() + 59 * 60_000), leaveUses);
  expect((await database().execute(sql`select from media_files`)).rows).toHaveLength(1);
  const { rows } = await database().execute<{ key: string }>(sql`select key from media_files`);
  const bytes = path.join(folder, "media", unservedKey(rows[0]?.key ?? ""));
  expect(existsSync(bytes)).toBe(true);
  await purgeRemovedUploads(new Date(Date.now() + 61 * 60_000), leaveUses);
  expect((await database().execute(sql`select from media_files`)).rows).toEqual([]);
  expect(existsSync(bytes)).toBe(false);
});
