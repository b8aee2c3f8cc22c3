import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { IS_IN_LIBRARY } from "./files.queries.server.ts";
import type { CountedLabel } from "./types.ts";

/** Returns all labels by name, each with the number of files in the library that have it. */
export async function listLabels(): Promise<CountedLabel[]> {
  return readRows(database(), rowOf({ id: uuid, name: z.string(), files: z.int() }))`
    select label.id, label.name, (
      select count(*)::int from media_file_labels given join media_files file on file.id = given.file_id
      where given.label_id = label.id and ${IS_IN_LIBRARY}
    ) as files from media_labels label order by lower(label.name)`;
}
