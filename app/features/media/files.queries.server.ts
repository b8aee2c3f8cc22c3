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
  createdAt: timestamp,
  uploadedBy: z.string().nullable(),
});
const COLUMNS = sql`file.id, file.name, file.key, file.kind, file.state, file.width, file.height, file.byte_size::float8 as "byteSize", file.alt,
  file.version, file.created_at as "createdAt", (select name from users where users.id = file.uploaded_by) as "uploadedBy"`;
const IS_IN_LIBRARY = sql`file.origin = 'upload' and file.deleted_at is null`;

function toMediaFile({ key, createdAt, ...row }: z.output<typeof fileRow>): MediaFile {
  return { ...row, path: mediaPath(key), createdAt: new Date(createdAt).toISOString() };
}

/** Filter of the library; `search` matches a part of the name or the alt text. */
export interface FileFilter {
  search: string;
  kind: MediaKind | null;
  /** `text` leaves pictures without an alt text, `use` files that are shown nowhere. */
  lacks: FileLack | null;
}

/** Returns one page of the uploaded files, newest first, and the number of all that match. `page` starts at 1. */
export async function listUploads(
  { search, kind, lacks }: FileFilter,
  page: number,
  listUsed: ListUsedMedia,
): Promise<{ files: MediaFile[]; total: number }> {
  const parts: SQL[] = [IS_IN_LIBRARY];
  if (lacks === "text") parts.push(sql`file.kind = 'image' and file.alt = ''`);
  if (kind !== null) parts.push(sql`file.kind = ${kind}`);
  if (search !== "") parts.push(sql`strpos(lower(file.name || ' ' || file.alt), lower(${search})) > 0`);
  if (lacks === "use") parts.push(sql`file.key <> all (${sql.param((await listUsed()).map(mediaKey))}::text[])`);
  const isMatching = sql.join(parts, sql` and `);
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
