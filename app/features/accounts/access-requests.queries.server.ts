import { sql } from "drizzle-orm";
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

/** Lists all admins; the longest-serving one comes first. */
export async function listAdmins(): Promise<{ id: string; name: string; email: string; grantedAt: Date }[]> {
  const rows = await readRows(database(), rowOf({ id: uuid, name: z.string(), email: z.string(), grantedAt: timestamp }))`
    select u.id, u.name, u.email, r.granted_at as "grantedAt" from user_roles r join users u on u.id = r.user_id
    where r.role = 'admin' order by r.granted_at`;
  return rows.map((row) => ({ ...row, grantedAt: new Date(row.grantedAt) }));
}

/** Returns the id of the account with this email address, or null. */
export async function findUserIdByEmail(email: string): Promise<string | null> {
  const user = await readRow(database(), idRow)`select id from users where email = ${email}`;
  return user?.id ?? null;
}

const personRow = rowOf({
  id: uuid,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  isAdmin: z.boolean(),
});

export type Requester = Omit<z.output<typeof personRow>, "createdAt"> & { createdAt: Date };

/** Lists accounts whose name or email address contains the search text, ordered by name; "" finds all of them. `page` counts from 1. */
export async function listPeople(
  search: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ people: Requester[]; total: number }> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isFound = search.trim() === "" ? sql`true` : sql`(u.name ilike ${pattern} or u.email ilike ${pattern})`;
  const { total } = await readOneRow(database(), rowOf({ total: z.int() }))`
    select count(*)::int as total from users u where ${isFound}`;
  const people = await readRows(database(), personRow)`
    select u.id, u.name, u.email, u.email_verified as "emailVerified", u.created_at as "createdAt", r.user_id is not null as "isAdmin"
    from users u left join user_roles r on r.user_id = u.id and r.role = 'admin'
    where ${isFound} order by lower(u.name), u.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return { people: people.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })), total };
}
