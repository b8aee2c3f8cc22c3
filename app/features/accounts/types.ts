/** What the browser learns about its reader from the one small session request after a page has loaded. */
export interface SessionPayload {
  user: SessionUser | null;
  /** The reader's marketplace, as the suffix of its host: `com`, `co.uk`, … */
  marketplace: string;
  /** What has just been done and is to be said once, or null. */
  notice: Notice | null;
}

/** A signed-in person as pages show him. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
}

/** A signed-in person as the server knows him. Everything here was true when the request began. */
export interface SignedInUser extends SessionUser {
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  /** The session that the request came with. */
  sessionId: string;
}

export const ROLES = ["admin"] as const;
export type Role = (typeof ROLES)[number];

/** What a redirect leaves to be said on the page it leads to. */
export const NOTICES = [
  "signed-in",
  "signed-out",
  "email-confirmed",
  "email-change-approved",
  "email-changed",
  "password-changed",
  "signed-out-elsewhere",
  "account-deleted",
] as const;
export type Notice = (typeof NOTICES)[number];
