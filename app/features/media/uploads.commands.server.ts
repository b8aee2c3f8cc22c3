import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { holdRight } from "#app/features/accounts/roles.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import type { MoveMediaUses } from "./addresses.commands.server.ts";
import { checkFile } from "./check-file.server.ts";
import { REMOVED_RETENTION_MINUTES } from "./constants.ts";
import { mediaPath, storedKeys } from "./media-paths.ts";
import type { MediaKind, UploadFailure } from "./types.ts";
import { cleanFileName } from "./uploads.ts";
import { followLateUses } from "./versions.commands.server.ts";

interface ArrivedFile {
  /** Path of the complete file on disk. */
  path: string;
  /** Size in bytes. */
  size: number;
  /** Name of the file as the browser sent it. */
  name: string;
  alt: string;
}

/**
 * Stores an uploaded file under a random name (U3) and records it. A picture waits for the worker that makes its sizes; other files are
 * available immediately. Nothing is stored of a file that is refused or cannot be recorded. Returns the new file's id, or the reason why it
 * was refused: "not-allowed" where the actor has lost the right.
 */
export async function keepUpload(
  actorId: string,
  { path, size, name, alt }: ArrivedFile,
): Promise<{ ok: true; id: string; kind: MediaKind } | { ok: false; reason: UploadFailure | "not-allowed" }> {
  const checked = await checkFile(path);
  if (!checked.ok) return checked;
  const { kind, ending, width, height } = checked;
  const id = randomUUID();
  const key = kind === "image" ? randomUUID() : `${randomUUID()}.${ending}`;
  const storedAs = kind === "image" ? unservedKey(key) : key;
  const shownName = cleanFileName(name);
  await storage().write(storedAs, await openAsBlob(path));
  try {
    const isStored = await database().transaction(async (transaction) => {
      if (!(await holdRight("media.add", actorId, transaction))) return false;
      const state = kind === "image" ? "waiting" : "ready";
      await changeRows(transaction)`
        insert into media_files (id, key, name, kind, width, height, byte_size, alt, state, uploaded_by)
        values (${id}, ${key}, ${shownName}, ${kind}, ${width}, ${height}, ${size}, ${alt}, ${state}, ${actorId})`;
      await recordChange(transaction, {
        actorId,
        action: "created",
        subject: { kind: "media", id, name: shownName },
        after: { address: mediaPath(key), alt },
      });
      return true;
    });
    if (isStored) return { ok: true, id, kind };
  } catch (error) {
    await storage().remove(storedAs);
    throw error;
  }
  await storage().remove(storedAs);
  return { ok: false, reason: "not-allowed" };
}

const fileRow = rowOf({ name: z.string(), key: z.string(), alt: z.string() });

const isNotDeleted = (id: string) => sql`id = ${id} and origin = 'upload' and deleted_at is null`;

/**
 * Changes a picture's alt text. `version` is the one that the editor saw: where another user has changed it since, nothing is written (C1).
 */
export async function describeUpload(
  actorId: string,
  id: string,
  { alt, version }: { alt: string; version: number },
): Promise<"described" | "not-found" | "stale"> {
  return database().transaction(async (transaction) => {
    const file = await readRow(transaction, rowOf({ name: z.string(), alt: z.string(), version: z.int() }))`
      select name, alt, version from media_files where ${isNotDeleted(id)} for update`;
    if (file === null) return "not-found";
    if (file.version !== version) return "stale";
    await changeRows(transaction)`update media_files set alt = ${alt}, version = ${version + 1} where id = ${id}`;
    const subject = { kind: "media", id, name: file.name } as const;
    await recordChange(transaction, { actorId, action: "updated", subject, before: { alt: file.alt }, after: { alt } });
    return "described";
  });
}

/**
 * Marks a file as deleted; its bytes are stored for another hour, in which it can be restored. Returns false where it is already deleted.
 */
export async function removeUpload(actorId: string, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const file = await readRow(transaction, fileRow)`
      update media_files set deleted_at = now() where ${isNotDeleted(id)} returning name, key, alt`;
    if (file === null) return false;
    const before = { address: mediaPath(file.key), alt: file.alt };
    await recordChange(transaction, { actorId, action: "deleted", subject: { kind: "media", id, name: file.name }, before });
    return true;
  });
}

/** Restores a deleted file. Returns false where the hour is over or it was not deleted. */
export async function restoreUpload(actorId: string, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const file = await readRow(transaction, fileRow)`
      update media_files set deleted_at = null, deleted_with = null
      where id = ${id} and origin = 'upload' and version_of is null and deleted_at is not null returning name, key, alt`;
    if (file === null) return false;
    const after = { address: mediaPath(file.key), alt: file.alt };
    await recordChange(transaction, { actorId, action: "restored", subject: { kind: "media", id, name: file.name }, after });
    return true;
  });
}

const purgedRow = rowOf({ id: uuid, key: z.string(), kind: z.enum(["image", "video", "document"]), versionOf: uuid.nullable() });

/**
 * Deletes the bytes and rows of files that were marked as deleted more than an hour before `now`, and of versions that were replaced then;
 * uses that have been written with the address of such a version meanwhile follow its file first.
 */
export async function purgeRemovedUploads(now: Date, move: MoveMediaUses): Promise<void> {
  const before = new Date(now.getTime() - REMOVED_RETENTION_MINUTES * 60_000);
  const old = await readRows(database(), purgedRow)`
    select id, key, kind, version_of as "versionOf" from media_files where deleted_at < ${before}`;
  for (const { id, key, kind, versionOf } of old) {
    if (versionOf !== null) await followLateUses(versionOf, move);
    // The row is deleted first, so that a file without bytes cannot be restored; leftover bytes are never shown.
    const gone = await changeRows(database())`delete from media_files where id = ${id} and deleted_at < ${before}`;
    if (gone > 0) await Promise.all(storedKeys(kind, key).map((file) => storage().remove(file)));
  }
}
