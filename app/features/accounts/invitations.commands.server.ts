import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow } from "#app/platform/db/rows.server.ts";
import { queueMail } from "#app/platform/mail/mail-queue.server.ts";
import { recordChange } from "./audit.commands.server.ts";
import { ROLE_UNDO_DAYS } from "./constants.ts";
import { findInvitation, type Invitation, tokenHashOf } from "./invitations.queries.server.ts";
import { consumeAccountMailLimit, consumeInvitationLimit } from "./limits.server.ts";
import { includesRight, mayGive } from "./rights.ts";
import { invitationMail } from "./role-mails.ts";
import { decidingRoles, nameOf, rememberRoleChange, writeRole } from "./roles.commands.server.ts";
import { readRole } from "./roles.queries.server.ts";
import { ROLES, type Role } from "./types.ts";

/** An invitation as it is made; with an address it is mailed there, and for its owner alone. */
interface NewInvitation {
  role: Role;
  days: number;
  email: string | null;
}

export type InvitationMaking =
  | { ok: true; link: string }
  | { ok: false; reason: "not-allowed" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/** Invites somebody to a role, at most one's own (Z3). Only the hash of the link's secret is stored. */
export async function makeInvitation(actorId: string, { role, days, email }: NewInvitation): Promise<InvitationMaking> {
  const uses = [await consumeInvitationLimit(actorId), ...(email === null ? [] : [await consumeAccountMailLimit(email)])];
  for (const use of uses) if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const token = randomBytes(32).toString("base64url");
  const link = `${config().siteUrl}/invitations/${token}`;
  return decidingRoles(async (transaction): Promise<InvitationMaking> => {
    if (!mayGive(await readRole(actorId, transaction), role)) return { ok: false, reason: "not-allowed" };
    const { id } = await readOneRow(transaction, idRow)`
      insert into invitations (token_hash, role, email, invited_by, ends_at)
      values (${tokenHashOf(token)}, ${role}, ${email}, ${actorId}, now() + make_interval(days => ${days})) returning id`;
    await recordChange(transaction, {
      actorId,
      action: "created",
      subject: { kind: "invitation", id, name: "" },
      after: { role, days, by: email === null ? "link" : "mail" },
    });
    if (email !== null) {
      const inviter = await nameOf(actorId, transaction);
      const { siteName, siteUrl } = await findSiteNames(transaction);
      const mail = invitationMail({ siteName, siteUrl, to: email, inviter, role, link, days });
      await queueMail(mail, { usefulMs: days * DAY_MS }, transaction);
    }
    return { ok: true, link };
  });
}

/** Revokes an open invitation; "gone" where it is open no more. */
export async function revokeInvitation(actorId: string, id: string): Promise<"revoked" | "not-allowed" | "gone"> {
  return decidingRoles(async (transaction) => {
    const actor = await readRole(actorId, transaction);
    if (!includesRight(actor, "people")) return "not-allowed";
    const revoked = await changeRows(transaction)`
      update invitations set revoked_at = now(), email = null
      where id = ${id} and accepted_at is null and revoked_at is null and ends_at > now() and role = any(${sql.param(ROLES.filter((role) => mayGive(actor, role)))})`;
    if (revoked === 0) return "gone";
    await recordChange(transaction, { actorId, action: "revoked", subject: { kind: "invitation", id, name: "" } });
    return "revoked";
  });
}

export type InvitationAcceptance = { ok: true; role: Role } | { ok: false; reason: Exclude<Invitation["state"], "open"> | "unknown" };

/** Gives a user the role that they are invited to, once; the invitation counts only as long as its maker may still give that role. */
export async function acceptInvitation(user: { id: string; email: string }, token: string): Promise<InvitationAcceptance> {
  return decidingRoles(async (transaction): Promise<InvitationAcceptance> => {
    const invitation = await findInvitation(user, token, transaction);
    if (invitation === null) return { ok: false, reason: "unknown" };
    const { id, role, state, inviterId } = invitation;
    if (state !== "open") return { ok: false, reason: state };
    await changeRows(transaction)`update invitations set accepted_at = now(), email = null where id = ${id}`;
    const before = await writeRole({ userId: user.id, role, actorId: user.id, givenBy: inviterId }, transaction);
    await rememberRoleChange({ userId: user.id, before, after: role, changedBy: inviterId }, transaction);
    return { ok: true, role };
  });
}

/** Deletes invitations and changes of roles that nobody can act on any more. */
export async function forgetOldRoleChanges(): Promise<void> {
  await changeRows(database())`delete from invitations where ends_at < now() - make_interval(days => ${ROLE_UNDO_DAYS})`;
  await changeRows(database())`delete from role_changes where changed_at < now() - make_interval(days => ${ROLE_UNDO_DAYS})`;
}
