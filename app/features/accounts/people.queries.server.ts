import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { likePattern } from "#app/platform/db/like-pattern.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { ROLE_UNDO_DAYS } from "./constants.ts";
import type { PeopleFilter } from "./schema.ts";
import { ROLES } from "./types.ts";

const personRow = rowOf({
  id: uuid,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  role: z.enum(ROLES).nullable(),
  roleSince: timestamp.nullable(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: timestamp.nullable(),
  isOnlyOwner: z.boolean(),
});

type Stored = z.output<typeof personRow>;
type ListedPerson = Omit<Stored, "createdAt" | "roleSince" | "lastSeenAt"> & {
  createdAt: Date;
  roleSince: Date | null;
  /** The last use of a session that has not ended; null without one. */
  lastSeenAt: Date | null;
};

const toDate = (text: string | null) => (text === null ? null : new Date(text));

function conditionOf({ people: search, role }: PeopleFilter): SQL {
  const pattern = likePattern(search.trim());
  const isNamed = search.trim() === "" ? sql`true` : sql`(u.name ilike ${pattern} or u.email ilike ${pattern})`;
  if (role === "") return isNamed;
  return sql`${isNamed} and ${role === "any" ? sql`r.role is not null` : sql`r.role = ${role}`}`;
}

/** Lists the accounts that a filter finds: those with a role first, the highest at the top, then by name. `page` counts from 1. */
export async function listPeople(filter: PeopleFilter, pageSize: number): Promise<{ people: ListedPerson[]; total: number }> {
  const isFound = conditionOf(filter);
  const { total } = await readOneRow(database(), rowOf({ total: z.int() }))`
    select count(*)::int as total from users u left join user_roles r on r.user_id = u.id where ${isFound}`;
  const rows = await readRows(database(), personRow)`
    select u.id, u.name, u.email, u.email_verified as "emailVerified", u.created_at as "createdAt", r.role, r.granted_at as "roleSince",
      u.two_factor_enabled as "hasSecondFactor",
      (select max(s.updated_at) from sessions s where s.user_id = u.id) as "lastSeenAt",
      coalesce(r.role = 'owner' and (select count(*) from user_roles where role = 'owner') = 1, false) as "isOnlyOwner"
    from users u left join user_roles r on r.user_id = u.id
    where ${isFound} order by array_position(${sql.param(ROLES)}::text[], r.role), lower(u.name), u.id
    limit ${pageSize} offset ${(filter.page - 1) * pageSize}`;
  const people = rows.map(({ createdAt, roleSince, lastSeenAt, ...person }) => ({
    ...person,
    createdAt: new Date(createdAt),
    roleSince: toDate(roleSince),
    lastSeenAt: toDate(lastSeenAt),
  }));
  return { people, total };
}

const changeRow = rowOf({
  id: uuid,
  personName: z.string(),
  actorName: z.string().nullable(),
  before: z.enum(ROLES).nullable(),
  after: z.enum(ROLES).nullable(),
  outcome: z.enum(["approved", "refused"]).nullable(),
  at: timestamp,
  isUndone: z.boolean(),
  isCurrent: z.boolean(),
});

export type RoleChange = Omit<z.output<typeof changeRow>, "at"> & {
  at: Date;
};

/** Lists the changes of roles of the days in which they can be undone, newest first. `isCurrent` is false where the role was changed again. */
export async function listRoleChanges(): Promise<RoleChange[]> {
  const rows = await readRows(database(), changeRow)`
    select c.id, u.name as "personName", a.name as "actorName", c.before, c.after, q.outcome, c.changed_at as at,
      c.undone_at is not null as "isUndone", r.role is not distinct from c.after as "isCurrent"
    from role_changes c join users u on u.id = c.user_id left join users a on a.id = c.changed_by
      left join user_roles r on r.user_id = c.user_id left join access_requests q on q.id = c.request_id
    where c.changed_at > now() - make_interval(days => ${ROLE_UNDO_DAYS}) order by c.changed_at desc, c.id limit 50`;
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
