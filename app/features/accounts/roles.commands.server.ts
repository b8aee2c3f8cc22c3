import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { recordChange } from "./audit.commands.server.ts";
import { consumeSetupCodeLimit } from "./limits.service.server.ts";
import { accessRequests, adminSetup, userRoles, users } from "./tables.server.ts";

/** Locks changes of admins until the transaction is committed, so that no two of them can both create the first or remove the last one. */
export async function lockAdmins(transaction: Executor): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('presently admins'))`);
}

async function countAdmins(db: Executor): Promise<number> {
  const admins = await db.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin"));
  return admins.length;
}

/** True where the user is the only admin. It has to be called under lockAdmins. */
export async function isLastAdmin(userId: string, db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select has_role('admin', ${userId}) and (select count(*) from user_roles where role = 'admin') = 1 as is`,
  );
  return rows[0]?.is ?? false;
}

async function nameOf(userId: string, db: Executor): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? "";
}

/** `actorId` is the user who acts, where that is not the granter (the first admin has no granter). */
async function grant(userId: string, grantedBy: string | null, db: Executor, actorId = grantedBy): Promise<void> {
  const made = await db
    .insert(userRoles)
    .values({ userId, role: "admin", grantedBy })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId });
  if (made.length > 0) {
    const subject = { kind: "user", id: userId, name: await nameOf(userId, db) } as const;
    await recordChange(db, { actorId, action: "granted", subject, before: { role: null }, after: { role: "admin" } });
  }
  await db
    .update(accessRequests)
    .set({ outcome: "approved", decidedBy: grantedBy, decidedAt: sql`now()` })
    .where(and(eq(accessRequests.userId, userId), isNull(accessRequests.outcome)));
  // The setup code is not needed once there is an admin.
  await db.delete(adminSetup);
}

const hashOf = (code: string) => createHash("sha256").update(code.replaceAll(/[\s-]/g, "").toUpperCase()).digest();

/** Makes the one-time code for the first admin, where there is neither an admin nor a code yet; null otherwise. Only its hash is stored. */
export async function createSetupCode(): Promise<string | null> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    if ((await countAdmins(transaction)) > 0) return null;
    // 20 letters and digits without look-alikes make 100 bits.
    const letters = [...randomBytes(20)].map((byte) => "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"[byte % 32]).join("");
    const made = await transaction
      .insert(adminSetup)
      .values({ codeHash: hashOf(letters).toString("hex") })
      .onConflictDoNothing()
      .returning({ madeAt: adminSetup.madeAt });
    return made.length === 0 ? null : (letters.match(/.{5}/g) ?? []).join("-");
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
  const use = await consumeSetupCodeLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  return database().transaction(async (transaction): Promise<FirstAdmin> => {
    await lockAdmins(transaction);
    const [setup] = await transaction.select().from(adminSetup);
    const isRight = setup !== undefined && timingSafeEqual(Buffer.from(setup.codeHash, "hex"), hashOf(code));
    if (!isRight || (await countAdmins(transaction)) > 0) return { ok: false, reason: "wrong-code" };
    await grant(userId, null, transaction, userId);
    return { ok: true };
  });
}

/** Makes the account with an email address an admin, for the operator's command line. */
export async function grantAdminByCommand(email: string): Promise<"granted" | "is-admin-already" | "unknown-account"> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (user === undefined) return "unknown-account";
    const { rows } = await transaction.execute<{ is: boolean }>(sql`select has_role('admin', ${user.id}) as is`);
    if (rows[0]?.is) return "is-admin-already";
    await grant(user.id, null, transaction);
    return "granted";
  });
}

/** Checks the role again under the lock: another admin may have revoked it since the request was authorized. */
async function isStillAdmin(actorId: string, db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select has_role('admin', ${actorId}) as is`);
  return rows[0]?.is ?? false;
}

/** Makes another user an admin (the specification's create-admin-user). */
export async function createAdminUser(actorId: string, userId: string): Promise<"granted" | "not-allowed" | "unknown-account"> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isStillAdmin(actorId, transaction))) return "not-allowed";
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (user === undefined) return "unknown-account";
    await grant(user.id, actorId, transaction);
    return "granted";
  });
}

/**
 * Revokes the admin role of another user or of the actor. The last admin stays one, even when two demote each other simultaneously (Z3).
 */
export async function revokeAdmin(actorId: string, userId: string): Promise<"revoked" | "not-allowed" | "last-admin"> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isStillAdmin(actorId, transaction))) return "not-allowed";
    if (await isLastAdmin(userId, transaction)) return "last-admin";
    const taken = await transaction
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")))
      .returning({ userId: userRoles.userId });
    if (taken.length > 0) {
      const subject = { kind: "user", id: userId, name: await nameOf(userId, transaction) } as const;
      await recordChange(transaction, { actorId, action: "revoked", subject, before: { role: "admin" }, after: { role: null } });
    }
    return "revoked";
  });
}

/** Records that a user asks to become an admin; a second request while one is open changes nothing. */
export async function requestAccess(userId: string): Promise<void> {
  await database().insert(accessRequests).values({ userId }).onConflictDoNothing();
}

/** Approves or refuses a request for access; "gone" where it was decided in the meantime. */
export async function decideAccessRequest(
  actorId: string,
  requestId: string,
  outcome: "approved" | "refused",
): Promise<"decided" | "not-allowed" | "gone"> {
  return database().transaction(async (transaction) => {
    await lockAdmins(transaction);
    if (!(await isStillAdmin(actorId, transaction))) return "not-allowed";
    const [request] = await transaction
      .update(accessRequests)
      .set({ outcome, decidedBy: actorId, decidedAt: sql`now()` })
      .where(and(eq(accessRequests.id, requestId), isNull(accessRequests.outcome)))
      .returning({ userId: accessRequests.userId });
    if (request === undefined) return "gone";
    const subject = { kind: "access-request", id: requestId, name: await nameOf(request.userId, transaction) } as const;
    await recordChange(transaction, { actorId, action: outcome, subject, after: { outcome } });
    if (outcome === "approved") await grant(request.userId, actorId, transaction);
    return "decided";
  });
}
