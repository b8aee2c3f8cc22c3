import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, afterAll, beforeAll } from "vitest";
import { ABSOLUTE_MS, ADMIN_IDLE_MS, IDLE_MS, isSessionAlive, needsTouch, sessionEnd, OUTSTANDING_TABLES } from "./sessions.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import { restoreBackup } from "#app/platform/backup/restore-backup.server.ts";
import { verifyBackup } from "#app/platform/backup/verify-backup.server.ts";
import { writeBackup } from "#app/platform/backup/write-backup.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { makeDatabase, useTestDatabase, type SpareDatabase } from "#tests/database.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { digestTables } from "#tests/table-digests.ts";

const start = new Date("2026-11-01T00:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const fresh = { createdAt: start, lastUsedAt: start };

describe("A4: sessions end", () => {
  test("after 7 days without use", () => {
    expect(isSessionAlive(fresh, false, after(IDLE_MS - 1))).toBe(true);
    expect(isSessionAlive(fresh, false, after(IDLE_MS))).toBe(false);
  });

  test("after 12 hours without use where an admin's", () => {
    expect(isSessionAlive(fresh, true, after(ADMIN_IDLE_MS - 1))).toBe(true);
    expect(isSessionAlive(fresh, true, after(ADMIN_IDLE_MS))).toBe(false);
  });

  test("after 30 days however much they are used", () => {
    const used = { createdAt: start, lastUsedAt: after(ABSOLUTE_MS - 1) };
    expect(isSessionAlive(used, false, after(ABSOLUTE_MS - 1))).toBe(true);
    expect(isSessionAlive(used, false, after(ABSOLUTE_MS))).toBe(false);
    expect(sessionEnd(used, false)).toEqual(after(ABSOLUTE_MS));
  });

  test("later when they are used", () => {
    expect(sessionEnd({ createdAt: start, lastUsedAt: after(IDLE_MS / 2) }, false)).toEqual(after(IDLE_MS * 1.5));
  });
});

test("a use is written down once a minute", () => {
  expect(needsTouch(fresh, after(59_999))).toBe(false);
  expect(needsTouch(fresh, after(60_000))).toBe(true);
});

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

/** The tables of what is outstanding, named here as well, so that none is left out of the list unnoticed. */
const OUTSTANDING = ["account_links", "email_changes", "invitations", "passkey_challenges", "sessions", "verifications"];

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
  await database().execute(sql`
    insert into invitations (token_hash, role, invited_by, ends_at) values ('hash', 'viewer', ${id}, now() + interval '1 day')`);
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
  for (const table of OUTSTANDING) {
    expect(before[table], table).not.toMatch(/^0:/);
    expect(after[table], table).toBe("0:");
  }
  const everythingElse = (digests: Record<string, string>) => Object.entries(digests).filter(([name]) => !OUTSTANDING.includes(name));
  expect(everythingElse(after)).toEqual(everythingElse(before));
});

test("who goes back to a moment with PostgreSQL's own log is told to empty the same tables", () => {
  const statement = /truncate ([\w, ]+);/.exec(readFileSync("docs/databases.md", "utf8"))?.[1] ?? "";
  expect(statement.split(", ").toSorted()).toEqual([...OUTSTANDING_TABLES].toSorted());
});
