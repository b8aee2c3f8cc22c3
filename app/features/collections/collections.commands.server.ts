import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import type { CollectionSaveAnswer } from "./answers.ts";
import { toDocument } from "./collection-form.ts";
import { findCollectionToEdit } from "./collections.queries.server.ts";
import { COLLECTION_TRASH_DAYS, COLLECTIONS_TAG, MAX_COLLECTIONS } from "./constants.ts";
import type { CollectionDocument, CollectionValues } from "./types.ts";
import { writeCollection } from "./write-collection.commands.server.ts";

interface Saving {
  actorId: string | null;
  /** The id of a collection, or "new". */
  ref: string;
  /** The version that the editor was opened with (C1). */
  basedOn: number;
  values: CollectionValues;
}

const subjectOf = (id: string, { title }: Pick<CollectionValues, "title">) => ({ kind: "collection", id, name: title }) as const;
/** The story itself is in the versions. */
const loggedOf = ({ story: _story, ...rest }: CollectionDocument) => rest;
const savedRow = rowOf({ id: uuid, version: z.int() });

/** Takes a lock, so that slugs and the number of collections are decided one by one. */
const lockCollections = (transaction: Executor) => changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently collections'))`;

async function isTaken(slug: string, id: string | null, transaction: Executor): Promise<boolean> {
  const row = await readRow(transaction, rowOf({ id: uuid }))`
    select id from collections where slug = ${slug} and deleted_at is null and id is distinct from ${id}`;
  return row !== null;
}

async function isFull(transaction: Executor): Promise<boolean> {
  const { there } = await readOneRow(transaction, rowOf({ there: z.int() }))`
    select count(*)::int as there from collections where deleted_at is null`;
  return there >= MAX_COLLECTIONS;
}

/** Saves a collection within a transaction, unless another editor has saved it since `basedOn`. The caller has locked collections. */
async function saveLocked({ actorId, ref, basedOn, values }: Saving, transaction: Executor): Promise<CollectionSaveAnswer> {
  const before = await findCollectionToEdit(ref, transaction);
  if (before === null) return { ok: false, reason: "gone" };
  if (before.version !== basedOn) {
    const savedBy = before.id === null ? null : await findLastEditor("collection", before.id, transaction);
    return { ok: false, reason: "stale", version: before.version, document: before.document, savedBy };
  }
  if (await isTaken(values.slug, before.id, transaction))
    return { ok: false, reason: "invalid", errors: { slug: "Another collection has this slug." } };
  if (before.id === null && (await isFull(transaction))) return { ok: false, reason: "full" };
  const saved = await writeCollection({ id: before.id, actorId, values }, transaction);
  await recordChange(transaction, {
    actorId,
    action: before.id === null ? "created" : "updated",
    subject: subjectOf(saved.id, values),
    ...(before.id === null ? {} : { before: { ...loggedOf(before.document), version: before.version } }),
    after: { ...loggedOf(toDocument(values)), version: saved.version },
  });
  return { ok: true, ref: saved.id, version: saved.version };
}

/** Saves a collection, unless another editor has saved it since `basedOn`. */
export async function saveCollection(saving: Saving): Promise<CollectionSaveAnswer> {
  const answer = await database().transaction(async (transaction) => {
    await lockCollections(transaction);
    return saveLocked(saving, transaction);
  });
  announceTags([COLLECTIONS_TAG]);
  return answer;
}

/** Undoes what a file has changed until a row of it could not be saved. */
class RefusedRow extends Error {
  override name = "RefusedRow";
  readonly place: number;

  constructor(place: number) {
    super(`Row ${place} could not be saved`);
    this.place = place;
  }
}

/**
 * Saves the collections of a file, all or none: those whose slugs are there are changed, even where another editor has saved them since, and others are new. Returns the
 * place of the row with which there are too many, or null.
 */
export async function saveCollectionsBySlug(actorId: string, collections: readonly CollectionValues[]): Promise<number | null> {
  try {
    await database().transaction(async (transaction) => {
      await lockCollections(transaction);
      for (const [place, values] of collections.entries()) {
        const there = await readRow(transaction, savedRow)`
          select id, version from collections where slug = ${values.slug} and deleted_at is null`;
        const saving = { actorId, values, ref: there?.id ?? "new", basedOn: there?.version ?? 0 };
        if (!(await saveLocked(saving, transaction)).ok) throw new RefusedRow(place);
      }
    });
  } catch (error) {
    if (error instanceof RefusedRow) return error.place;
    throw error;
  }
  announceTags([COLLECTIONS_TAG]);
  return null;
}

const titleRow = rowOf({ title: z.string() });

/** Deletes a collection; it can be brought back for thirty days. */
export async function deleteCollection(actorId: string, id: string): Promise<"deleted" | "gone"> {
  const outcome = await database().transaction(async (transaction) => {
    await lockCollections(transaction);
    await changeRows(transaction)`delete from collections where deleted_at < now() - make_interval(days => ${COLLECTION_TRASH_DAYS})`;
    const deleted = await readRow(transaction, titleRow)`
      update collections set deleted_at = now(), is_demo = false where id = ${id} and deleted_at is null returning title`;
    if (deleted === null) return "gone";
    await recordChange(transaction, { actorId, action: "deleted", subject: subjectOf(id, deleted), before: deleted });
    return "deleted";
  });
  announceTags([COLLECTIONS_TAG]);
  return outcome;
}

/** Brings a deleted collection back, unless another one has its slug meanwhile. */
export async function restoreCollection(actorId: string, id: string): Promise<"restored" | "taken" | "gone"> {
  const outcome = await database().transaction(async (transaction) => {
    await lockCollections(transaction);
    const blocked = await readRow(transaction, rowOf({ id: uuid }))`
      select other.id from collections mine join collections other on other.slug = mine.slug and other.deleted_at is null
      where mine.id = ${id} and mine.deleted_at is not null`;
    if (blocked !== null) return "taken";
    const restored = await readRow(transaction, titleRow)`
      update collections set deleted_at = null where id = ${id} and deleted_at is not null returning title`;
    if (restored === null) return "gone";
    await recordChange(transaction, { actorId, action: "restored", subject: subjectOf(id, restored), after: restored });
    return "restored";
  });
  announceTags([COLLECTIONS_TAG]);
  return outcome;
}
