import { and, asc, count, eq, ilike, isNull, or, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { accessRequests, userRoles, users } from "./tables.server.ts";

export interface AccessRequest {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  requestedAt: Date;
}

/** Lists the open requests to become an admin, oldest first. */
export async function listAccessRequests(): Promise<AccessRequest[]> {
  return database()
    .select({
      id: accessRequests.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      requestedAt: accessRequests.requestedAt,
    })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .where(isNull(accessRequests.outcome))
    .orderBy(asc(accessRequests.requestedAt));
}

/** Lists all admins; the longest-serving one comes first. */
export async function listAdmins(): Promise<{ id: string; name: string; email: string; grantedAt: Date }[]> {
  return database()
    .select({ id: users.id, name: users.name, email: users.email, grantedAt: userRoles.grantedAt })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"))
    .orderBy(asc(userRoles.grantedAt));
}

/** Returns the id of the account with this email address, or null. */
export async function findUserIdByEmail(email: string): Promise<string | null> {
  const [user] = await database().select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}

export interface Requester {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  isAdmin: boolean;
}

/** Lists accounts whose name or email address contains the search text, ordered by name; "" finds all of them. `page` counts from 1. */
export async function listPeople(
  search: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ people: Requester[]; total: number }> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = search.trim() === "" ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern));
  const [counted] = await database().select({ total: count() }).from(users).where(found);
  const people = await database()
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      isAdmin: sql<boolean>`${userRoles.userId} is not null`,
    })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")))
    .where(found)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { people, total: counted?.total ?? 0 };
}
