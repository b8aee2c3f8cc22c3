import type { ToastMessage } from "./types.ts";

// These texts follow the specification (section 8) word for word, and its style where it is silent.

const failed = (title: string, description: string): ToastMessage => ({ title, description, type: "destructive" });

export const TOASTS = {
  missingCredentials: failed("Missing credentials", "Please enter both email and password."),
  missingInformation: failed("Missing information", "Please fill in every field."),
  signInFailed: failed("Authentication failed", "Please check your credentials and try again."),
  signUpFailed: failed("Registration failed", "Please check your information and try again."),
  unexpected: failed("An unexpected error occurred", "Please try again later."),
  signOutFailed: failed("Sign out failed", "There was an error signing out. Please try again."),
  authenticationRequired: failed("Authentication required", "You need to be logged in to perform this action."),
} as const;

/** Texts for programs, as the specification's backend library words them. */
export const PROGRAM_TEXTS = {
  noCredentials: "You must provide either an email or phone number and a password",
  noSession: "Auth session missing!",
} as const;

/** Titles of toasts whose text gives the reason. */
export const FAILURE_TITLES = { signIn: "Authentication failed", signUp: "Registration failed", change: "Not saved" } as const;

/** Reasons why a code of an authenticator app is refused. */
export const APP_CODE_REFUSALS = {
  "wrong-code": "That code isn’t right. Your app shows a new one every 30 seconds.",
  "used-code": "That code has already been used. Please wait for the next one.",
} as const;

/** Said where too many passwords are being checked at once. */
export const BUSY_TEXT = "Many people are signing in right now. Nothing is lost; please try again in a few seconds.";

/** Returns a sentence such as "Please try again in 12 minutes." */
export function describeWait(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
