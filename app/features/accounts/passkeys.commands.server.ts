import { sql } from "drizzle-orm";
import { z } from "zod";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { findRelyingParty, type RelyingParty } from "./relying-party.ts";
import type { Assertion, Attestation } from "./passkeys.ts";
import type { ActionOrigin } from "./security-notices.ts";

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;
const MAX_OPEN_SIGN_INS = 5000;

/** The library is loaded on demand: its certificate and ASN.1 code is large, and few users have a passkey. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const home = (): RelyingParty | null => findRelyingParty(config().siteUrl);

/** Stores a challenge. A user has one at a time, and all sign-ins together a bounded number, of which the oldest go first. */
async function keepChallenge(challenge: string, userId: string | null): Promise<string> {
  await changeRows(database())`delete from passkey_challenges where expires_at < now() or user_id = ${userId}`;
  await changeRows(database())`
    delete from passkey_challenges where id in (
      select id from passkey_challenges where user_id is null order by expires_at desc offset ${MAX_OPEN_SIGN_INS - 1})`;
  const { id } = await readOneRow(database(), idRow)`
    insert into passkey_challenges (challenge, user_id, expires_at)
    values (${challenge}, ${userId}, now() + ${CHALLENGE_MINUTES} * interval '1 minute') returning id`;
  return id;
}

/** Deletes and returns a challenge, so that no response to it counts twice. */
async function takeChallenge(id: string, db: Executor): Promise<{ challenge: string; userId: string | null } | null> {
  return readRow(db, rowOf({ challenge: z.string(), userId: uuid.nullable() }))`
    delete from passkey_challenges where id = ${id} and expires_at > now() returning challenge, user_id as "userId"`;
}

const passkeyRow = rowOf({
  id: uuid,
  userId: uuid,
  emailVerified: z.boolean(),
  publicKey: z.instanceof(Uint8Array),
  counter: z.int(),
});

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
  const challenge = await takeChallenge(challengeId, database());
  const passkey = await readRow(database(), passkeyRow)`
    select p.id, p.user_id as "userId", u.email_verified as "emailVerified", p.public_key as "publicKey", p.counter::float8 as counter
    from passkeys p join users u on u.id = p.user_id where p.credential_id = ${response.id}`;
  if (place === null || challenge === null || challenge.userId !== null || passkey === null) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: place.origins,
    expectedRPID: place.domain,
    credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await changeRows(database())`
    update passkeys set counter = ${verified.authenticationInfo.newCounter}, last_used_at = now() where id = ${passkey.id}`;
  return { userId: passkey.userId, emailVerified: passkey.emailVerified };
}

interface Actor {
  id: string;
  email: string;
  name: string;
}

/** Returns the WebAuthn options for a new passkey. Null where the site can have none, or the user has reached the maximum. */
export async function createRegistrationOptions(actor: Actor) {
  const place = home();
  const own = await readRows(database(), rowOf({ id: z.string() }))`select credential_id as id from passkeys where user_id = ${actor.id}`;
  if (place === null || own.length >= MAX_PASSKEYS) return null;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: (await findSiteNames()).siteName,
    rpID: place.domain,
    userID: new TextEncoder().encode(actor.id),
    userName: actor.email,
    userDisplayName: actor.name,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challengeId: await keepChallenge(options.challenge, actor.id), options };
}

/** Returns the passkey that a browser made for a challenge, or null where it did not. */
async function readNewPasskey(response: Attestation, challenge: string) {
  const place = home();
  if (place === null) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origins,
    expectedRPID: place.domain,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo.credential : null;
}

/**
 * Stores a new passkey of the user; without a name it is called "Passkey". Returns false where it does not answer a challenge of this user,
 * or is registered already. The challenge is locked until the passkey is stored, so that a reset meanwhile finds and removes it.
 */
export async function addPasskey(
  actor: Actor,
  { challengeId, name, response }: { challengeId: string; name: string; response: Attestation },
  origin: ActionOrigin,
): Promise<boolean> {
  const isAdded = await database().transaction(async (transaction) => {
    const challenge = await takeChallenge(challengeId, transaction);
    if (challenge?.userId !== actor.id) return false;
    const passkey = await readNewPasskey(response, challenge.challenge);
    if (passkey === null) return false;
    const added = await changeRows(transaction)`
      insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
      values (${actor.id}, ${passkey.id}, ${passkey.publicKey}, ${passkey.counter},
        ${sql.param(response.response.transports ?? [])}, ${name === "" ? "Passkey" : name})
      on conflict do nothing`;
    if (added > 0) await mailSecurityNotice(actor, { kind: "passkey-added" }, origin, transaction);
    return added > 0;
  });
  requestMailDelivery();
  return isAdded;
}

/** Removes a passkey of the user. Returns false where they have none with that id. */
export async function removePasskey(actor: Pick<Actor, "id" | "email">, id: string, origin: ActionOrigin): Promise<boolean> {
  const isRemoved = await database().transaction(async (transaction) => {
    const removed = await changeRows(transaction)`delete from passkeys where user_id = ${actor.id} and id = ${id}`;
    if (removed > 0) await mailSecurityNotice(actor, { kind: "passkey-removed" }, origin, transaction);
    return removed > 0;
  });
  requestMailDelivery();
  return isRemoved;
}
