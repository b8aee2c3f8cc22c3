import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { MediaLabel } from "./types.ts";

const labelRow = rowOf({ id: uuid, name: z.string() });

/** Returns the label of a name, whatever its letters' case; one that is not there yet is made. */
export async function takeLabel(transaction: Executor, actorId: string, name: string): Promise<MediaLabel> {
  const known = await readRow(transaction, labelRow)`select id, name from media_labels where lower(name) = lower(${name})`;
  if (known !== null) return known;
  const made = await readRow(transaction, idRow)`
    insert into media_labels (name) values (${name}) on conflict (lower(name)) do nothing returning id`;
  // Somebody else has made it meanwhile.
  if (made === null) return readOneRow(transaction, labelRow)`select id, name from media_labels where lower(name) = lower(${name})`;
  await recordChange(transaction, { actorId, action: "created", subject: { kind: "media-label", id: made.id, name } });
  return { id: made.id, name };
}

/** Renames a label for all files that have it. "taken" where another label has the name. */
export async function renameLabel(actorId: string, id: string, name: string): Promise<"renamed" | "not-found" | "taken"> {
  return database().transaction(async (transaction) => {
    const label = await readRow(transaction, labelRow)`select id, name from media_labels where id = ${id} for update`;
    if (label === null) return "not-found";
    const other = await readRow(transaction, idRow)`select id from media_labels where lower(name) = lower(${name}) and id <> ${id}`;
    if (other !== null) return "taken";
    await changeRows(transaction)`update media_labels set name = ${name} where id = ${id}`;
    const subject = { kind: "media-label", id, name } as const;
    await recordChange(transaction, { actorId, action: "updated", subject, before: { name: label.name }, after: { name } });
    return "renamed";
  });
}

/** Removes a label, and takes it off all files. Returns false where it is gone already. */
export async function removeLabel(actorId: string, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const { files } = await readOneRow(transaction, rowOf({ files: z.int() }))`
      select count(*)::int as files from media_file_labels where label_id = ${id}`;
    const label = await readRow(transaction, labelRow)`delete from media_labels where id = ${id} returning id, name`;
    if (label === null) return false;
    const subject = { kind: "media-label", id, name: label.name } as const;
    await recordChange(transaction, { actorId, action: "deleted", subject, before: { files } });
    return true;
  });
}
