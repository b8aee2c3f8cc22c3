import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";

const passkeyRow = rowOf({ id: uuid, name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() });

/** Lists a user's passkeys, oldest first. */
export async function listPasskeys(userId: string): Promise<{ id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]> {
  const rows = await readRows(database(), passkeyRow)`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys where user_id = ${userId} order by created_at`;
  return rows.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
  }));
}
