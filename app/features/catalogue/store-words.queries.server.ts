import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";

/** Returns the condition that the words of a gift `g` may be sent to a language model: none of them are a store's API's. */
export function hasOwnWords(): SQL {
  return sql`not g.has_store_words`;
}

/**
 * Returns the condition that a gift `g` that becomes `row` still has words of a store's API. A new name beside the old description, or the
 * other way round, leaves some; a new price leaves all.
 */
export function keepsStoreWords(): SQL {
  return sql`(g.has_store_words and (g.name = row.name or g.description = row.description))`;
}

const sendable = rowOf({ may: z.boolean() });

/** Returns true where a stored gift's words may be sent to a language model. */
export async function mayGiftWordsBeSent(id: string, executor: Executor = database()): Promise<boolean> {
  const row = await readRow(executor, sendable)`select ${hasOwnWords()} as may from gifts g where id = ${id}::uuid`;
  return row === null || row.may;
}
