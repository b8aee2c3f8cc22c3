import { mailAfterSignUp } from "./account-mails.commands.server.ts";
import { auth, isAuthRefusal } from "./auth.service.server.ts";
import { countSignUp } from "./limits.commands.server.ts";
import { describePasswordFaults } from "./passwords.rules.ts";
import type { SignUpFields } from "./schema.ts";

export type SignUp =
  | { ok: true }
  | { ok: false; reason: "weak-password"; why: string }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * Makes an account and writes to its address. For an address that has one already nothing is changed, its owner is told by mail, and
 * the answer and its time are the same (A2).
 */
export async function signUp({ firstName, lastName, email, password }: SignUpFields, clientAddress: string | null): Promise<SignUp> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const use = await countSignUp(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  try {
    await auth().api.signUpEmail({ body: { name: `${firstName} ${lastName}`.trim(), firstName, lastName, email, password } });
  } catch (error) {
    // Two sign-ups of one address at once: the second one is a sign-up with a known address.
    if (!isAuthRefusal(error) || error.body?.code !== "FAILED_TO_CREATE_USER") throw error;
  }
  await mailAfterSignUp(email);
  return { ok: true };
}
