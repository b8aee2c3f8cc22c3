import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { Role } from "#app/features/accounts/types.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow } from "#app/platform/db/rows.server.ts";

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
  const user = await readOneRow(database(), idRow)`
    insert into users (email, first_name, last_name, name, email_verified)
    values (${email}, ${firstName}, ${lastName}, ${name}, ${emailVerified}) returning id`;
  const hash = password === PASSWORD ? await (usualHash ??= hashPassword(PASSWORD)) : await hashPassword(password);
  await changeRows(database())`
    insert into credentials (user_id, account_id, provider_id, password) values (${user.id}, ${user.id}, 'credential', ${hash})`;
  if (traits.role !== undefined) await changeRows(database())`insert into user_roles (user_id, role) values (${user.id}, ${traits.role})`;
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
  const token = randomBytes(24).toString("base64url");
  const { id } = await readOneRow(database(), idRow)`
    insert into sessions (user_id, token, created_at, updated_at, expires_at, user_agent)
    values (${userId}, ${token}, ${createdAt}, ${lastUsedAt}, ${expiresAt}, ${userAgent}) returning id`;
  return { id, token };
}
