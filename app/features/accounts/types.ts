import type { ToastContent } from "#app/ui/toast/toast-store.ts";

/** The content of a toast. */
export type ToastMessage = Omit<ToastContent, "action">;

/** A signed-in user, as pages show them. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  /** Null for shoppers. */
  role: Role | null;
}

/** A signed-in user, as the server knows them. All fields were read when the request began. */
export interface SignedInUser extends SessionUser {
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  /** True where the role needs a second factor that the user does not have: until then it gives no right. */
  lacksSecondFactor: boolean;
  /** The session that the request came with. */
  sessionId: string;
}

/** Whom the admin area is for; each may do less than the one before. */
export const ROLES = ["owner", "admin", "editor", "author", "viewer"] as const;
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
  "role-change-undone",
  "person-signed-out",
  "invitation-mailed",
  "invitation-revoked",
  "second-factors-set",
] as const;
export type Notice = (typeof NOTICES)[number];

/** The last event of a browser's session, as useSession returns it. */
export type SessionEvent = "signed-in" | "signed-out" | "token-refreshed" | "password-recovery" | "user-updated" | "multi-factor-verified";
