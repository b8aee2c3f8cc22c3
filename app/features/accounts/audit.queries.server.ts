import { and, desc, eq, gte, isNotNull, lt, type SQL } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import type { AuditKind, AuditRecord } from "./audit.types.ts";
import { auditLog, users } from "./tables.server.ts";

export interface AuditFilter {
  actorId?: string;
  kind?: AuditKind;
  /** The id of the thing itself, together with its kind. */
  subjectId?: string;
  /** From the beginning of this moment. */
  from?: Date;
  /** Up to, and without, this moment. */
  until?: Date;
}

/** One page of the log, newest first. `page` counts from 1; `hasMore`: there is another one after it. */
export async function listAuditRecords(
  { actorId, kind, subjectId, from, until }: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
  executor: Executor = database(),
): Promise<{ records: AuditRecord[]; hasMore: boolean }> {
  const conditions: (SQL | undefined)[] = [
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    from === undefined ? undefined : gte(auditLog.at, from),
    until === undefined ? undefined : lt(auditLog.at, until),
  ];
  const rows = await executor
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { records: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

/** Everybody with an account who is in the log, by name. */
export async function listAuditActors(): Promise<{ id: string; name: string }[]> {
  return database()
    .selectDistinct({ id: users.id, name: users.name })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(isNotNull(auditLog.actorId))
    .orderBy(users.name, users.id)
    .limit(200);
}
