import type { Saying } from "./types.ts";

// What the specification (section 8) says, word for word, and in its manner what it is silent about.

const failed = (title: string, description: string): Saying => ({ title, description, type: "destructive" });

export const TOASTS = {
  missingCredentials: failed("Missing credentials", "Please enter both email and password."),
  missingInformation: failed("Missing information", "Please fill in every field."),
  signInFailed: failed("Authentication failed", "Please check your credentials and try again."),
  signUpFailed: failed("Registration failed", "Please check your information and try again."),
  unexpected: failed("An unexpected error occurred", "Please try again later."),
  signOutFailed: failed("Sign out failed", "There was an error signing out. Please try again."),
  authenticationRequired: failed("Authentication required", "You need to be logged in to perform this action."),
} as const;

/** Titles of toasts whose text tells the reason. */
export const FAILURE_TITLES = { signIn: "Authentication failed", signUp: "Registration failed", change: "Not saved" } as const;

/** "… in 12 minutes." for a wait of so many seconds. */
export function describeWait(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
