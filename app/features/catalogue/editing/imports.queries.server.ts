import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { HAS_ENDED } from "../imports.commands.server.ts";
import type { PastImport } from "./past-import.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";

const SHOWN = 10;
const importRow = rowOf({
  id: uuid,
  fileName: z.string(),
  begunAt: timestamp,
  isEnded: z.boolean(),
  created: z.int(),
  updated: z.int(),
  rejected: z.int(),
  undoneAt: timestamp.nullable(),
});

/** Returns the last imports, the newest first. */
export async function listImports(): Promise<PastImport[]> {
  const rows = await readRows(database(), importRow)`
    select id, file_name as "fileName", begun_at as "begunAt", undone_at as "undoneAt", created, updated, rejected,
      ${HAS_ENDED} as "isEnded"
    from imports order by begun_at desc, id limit ${SHOWN}`;
  return rows.map((row) => ({
    ...row,
    begunAt: new Date(row.begunAt),
    undoneAt: row.undoneAt === null ? null : new Date(row.undoneAt),
  }));
}
