import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restoreBackup } from "#app/platform/backup/restore-backup.server.ts";
import { verifyBackup } from "#app/platform/backup/verify-backup.server.ts";
import { writeBackup } from "#app/platform/backup/write-backup.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { makeDatabase, type SpareDatabase, useTestDatabase } from "#tests/database.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { digestTables } from "#tests/table-digests.ts";
import { OUTSTANDING_TABLES } from "./outstanding.constants.ts";

const MIGRATIONS = "db/migrations";
const testDatabase = useTestDatabase();
let folder: string;
let spare: SpareDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-outstanding-"));
  spare = await makeDatabase("without-tables");
});
afterAll(async () => {
  await spare.drop();
  await rm(folder, { recursive: true });
});

test("D3: nobody is signed in after a restore, and no link of a mail works: what was revoked since the backup stays so", async () => {
  const { id } = await createUser();
  await createSession(id);
  await database().execute(sql`
    insert into account_links (token_hash, user_id, purpose, expires_at) values ('hash', ${id}, 'reset-password', now() + interval '1 hour')`);
  await database().execute(sql`
    insert into email_changes (user_id, new_email, expires_at) values (${id}, 'new@example.com', now() + interval '1 hour')`);
  await database().execute(sql`
    insert into verifications (identifier, value, expires_at) values ('waiting', ${id}, now() + interval '1 hour')`);
  await database().execute(sql`
    insert into passkey_challenges (challenge, user_id, expires_at) values ('open', ${id}, now() + interval '1 hour')`);
  const file = path.join(folder, "sessions.backup");
  const site = { dataDir: folder, sessionSecret: "x", storage: createLocalStorage(path.join(folder, "media")) };
  await writeBackup({ ...site, connectionString: testDatabase.connectionString }, file);
  await restoreBackup(await verifyBackup(file, await listMigrations(MIGRATIONS)), {
    ...site,
    connectionString: spare.connectionString,
    migrationsFolder: MIGRATIONS,
    leftEmpty: OUTSTANDING_TABLES,
    takesOtherSecret: false,
  });
  const [before, after] = [await digestTables(testDatabase.connectionString), await digestTables(spare.connectionString)];
  for (const table of OUTSTANDING_TABLES) {
    expect(before[table], table).not.toMatch(/^0:/);
    expect(after[table], table).toBe("0:");
  }
  const everythingElse = (digests: Record<string, string>) =>
    Object.entries(digests).filter(([name]) => !(OUTSTANDING_TABLES as readonly string[]).includes(name));
  expect(everythingElse(after)).toEqual(everythingElse(before));
});
