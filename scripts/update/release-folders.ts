import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { MIGRATIONS_FOLDER } from "#app/platform/db/open-database.server.ts";

type Role = "current" | "previous";

/** Returns the name of the release that a link of the folder `root` leads to, or null. */
export function readRelease(root: string, role: Role): string | null {
  const link = path.join(root, role);
  try {
    return path.basename(readlinkSync(link));
  } catch {
    return null;
  }
}

export const folderOf = (root: string, release: string) => path.join(root, "releases", release);

/** Lets a link lead to a release, by one rename: nobody sees the folder without it. */
function pointTo(root: string, role: Role, release: string): void {
  const beside = path.join(root, `.${role}.new`);
  rmSync(beside, { force: true });
  symlinkSync(path.join("releases", release), beside);
  renameSync(beside, path.join(root, role));
}

/** Makes `release` the one that a start of the service takes; the one that it replaces stays as `previous`. */
export function switchTo(root: string, release: string): void {
  const replaced = readRelease(root, "current");
  if (replaced === release) return;
  if (replaced !== null) pointTo(root, "previous", replaced);
  pointTo(root, "current", release);
}

/** Removes the releases that are neither current nor the one before, and returns their names. */
export function removeOldReleases(root: string): string[] {
  const kept = new Set([readRelease(root, "current"), readRelease(root, "previous")]);
  const old = readdirSync(path.join(root, "releases")).filter((name) => !kept.has(name));
  for (const name of old) rmSync(folderOf(root, name), { recursive: true, force: true });
  return old;
}

/** Returns the migrations that `newer` has and `older` has not: a database that has them is refused by `older`. */
export async function listNewMigrations(newer: string, older: string): Promise<string[]> {
  const known = await listMigrations(path.join(older, MIGRATIONS_FOLDER));
  return (await listMigrations(path.join(newer, MIGRATIONS_FOLDER))).filter((name) => !known.includes(name));
}

/** A site that runs from `folder` with no DATA_DIR keeps its data in the release, which is no place for them. */
export const keepsDataIn = (folder: string) => existsSync(path.join(folder, "data"));
