import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { logGate } from "#app/platform/log.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailAboutRole, mailAdminsOfRequest } from "./account-mails.commands.server.ts";
import { recordChange } from "./audit.commands.server.ts";
import { consumeSetupCodeLimit } from "./limits.server.ts";
import { endSessions } from "./sessions.commands.server.ts";

const answerRow = rowOf({ is: z.boolean() });

/** Locks changes of admins until the transaction is committed, so that no two of them can both create the first or remove the last one. */
export async function lockAdmins(transaction: Executor): Promise<void> {
  await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently admins'))`;
}

async function hasAdmins(db: Executor): Promise<boolean> {
  return (await readOneRow(db, answerRow)`select exists (select from user_roles where role = 'admin') as is`).is;
}

/** Checks the role under the lock: another admin may have revoked it since the request was authorized. */
async function isAdmin(userId: string, db: Executor): Promise<boolean> {
  return (await readOneRow(db, answerRow)`select has_role('admin', ${userId}) as is`).is;
}

/** True where the user is the only admin. It has to be called under lockAdmins. */
export async function isLastAdmin(userId: string, db: Executor): Promise<boolean> {
  const answer = await readOneRow(db, answerRow)`
    select has_role('admin', ${userId}) and (select count(*) from user_roles where role = 'admin') = 1 as is`;
  return answer.is;
}

async function nameOf(userId: string, db: Executor): Promise<string> {
  const user = await readRow(db, rowOf({ name: z.string() }))`select name from users where id = ${userId}`;
  return user?.name ?? "";
}

/** Runs a transaction, and has the mails that it has queued delivered at once. */
async function deliveringMails<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result> {
  const result = await database().transaction(work);
  requestMailDelivery();
  return result;
}

/** `actorId` is the user who acts, where that is not the granter (the first admin has no granter). */
async function grant(userId: string, grantedBy: string | null, db: Executor, actorId = grantedBy): Promise<void> {
  const made = await changeRows(db)`
    insert into user_roles (user_id, role, granted_by) values (${userId}, 'admin', ${grantedBy}) on conflict do nothing`;
  if (made > 0) {
    const subject = { kind: "user", id: userId, name: await nameOf(userId, db) } as const;
    await recordChange(db, { actorId, action: "granted", subject, before: { role: null }, after: { role: "admin" } });
    // Who made themselves the first admin knows it.
    if (actorId !== userId) await mailAboutRole(userId, "granted", db);
  }
  await changeRows(db)`
    update access_requests set outcome = 'approved', decided_by = ${grantedBy}, decided_at = now()
    where user_id = ${userId} and outcome is null`;
  // The setup code is not needed once there is an admin.
  await changeRows(db)`delete from admin_setup`;
}

const hashOf = (code: string) => createHash("sha256").update(code.replaceAll(/[\s-]/g, "").toUpperCase()).digest();

/** Makes the one-time code for the first admin, where there is neither an admin nor a code yet; null otherwise. Only its hash is stored. */
export async function createSetupCode(): Promise<string | null> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    if (await hasAdmins(transaction)) return null;
    // 20 letters and digits without look-alikes make 100 bits.
    const letters = [...randomBytes(20)].map((byte) => "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"[byte % 32]).join("");
    const made = await changeRows(transaction)`
      insert into admin_setup (code_hash) values (${hashOf(letters).toString("hex")}) on conflict do nothing`;
    return made === 0 ? null : (letters.match(/.{5}/g) ?? []).join("-");
  });
}

export type FirstAdmin =
  | { ok: true }
  | { ok: false; reason: "wrong-code" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * Makes the user the first admin if they have the setup code (Z2). The code is used up; of many simultaneous requests only one gets the
 * role.
 */
export async function redeemSetupCode(userId: string, code: string, clientAddress: string | null): Promise<FirstAdmin> {
  const use = await consumeSetupCodeLimit(userId, clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  return database().transaction(async (transaction): Promise<FirstAdmin> => {
    await lockAdmins(transaction);
    const setup = await readRow(transaction, rowOf({ hash: z.string() }))`select code_hash as hash from admin_setup`;
    const isRight = setup !== null && timingSafeEqual(Buffer.from(setup.hash, "hex"), hashOf(code));
    if (!isRight || (await hasAdmins(transaction))) {
      logGate({ gate: "role", outcome: "refused", userId, what: "setup code" });
      return { ok: false, reason: "wrong-code" };
    }
    await grant(userId, null, transaction, userId);
    return { ok: true };
  });
}

/** Makes the account with an email address an admin, for the operator's command line. */
export async function grantAdminByCommand(email: string): Promise<"granted" | "is-admin-already" | "unknown-account"> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    const user = await readRow(transaction, idRow)`select id from users where email = ${email.trim().toLowerCase()}`;
    if (user === null) return "unknown-account";
    if (await isAdmin(user.id, transaction)) return "is-admin-already";
    await grant(user.id, null, transaction);
    return "granted";
  });
}

/** Makes another user an admin (the specification's create-admin-user). */
export async function createAdminUser(actorId: string, userId: string): Promise<"granted" | "not-allowed" | "unknown-account"> {
  return deliveringMails(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isAdmin(actorId, transaction))) return "not-allowed";
    const user = await readRow(transaction, idRow)`select id from users where id = ${userId}`;
    if (user === null) return "unknown-account";
    await grant(user.id, actorId, transaction);
    return "granted";
  });
}

/**
 * Revokes the admin role of another user or of the actor. The last admin stays one, even when two demote each other simultaneously (Z3).
 */
export async function revokeAdmin(actorId: string, userId: string): Promise<"revoked" | "not-allowed" | "last-admin"> {
  return deliveringMails(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isAdmin(actorId, transaction))) return "not-allowed";
    if (await isLastAdmin(userId, transaction)) return "last-admin";
    if ((await changeRows(transaction)`delete from user_roles where user_id = ${userId} and role = 'admin'`) > 0) {
      const subject = { kind: "user", id: userId, name: await nameOf(userId, transaction) } as const;
      await recordChange(transaction, { actorId, action: "revoked", subject, before: { role: "admin" }, after: { role: null } });
      if (actorId !== userId) await mailAboutRole(userId, "revoked", transaction);
    }
    return "revoked";
  });
}

/** Ends all sessions of a user, for an admin who fears that somebody else has one. "unknown-account" where the account is gone. */
export async function signOutUser(actorId: string, userId: string): Promise<"signed-out" | "not-allowed" | "unknown-account"> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isAdmin(actorId, transaction))) return "not-allowed";
    const user = await readRow(transaction, idRow)`select id from users where id = ${userId}`;
    if (user === null) return "unknown-account";
    await endSessions(userId, transaction);
    const subject = { kind: "user", id: userId, name: await nameOf(userId, transaction) } as const;
    await recordChange(transaction, { actorId, action: "signed out", subject });
    return "signed-out";
  });
}

/** Records that a user asks to become an admin; a second request while one is open changes nothing. */
export async function requestAccess(userId: string): Promise<void> {
  await deliveringMails(async (transaction) => {
    const made = await changeRows(transaction)`insert into access_requests (user_id) values (${userId}) on conflict do nothing`;
    if (made > 0) await mailAdminsOfRequest(userId, transaction);
  });
}

/** Approves or refuses a request for access; "gone" where it was decided in the meantime. */
export async function decideAccessRequest(
  actorId: string,
  requestId: string,
  outcome: "approved" | "refused",
): Promise<"decided" | "not-allowed" | "gone"> {
  return deliveringMails(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isAdmin(actorId, transaction))) return "not-allowed";
    const request = await readRow(transaction, rowOf({ userId: uuid }))`
      update access_requests set outcome = ${outcome}, decided_by = ${actorId}, decided_at = now()
      where id = ${requestId} and outcome is null returning user_id as "userId"`;
    if (request === null) return "gone";
    const subject = { kind: "access-request", id: requestId, name: await nameOf(request.userId, transaction) } as const;
    await recordChange(transaction, { actorId, action: outcome, subject, after: { outcome } });
    if (outcome === "approved") await grant(request.userId, actorId, transaction);
    else await mailAboutRole(request.userId, "refused", transaction);
    return "decided";
  });
}
