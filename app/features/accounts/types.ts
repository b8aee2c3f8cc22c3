import type { ToastContent } from "#app/ui/toast/toast-store.ts";

/** What is said in a toast. */
export type Saying = Omit<ToastContent, "action">;

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
  "multi-factor-verified",
  "signed-out",
  "account-created",
  "email-confirmed",
  "email-change-approved",
  "email-changed",
  "password-changed",
  "password-reset",
  "name-changed",
  "signed-out-elsewhere",
  "session-ended",
  "two-factor-off",
  "passkey-removed",
  "account-deleted",
] as const;
export type Notice = (typeof NOTICES)[number];

/** What has last happened to a browser's session, as the one session hook tells it. */
export type SessionEvent = "signed-in" | "signed-out" | "token-refreshed" | "password-recovery" | "user-updated" | "multi-factor-verified";
