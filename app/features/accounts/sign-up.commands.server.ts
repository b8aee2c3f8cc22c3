import { database } from "#app/platform/db/database.server.ts";
import { hurryMails } from "#app/platform/mail/mail-queue.server.ts";
import { mailAfterSignUp } from "./account-mails.commands.server.ts";
import { authContext } from "./auth.service.server.ts";
import { countSignUp } from "./limits.commands.server.ts";
import { describePasswordFaults } from "./passwords.rules.ts";
import type { SignUpFields } from "./schema.ts";
import { credentials, users } from "./tables.server.ts";

export type SignUp =
  | { ok: true }
  | { ok: false; reason: "weak-password"; why: string }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * Makes an account and writes to its address, in one transaction: there is no account whose mail was lost. For an address that has one
 * already nothing is changed, its owner is told by mail, and the answer is the same; so is the time it takes, nearly all of which is the
 * password's hash (A2). better-auth's own sign-up commits twice more for a new address, which could be measured.
 */
export async function signUp({ firstName, lastName, email, password }: SignUpFields, clientAddress: string | null): Promise<SignUp> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const use = await countSignUp(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const hash = await (await authContext()).password.hash(password);
  await database().transaction(async (transaction) => {
    const [made] = await transaction
      .insert(users)
      .values({ email, firstName, lastName, name: `${firstName} ${lastName}`.trim() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (made !== undefined)
      await transaction.insert(credentials).values({ userId: made.id, accountId: made.id, providerId: "credential", password: hash });
    await mailAfterSignUp(email, transaction);
  });
  hurryMails();
  return { ok: true };
}
