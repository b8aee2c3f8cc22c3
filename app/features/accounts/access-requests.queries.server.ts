import { asc, eq, isNull } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { accessRequests, userRoles, users } from "./tables.server.ts";

export interface AccessRequest {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  requestedAt: Date;
}

/** The open requests to become an admin, oldest first. */
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

/** Everybody who is an admin, longest first. */
export async function listAdmins(): Promise<{ id: string; name: string; email: string; grantedAt: Date }[]> {
  return database()
    .select({ id: users.id, name: users.name, email: users.email, grantedAt: userRoles.grantedAt })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"))
    .orderBy(asc(userRoles.grantedAt));
}

/** The account with an address, or null. */
export async function findUserIdByEmail(email: string): Promise<string | null> {
  const [user] = await database().select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}
