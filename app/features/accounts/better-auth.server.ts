import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { config } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./constants.ts";
import { hashPassword, verifyPassword } from "./hashes.server.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { cookiePrefix } from "./session-cookie.server.ts";
import { IDLE_MS } from "./sessions.ts";
import { credentials, sessions, twoFactors, users, verifications } from "./better-auth.tables.server.ts";

export { createOTP, symmetricDecrypt };

const HASHES = { hash: hashPassword, verify: verifyPassword };

/**
 * Opens better-auth with this site's settings over a database. `isPasswordChecked`: the caller has just checked the password, and better-auth
 * takes it as right; a second check would hold a transaction open while it waits for its turn.
 */
export function openAuth(db: Parameters<typeof drizzleAdapter>[0], { isPasswordChecked = false }: { isPasswordChecked?: boolean } = {}) {
  const { siteUrl, siteName, smtpUrl } = config();
  return betterAuth({
    appName: siteName,
    // This URL is fixed, so that nothing is ever built from a request's Host header.
    baseURL: siteUrl,
    trustedOrigins: [siteUrl],
    secret: siteSecret(),
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: { user: users, session: sessions, account: credentials, verification: verifications, twoFactor: twoFactors },
    }),
    emailAndPassword: {
      enabled: true,
      // A sign-up gets the same answer whether or not there was an account.
      autoSignIn: false,
      // Without SMTP nobody could confirm an address, so the account works immediately.
      requireEmailVerification: smtpUrl !== undefined,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: isPasswordChecked ? { ...HASHES, verify: async () => true } : HASHES,
    },
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    // require-user.server.ts extends and ends sessions. No copy of a session is cached in a cookie, since it would outlive a revoked role (A6).
    session: { expiresIn: IDLE_MS / 1000, disableSessionRefresh: true, cookieCache: { enabled: false } },
    user: {
      additionalFields: {
        firstName: { type: "string", required: false, input: true },
        lastName: { type: "string", required: false, input: true },
      },
    },
    plugins: [twoFactor({ issuer: siteName, backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes } })],
    advanced: {
      cookiePrefix: cookiePrefix(siteUrl),
      // This option would add the prefix `__Secure-`; the cookie prefix of this site is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: siteUrl.startsWith("https:"), httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
    },
    // The library's limits do not cover calls from actions; limits.commands.server.ts does. Its log would contain names of users.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
