import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { listMigrations } from "../db/migrate.server.ts";
import { backupNameAt, lowerPriority, makeScheduledBackup, reasonOf, rotateBackups } from "./scheduled-backup.server.ts";
import { verifyBackup } from "./verify-backup.server.ts";

const testDatabase = useTestDatabase();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-schedule-"));
  process.env.DATABASE_URL = testDatabase.connectionString;
  process.env.DATA_DIR = path.join(folder, "data");
});
afterEach(async () => {
  delete process.env.DATABASE_URL;
  delete process.env.DATA_DIR;
  await rm(folder, { recursive: true });
});

test("the newest backups stay, and files with other names too", async () => {
  const names = [1, 2, 3, 4, 5].map((day) => backupNameAt(new Date(Date.UTC(2026, 10, day))));
  expect(names[0]).toBe("presently-2026-11-01T00-00-00Z.backup");
  for (const name of [...names, "mine.backup", "presently-before-christmas.backup"]) await writeFile(path.join(folder, name), "x");
  await rotateBackups(folder, 2);
  expect((await readdir(folder)).toSorted()).toEqual(["mine.backup", names[3], names[4], "presently-before-christmas.backup"]);
  await rotateBackups(folder, 9);
  expect(await readdir(folder)).toHaveLength(4);
});

test("a scheduled backup is a sound one; what a killed one left goes, and so does the oldest", async () => {
  const backups = path.join(folder, "backups");
  const schedule = { folder: backups, everyHours: 24, keep: 1 };
  await makeScheduledBackup(schedule, new AbortController().signal);
  const [first = ""] = await readdir(backups);
  expect((await verifyBackup(path.join(backups, first), await listMigrations("db/migrations"))).manifest.tables.length).toBeGreaterThan(40);
  const old = backupNameAt(new Date(0));
  await writeFile(path.join(backups, old), "x");
  await writeFile(path.join(backups, `${old}.part`), "x");
  await rm(path.join(backups, first));
  await makeScheduledBackup(schedule, new AbortController().signal);
  expect((await readdir(backups)).filter((name) => name.includes("1970"))).toEqual([]);
});

test("a backup comes after others, and no earlier than a service with a low priority of its own", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => undefined, 1000)"]);
  const { pid = 0 } = child;
  try {
    lowerPriority(pid, 0);
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    // Only root may raise a priority again, so that an operator's Nice=15 has to stay.
    lowerPriority(pid, 15);
    expect(getPriority(pid)).toBe(15);
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
});

test("a backup that cannot be written says why in one line", async () => {
  await writeFile(path.join(folder, "file"), "x");
  process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:9/nothing";
  const schedule = { folder: path.join(folder, "backups"), everyHours: 24, keep: 1 };
  await expect(makeScheduledBackup(schedule, new AbortController().signal)).rejects.toThrow(
    /^Nothing answers at the address in DATABASE_URL[^\n]*$/,
  );
});

test("the reason of a failed backup is not its progress", () => {
  const said = "Backing up to presently.backup: 1,204 of 90,112 (1 %)\nThere is no room left for /backups/presently.backup.\n";
  expect(reasonOf(said)).toBe("There is no room left for /backups/presently.backup.");
  expect(reasonOf("")).toBeNull();
});
