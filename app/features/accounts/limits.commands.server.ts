import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { createRateLimit, type RateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";

const MINUTES = 60;
const HOUR = 60 * MINUTES;

// R1. Kept in PostgreSQL (R3).
const signInPairs = createRateLimit({ name: "sign-in-pair", points: 5, durationSeconds: 15 * MINUTES });
const signInAddresses = createRateLimit({ name: "sign-in-address", points: 30, durationSeconds: HOUR });
const signUps = createRateLimit({ name: "sign-up", points: 5, durationSeconds: HOUR });
const resets = createRateLimit({ name: "reset", points: 3, durationSeconds: HOUR });
const accountMails = createRateLimit({ name: "account-mail", points: 3, durationSeconds: HOUR });
const secondSteps = createRateLimit({ name: "second-step", points: 10, durationSeconds: 15 * MINUTES });
const passwordChecks = createRateLimit({ name: "password-check", points: 5, durationSeconds: 15 * MINUTES });
const setupCodes = createRateLimit({ name: "setup-code", points: 5, durationSeconds: 15 * MINUTES });

export type Use = Awaited<ReturnType<RateLimit["consume"]>>;

/** A key of several parts, whatever stands in them. */
const keyOf = (...parts: string[]): string => JSON.stringify(parts);

/**
 * One try to sign in: five in 15 minutes for an account from one address, so that the owner of the account is not locked out elsewhere
 * (R3), and 30 an hour from one address. `forgive` takes a try back that succeeded.
 */
export async function countSignIn(email: string, clientAddress: string | null): Promise<{ use: Use; forgive(): Promise<void> }> {
  const address = limitKeyOf(clientAddress);
  const pair = keyOf(email, address);
  const byAddress = await signInAddresses.consume(address);
  const use = byAddress.ok ? await signInPairs.consume(pair) : byAddress;
  return {
    use,
    async forgive() {
      await Promise.all([signInAddresses.refund(address), signInPairs.refund(pair)]);
    },
  };
}

/** One sign-up: five an hour from one address. */
export const countSignUp = (clientAddress: string | null): Promise<Use> => signUps.consume(limitKeyOf(clientAddress));

/** One wish for a mail with a link: three an hour from one address. */
export const countMailWish = (clientAddress: string | null): Promise<Use> => resets.consume(limitKeyOf(clientAddress));

/** One mail to an account that somebody else may have asked for: three an hour, so that nobody's mailbox is flooded. */
export const countAccountMail = (email: string): Promise<Use> => accountMails.consume(email);

/** One code of the second step of a sign-in. */
export const countSecondStep = (clientAddress: string | null): Promise<Use> => secondSteps.consume(limitKeyOf(clientAddress));

/** One password typed by somebody signed in, to show that it is he. `forgive` takes one back that was right. */
export async function countPasswordCheck(userId: string): Promise<{ use: Use; forgive(): Promise<void> }> {
  const use = await passwordChecks.consume(userId);
  return { use, forgive: () => passwordChecks.refund(userId) };
}

/** One try at the first admin's setup code. */
export const countSetupCode = (clientAddress: string | null): Promise<Use> => setupCodes.consume(limitKeyOf(clientAddress));
