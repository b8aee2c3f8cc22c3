import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { HAS_ENDED, IS_UNDOABLE } from "../imports.commands.server.ts";
import { readPageOf } from "#app/platform/page-number.ts";
import { PAST_PARAMETER, PAST_PER_PAGE, type PastImportsPage } from "./past-import.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";

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

async function listOf(kind: "import" | "bulk", query: URLSearchParams): Promise<PastImportsPage> {
  const { count } = await readOneRow(database(), rowOf({ count: z.int() }))`
    select count(*)::int as count from imports where kind = ${sql.param(kind)} and ${IS_UNDOABLE}`;
  const { page, pageCount } = readPageOf(query, { count, perPage: PAST_PER_PAGE, parameter: PAST_PARAMETER });
  const rows = await readRows(database(), importRow)`
    select id, file_name as "fileName", begun_at as "begunAt", undone_at as "undoneAt", created, updated, rejected,
      (select name from users where users.id = begun_by) as "begunBy", ${HAS_ENDED} as "isEnded"
    from imports where kind = ${sql.param(kind)} and ${IS_UNDOABLE} order by begun_at desc, id
    limit ${PAST_PER_PAGE} offset ${(page - 1) * PAST_PER_PAGE}`;
  const changes = rows.map((row) => ({
    ...row,
    begunAt: new Date(row.begunAt),
    undoneAt: row.undoneAt === null ? null : new Date(row.undoneAt),
  }));
  return { changes, page, pageCount };
}

/** Returns the page of the imports that an address asks for. */
export async function listImports(query: URLSearchParams): Promise<PastImportsPage> {
  return listOf("import", query);
}

/** Returns the page of the bulk changes that an address asks for; their names say what was done. */
export async function listBulkChanges(query: URLSearchParams): Promise<PastImportsPage> {
  return listOf("bulk", query);
}
