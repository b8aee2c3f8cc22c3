import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import type { AuditGroup, AuditKind, AuditRecord } from "./audit-entries.ts";

export interface AuditFilter {
  actorId?: string;
  kind?: AuditKind;
  /** The id of the changed object; it needs `kind` beside it. */
  subjectId?: string;
  /** The earliest moment, inclusive. */
  from?: Date;
  /** The latest moment, exclusive. */
  until?: Date;
  /** The last change of a group of changes that were made at once. */
  groupId?: number;
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

/** What the changes of a group have in common: their transaction, or what it was a part of, and what was done by whom to which kind of thing. */
const groupKey = (alias: string) => {
  const [row, at] = [sql.raw(alias), sql.raw(`${alias}.at`)];
  return sql`coalesce(${row}.change_id::text, ${at}::text), ${row}.action, ${row}.subject_kind, ${row}.actor_name`;
};

function condition({ actorId, kind, subjectId, from, until, groupId }: AuditFilter, alias = "log"): SQL {
  const row = sql.raw(alias);
  const parts: SQL[] = [sql`true`];
  if (actorId !== undefined) parts.push(sql`${row}.actor_id = ${actorId}`);
  if (kind !== undefined) parts.push(sql`${row}.subject_kind = ${kind}`);
  if (subjectId !== undefined) parts.push(sql`${row}.subject_id = ${subjectId}`);
  if (from !== undefined) parts.push(sql`${row}.at >= ${from}`);
  if (until !== undefined) parts.push(sql`${row}.at < ${until}`);
  if (groupId !== undefined)
    parts.push(sql`${row}.id <= ${groupId} and (${row}.at = (select at from audit_log where id = ${groupId})
        or ${row}.change_id = (select change_id from audit_log where id = ${groupId}))
      and (${groupKey(alias)}) = (select ${groupKey("head")} from audit_log head where head.id = ${groupId})`);
  return sql.join(parts, sql` and `);
}

const COLUMNS = sql`log.id::float8 as id, log.at, log.actor_id as "actorId", log.actor_name as "actorName", log.action,
  log.subject_kind as "subjectKind", log.subject_id as "subjectId", log.subject_name as "subjectName", log.before, log.after`;

/** Returns one page of the log, newest first. `page` counts from 1; `hasMore` is true where another page follows. */
export async function listAuditRecords(
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
  executor: Executor = database(),
): Promise<{ records: AuditRecord[]; hasMore: boolean }> {
  const rows = await readRows(executor, auditRow)`
    select ${COLUMNS} from audit_log log where ${condition(filter)} order by log.id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize}`;
  return { records: rows.slice(0, pageSize).map((row) => ({ ...row, at: new Date(row.at) })), hasMore: rows.length > pageSize };
}

/**
 * Returns one page of the log, newest first, in which changes of one kind by one person in one transaction are one entry, as are all of a bulk
 * change, also where somebody else has done something between its lots. The log is read only as far back as the page needs.
 */
export async function listAuditGroups(
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ groups: AuditGroup[]; hasMore: boolean }> {
  const rows = await readRows(database(), auditRow.extend({ count: z.int(), names: z.array(z.string()) }))`
    with heads as (
      select id, lead(id) over (order by id desc) as next_id from (
        select log.id, case when log.change_id is null then (${groupKey("log")}) is distinct from lag((${groupKey("log")})) over (order by log.id desc)
          else not exists (
            select from audit_log later where later.change_id = log.change_id and later.id > log.id
              and (${groupKey("later")}) = (${groupKey("log")}) and ${condition(filter, "later")}
          ) end as is_head
        from audit_log log where ${condition(filter)}
      ) marked
      where is_head order by id desc limit ${page * pageSize + 1}
    ), shown as (select id, next_id from heads order by id desc limit ${pageSize + 1} offset ${(page - 1) * pageSize})
    select ${COLUMNS}, members.count, members.names
    from shown join audit_log log on log.id = shown.id cross join lateral (
      select count(*)::int as count, coalesce((array_agg(member.subject_name order by member.id desc))[1:5], '{}') as names
      from audit_log member
      where member.id <= shown.id and (${groupKey("member")}) = (${groupKey("log")}) and member.id > coalesce(
        case when log.change_id is null then shown.next_id
          else (select min(first.id) - 1 from audit_log first where first.change_id = log.change_id) end, 0)
    ) members
    order by log.id desc`;
  const groups = rows.map(({ count, names, ...row }) => ({ record: { ...row, at: new Date(row.at) }, count, names }));
  return { groups: groups.slice(0, pageSize), hasMore: rows.length > pageSize };
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
