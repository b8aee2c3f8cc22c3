import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { findDifference } from "./audit.ts";
import type { AuditEntry } from "./audit-entries.ts";

const NOBODY = "The operator";

/**
 * Writes a change to the audit log. It has to be called in the transaction of the change, so that neither exists without the other. An
 * update that changes nothing is not logged. Secrets and a shopper's words must never be passed.
 */
export async function recordChange(
  transaction: Executor,
  { actorId, action, subject, changeId, before, after }: AuditEntry,
): Promise<void> {
  const difference = findDifference(before, after);
  const isEmpty = Object.keys(difference.before).length === 0 && Object.keys(difference.after).length === 0;
  if (action === "updated" && isEmpty) return;
  const actorName = actorId === null ? NOBODY : sql`coalesce((select name from users where id = ${actorId}), '')`;
  await changeRows(transaction)`
    insert into audit_log (actor_id, actor_name, action, subject_kind, subject_id, subject_name, change_id, before, after)
    values (${actorId}, ${actorName}, ${action}, ${subject.kind}, ${subject.id}, ${subject.name}, ${changeId ?? null},
      ${JSON.stringify(difference.before)}, ${JSON.stringify(difference.after)})`;
}
