import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/** True until somebody has the site: then the setup code is of no use any more. */
export async function isAwaitingOwner(): Promise<boolean> {
  const { isAwaiting } = await readOneRow(database(), rowOf({ isAwaiting: z.boolean() }))`
    select not exists (select from user_roles where role in ('owner', 'admin')) as "isAwaiting"`;
  return isAwaiting;
}
