import { and, desc, eq, gte, isNotNull, lt, type SQL } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import type { AuditKind, AuditRecord } from "./audit.types.ts";
import { auditLog, users } from "./tables.server.ts";

export interface AuditFilter {
  actorId?: string;
  kind?: AuditKind;
  /** The id of the changed object; it needs `kind` beside it. */
  subjectId?: string;
  /** The earliest moment, inclusive. */
  from?: Date;
  /** The latest moment, exclusive. */
  until?: Date;
}

/** Returns one page of the log, newest first. `page` counts from 1; `hasMore` is true where another page follows. */
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

/** Returns the name of the last editor of an object; null where the log has none. */
export async function findLastEditor(kind: AuditKind, subjectId: string, executor: Executor): Promise<string | null> {
  const { records } = await listAuditRecords({ kind, subjectId }, { page: 1, pageSize: 1 }, executor);
  return records[0]?.actorName ?? null;
}

/** Lists up to 200 accounts that appear in the log as actors, ordered by name. */
export async function listAuditActors(): Promise<{ id: string; name: string }[]> {
  return database()
    .selectDistinct({ id: users.id, name: users.name })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(isNotNull(auditLog.actorId))
    .orderBy(users.name, users.id)
    .limit(200);
}
