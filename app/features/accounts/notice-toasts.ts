import type { Notice, ToastMessage } from "./types.ts";

const done = (title: string, description?: string): ToastMessage => ({ title, description, type: "success" });

/** Toasts for the page that a redirect leads to. */
export const NOTICE_TOASTS: Record<Notice, ToastMessage> = {
  "signed-in": done("Welcome back!", "You've successfully signed in."),
  "multi-factor-verified": done("Welcome back!", "You've successfully signed in."),
  "signed-out": done("Signed out", "You've been successfully signed out."),
  "account-created": done("Account created", "Please check your email to verify your account."),
  "account-ready": done("Account created", "You are signed in. This site sends no mail, so there is nothing to wait for."),
  "email-confirmed": done("Email confirmed", "Thank you. Your address is confirmed."),
  "email-change-approved": done("One more step", "Please open the link that we sent to the other address too."),
  "email-changed": done("Email changed", "Your account has moved to its new address."),
  "password-changed": done("Password changed", "You are signed out everywhere else."),
  "password-reset": done("Password changed", "Please sign in with your new password."),
  "name-changed": done("Profile updated", "Your name is saved."),
  "signed-out-elsewhere": done("Signed out elsewhere", "Only this browser is still signed in."),
  "session-ended": done("Session ended", "That device is signed out."),
  "two-factor-off": done("Two-factor sign-in is off", "Your password alone is enough again."),
  "passkey-removed": done("Passkey removed", "It can no longer be used to sign in."),
  "account-deleted": done("Account deleted", "Everything of yours is gone. Goodbye, and thank you."),
  "site-set-up": done("Admin access granted", "This site is yours. Here is what to do next."),
  "role-change-undone": done("Undone", "It is as it was before."),
  "person-signed-out": done("Signed out everywhere", "All sessions of this person have ended."),
  "invitation-revoked": done("Invitation taken back", "Its link leads nowhere now."),
  "second-factors-set": done("Saved", "It counts from everybody's next click."),
};
