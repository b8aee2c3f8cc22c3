import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { createRateLimit, type RateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";

const MINUTES = 60;
const HOUR = 60 * MINUTES;

// R1: these limits are stored in PostgreSQL (R3).
const signInPairs = createRateLimit({ name: "sign-in-pair", points: 5, durationSeconds: 15 * MINUTES });
const signInAddresses = createRateLimit({ name: "sign-in-address", points: 30, durationSeconds: HOUR });
const signUps = createRateLimit({ name: "sign-up", points: 5, durationSeconds: HOUR });
const resets = createRateLimit({ name: "reset", points: 3, durationSeconds: HOUR });
const accountMails = createRateLimit({ name: "account-mail", points: 3, durationSeconds: HOUR });
const secondSteps = createRateLimit({ name: "second-step", points: 10, durationSeconds: 15 * MINUTES });
const passwordChecks = createRateLimit({ name: "password-check", points: 5, durationSeconds: 15 * MINUTES });
const setupCodes = createRateLimit({ name: "setup-code", points: 5, durationSeconds: 15 * MINUTES });

export type Use = Awaited<ReturnType<RateLimit["consume"]>>;

/** Joins several parts into one key that no other parts can produce. */
const keyOf = (...parts: string[]): string => JSON.stringify(parts);

/**
 * Counts one sign-in attempt: five in 15 minutes for an account from one network address, so that the owner of the account is not locked
 * out elsewhere (R3), and 30 an hour from one network address. `refund` refunds an attempt that succeeded.
 */
export async function consumeSignInLimit(email: string, clientAddress: string | null): Promise<{ use: Use; refund(): Promise<void> }> {
  const address = limitKeyOf(clientAddress);
  const pair = keyOf(email, address);
  const byAddress = await signInAddresses.consume(address);
  const use = byAddress.ok ? await signInPairs.consume(pair) : byAddress;
  return {
    use,
    async refund() {
      await Promise.all([signInAddresses.refund(address), signInPairs.refund(pair)]);
    },
  };
}

/** Counts one sign-up: five an hour from one network address. */
export const consumeSignUpLimit = (clientAddress: string | null): Promise<Use> => signUps.consume(limitKeyOf(clientAddress));

/** Counts one request for a mail with a link: three an hour from one network address. */
export const consumeMailRequestLimit = (clientAddress: string | null): Promise<Use> => resets.consume(limitKeyOf(clientAddress));

/** Counts one mail to an account that another person may have requested: three an hour, so that no mailbox is flooded. */
export const consumeAccountMailLimit = (email: string): Promise<Use> => accountMails.consume(email);

/** Counts one code of the second step of a sign-in. */
export const consumeSecondFactorLimit = (clientAddress: string | null): Promise<Use> => secondSteps.consume(limitKeyOf(clientAddress));

/** Counts one password that a signed-in user types to prove their identity. `refund` refunds a correct one. */
export async function consumePasswordCheckLimit(userId: string): Promise<{ use: Use; refund(): Promise<void> }> {
  const use = await passwordChecks.consume(userId);
  return { use, refund: () => passwordChecks.refund(userId) };
}

/** Counts one attempt at the first admin's setup code. */
export const consumeSetupCodeLimit = (clientAddress: string | null): Promise<Use> => setupCodes.consume(limitKeyOf(clientAddress));
