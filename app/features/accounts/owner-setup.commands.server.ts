import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { logGate } from "#app/platform/log.server.ts";
import { consumeSetupCodeLimit } from "./limits.server.ts";
import { decidingRoles, hasOwner, lockRoles, writeRole } from "./roles.commands.server.ts";
import { readRole } from "./roles.queries.server.ts";

const hashOf = (code: string) => createHash("sha256").update(code.replaceAll(/[\s-]/g, "").toUpperCase()).digest();

/** Makes the one-time code for the first owner, where there is neither an owner nor a code yet; null otherwise. Only its hash is stored. */
export async function createSetupCode(): Promise<string | null> {
  return database().transaction(async (transaction) => {
    await lockRoles(transaction);
    if (await hasOwner(transaction)) return null;
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
 * Makes the user the owner, the first admin, if they have the setup code (Z2). The code is used up; of many simultaneous requests only one
 * gets the role.
 */
export async function redeemSetupCode(userId: string, code: string, clientAddress: string | null): Promise<FirstAdmin> {
  const use = await consumeSetupCodeLimit(userId, clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  return database().transaction(async (transaction): Promise<FirstAdmin> => {
    await lockRoles(transaction);
    const setup = await readRow(transaction, rowOf({ hash: z.string() }))`select code_hash as hash from admin_setup`;
    const isRight = setup !== null && timingSafeEqual(Buffer.from(setup.hash, "hex"), hashOf(code));
    if (!isRight || (await hasOwner(transaction))) {
      logGate({ gate: "role", outcome: "refused", userId, what: "setup code" });
      return { ok: false, reason: "wrong-code" };
    }
    await writeRole({ userId, role: "owner", actorId: userId, givenBy: null }, transaction);
    return { ok: true };
  });
}

/** Makes the account with an email address the owner where there is none, or else an admin, for the operator's command line. */
export async function grantAdminByCommand(email: string): Promise<"granted" | "is-admin-already" | "unknown-account"> {
  return decidingRoles(async (transaction) => {
    const user = await readRow(transaction, idRow)`select id from users where email = ${email.trim().toLowerCase()}`;
    if (user === null) return "unknown-account";
    const current = await readRole(user.id, transaction);
    const role = (await hasOwner(transaction)) ? "admin" : "owner";
    if (current === role || current === "owner") return "is-admin-already";
    await writeRole({ userId: user.id, role, actorId: null }, transaction);
    return "granted";
  });
}
