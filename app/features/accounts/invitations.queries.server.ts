import { createHash } from "node:crypto";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { mayGive } from "./rights.ts";
import { readRole } from "./roles.queries.server.ts";
import { ROLES, type Role } from "./types.ts";

/** Returns the hash that is stored in place of the secret of an invitation's link. */
export const tokenHashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** What a user finds behind the link of an invitation. */
export interface Invitation {
  id: string;
  role: Role;
  inviterId: string;
  inviterName: string;
  /** `void`: its maker may no longer give the role. `needless`: the user has that role or a higher one. */
  state: "open" | "accepted" | "revoked" | "expired" | "void" | "wrong-address" | "needless";
}

const invitationRow = rowOf({
  id: uuid,
  role: z.enum(ROLES),
  email: z.string().nullable(),
  inviterId: uuid,
  inviterName: z.string(),
  inviterRole: z.enum(ROLES).nullable(),
  isAccepted: z.boolean(),
  isRevoked: z.boolean(),
  isExpired: z.boolean(),
});

function stateOf(row: z.output<typeof invitationRow>, user: { email: string; role: Role | null }): Invitation["state"] {
  if (row.isAccepted) return "accepted";
  if (row.isRevoked) return "revoked";
  if (row.isExpired) return "expired";
  if (!mayGive(row.inviterRole, row.role)) return "void";
  if (row.email !== null && row.email !== user.email) return "wrong-address";
  return user.role !== null && ROLES.indexOf(user.role) <= ROLES.indexOf(row.role) ? "needless" : "open";
}

/** Returns the invitation of a link as it is for this user, or null. */
export async function findInvitation(
  user: { id: string; email: string },
  token: string,
  db: Executor = database(),
): Promise<Invitation | null> {
  const row = await readRow(db, invitationRow)`
    select i.id, i.role, i.email, u.id as "inviterId", u.name as "inviterName", r.role as "inviterRole",
      i.accepted_at is not null as "isAccepted", i.revoked_at is not null as "isRevoked", i.ends_at <= now() as "isExpired"
    from invitations i join users u on u.id = i.invited_by left join user_roles r on r.user_id = u.id
    where i.token_hash = ${tokenHashOf(token)}`;
  if (row === null) return null;
  const { id, role, inviterId, inviterName } = row;
  return { id, role, inviterId, inviterName, state: stateOf(row, { email: user.email, role: await readRole(user.id, db) }) };
}

const openRow = rowOf({
  id: uuid,
  role: z.enum(ROLES),
  email: z.string().nullable(),
  inviterName: z.string(),
  invitedAt: timestamp,
  endsAt: timestamp,
});

export type OpenInvitation = Omit<z.output<typeof openRow>, "invitedAt" | "endsAt"> & { invitedAt: Date; endsAt: Date };

/** Lists the invitations that can still be accepted, newest first. */
export async function listOpenInvitations(): Promise<OpenInvitation[]> {
  const rows = await readRows(database(), openRow)`
    select i.id, i.role, i.email, u.name as "inviterName", i.invited_at as "invitedAt", i.ends_at as "endsAt"
    from invitations i join users u on u.id = i.invited_by
    where i.accepted_at is null and i.revoked_at is null and i.ends_at > now() order by i.invited_at desc, i.id limit 200`;
  return rows.map((row) => ({ ...row, invitedAt: new Date(row.invitedAt), endsAt: new Date(row.endsAt) }));
}
