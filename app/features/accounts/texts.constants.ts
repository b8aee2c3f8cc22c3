import type { Notice, Saying } from "./types.ts";

// What the specification (section 8) says, word for word, and in its manner what it is silent about.

const done = (title: string, description?: string): Saying => ({ title, description, type: "success" });
const failed = (title: string, description: string): Saying => ({ title, description, type: "destructive" });

/** What is said on the page that a redirect leads to. */
export const NOTICE_TOASTS: Record<Notice, Saying> = {
  "signed-in": done("Welcome back!", "You've successfully signed in."),
  "multi-factor-verified": done("Welcome back!", "You've successfully signed in."),
  "signed-out": done("Signed out", "You've been successfully signed out."),
  "account-created": done("Account created", "Please check your email to verify your account."),
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
};

export const TOASTS = {
  missingCredentials: failed("Missing credentials", "Please enter both email and password."),
  missingInformation: failed("Missing information", "Please fill in every field."),
  signInFailed: failed("Authentication failed", "Please check your credentials and try again."),
  signUpFailed: failed("Registration failed", "Please check your information and try again."),
  unexpected: failed("An unexpected error occurred", "Please try again later."),
  signOutFailed: failed("Sign out failed", "There was an error signing out. Please try again."),
  authenticationRequired: failed("Authentication required", "You need to be logged in to perform this action."),
} as const;

/** What programs are told, as the specification's backend library says it. */
export const PROGRAM_TEXTS = {
  noCredentials: "You must provide either an email or phone number and a password",
  noSession: "Auth session missing!",
} as const;

/** Titles of toasts whose text tells the reason. */
export const FAILURE_TITLES = { signIn: "Authentication failed", signUp: "Registration failed", change: "Not saved" } as const;

/** Why a code of an authenticator app does not count. */
export const APP_CODE_REFUSALS = {
  "wrong-code": "That code is not right. Codes of the app change every 30 seconds.",
  "used-code": "That code was used already. Please wait for the next one.",
} as const;

/** "… in 12 minutes." for a wait of so many seconds. */
export function describeWait(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
