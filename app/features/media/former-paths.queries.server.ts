import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { mediaKey, mediaPath } from "./media-paths.ts";

/** Returns the current path of the file that had the key of a requested address, or null where no file had it. */
export async function findCurrentPath(requestedKey: string): Promise<string | null> {
  const [key = ""] = requestedKey.split("/");
  const row = await readRow(database(), rowOf({ key: z.string(), x: z.int(), y: z.int() }))`
    select file.key, file.focus_x as x, file.focus_y as y from media_former_paths former join media_files file on file.id = former.file_id
    where former.path = ${mediaPath(key)} and file.key <> ${key}`;
  return row === null ? null : mediaPath(row.key, row);
}

/** Returns the former paths of files by their current ones, for uses that were written with an old address. */
export async function mapFormerPaths(paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const keys = new Map(paths.map((path) => [mediaKey(path), path]));
  const rows = await readRows(database(), rowOf({ path: z.string(), key: z.string() }))`
    select former.path, file.key from media_files file join media_former_paths former on former.file_id = file.id
    where file.key = any (${sql.param([...keys.keys()])}::text[])`;
  return new Map(rows.map(({ path, key }) => [path, keys.get(key) ?? path]));
}
