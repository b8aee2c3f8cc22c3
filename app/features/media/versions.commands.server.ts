import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { FocalPoint } from "#app/platform/storage/focal-point.ts";
import { followAddress, listFormerPaths, type MoveMediaUses, type StoredAt } from "./addresses.commands.server.ts";
import { mediaKey, mediaPath } from "./media-paths.ts";

const storedAt = { id: uuid, key: z.string(), x: z.int(), y: z.int(), width: z.int(), height: z.int() };
const storedRow = rowOf({ ...storedAt, name: z.string() });
const versionRow = rowOf({ ...storedAt, fileId: uuid, by: uuid.nullable() });
type Version = z.output<typeof versionRow>;

const STORED_AT = sql`id, key, focus_x as x, focus_y as y, width, height`;
const VERSION = sql`${STORED_AT}, version_of as "fileId", uploaded_by as by`;

async function readFile(transaction: Executor, id: string) {
  return readRow(transaction, storedRow)`
    select ${STORED_AT}, name from media_files
    where id = ${id} and kind = 'image' and origin = 'upload' and deleted_at is null and state <> 'waiting' for update`;
}

/** Exchanges a file's picture for that of another version of it; the one it had is kept as a version for as long as deleted files are. */
async function exchange(transaction: Executor, fileId: string, versionId: string): Promise<void> {
  // No two rows may have one key, not even for a moment.
  await changeRows(transaction)`update media_files set key = key || '-leaving' where id = ${fileId}`;
  await changeRows(transaction)`
    with file as (select * from media_files where id = ${fileId}), version as (select * from media_files where id = ${versionId})
    update media_files target set
      key = case when target.id = file.id then version.key || '-coming' else left(file.key, -length('-leaving')) end,
      width = case when target.id = file.id then version.width else file.width end,
      height = case when target.id = file.id then version.height else file.height end,
      byte_size = case when target.id = file.id then version.byte_size else file.byte_size end,
      state = case when target.id = file.id then version.state else file.state end,
      focus_x = case when target.id = file.id then version.focus_x else file.focus_x end,
      focus_y = case when target.id = file.id then version.focus_y else file.focus_y end,
      crop = case when target.id = file.id then version.crop else file.crop end,
      replaced_at = case when target.id = file.id then null else now() end,
      deleted_at = case when target.id = file.id then null else now() end
    from file, version where target.id in (file.id, version.id)`;
  await changeRows(transaction)`update media_files set key = left(key, -length('-coming')) where id = ${fileId}`;
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

async function place(
  transaction: Executor,
  version: Version,
  { actorId, move }: { actorId: string | null; move: MoveMediaUses },
): Promise<boolean> {
  const file = await readFile(transaction, version.fileId);
  if (file === null) return false;
  await exchange(transaction, file.id, version.id);
  const [from, to] = [file, version].map(({ key, x, y }) => ({ key, focus: { x, y } })) as [StoredAt, StoredAt];
  await followAddress(transaction, file.id, from, to, move);
  await recordChange(transaction, {
    actorId,
    action: "updated",
    subject: { kind: "media", id: file.id, name: file.name },
    before: { address: mediaPath(from.key, from.focus), size: sizeOf(file) },
    after: { address: mediaPath(to.key, to.focus), size: sizeOf(version) },
  });
  return true;
}

/**
 * Puts versions whose sizes are made in the place of their files, wherever these are used. Those of deleted files go with them. One that
 * cannot be placed is logged and tried again with the next call, so that it keeps no other picture waiting.
 */
export async function placeReadyVersions(move: MoveMediaUses): Promise<void> {
  const ready = await readRows(database(), rowOf({ id: uuid }))`
    select id from media_files where version_of is not null and replaced_at is null and state = 'ready' order by created_at`;
  for (const { id } of ready) {
    try {
      await longTransaction((transaction) => placeVersion(transaction, id, move));
    } catch (error) {
      log.error({ err: error, id }, "a picture could not be put in the place of another one");
    }
  }
}

async function placeVersion(transaction: Executor, id: string, move: MoveMediaUses): Promise<void> {
  // Another server may be placing it.
  const version = await readRow(transaction, versionRow)`
    select ${VERSION} from media_files
    where id = ${id} and version_of is not null and replaced_at is null and state = 'ready' for update skip locked`;
  if (version !== null) await place(transaction, version, { actorId: version.by, move });
}

/** Brings back the picture that a file had before. Returns false where it is kept no more. */
export async function restoreVersion(actorId: string, fileId: string, move: MoveMediaUses): Promise<boolean> {
  return longTransaction(async (transaction) => {
    const version = await readRow(transaction, versionRow)`
      select ${VERSION} from media_files
      where version_of = ${fileId} and replaced_at is not null and state = 'ready' order by replaced_at desc limit 1 for update`;
    return version !== null && place(transaction, version, { actorId, move });
  });
}

/**
 * Sets what of a picture stays in sight where it is cropped. `seen` is the path of the picture that the editor saw: "stale" where another one is
 * in its place (C1).
 */
export async function setFocalPoint(
  actorId: string,
  id: string,
  { focus, seen }: { focus: FocalPoint; seen: string },
  move: MoveMediaUses,
): Promise<"set" | "not-found" | "stale"> {
  return longTransaction(async (transaction) => {
    const file = await readFile(transaction, id);
    if (file === null) return "not-found";
    if (file.key !== mediaKey(seen)) return "stale";
    if (file.x === focus.x && file.y === focus.y) return "set";
    await changeRows(transaction)`update media_files set focus_x = ${focus.x}, focus_y = ${focus.y} where id = ${id}`;
    await followAddress(transaction, id, { key: file.key, focus: { x: file.x, y: file.y } }, { key: file.key, focus }, move);
    const subject = { kind: "media", id, name: file.name } as const;
    const say = ({ x, y }: FocalPoint) => ({ focalPoint: `${x} % ${y} %` });
    await recordChange(transaction, { actorId, action: "updated", subject, before: say(file), after: say(focus) });
    return "set";
  });
}

/** Lets uses that were written with a former address meanwhile follow the file before a version's bytes go. */
export async function followLateUses(fileId: string, move: MoveMediaUses): Promise<void> {
  await longTransaction(async (transaction) => {
    const file = await readFile(transaction, fileId);
    if (file === null) return;
    await move(transaction, await listFormerPaths(transaction, fileId), mediaPath(file.key, file));
  });
}
