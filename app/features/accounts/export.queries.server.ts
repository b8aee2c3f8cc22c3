import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";

const isoDate = z.iso.datetime();
/** A timestamp in the notation of ISO 8601, as a file of JSON has it. */
const iso = (column: string) => sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const accountRow = rowOf({
  id: uuid,
  email: z.string(),
  emailConfirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  twoFactorEnabled: z.boolean(),
  createdAt: isoDate,
  updatedAt: isoDate,
});
const emailChangeRow = rowOf({ newEmail: z.string(), expiresAt: isoDate });
const preferencesRow = rowOf({ preferences: z.record(z.string(), z.unknown()) });
const roleRow = rowOf({ role: z.string(), grantedAt: isoDate });
const accessRequestRow = rowOf({ requestedAt: isoDate, outcome: z.string().nullable(), decidedAt: isoDate.nullable() });
const roleChangeRow = rowOf({ at: isoDate, before: z.string().nullable(), after: z.string().nullable(), isUndone: z.boolean() });
const invitationRow = rowOf({ role: z.string(), email: z.string().nullable(), invitedAt: isoDate, endsAt: isoDate });
const changeRow = rowOf({ at: isoDate, action: z.string(), kind: z.string(), name: z.string() });
const sessionRow = rowOf({ startedAt: isoDate, lastUsedAt: isoDate, endsAt: isoDate, device: z.string().nullable() });
const passkeyRow = rowOf({ name: z.string(), createdAt: isoDate, lastUsedAt: isoDate.nullable() });

/** Exports everything that this feature stores about a person (P1), except what would allow signing in as them: hashes, tokens and keys. */
export async function exportAccount(userId: string): Promise<Record<string, unknown>> {
  const db = database();
  const preferences = await readRow(db, preferencesRow)`select preferences from user_preferences where user_id = ${userId}`;
  return {
    account: await readRow(db, accountRow)`
      select id, email, email_verified as "emailConfirmed", first_name as "firstName", last_name as "lastName",
        two_factor_enabled as "twoFactorEnabled", ${iso("created_at")} as "createdAt", ${iso("updated_at")} as "updatedAt"
      from users where id = ${userId}`,
    pendingEmailChange: await readRow(db, emailChangeRow)`
      select new_email as "newEmail", ${iso("expires_at")} as "expiresAt" from email_changes where user_id = ${userId}`,
    preferences: preferences?.preferences ?? {},
    roles: await readRows(db, roleRow)`select role, ${iso("granted_at")} as "grantedAt" from user_roles where user_id = ${userId}`,
    accessRequests: await readRows(db, accessRequestRow)`
      select ${iso("requested_at")} as "requestedAt", outcome, ${iso("decided_at")} as "decidedAt"
      from access_requests where user_id = ${userId} order by requested_at`,
    roleChanges: await readRows(db, roleChangeRow)`
      select ${iso("changed_at")} as "at", before, after, undone_at is not null as "isUndone"
      from role_changes where user_id = ${userId} order by changed_at`,
    invitations: await readRows(db, invitationRow)`
      select role, email, ${iso("invited_at")} as "invitedAt", ${iso("ends_at")} as "endsAt"
      from invitations where invited_by = ${userId} order by invited_at`,
    changesAsAdmin: await readRows(db, changeRow)`
      select ${iso("at")} as at, action, subject_kind as kind, subject_name as name from audit_log where actor_id = ${userId} order by id`,
    changesOfRole: await readRows(db, changeRow.pick({ at: true, action: true }))`
      select ${iso("at")} as at, action from audit_log where subject_kind = 'user' and subject_id = ${userId} order by id`,
    sessions: await readRows(db, sessionRow)`
      select ${iso("created_at")} as "startedAt", ${iso("updated_at")} as "lastUsedAt", ${iso("expires_at")} as "endsAt", user_agent as device
      from sessions where user_id = ${userId} order by created_at`,
    passkeys: await readRows(db, passkeyRow)`
      select name, ${iso("created_at")} as "createdAt", ${iso("last_used_at")} as "lastUsedAt"
      from passkeys where user_id = ${userId} order by created_at`,
  };
}
