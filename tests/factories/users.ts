import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { credentials, sessions, userRoles, users } from "#app/features/accounts/tables.server.ts";
import type { Role } from "#app/features/accounts/types.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { database } from "#app/platform/db/database.server.ts";

/** The password of every test user without an explicit one. */
export const PASSWORD = "paper and ribbon";

let usualHash: Promise<string> | undefined;

export interface UserTraits {
  email?: string;
  firstName?: string;
  lastName?: string;
  password?: string;
  emailVerified?: boolean;
  role?: Role;
}

export interface TestUser {
  id: string;
  email: string;
  name: string;
  password: string;
}

/** Inserts a user with a password into the test database, with a confirmed address unless the traits differ. */
export async function createUser(traits: UserTraits = {}): Promise<TestUser> {
  const { firstName = "Ada", lastName = "Lovelace", password = PASSWORD, emailVerified = true } = traits;
  const email = traits.email ?? `ada-${randomUUID().slice(0, 8)}@example.com`;
  const name = `${firstName} ${lastName}`.trim();
  const [user] = await database().insert(users).values({ email, firstName, lastName, name, emailVerified }).returning({ id: users.id });
  if (user === undefined) throw new Error("The user was not inserted");
  const hash = password === PASSWORD ? await (usualHash ??= hashPassword(PASSWORD)) : await hashPassword(password);
  await database().insert(credentials).values({ userId: user.id, accountId: user.id, providerId: "credential", password: hash });
  if (traits.role !== undefined) await database().insert(userRoles).values({ userId: user.id, role: traits.role });
  return { id: user.id, email, name, password };
}

export interface SessionTraits {
  createdAt?: Date;
  lastUsedAt?: Date;
  expiresAt?: Date;
  userAgent?: string;
}

/** Inserts a session of a user into the test database and returns its id and token. */
export async function createSession(userId: string, traits: SessionTraits = {}): Promise<{ id: string; token: string }> {
  const { createdAt = new Date(), lastUsedAt = createdAt, userAgent = null } = traits;
  const expiresAt = traits.expiresAt ?? new Date(lastUsedAt.getTime() + 7 * DAY_MS);
  const [session] = await database()
    .insert(sessions)
    .values({ userId, token: randomBytes(24).toString("base64url"), createdAt, updatedAt: lastUsedAt, expiresAt, userAgent })
    .returning({ id: sessions.id, token: sessions.token });
  if (session === undefined) throw new Error("The session was not inserted");
  return session;
}
