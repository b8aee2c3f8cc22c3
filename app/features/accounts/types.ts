import type { ToastContent } from "#app/ui/toast/toast-store.ts";

/** The content of a toast. */
export type ToastMessage = Omit<ToastContent, "action">;

/** A signed-in user, as pages show them. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
}

/** A signed-in user, as the server knows them. All fields were read when the request began. */
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

/** Notices that a redirect leaves for the page it leads to. */
export const NOTICES = [
  "signed-in",
  "multi-factor-verified",
  "signed-out",
  "account-created",
  "account-ready",
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
  "site-set-up",
] as const;
export type Notice = (typeof NOTICES)[number];

/** The last event of a browser's session, as useSession returns it. */
export type SessionEvent = "signed-in" | "signed-out" | "token-refreshed" | "password-recovery" | "user-updated" | "multi-factor-verified";
