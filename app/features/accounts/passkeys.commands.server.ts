import { and, eq, gt, lt, sql } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { mailSecurityNews } from "./account-mails.commands.server.ts";
import { findPasskeyHome, type PasskeyHome } from "./passkeys.rules.ts";
import type { Assertion, Attestation } from "./passkeys.schema.ts";
import { passkeyChallenges, passkeys, users } from "./tables.server.ts";

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;

/** Certificates and ASN.1 weigh much, and few people use a passkey here. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const home = (): PasskeyHome | null => findPasskeyHome(config().siteUrl);

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

/** Takes a challenge out, so that no answer to it counts twice. */
async function takeChallenge(id: string): Promise<{ challenge: string; userId: string | null } | null> {
  const [row] = await database()
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expiresAt, sql`now()`)))
    .returning({ challenge: passkeyChallenges.challenge, userId: passkeyChallenges.userId });
  return row ?? null;
}

/** What a browser has to be asked to sign in with a passkey, whosever it is. Null where the site can have none. */
export async function offerPasskeySignIn() {
  const place = home();
  if (place === null) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: place.domain, userVerification: "required" });
  return { challengeId: await keepChallenge(options.challenge, null), options };
}

/** The person whose passkey has signed the challenge, or null. The authenticator has made sure of him, so there is no second step. */
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

/** What a browser has to be asked for a new passkey. Null where the site can have none, or the person has enough. */
export async function offerNewPasskey(actor: Actor) {
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

/** Keeps a new passkey of somebody; without a name it is called "Passkey". False when it does not answer our challenge to him, or is known. */
export async function addPasskey(
  actor: Actor,
  { challengeId, name, response }: { challengeId: string; name: string; response: Attestation },
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
  const added = await database()
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
  if (added.length > 0) await mailSecurityNews(actor.email, "a passkey was added to your account");
  return added.length > 0;
}

/** Takes a passkey of somebody away. False when he has none with that id. */
export async function removePasskey(userId: string, id: string): Promise<boolean> {
  const removed = await database()
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}
