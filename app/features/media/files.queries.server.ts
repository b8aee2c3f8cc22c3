import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { FILES_PER_PAGE } from "./constants.ts";
import { mediaKey, mediaPath } from "./media-paths.ts";
import type { FileLack, ListUsedMedia, MediaFile, MediaKind } from "./types.ts";

const fileRow = rowOf({
  id: uuid,
  name: z.string(),
  key: z.string(),
  kind: z.enum(["image", "video", "document"]),
  state: z.enum(["waiting", "ready", "failed"]),
  width: z.int().nullable(),
  height: z.int().nullable(),
  byteSize: z.int(),
  alt: z.string(),
  version: z.int(),
  labels: z.array(z.strictObject({ id: uuid, name: z.string() })),
  focusX: z.int(),
  focusY: z.int(),
  nextState: z.enum(["waiting", "ready", "failed"]).nullable(),
  hasPrevious: z.boolean(),
  createdAt: timestamp,
  uploadedBy: z.string().nullable(),
});
const COLUMNS = sql`file.id, file.name, file.key, file.kind, file.state, file.width, file.height, file.byte_size::float8 as "byteSize", file.alt,
  file.version, file.focus_x as "focusX", file.focus_y as "focusY", file.created_at as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', label.id, 'name', label.name) order by lower(label.name))
    from media_file_labels given join media_labels label on label.id = given.label_id where given.file_id = file.id), '[]') as labels,
  (select next.state from media_files next where next.version_of = file.id and next.replaced_at is null
    order by next.created_at desc limit 1) as "nextState",
  exists (select from media_files past where past.version_of = file.id and past.replaced_at is not null and past.state = 'ready') as "hasPrevious", (select name from users where users.id = file.uploaded_by) as "uploadedBy"`;
export const IS_IN_LIBRARY = sql`file.origin = 'upload' and file.deleted_at is null and file.version_of is null`;

function toMediaFile({ key, focusX: x, focusY: y, createdAt, ...row }: z.output<typeof fileRow>): MediaFile {
  return { ...row, path: mediaPath(key, { x, y }), focus: { x, y }, createdAt: new Date(createdAt).toISOString() };
}

/** Filter of the library; `search` matches a part of the name or the alt text. */
export interface FileFilter {
  search: string;
  kind: MediaKind | null;
  /** `text` leaves pictures without an alt text, `use` files that are shown nowhere. */
  lacks: FileLack | null;
  /** Id of a label that the files have. */
  label: string | null;
}

/** Returns the condition for the files of the library that a filter leaves, as `file`. */
export async function matchFiles({ search, kind, lacks, label }: FileFilter, listUsed: ListUsedMedia): Promise<SQL> {
  const parts: SQL[] = [IS_IN_LIBRARY];
  if (lacks === "text") parts.push(sql`file.kind = 'image' and file.alt = ''`);
  if (kind !== null) parts.push(sql`file.kind = ${kind}`);
  if (search !== "") parts.push(sql`strpos(lower(file.name || ' ' || file.alt), lower(${search})) > 0`);
  if (label !== null)
    parts.push(sql`exists (select from media_file_labels given where given.file_id = file.id and given.label_id = ${label})`);
  if (lacks === "use") parts.push(sql`not ${isUsed(await listUsed())}`);
  return sql.join(parts, sql` and `);
}

/** Returns the condition that `file` is one of the used ones, under its own address or one that it had. */
export function isUsed(paths: readonly string[]): SQL {
  const keys = sql`${sql.param([...new Set(paths.map(mediaKey))])}::text[]`;
  return sql`(file.key = any (${keys}) or exists (
    select from media_former_paths former where former.file_id = file.id and substr(former.path, 8) = any (${keys})))`;
}

/** Returns one page of the uploaded files, newest first, and the number of all that match. `page` starts at 1. */
export async function listUploads(
  filter: FileFilter,
  page: number,
  listUsed: ListUsedMedia,
): Promise<{ files: MediaFile[]; total: number }> {
  const isMatching = await matchFiles(filter, listUsed);
  const rows = await readRows(database(), fileRow)`
    select ${COLUMNS} from media_files file where ${isMatching} order by file.created_at desc, file.id
    limit ${FILES_PER_PAGE} offset ${(page - 1) * FILES_PER_PAGE}`;
  const { total } = await readOneRow(database(), rowOf({ total: z.int() }))`
    select count(*)::int as total from media_files file where ${isMatching}`;
  return { files: rows.map(toMediaFile), total };
}

/** Returns the uploaded files with these ids; deleted ones are missing. */
export async function findUploads(ids: readonly string[]): Promise<MediaFile[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(database(), fileRow)`
    select ${COLUMNS} from media_files file where ${IS_IN_LIBRARY} and file.id = any(${sql.param([...ids])}::uuid[])`;
  return rows.map(toMediaFile);
}
