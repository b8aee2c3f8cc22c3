import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { FILES_PER_PAGE } from "./constants.ts";
import { mediaPath } from "./rules.ts";
import { mediaFiles } from "./tables.server.ts";
import type { MediaFile, MediaKind } from "./types.ts";

const columns = {
  id: mediaFiles.id,
  name: mediaFiles.name,
  key: mediaFiles.key,
  kind: mediaFiles.kind,
  state: mediaFiles.state,
  width: mediaFiles.width,
  height: mediaFiles.height,
  byteSize: mediaFiles.byteSize,
  alt: mediaFiles.alt,
  version: mediaFiles.version,
  createdAt: mediaFiles.createdAt,
  uploadedBy: sql<string | null>`(select name from users where users.id = ${mediaFiles.uploadedBy})`,
};

function toMediaFile({ key, createdAt, ...row }: { key: string; createdAt: Date } & Omit<MediaFile, "path" | "createdAt">): MediaFile {
  return { ...row, path: mediaPath(key), createdAt: createdAt.toISOString() };
}

const isInLibrary = and(eq(mediaFiles.origin, "upload"), isNull(mediaFiles.deletedAt));

/** Filter of the library; `search` matches a part of the name or the alt text. */
export interface FileFilter {
  search: string;
  kind: MediaKind | null;
}

/** Returns one page of the uploaded files, newest first, and the number of all that match. `page` starts at 1. */
export async function listUploads({ search, kind }: FileFilter, page: number): Promise<{ files: MediaFile[]; total: number }> {
  const conditions: (SQL | undefined)[] = [
    isInLibrary,
    kind === null ? undefined : eq(mediaFiles.kind, kind),
    search === "" ? undefined : sql`strpos(lower(${mediaFiles.name} || ' ' || ${mediaFiles.alt}), lower(${search})) > 0`,
  ];
  const matching = and(...conditions);
  const rows = await database()
    .select(columns)
    .from(mediaFiles)
    .where(matching)
    .orderBy(desc(mediaFiles.createdAt), mediaFiles.id)
    .limit(FILES_PER_PAGE)
    .offset((page - 1) * FILES_PER_PAGE);
  const [count] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(mediaFiles)
    .where(matching);
  return { files: rows.map(toMediaFile), total: count?.total ?? 0 };
}

/** Returns the uploaded files with these ids; deleted ones are missing. */
export async function findUploads(ids: readonly string[]): Promise<MediaFile[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select(columns)
    .from(mediaFiles)
    .where(and(isInLibrary, inArray(mediaFiles.id, [...ids])));
  return rows.map(toMediaFile);
}
