import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { likePattern } from "#app/platform/db/like-pattern.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import type { SavedState } from "#app/ui/saving/saved-versions.tsx";
import type { CollectionFilters } from "./collection-filters.ts";
import { collectionDocument, NEW_COLLECTION, toDocument } from "./collection-form.ts";
import { countCollectionGifts } from "./collection-cards.queries.server.ts";
import {
  collectionStanding,
  DATE_COLUMNS,
  datesShape,
  PICK_COLUMNS,
  pickShape,
  STANDING,
  TEXT_COLUMNS,
  textShape,
} from "./collection-rows.queries.server.ts";
import { ADMIN_COLLECTIONS_PER_PAGE, COLLECTION_STATES } from "./constants.ts";
import { withPresentSlugs } from "./rule-categories.queries.server.ts";
import type { CollectionDocument, CollectionToEdit, CollectionValues, ListedCollection } from "./types.ts";

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

function conditionOf({ q, standing: wanted }: Pick<CollectionFilters, "q" | "standing">): SQL {
  const pattern = likePattern(q);
  const found = q === "" ? sql`true` : sql`(c.title ilike ${pattern} or c.slug ilike ${pattern})`;
  // Deleted ones are listed only where somebody looks for them.
  return sql`${found} and ${wanted === null ? sql`c.deleted_at is null` : sql`${STANDING} = ${wanted}`}`;
}

const listedRow = rowOf({
  id: uuid,
  slug: z.string(),
  title: z.string(),
  standing: collectionStanding,
  ...datesShape,
  ...pickShape,
  changedAt: timestamp,
  total: z.int(),
});

/** Returns a page of the admin area's list of collections, those that changed last first, with the number of gifts that each has now. */
export async function listCollections({
  page,
  ...filters
}: CollectionFilters): Promise<{ collections: ListedCollection[]; total: number }> {
  const rows = await readRows(database(), listedRow)`
    select c.id, c.slug, c.title, ${STANDING} as standing, ${DATE_COLUMNS}, ${PICK_COLUMNS}, c.updated_at as "changedAt",
      (count(*) over ())::int as total
    from collections c where ${conditionOf(filters)} order by c.updated_at desc, c.title, c.id
    limit ${ADMIN_COLLECTIONS_PER_PAGE} offset ${(page - 1) * ADMIN_COLLECTIONS_PER_PAGE}`;
  const counts = await countCollectionGifts(rows);
  const collections = rows.map(({ id, slug, title, standing: now, rule, shownFrom, shownUntil, changedAt }, place) => ({
    ...{ id, slug, title, standing: now, isByRule: rule !== null, gifts: counts[place] ?? 0 },
    ...{ shownFrom: toDate(shownFrom), shownUntil: toDate(shownUntil), changedAt: new Date(changedAt) },
  }));
  return { collections, total: rows[0]?.total ?? 0 };
}

const editedRow = rowOf({
  id: uuid,
  version: z.int(),
  standing: collectionStanding,
  state: z.enum(COLLECTION_STATES),
  ...textShape,
  ...pickShape,
  ...datesShape,
});
const EDITED = sql`c.id, c.version, ${STANDING} as standing, c.state, ${TEXT_COLUMNS}, ${PICK_COLUMNS}, ${DATE_COLUMNS}`;
type EditedRow = z.output<typeof editedRow>;

const toIso = (moment: string | null) => toDate(moment)?.toISOString().replace(/\.\d+/, "") ?? null;

function toValues({ id: _id, version: _version, standing: _standing, shownFrom, shownUntil, ...values }: EditedRow): CollectionValues {
  return { ...values, shownFrom: toIso(shownFrom), shownUntil: toIso(shownUntil) };
}

/** Returns a collection to edit by its id, or "new"; null where there is none, or where it was deleted. */
export async function findCollectionToEdit(ref: string, executor: Executor = database()): Promise<CollectionToEdit | null> {
  if (ref === "new") return { id: null, version: 0, standing: "draft", document: NEW_COLLECTION };
  if (!uuid.safeParse(ref).success) return null;
  const row = await readRow(executor, editedRow)`select ${EDITED} from collections c where c.id = ${ref} and c.deleted_at is null`;
  if (row === null) return null;
  const document = toDocument({ ...toValues(row), rule: await withPresentSlugs(row.rule) });
  return { id: row.id, version: row.version, standing: row.standing, document };
}

/** Returns a collection that was not deleted, as its page will show it, whatever its state. */
export async function findCollectionToPreview(
  id: string,
): Promise<(CollectionValues & { id: string; standing: CollectionToEdit["standing"] }) | null> {
  if (!uuid.safeParse(id).success) return null;
  const row = await readRow(database(), editedRow)`select ${EDITED} from collections c where c.id = ${id} and c.deleted_at is null`;
  return row === null ? null : { ...toValues(row), id: row.id, standing: row.standing };
}

/** Returns every collection that was not deleted, by slug, for the file. */
export async function listCollectionValues(): Promise<CollectionValues[]> {
  const rows = await readRows(database(), editedRow)`select ${EDITED} from collections c where c.deleted_at is null order by c.slug`;
  return rows.map(toValues);
}

const versionRow = rowOf({ version: z.int(), savedAt: timestamp, savedBy: z.string().nullable() });

/** Returns the retained states of a collection, newest first. */
export async function listCollectionVersions(id: string): Promise<SavedState[]> {
  const rows = await readRows(database(), versionRow)`
    select v.version, v.saved_at as "savedAt", u.name as "savedBy"
    from collection_versions v left join users u on u.id = v.saved_by where v.collection_id = ${id} order by v.version desc`;
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}

/** Returns an earlier state of a collection, or null. */
export async function findCollectionVersion(id: string, version: number): Promise<CollectionDocument | null> {
  const row = await readRow(database(), rowOf({ document: z.unknown() }))`
    select document from collection_versions where collection_id = ${id} and version = ${version}`;
  const read = collectionDocument.safeParse(row?.document);
  return read.success ? toDocument(read.data) : null;
}
