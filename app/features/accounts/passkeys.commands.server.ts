import { and, eq, gt, lt, sql } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { findRelyingParty, type RelyingParty } from "./passkeys.rules.ts";
import type { Assertion, Attestation } from "./passkeys.schema.ts";
import type { ActionOrigin } from "./security-notices.rules.ts";
import { passkeyChallenges, passkeys, users } from "./tables.server.ts";

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;

/** The library is loaded on demand: its certificate and ASN.1 code is large, and few users have a passkey. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const home = (): RelyingParty | null => findRelyingParty(config().siteUrl);

async function keepChallenge(challenge: string, userId: string | null): Promise<string> {
  await database()
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, sql`now()`));
  const [row] = await database()
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: sql`now() + ${CHALLENGE_MINUTES} * interval '1 minute'` })
    .returning({ id: passkeyChallenges.id });
  if (row === undefined) throw new Error("The challenge was not kept");
  return row.id;
}

/** Deletes and returns a challenge, so that no response to it counts twice. */
async function takeChallenge(id: string): Promise<{ challenge: string; userId: string | null } | null> {
  const [row] = await database()
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expiresAt, sql`now()`)))
    .returning({ challenge: passkeyChallenges.challenge, userId: passkeyChallenges.userId });
  return row ?? null;
}

/** Returns the WebAuthn options for signing in with any user's passkey. Null where the site can have none. */
export async function createAuthenticationOptions() {
  const place = home();
  if (place === null) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: place.domain, userVerification: "required" });
  return { challengeId: await keepChallenge(options.challenge, null), options };
}

/**
 * Returns the user whose passkey has signed the challenge, or null. The authenticator has verified the user, so there is no second step.
 */
export async function findPasskeyOwner(
  challengeId: string,
  response: Assertion,
): Promise<{ userId: string; emailVerified: boolean } | null> {
  const place = home();
  const challenge = await takeChallenge(challengeId);
  const [known] = await database()
    .select({ passkey: passkeys, emailVerified: users.emailVerified })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id));
  if (place === null || challenge === null || challenge.userId !== null || known === undefined) return null;
  const { passkey, emailVerified } = known;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: place.origins,
    expectedRPID: place.domain,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await database()
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, passkey.id));
  return { userId: passkey.userId, emailVerified };
}

interface Actor {
  id: string;
  email: string;
  name: string;
}

/** Returns the WebAuthn options for a new passkey. Null where the site can have none, or the user has reached the maximum. */
export async function createRegistrationOptions(actor: Actor) {
  const place = home();
  const own = await database().select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, actor.id));
  if (place === null || own.length >= MAX_PASSKEYS) return null;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: config().siteName,
    rpID: place.domain,
    userID: new TextEncoder().encode(actor.id),
    userName: actor.email,
    userDisplayName: actor.name,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challengeId: await keepChallenge(options.challenge, actor.id), options };
}

/**
 * Stores a new passkey of the user; without a name it is called "Passkey". Returns false where it does not answer a challenge of this user,
 * or is registered already.
 */
export async function addPasskey(
  actor: Actor,
  { challengeId, name, response }: { challengeId: string; name: string; response: Attestation },
  origin: ActionOrigin,
): Promise<boolean> {
  const place = home();
  const challenge = await takeChallenge(challengeId);
  if (place === null || challenge?.userId !== actor.id) return false;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: place.origins,
    expectedRPID: place.domain,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  const isAdded = await database().transaction(async (transaction) => {
    const added = await transaction
      .insert(passkeys)
      .values({
        userId: actor.id,
        credentialId: credential.id,
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: name === "" ? "Passkey" : name,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length > 0) await mailSecurityNotice(actor.email, { kind: "passkey-added" }, origin, transaction);
    return added.length > 0;
  });
  requestMailDelivery();
  return isAdded;
}

/** Removes a passkey of the user. Returns false where they have none with that id. */
export async function removePasskey(actor: Pick<Actor, "id" | "email">, id: string, origin: ActionOrigin): Promise<boolean> {
  const isRemoved = await database().transaction(async (transaction) => {
    const removed = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.userId, actor.id), eq(passkeys.id, id)))
      .returning({ id: passkeys.id });
    if (removed.length > 0) await mailSecurityNotice(actor.email, { kind: "passkey-removed" }, origin, transaction);
    return removed.length > 0;
  });
  requestMailDelivery();
  return isRemoved;
}
