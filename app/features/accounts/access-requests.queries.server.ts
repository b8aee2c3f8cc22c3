import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow, readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";

const accessRequestRow = rowOf({ id: uuid, name: z.string(), email: z.string(), emailVerified: z.boolean(), requestedAt: timestamp });

export type AccessRequest = Omit<z.output<typeof accessRequestRow>, "requestedAt"> & { requestedAt: Date };

/** Lists the open requests to become an admin, oldest first. */
export async function listAccessRequests(): Promise<AccessRequest[]> {
  const rows = await readRows(database(), accessRequestRow)`
    select r.id, u.name, u.email, u.email_verified as "emailVerified", r.requested_at as "requestedAt"
    from access_requests r join users u on u.id = r.user_id where r.outcome is null order by r.requested_at`;
  return rows.map((row) => ({ ...row, requestedAt: new Date(row.requestedAt) }));
}

/** Returns how many requests nobody has decided. */
export async function countAccessRequests(): Promise<number> {
  return (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from access_requests where outcome is null`)
    .count;
}

/** Returns the id of the account with this email address, or null. */
export async function findUserIdByEmail(email: string): Promise<string | null> {
  const user = await readRow(database(), idRow)`select id from users where email = ${email}`;
  return user?.id ?? null;
}
