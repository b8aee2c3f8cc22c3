import { z } from "zod";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { FocalPoint } from "#app/platform/storage/focal-point.ts";
import { mediaPath } from "./media-paths.ts";

/**
 * Writes the new path of a file wherever one of its former paths stands. Each feature that stores such paths provides one
 * (app/media-moves.server.ts).
 */
export type MoveMediaUses = (transaction: Executor, from: readonly string[], to: string) => Promise<void>;

/** A file's place in the storage, and what of its picture stays in sight. */
export interface StoredAt {
  key: string;
  focus: FocalPoint;
}

const pathRow = rowOf({ path: z.string() });

/** Returns the paths that a file has had, those with a focal point among them. */
export async function listFormerPaths(transaction: Executor, fileId: string): Promise<string[]> {
  const rows = await readRows(transaction, pathRow)`select path from media_former_paths where file_id = ${fileId}`;
  return rows.map(({ path }) => path);
}

/**
 * Lets the uses of a file follow it to another path, and remembers the former one. What an address shows never changes, since browsers keep
 * it for a year: a picture that is replaced, cropped, or gets a focal point has a new address.
 */
export async function followAddress(
  transaction: Executor,
  fileId: string,
  from: StoredAt,
  to: StoredAt,
  move: MoveMediaUses,
): Promise<void> {
  const path = mediaPath(to.key, to.focus);
  for (const former of new Set([mediaPath(from.key), mediaPath(from.key, from.focus)])) {
    if (former === path) continue;
    await changeRows(transaction)`
      insert into media_former_paths (path, file_id) values (${former}, ${fileId}) on conflict (path) do update set file_id = excluded.file_id`;
  }
  await changeRows(transaction)`delete from media_former_paths where path = ${path}`;
  await move(transaction, await listFormerPaths(transaction, fileId), path);
}
