import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readRow } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailAfterSignUp } from "./account-mails.commands.server.ts";
import { authContext } from "./auth.service.server.ts";
import { consumeSignUpLimit } from "./limits.service.server.ts";
import { describePasswordFaults } from "./passwords.rules.ts";
import type { SignUpFields } from "./schema.ts";

export type SignUp =
  | { ok: true }
  | { ok: false; reason: "weak-password"; why: string }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * Creates an account and queues the mail to its address in one transaction, so that no account exists whose mail was lost. For an address
 * with an account nothing is changed, its owner is notified by mail, and the answer is the same; so is the response time, nearly all of
 * which is the password's hash (A2). better-auth's own sign-up commits twice more for a new address, which could be measured.
 */
export async function signUp({ firstName, lastName, email, password }: SignUpFields, clientAddress: string | null): Promise<SignUp> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const use = await consumeSignUpLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const hash = await (await authContext()).password.hash(password);
  await database().transaction(async (transaction) => {
    const made = await readRow(transaction, idRow)`
      insert into users (email, first_name, last_name, name) values (${email}, ${firstName}, ${lastName}, ${`${firstName} ${lastName}`.trim()})
      on conflict do nothing returning id`;
    if (made !== null) {
      await changeRows(transaction)`
        insert into credentials (user_id, account_id, provider_id, password) values (${made.id}, ${made.id}, 'credential', ${hash})`;
    }
    await mailAfterSignUp(email, transaction);
  });
  requestMailDelivery();
  return { ok: true };
}
