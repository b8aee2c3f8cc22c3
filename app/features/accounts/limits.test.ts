import { beforeEach, describe, expect, test, vi } from "vitest";
import { parseTrustedProxies } from "#app/platform/client-address.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Use } from "#app/platform/rate-limit/rate-limit.server.ts";
import { noticeForwarding } from "#app/platform/untrusted-proxies.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import {
  consumeAccountMailLimit,
  consumeEmailChangeLimit,
  consumeMailRequestLimit,
  consumePasskeyChallengeLimit,
  consumePasswordCheckLimit,
  consumeResetLimit,
  consumeSecondFactorLimit,
  consumeSetupCodeLimit,
  consumeSignInLimit,
  consumeSignUpLimit,
} from "./limits.server.ts";

useTestDatabase();

/** Stands for all its visitors, since it forwards for others and nobody has named it. */
const CROWD = "10.66.0.1";

let made = 0;
/** Returns what no limit has counted yet. */
const fresh = (what: string) => `${what}-${++made}`;
const freshAddress = () => `198.51.100.${++made}`;

beforeEach(() => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  noticeForwarding(CROWD, new Headers({ "x-forwarded-for": "203.0.113.9" }), parseTrustedProxies([]));
});

/** Returns how many uses pass, and the seconds until the first one may be repeated; null where all those tried pass. */
async function spend(use: () => Promise<Use>, most = 70): Promise<[passed: number, waitSeconds: number] | null> {
  for (let passed = 0; passed < most; passed++) {
    const outcome = await use();
    if (!outcome.ok) return [passed, Math.round(outcome.retryAfterSeconds / 60) * 60];
  }
  return null;
}

const signIn = async (email: string, address: string) => (await consumeSignInLimit(email, address)).use;
async function signInRightly(address: string): Promise<Use> {
  const { use, refund } = await consumeSignInLimit(fresh("right"), address);
  if (use.ok) await refund();
  return use;
}
async function checkRightly(userId: string): Promise<Use> {
  const { use, refund } = await consumePasswordCheckLimit(userId);
  if (use.ok) await refund();
  return use;
}
const QUARTER = 900;
const HOUR = 3600;

describe("R1: from one address", () => {
  test.each<[string, (address: string) => Promise<Use>, number, number]>([
    ["sign-ins of one account", (address) => signIn("one@example.com", address), 5, QUARTER],
    ["wrong sign-ins", (address) => signIn(fresh("wrong"), address), 30, HOUR],
    ["right sign-ins", signInRightly, 60, HOUR],
    ["sign-ups", consumeSignUpLimit, 5, HOUR],
    ["wishes for a mail", consumeMailRequestLimit, 3, HOUR],
    ["changes of an address", (address) => consumeEmailChangeLimit(fresh("user"), address), 10, HOUR],
    ["new passwords by a link", consumeResetLimit, 10, QUARTER],
    ["challenges of passkeys", consumePasskeyChallengeLimit, 30, QUARTER],
    ["second steps", consumeSecondFactorLimit, 10, QUARTER],
    ["setup codes", (address) => consumeSetupCodeLimit(fresh("user"), address), 5, QUARTER],
  ])("so many %s are all, and others go on", async (_what, use, points, seconds) => {
    const address = freshAddress();
    expect(await spend(() => use(address))).toEqual([points, seconds]);
    expect((await use(freshAddress())).ok).toBe(true);
  });

  test.each<[string, (key: string) => Promise<Use>, number, number]>([
    ["mails to a mailbox", consumeAccountMailLimit, 3, HOUR],
    ["changes of an account's address", (user) => consumeEmailChangeLimit(user, freshAddress()), 5, HOUR],
    ["wrong passwords of a session", async (user) => (await consumePasswordCheckLimit(user)).use, 5, QUARTER],
    ["right passwords of a session", checkRightly, 30, QUARTER],
    ["setup codes of a user", (user) => consumeSetupCodeLimit(user, freshAddress()), 5, QUARTER],
  ])("and wherever from, so many %s", async (_what, use, points, seconds) => {
    const key = fresh("key");
    expect(await spend(() => use(key))).toEqual([points, seconds]);
    expect((await use(fresh("key"))).ok).toBe(true);
  });
});

describe("R3: behind a proxy that is not trusted", () => {
  test.each<[string, () => Promise<Use>]>([
    ["sign-ins", () => signIn(fresh("somebody"), CROWD)],
    ["sign-ups", () => consumeSignUpLimit(CROWD)],
    ["wishes for a mail", () => consumeMailRequestLimit(CROWD)],
    ["changes of an address", () => consumeEmailChangeLimit(fresh("user"), CROWD)],
    ["new passwords by a link", () => consumeResetLimit(CROWD)],
    ["challenges of passkeys", () => consumePasskeyChallengeLimit(CROWD)],
    ["second steps", () => consumeSecondFactorLimit(CROWD)],
    ["setup codes", () => consumeSetupCodeLimit(fresh("user"), CROWD)],
  ])("%s of many people do not use up each other's", async (_what, use) => {
    expect(await spend(use)).toBeNull();
  });

  test.each<[string, (key: string) => Promise<Use>, number]>([
    ["sign-ins of one account", (email) => signIn(email, CROWD), 5],
    ["setup codes of one user", (user) => consumeSetupCodeLimit(user, CROWD), 5],
    ["changes of one account's address", (user) => consumeEmailChangeLimit(user, CROWD), 5],
  ])("%s are counted all the same", async (_what, use, points) => {
    const key = fresh("key");
    expect((await spend(() => use(key)))?.[0]).toBe(points);
  });
});
