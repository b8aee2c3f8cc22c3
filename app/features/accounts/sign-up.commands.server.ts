import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readRow } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailAfterSignUp } from "./account-mails.commands.server.ts";
import { busyOr, hashPassword, type Busy } from "./hashes.server.ts";
import { consumeSignUpLimit } from "./limits.server.ts";
import { describePasswordFaults } from "./passwords.ts";
import type { SignUpFields } from "./schema.ts";
import { writePassword } from "./ways-in.commands.server.ts";

export type SignUp =
  | { ok: true }
  | { ok: false; reason: "weak-password"; why: string }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }
  | Busy;

/**
 * Creates an account and queues the mail to its address in one transaction, so that no account exists whose mail was lost. With SMTP the
 * account has no password before its address is confirmed: each sign-up's password waits in the link of its own mail, and the link that is
 * opened decides. For a confirmed address nothing is changed, its owner is notified by mail, and the answer is the same; so is the response
 * time, nearly all of which is the password's hash (A2). better-auth's own sign-up commits twice more for a new address, which could be
 * measured.
 */
export async function signUp({ firstName, lastName, email, password }: SignUpFields, clientAddress: string | null): Promise<SignUp> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const use = await consumeSignUpLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const hash = await hashPassword(password).catch(busyOr);
  if (typeof hash !== "string") return hash;
  const chosen = { password: hash, firstName, lastName };
  await database().transaction(async (transaction) => {
    const made = await readRow(transaction, idRow)`
      insert into users (email, first_name, last_name, name) values (${email}, ${firstName}, ${lastName}, ${`${firstName} ${lastName}`.trim()})
      on conflict do nothing returning id`;
    // Without SMTP nobody could confirm an address, so the account works immediately.
    if (made !== null && config().smtpUrl === undefined) await writePassword(made.id, chosen.password, transaction);
    await mailAfterSignUp(email, chosen, transaction);
  });
  requestMailDelivery();
  return { ok: true };
}
