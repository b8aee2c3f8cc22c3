import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailAboutRole, mailAdminsOfRequest } from "./account-mails.commands.server.ts";
import { recordChange } from "./audit.commands.server.ts";
import { decidingRoles, findObstacle, nameOf, rememberRoleChange, type RoleOutcome, writeRole } from "./roles.commands.server.ts";
import { includesRight } from "./rights.ts";
import { readRole } from "./roles.queries.server.ts";
import type { Role } from "./types.ts";

/** Records that a user asks for access to the admin area; a second request while one is open changes nothing. */
export async function requestAccess(userId: string): Promise<void> {
  await database().transaction(async (transaction) => {
    const made = await changeRows(transaction)`insert into access_requests (user_id) values (${userId}) on conflict do nothing`;
    if (made > 0) await mailAdminsOfRequest(userId, transaction);
  });
  requestMailDelivery();
}

/** Approves a request for access with a role, or with null refuses it; "gone" where it was decided in the meantime. */
export async function decideAccessRequest(actorId: string, requestId: string, role: Role | null): Promise<RoleOutcome> {
  return decidingRoles(async (transaction): Promise<RoleOutcome> => {
    const open = await readRow(transaction, rowOf({ userId: uuid }))`
      select user_id as "userId" from access_requests where id = ${requestId} and outcome is null for update`;
    if (open === null) return { ok: false, reason: includesRight(await readRole(actorId, transaction), "people") ? "gone" : "not-allowed" };
    const { userId } = open;
    const before = await readRole(userId, transaction);
    const after = role ?? before;
    const obstacle = await findObstacle(actorId, userId, after, transaction);
    if (obstacle !== null) return obstacle;
    const outcome = role === null ? "refused" : "approved";
    await changeRows(transaction)`
      update access_requests set outcome = ${outcome}, decided_by = ${actorId}, decided_at = now() where id = ${requestId}`;
    const subject = { kind: "access-request", id: requestId, name: await nameOf(userId, transaction) } as const;
    await recordChange(transaction, { actorId, action: outcome, subject, after: { outcome } });
    if (role === null) await mailAboutRole(userId, "refused", transaction);
    else await writeRole({ userId, role, actorId }, transaction);
    return { ok: true, changeId: await rememberRoleChange({ userId, before, after, changedBy: actorId, requestId }, transaction) };
  });
}
