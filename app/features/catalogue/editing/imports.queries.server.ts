import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { HAS_ENDED, IS_UNDOABLE } from "../imports.commands.server.ts";
import type { PastImport } from "./past-import.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";

/** All that can be undone is shown, but for a shop that changes more than three times a day. */
const MOST_SHOWN = 100;
const importRow = rowOf({
  id: uuid,
  fileName: z.string(),
  begunAt: timestamp,
  begunBy: z.string().nullable(),
  isEnded: z.boolean(),
  created: z.int(),
  updated: z.int(),
  rejected: z.int(),
  undoneAt: timestamp.nullable(),
});

async function listOf(kind: "import" | "bulk"): Promise<PastImport[]> {
  const rows = await readRows(database(), importRow)`
    select id, file_name as "fileName", begun_at as "begunAt", undone_at as "undoneAt", created, updated, rejected,
      (select name from users where users.id = begun_by) as "begunBy", ${HAS_ENDED} as "isEnded"
    from imports where kind = ${sql.param(kind)} and ${IS_UNDOABLE} order by begun_at desc, id limit ${MOST_SHOWN}`;
  return rows.map((row) => ({
    ...row,
    begunAt: new Date(row.begunAt),
    undoneAt: row.undoneAt === null ? null : new Date(row.undoneAt),
  }));
}

/** Returns the last imports, the newest first. */
export async function listImports(): Promise<PastImport[]> {
  return listOf("import");
}

/** Returns the last bulk changes, the newest first; their names say what was done. */
export async function listBulkChanges(): Promise<PastImport[]> {
  return listOf("bulk");
}
