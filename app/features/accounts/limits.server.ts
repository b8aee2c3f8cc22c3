import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { consumeByAddress, createRateLimit, refundByAddress, type Use } from "#app/platform/rate-limit/rate-limit.server.ts";

const MINUTES = 60;
const HOUR = 60 * MINUTES;

// R1: these limits are stored in PostgreSQL (R3).
const signInPairs = createRateLimit({ name: "sign-in-pair", points: 5, durationSeconds: 15 * MINUTES });
const signInAddresses = createRateLimit({ name: "sign-in-address", points: 30, durationSeconds: HOUR });
const signInsInAll = createRateLimit({ name: "sign-in-all", points: 60, durationSeconds: HOUR });
const signUps = createRateLimit({ name: "sign-up", points: 5, durationSeconds: HOUR });
const resets = createRateLimit({ name: "new-password", points: 10, durationSeconds: 15 * MINUTES });
const mailRequests = createRateLimit({ name: "reset", points: 3, durationSeconds: HOUR });
const accountMails = createRateLimit({ name: "account-mail", points: 3, durationSeconds: HOUR });
const emailChanges = createRateLimit({ name: "email-change", points: 5, durationSeconds: HOUR });
const emailChangeAddresses = createRateLimit({ name: "email-change-address", points: 10, durationSeconds: HOUR });
const passkeyChallenges = createRateLimit({ name: "passkey-challenge", points: 30, durationSeconds: 15 * MINUTES });
const secondSteps = createRateLimit({ name: "second-step", points: 10, durationSeconds: 15 * MINUTES });
const passwordChecksInAll = createRateLimit({ name: "password-check-all", points: 30, durationSeconds: 15 * MINUTES });
const passwordChecks = createRateLimit({ name: "password-check", points: 5, durationSeconds: 15 * MINUTES });
const setupCodes = createRateLimit({ name: "setup-code", points: 5, durationSeconds: 15 * MINUTES });
const invitationsOfOne = createRateLimit({ name: "invitations", points: 20, durationSeconds: HOUR });
const invitationLooks = createRateLimit({ name: "invitation-looks", points: 30, durationSeconds: 15 * MINUTES });
const setupCodeAddresses = createRateLimit({ name: "setup-code-address", points: 5, durationSeconds: 15 * MINUTES });

/** Joins several parts into one key that no other parts can produce. */
const keyOf = (...parts: string[]): string => JSON.stringify(parts);

/**
 * Counts one sign-in attempt: five in 15 minutes for an account from one network address, so that the owner of the account is not locked
 * out elsewhere (R3), and 30 an hour from one network address. `refund` refunds an attempt that succeeded; each counts among the 60 an hour
 * of its network address all the same, since it costs a hash and leaves a session.
 */
export async function consumeSignInLimit(email: string, clientAddress: string | null): Promise<{ use: Use; refund(): Promise<void> }> {
  const pair = keyOf(email, limitKeyOf(clientAddress));
  const inAll = await consumeByAddress(signInsInAll, clientAddress);
  const byAddress = inAll.ok ? await consumeByAddress(signInAddresses, clientAddress) : inAll;
  const use = byAddress.ok ? await signInPairs.consume(pair) : byAddress;
  return {
    use,
    async refund() {
      await Promise.all([signInPairs.refund(pair), refundByAddress(signInAddresses, clientAddress)]);
    },
  };
}

/** Counts one sign-up: five an hour from one network address. */
export const consumeSignUpLimit = (clientAddress: string | null): Promise<Use> => consumeByAddress(signUps, clientAddress);

/** Counts one request for a mail with a link: three an hour from one network address. */
export const consumeMailRequestLimit = (clientAddress: string | null): Promise<Use> => consumeByAddress(mailRequests, clientAddress);

/** Counts one new password that is sent with the link of a mail: ten in 15 minutes from one network address. */
export const consumeResetLimit = (clientAddress: string | null): Promise<Use> => consumeByAddress(resets, clientAddress);

/** Counts one mail to an account that another person may have requested: three an hour, so that no mailbox is flooded. */
export const consumeAccountMailLimit = (email: string): Promise<Use> => accountMails.consume(email);

/** Counts one start of a change of email address: five an hour for an account, ten from one network address. */
export async function consumeEmailChangeLimit(userId: string, clientAddress: string | null): Promise<Use> {
  const use = await emailChanges.consume(userId);
  return use.ok ? consumeByAddress(emailChangeAddresses, clientAddress) : use;
}

/** Counts one challenge for a sign-in with a passkey: 30 in 15 minutes from one network address. */
export const consumePasskeyChallengeLimit = (clientAddress: string | null): Promise<Use> =>
  consumeByAddress(passkeyChallenges, clientAddress);

/** Counts one code of the second step of a sign-in. */
export const consumeSecondFactorLimit = (clientAddress: string | null): Promise<Use> => consumeByAddress(secondSteps, clientAddress);

/**
 * Counts one password that a signed-in user types to prove their identity: five in 15 minutes. `refund` refunds a correct one, of which
 * there may be 30.
 */
export async function consumePasswordCheckLimit(userId: string): Promise<{ use: Use; refund(): Promise<void> }> {
  const inAll = await passwordChecksInAll.consume(userId);
  const use = inAll.ok ? await passwordChecks.consume(userId) : inAll;
  return { use, refund: () => passwordChecks.refund(userId) };
}

/** Counts one attempt at the first admin's setup code: five in 15 minutes for a user, and five from one network address. */
export async function consumeSetupCodeLimit(userId: string, clientAddress: string | null): Promise<Use> {
  const use = await setupCodes.consume(userId);
  return use.ok ? consumeByAddress(setupCodeAddresses, clientAddress) : use;
}

/** Counts one invitation: twenty an hour for a user. */
export const consumeInvitationLimit = (userId: string): Promise<Use> => invitationsOfOne.consume(userId);

/** Counts one look at what an invitation's link leads to: 30 in 15 minutes from one network address. */
export const consumeInvitationLookLimit = (clientAddress: string | null): Promise<Use> => consumeByAddress(invitationLooks, clientAddress);
