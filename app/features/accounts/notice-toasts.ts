import type { Notice, ToastMessage } from "./types.ts";

const done = (title: string, description?: string): ToastMessage => ({ title, description, type: "success" });

/** Toasts for the page that a redirect leads to. */
export const NOTICE_TOASTS: Record<Notice, ToastMessage> = {
  "signed-in": done("Welcome back!", "You've successfully signed in."),
  "multi-factor-verified": done("Welcome back!", "You've successfully signed in."),
  "signed-out": done("Signed out", "You've been successfully signed out."),
  "account-created": done("Account created", "Please check your email to verify your account."),
  "account-ready": done("Account created", "You’re signed in. This site doesn’t send email, so there’s nothing to wait for."),
  "email-confirmed": done("Email confirmed", "Thank you. Your address is confirmed."),
  "email-change-approved": done("One more step", "Please also open the link we sent to the other address."),
  "email-changed": done("Email changed", "Your account now uses your new address."),
  "password-changed": done("Password changed", "You’ve been signed out everywhere else."),
  "password-reset": done("Password changed", "Please sign in with your new password."),
  "name-changed": done("Profile updated", "Your name is saved."),
  "signed-out-elsewhere": done("Signed out elsewhere", "Only this browser is still signed in."),
  "session-ended": done("Session ended", "That device is signed out."),
  "two-factor-off": done("Two-factor sign-in is off", "You now sign in with just your password."),
  "passkey-removed": done("Passkey removed", "It can no longer be used to sign in."),
  "account-deleted": done("Account deleted", "All of your data is gone. Goodbye, and thank you."),
  "site-set-up": done("Admin access granted", "This site is yours. Here’s what to do next."),
  "role-change-undone": done("Change undone", "Everything is back the way it was."),
  "person-signed-out": done("Signed out everywhere", "All of this person’s sessions have ended."),
  "invitation-mailed": done("Invitation sent", "Only they can accept it, with this email address."),
  "invitation-revoked": done("Invitation withdrawn", "Its link no longer works."),
  "second-factors-set": done("Saved", "It takes effect with everyone’s next click."),
};
