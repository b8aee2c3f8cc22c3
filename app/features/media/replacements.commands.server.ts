import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { z } from "zod";
import { holdRight } from "#app/features/accounts/roles.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { FOCUS_STEP, type FocalPoint } from "#app/platform/storage/focal-point.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { checkFile } from "./check-file.server.ts";
import { fitCrop, type CropOrder, type PixelCrop } from "./crop.ts";
import { MEDIA_WIDTHS, mediaKey } from "./media-paths.ts";
import type { UploadFailure } from "./types.ts";

type Refusal = "not-allowed" | "not-found";

const fileRow = rowOf({ key: z.string(), width: z.int(), height: z.int(), x: z.int(), y: z.int() });

const readPicture = (transaction: Executor, id: string) => readRow(transaction, fileRow)`
  select key, width, height, focus_x as x, focus_y as y from media_files
  where id = ${id} and kind = 'image' and origin = 'upload' and deleted_at is null and state <> 'waiting' for share`;

interface Version {
  fileId: string;
  key: string;
  width: number;
  height: number;
  byteSize: number;
  focus: FocalPoint | null;
  crop: CropOrder | null;
}

/** Records a version that waits for its sizes. Of several, the last to be ready stays in the file's place. */
async function recordVersion(transaction: Executor, actorId: string, { fileId, key, width, height, byteSize, focus, crop }: Version) {
  // What could not be read is told until something else is tried; nothing of it is stored any more.
  await changeRows(transaction)`delete from media_files where version_of = ${fileId} and replaced_at is null and state = 'failed'`;
  await changeRows(transaction)`
    insert into media_files (key, name, kind, width, height, byte_size, state, uploaded_by, version_of, deleted_at, focus_x, focus_y, crop)
    select ${key}, name, kind, ${width}::int, ${height}::int, ${byteSize}::bigint, 'waiting', ${actorId}::uuid, id, now(),
      ${focus?.x ?? 50}::int, ${focus?.y ?? 50}::int, ${crop === null ? null : JSON.stringify(crop)}::jsonb
    from media_files where id = ${fileId}`;
}

/**
 * Stores a picture that takes the place of another one, once its sizes are made: the file's name, text and labels stay, and so do its uses
 * (`placeReadyVersions`). Nothing is stored of one that is refused.
 */
export async function keepReplacement(
  actorId: string,
  fileId: string,
  { path, size }: { path: string; size: number },
): Promise<{ ok: true } | { ok: false; reason: UploadFailure | Refusal }> {
  const checked = await checkFile(path);
  if (!checked.ok) return checked;
  const { kind, width, height } = checked;
  if (kind !== "image" || width === null || height === null) return { ok: false, reason: "not-an-image" };
  const key = randomUUID();
  await storage().write(unservedKey(key), await openAsBlob(path));
  let reason: Refusal | null = null;
  try {
    reason = await database().transaction(async (transaction): Promise<Refusal | null> => {
      if (!(await holdRight("media.edit", actorId, transaction))) return "not-allowed";
      if ((await readPicture(transaction, fileId)) === null) return "not-found";
      await recordVersion(transaction, actorId, { fileId, key, width, height, byteSize: size, focus: null, crop: null });
      return null;
    });
  } catch (error) {
    await storage().remove(unservedKey(key));
    throw error;
  }
  if (reason === null) return { ok: true };
  await storage().remove(unservedKey(key));
  return { ok: false, reason };
}

/** Returns where the subject is within what is left of a picture. */
function focusWithin(crop: PixelCrop, { width, height, x, y }: z.output<typeof fileRow>): FocalPoint {
  const share = (at: number, start: number, length: number) =>
    Math.round(Math.min(Math.max((at - start) / length, 0), 1) * (100 / FOCUS_STEP)) * FOCUS_STEP;
  return { x: share((x / 100) * width, crop.left, crop.width), y: share((y / 100) * height, crop.top, crop.height) };
}

/**
 * Orders a picture to be cut out of a file's, to take its place once it is made. `crop` is in pixels of the picture as it was uploaded; the
 * largest size that is stored has fewer of them. `seen` is the path of the picture that the editor saw: "stale" where another one is in its
 * place (C1), "outside" for a rectangle that does not lie within it.
 */
export async function keepCrop(
  actorId: string,
  fileId: string,
  { crop, seen }: { crop: PixelCrop; seen: string },
): Promise<"ordered" | "not-found" | "stale" | "outside"> {
  return database().transaction(async (transaction) => {
    const file = await readPicture(transaction, fileId);
    if (file === null) return "not-found";
    if (file.key !== mediaKey(seen)) return "stale";
    if (!fitCrop(crop, file)) return "outside";
    const scale = Math.min(1, Math.max(...MEDIA_WIDTHS) / file.width);
    const pixels = (length: number) => Math.max(1, Math.round(length * scale));
    const isCentered = file.x === 50 && file.y === 50;
    await recordVersion(transaction, actorId, {
      fileId,
      key: randomUUID(),
      width: pixels(crop.width),
      height: pixels(crop.height),
      byteSize: 1,
      focus: isCentered ? null : focusWithin(crop, file),
      crop: {
        from: file.key,
        left: crop.left / file.width,
        top: crop.top / file.height,
        width: crop.width / file.width,
        height: crop.height / file.height,
      },
    });
    return "ordered";
  });
}
