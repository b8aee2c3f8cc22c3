import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailAboutRole } from "./account-mails.commands.server.ts";
import { recordChange } from "./audit.commands.server.ts";
import type { AuditAction } from "./audit-entries.ts";
import { ROLE_UNDO_DAYS } from "./constants.ts";
import { includesRight, mayGive } from "./rights.ts";
import { readRole } from "./roles.queries.server.ts";
import { endSessions } from "./sessions.commands.server.ts";
import { ROLES, type Role } from "./types.ts";

/** Why a role stays as it is; `name` is the last owner's. */
type RoleRefusal = { ok: false; reason: "not-allowed" | "unknown-account" | "gone" } | { ok: false; reason: "last-owner"; name: string };

/** Outcome of a decision; `changeId` names what can be undone, null where all was as wanted already. */
export type RoleOutcome = { ok: true; changeId: string | null } | RoleRefusal;

const answerRow = rowOf({ is: z.boolean() });

/** Locks changes of roles until the transaction is committed, so that no two of them can both make the first or remove the last owner. */
export async function lockRoles(transaction: Executor): Promise<void> {
  await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently admins'))`;
}

export async function hasOwner(db: Executor): Promise<boolean> {
  return (await readOneRow(db, answerRow)`select exists (select from user_roles where role = 'owner') as is`).is;
}

/** True where the user is the only owner. It has to be called under lockRoles. */
export async function isLastOwner(userId: string, db: Executor): Promise<boolean> {
  const answer = await readOneRow(db, answerRow)`
    select exists (select from user_roles where role = 'owner' and user_id = ${userId})
      and (select count(*) from user_roles where role = 'owner') = 1 as is`;
  return answer.is;
}

export async function nameOf(userId: string, db: Executor): Promise<string> {
  const user = await readRow(db, rowOf({ name: z.string() }))`select name from users where id = ${userId}`;
  return user?.name ?? "";
}

/** Runs a transaction under the lock of roles, and has the mails that it has queued delivered at once. */
export async function decidingRoles<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result> {
  const result = await database().transaction(async (transaction) => {
    await lockRoles(transaction);
    return work(transaction);
  });
  requestMailDelivery();
  return result;
}

/** Returns what is against giving a person this role, or with null none: asked under lockRoles, it still holds when that is written (A6, Z3). */
export async function findObstacle(actorId: string, userId: string, role: Role | null, db: Executor): Promise<RoleRefusal | null> {
  const [giver, current] = [await readRole(actorId, db), await readRole(userId, db)];
  const isAllowed = includesRight(giver, "people") && [current, role].every((one) => one === null || mayGive(giver, one));
  if (!isAllowed) return { ok: false, reason: "not-allowed" };
  if (role === "owner" || !(await isLastOwner(userId, db))) return null;
  return { ok: false, reason: "last-owner", name: await nameOf(userId, db) };
}

interface WrittenRole {
  userId: string;
  role: Role | null;
  /** Who does it; null for the operator's command. */
  actorId: string | null;
  /** Who gives the role, where that is somebody else: an inviter. */
  givenBy?: string | null;
  action?: AuditAction;
}

/** Writes a role with its line in the audit log, and mails the person; who does it to themselves knows it. Returns the role that it was. */
export async function writeRole({ userId, role, actorId, givenBy = actorId, action }: WrittenRole, db: Executor): Promise<Role | null> {
  const before = await readRole(userId, db);
  if (before === role) return before;
  if (role === null) await changeRows(db)`delete from user_roles where user_id = ${userId}`;
  else
    await changeRows(db)`
      insert into user_roles (user_id, role, granted_by) values (${userId}, ${role}, ${givenBy})
      on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by, granted_at = now()`;
  const usual = before === null ? "granted" : role === null ? "revoked" : "updated";
  const subject = { kind: "user", id: userId, name: await nameOf(userId, db) } as const;
  await recordChange(db, { actorId, action: action ?? usual, subject, before: { role: before }, after: { role } });
  if (actorId !== userId) await mailAboutRole(userId, { before, after: role }, db);
  // A person who has been given a role need not ask for one any more.
  if (role !== null)
    await changeRows(db)`
      update access_requests set outcome = 'approved', decided_by = ${givenBy}, decided_at = now() where user_id = ${userId} and outcome is null`;
  // The setup code is not needed once there is an owner.
  if (role === "owner") await changeRows(db)`delete from admin_setup`;
  return before;
}

interface RememberedChange {
  userId: string;
  before: Role | null;
  after: Role | null;
  changedBy: string;
  requestId?: string | null;
}

/** Remembers a change of role so that it can be undone, and returns its id. */
export async function rememberRoleChange(
  { userId, before, after, changedBy, requestId = null }: RememberedChange,
  db: Executor,
): Promise<string> {
  const { id } = await readOneRow(db, idRow)`
    insert into role_changes (user_id, before, after, request_id, changed_by)
    values (${userId}, ${before}, ${after}, ${requestId}, ${changedBy}) returning id`;
  return id;
}

/** Gives a person another role, or with null none. The last owner stays one, even when two demote each other at once (Z3). */
export async function changeRole(actorId: string, userId: string, role: Role | null): Promise<RoleOutcome> {
  return decidingRoles(async (transaction): Promise<RoleOutcome> => {
    const obstacle = await findObstacle(actorId, userId, role, transaction);
    if (obstacle !== null) return obstacle;
    const user = await readRow(transaction, idRow)`select id from users where id = ${userId}`;
    if (user === null) return { ok: false, reason: "unknown-account" };
    const before = await writeRole({ userId, role, actorId }, transaction);
    if (before === role) return { ok: true, changeId: null };
    return { ok: true, changeId: await rememberRoleChange({ userId, before, after: role, changedBy: actorId }, transaction) };
  });
}

const storedRole = z.enum(ROLES).nullable();
const changeRow = rowOf({ userId: uuid, before: storedRole, after: storedRole, requestId: uuid.nullable() });

/** Undoes a change of role, if nobody has changed the role since; a request that it decided is open again. */
export async function undoRoleChange(actorId: string, changeId: string): Promise<RoleOutcome> {
  return decidingRoles(async (transaction): Promise<RoleOutcome> => {
    const change = await readRow(transaction, changeRow)`
      select user_id as "userId", before, after, request_id as "requestId" from role_changes
      where id = ${changeId} and undone_at is null and changed_at > now() - make_interval(days => ${ROLE_UNDO_DAYS})`;
    if (!includesRight(await readRole(actorId, transaction), "people")) return { ok: false, reason: "not-allowed" };
    if (change === null || (await readRole(change.userId, transaction)) !== change.after) return { ok: false, reason: "gone" };
    const obstacle = await findObstacle(actorId, change.userId, change.before, transaction);
    if (obstacle !== null) return obstacle;
    await writeRole({ userId: change.userId, role: change.before, actorId, action: "undone" }, transaction);
    await changeRows(transaction)`update role_changes set undone_at = now() where id = ${changeId}`;
    await changeRows(transaction)`
      update access_requests r set outcome = null, decided_by = null, decided_at = null where id = ${change.requestId}
        and not exists (select from access_requests other where other.user_id = r.user_id and other.outcome is null)`;
    return { ok: true, changeId: null };
  });
}

/** Ends all sessions of a user, for an admin who fears that somebody else has one. "unknown-account" where the account is gone. */
export async function signOutUser(actorId: string, userId: string): Promise<"signed-out" | "not-allowed" | "unknown-account"> {
  return decidingRoles(async (transaction) => {
    const [actor, current] = [await readRole(actorId, transaction), await readRole(userId, transaction)];
    if (!includesRight(actor, "people") || (current !== null && !mayGive(actor, current))) return "not-allowed";
    const user = await readRow(transaction, idRow)`select id from users where id = ${userId}`;
    if (user === null) return "unknown-account";
    await endSessions(userId, transaction);
    const subject = { kind: "user", id: userId, name: await nameOf(userId, transaction) } as const;
    await recordChange(transaction, { actorId, action: "signed out", subject });
    return "signed-out";
  });
}
