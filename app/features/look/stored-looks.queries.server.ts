import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { type CurrentLook, lookOfRow, lookRow } from "./current-look.queries.server.ts";
import type { LookPicture } from "./types.ts";

/** Returns a version of the look, or null. */
export async function findLookVersion(version: number): Promise<CurrentLook | null> {
  const row = await readRow(readDatabase(), lookRow)`select id as version, look from look_versions where id = ${version}`;
  return row === null ? null : lookOfRow(row);
}

/** Returns the bytes of a logo or an icon of this type, or null. */
export async function findLookPicture(id: string, type: LookPicture["type"]): Promise<Buffer | null> {
  const mediaType = type === "svg" ? "image/svg+xml" : "image/png";
  const row = await readRow(readDatabase(), rowOf({ bytes: z.instanceof(Buffer) }))`
    select bytes from look_pictures where id = ${id} and media_type = ${mediaType}`;
  return row?.bytes ?? null;
}
