import { LRUCache } from "lru-cache";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import { includesRight, type Right } from "./rights.ts";
import { ROLES, type Role } from "./types.ts";

const MAX_REMEMBERED = 10_000;
const REMEMBERED_MS = 5 * 60_000;

/** What is known of somebody's role. */
interface RoleState {
  role: Role | null;
  /** True where the role gives nothing to people without a second factor. */
  needsSecondFactor: boolean;
}

const WITHOUT_ROLE: RoleState = { role: null, needsSecondFactor: false };
const roleRow = rowOf({ role: z.enum(ROLES) });
const stateRow = rowOf({ role: z.enum(ROLES), needsSecondFactor: z.boolean() });
const answers = new LRUCache<string, RoleState>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

/**
 * Returns a user's role; an error counts as none. Answers are memoized for five minutes under the user's `rolesVersion`
 * (users.roles_version as just read), so that a changed role, or a second factor that it needs, counts on the very next request (A6).
 */
export async function findRole(user: { id: string; rolesVersion: number }): Promise<RoleState> {
  const key = `${user.id} ${user.rolesVersion}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  try {
    const found = await readRow(database(), stateRow)`
      select role, exists (select from required_second_factors f where f.role = r.role) as "needsSecondFactor"
      from user_roles r where user_id = ${user.id}`;
    const state = found ?? WITHOUT_ROLE;
    answers.set(key, state);
    return state;
  } catch (error) {
    log.error({ err: error }, "a role could not be checked; going on without it");
    return WITHOUT_ROLE;
  }
}

/** Returns a user's role as it is now. Under lockRoles it stays so until the transaction ends. */
export async function readRole(userId: string, db: Executor): Promise<Role | null> {
  return (await readRow(db, roleRow)`select role from user_roles where user_id = ${userId}`)?.role ?? null;
}

/** True where the user has the right, which they keep until the transaction ends: for what was begun long before it is stored (A6). */
export async function holdRight(right: Right, userId: string, transaction: Executor): Promise<boolean> {
  const held = await readRow(transaction, roleRow)`select role from user_roles where user_id = ${userId} for share`;
  return includesRight(held?.role ?? null, right);
}
