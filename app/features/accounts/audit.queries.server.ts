import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import type { AuditKind, AuditRecord } from "./audit-entries.ts";

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

const auditRow = rowOf({
  id: z.int(),
  at: timestamp,
  actorId: uuid.nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string().nullable(),
  subjectName: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

function condition({ actorId, kind, subjectId, from, until }: AuditFilter): SQL {
  const parts: SQL[] = [sql`true`];
  if (actorId !== undefined) parts.push(sql`log.actor_id = ${actorId}`);
  if (kind !== undefined) parts.push(sql`log.subject_kind = ${kind}`);
  if (subjectId !== undefined) parts.push(sql`log.subject_id = ${subjectId}`);
  if (from !== undefined) parts.push(sql`log.at >= ${from}`);
  if (until !== undefined) parts.push(sql`log.at < ${until}`);
  return sql.join(parts, sql` and `);
}

/** Returns one page of the log, newest first. `page` counts from 1; `hasMore` is true where another page follows. */
export async function listAuditRecords(
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
  executor: Executor = database(),
): Promise<{ records: AuditRecord[]; hasMore: boolean }> {
  const rows = await readRows(executor, auditRow)`
    select log.id::float8 as id, log.at, log.actor_id as "actorId", log.actor_name as "actorName", log.action, log.subject_kind as "subjectKind",
      log.subject_id as "subjectId", log.subject_name as "subjectName", log.before, log.after
    from audit_log log where ${condition(filter)} order by log.id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`;
  return { records: rows.slice(0, pageSize).map((row) => ({ ...row, at: new Date(row.at) })), hasMore: rows.length > pageSize };
}

/** Returns the name of the last editor of an object; null where the log has none. */
export async function findLastEditor(kind: AuditKind, subjectId: string, executor: Executor): Promise<string | null> {
  const { records } = await listAuditRecords({ kind, subjectId }, { page: 1, pageSize: 1 }, executor);
  return records[0]?.actorName ?? null;
}

/** Lists up to 200 accounts that appear in the log as actors, ordered by name. */
export async function listAuditActors(): Promise<{ id: string; name: string }[]> {
  return readRows(database(), rowOf({ id: uuid, name: z.string() }))`
    select distinct u.id, u.name from audit_log log join users u on u.id = log.actor_id order by u.name, u.id limit 200`;
}
