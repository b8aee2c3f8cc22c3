import { LRUCache } from "lru-cache";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Role } from "./types.ts";

const MAX_REMEMBERED = 10_000;
const REMEMBERED_MS = 5 * 60_000;

const answers = new LRUCache<string, boolean>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

/**
 * Returns whether a user has a role, according to the SQL function has_role; an error counts as no. Answers are memoized for five minutes
 * under the user's `rolesVersion` (users.roles_version as just read), so that a changed role counts on the very next request (A6).
 */
export async function hasRole(role: Role, user: { id: string; rolesVersion: number }): Promise<boolean> {
  const key = `${role} ${user.id} ${user.rolesVersion}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  try {
    const { has } = await readOneRow(database(), rowOf({ has: z.boolean() }))`select has_role(${role}, ${user.id}) as has`;
    answers.set(key, has);
    return has;
  } catch (error) {
    log.error({ err: error }, "a role could not be checked; going on without it");
    return false;
  }
}

/** True where the user has the role, which they keep until the transaction ends: for what was begun long before it is stored (A6). */
export async function holdRole(role: Role, userId: string, transaction: Executor): Promise<boolean> {
  const held = await readRow(transaction, idRow)`
    select user_id as id from user_roles where user_id = ${userId} and role = ${role} for share`;
  return held !== null;
}
