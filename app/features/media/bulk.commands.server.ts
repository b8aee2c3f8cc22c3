import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { MAX_FOUND_FILES, MAX_LABELS_PER_FILE } from "./constants.ts";
import { IS_IN_LIBRARY, isUsed, matchFiles } from "./files.queries.server.ts";
import { takeLabel } from "./labels.commands.server.ts";
import { mediaPath } from "./media-paths.ts";
import type { SelectedFiles } from "./schema.ts";
import type { ListUsedMedia, MediaLabel } from "./types.ts";

/** So many files are changed in one transaction, so that none lasts long. */
const LOT = 200;

const fileRow = rowOf({ id: uuid, name: z.string(), key: z.string(), x: z.int(), y: z.int(), alt: z.string() });
type SelectedFile = z.output<typeof fileRow>;
const COLUMNS = sql`file.id, file.name, file.key, file.focus_x as x, file.focus_y as y, file.alt`;

/**
 * Returns the selected files that are there, newest first. Where all found ones are selected and they are not as many as was said, it returns
 * their number instead, for the editor to decide anew.
 */
export async function selectFiles(
  of: SelectedFiles,
  listUsed: ListUsedMedia,
): Promise<{ ok: true; files: SelectedFile[] } | { ok: false; count: number }> {
  if ("ids" in of) return { ok: true, files: await readSelected(sql`${IS_IN_LIBRARY} and file.id = any (${sql.param(of.ids)}::uuid[])`) };
  const { q, ...filter } = of.search;
  const isMatching = await matchFiles({ search: q.trim(), ...filter }, listUsed);
  const files = await readSelected(sql`${isMatching} and file.id <> all (${sql.param(of.except)}::uuid[])`);
  return files.length === of.count && files.length <= MAX_FOUND_FILES ? { ok: true, files } : { ok: false, count: files.length };
}

const readSelected = (isSelected: SQL) => readRows(database(), fileRow)`
  select ${COLUMNS} from media_files file where ${isSelected} order by file.created_at desc, file.id limit ${MAX_FOUND_FILES + 1}`;

async function inLots(files: readonly SelectedFile[], change: (lot: readonly SelectedFile[], transaction: Executor) => Promise<number>) {
  let changed = 0;
  for (let start = 0; start < files.length; start += LOT)
    changed += await database().transaction((transaction) => change(files.slice(start, start + LOT), transaction));
  return changed;
}

const idsOf = (files: readonly SelectedFile[]) => sql`${sql.param(files.map(({ id }) => id))}::uuid[]`;
const subjectOf = ({ id, name }: Pick<SelectedFile, "id" | "name">) => ({ kind: "media", id, name }) as const;

/** Puts a label on files; a new one is made. Files that have it, or as many as they may have, stay as they are. Returns how many got it. */
export async function labelFiles(actorId: string, files: readonly SelectedFile[], name: string): Promise<number> {
  if (files.length === 0) return 0;
  const label = await database().transaction((transaction) => takeLabel(transaction, actorId, name));
  return inLots(files, async (lot, transaction) => {
    const given = await readRows(transaction, rowOf({ id: uuid }))`
      insert into media_file_labels (file_id, label_id)
      select file.id, label.id from media_files file join media_labels label on label.id = ${label.id}
      where file.id = any (${idsOf(lot)}) and (select count(*) from media_file_labels own where own.file_id = file.id) < ${MAX_LABELS_PER_FILE}
      on conflict do nothing returning file_id as id`;
    await recordLabels(transaction, actorId, lot, given, { after: label });
    return given.length;
  });
}

/** Takes a label off files. Returns how many had it. */
export async function unlabelFiles(actorId: string, files: readonly SelectedFile[], labelId: string): Promise<number> {
  return inLots(files, async (lot, transaction) => {
    const [label] = await readRows(
      transaction,
      rowOf({ id: uuid, name: z.string() }),
    )`select id, name from media_labels where id = ${labelId}`;
    if (label === undefined) return 0;
    const freed = await readRows(transaction, rowOf({ id: uuid }))`
      delete from media_file_labels where label_id = ${labelId} and file_id = any (${idsOf(lot)}) returning file_id as id`;
    await recordLabels(transaction, actorId, lot, freed, { before: label });
    return freed.length;
  });
}

async function recordLabels(
  transaction: Executor,
  actorId: string,
  files: readonly SelectedFile[],
  changed: readonly { id: string }[],
  { before, after }: { before?: MediaLabel; after?: MediaLabel },
) {
  const ids = new Set(changed.map(({ id }) => id));
  for (const file of files.filter(({ id }) => ids.has(id)))
    await recordChange(transaction, {
      actorId,
      action: "updated",
      subject: subjectOf(file),
      before: { label: before?.name },
      after: { label: after?.name },
    });
}

/**
 * Marks files as deleted; all of them can be restored together for an hour, by `batch`. Those in use stay and are returned as `left`, unless
 * the editor has confirmed.
 */
export async function removeFiles(
  actorId: string,
  files: readonly SelectedFile[],
  { isConfirmed, listUsed }: { isConfirmed: boolean; listUsed: ListUsedMedia },
): Promise<{ removed: number; batch: string; left: { id: string; name: string; path: string }[] }> {
  const batch = randomUUID();
  const used = isConfirmed ? [] : await listUsed();
  const kept = new Set<string>();
  const removed = await inLots(files, async (lot, transaction) => {
    const gone = await readRows(transaction, rowOf({ id: uuid }))`
      update media_files file set deleted_at = now(), deleted_with = ${batch}
      where ${IS_IN_LIBRARY} and file.id = any (${idsOf(lot)}) and not ${isUsed(used)} returning file.id`;
    const ids = new Set(gone.map(({ id }) => id));
    for (const file of lot) {
      if (!ids.has(file.id)) kept.add(file.id);
      else {
        const before = { address: mediaPath(file.key, file), alt: file.alt };
        await recordChange(transaction, { actorId, action: "deleted", subject: subjectOf(file), before });
      }
    }
    return gone.length;
  });
  const left = files.filter(({ id }) => kept.has(id)).map(({ id, name, key, ...focus }) => ({ id, name, path: mediaPath(key, focus) }));
  return { removed, batch, left: isConfirmed ? [] : left };
}

/** Restores the files that were deleted together; those whose hour is over stay away. Returns how many came back. */
export async function restoreFiles(actorId: string, batch: string): Promise<number> {
  return database().transaction(async (transaction) => {
    const files = await readRows(transaction, fileRow)`
      update media_files file set deleted_at = null, deleted_with = null
      where deleted_with = ${batch} and origin = 'upload' and version_of is null and deleted_at is not null returning ${COLUMNS}`;
    for (const file of files) {
      const after = { address: mediaPath(file.key, file), alt: file.alt };
      await recordChange(transaction, { actorId, action: "restored", subject: subjectOf(file), after });
    }
    return files.length;
  });
}
