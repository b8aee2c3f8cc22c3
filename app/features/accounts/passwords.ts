import { PASSWORD_MAX, PASSWORD_MIN } from "./constants.ts";
import knownPasswords from "./known-passwords.json" with { type: "json" };

const KNOWN: ReadonlySet<string> = new Set(knownPasswords);

export type PasswordFault = "too-short" | "too-long" | "well-known";

/** Messages for a refused password, which say what to do. */
const REASONS: Record<PasswordFault, string> = {
  "too-short": `Use at least ${PASSWORD_MIN} characters.`,
  "too-long": `Use at most ${PASSWORD_MAX} characters.`,
  "well-known": "That’s one of the first passwords people guess. Please choose another one.",
};

/**
 * Returns what is wrong with a new password (A1): its length in characters, or that it is among the 3,000 most common ones, in any
 * capitalization.
 */
export function findPasswordFaults(password: string): PasswordFault[] {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return ["too-short"];
  // better-auth counts UTF-16 units.
  if (length > PASSWORD_MAX || password.length > PASSWORD_MAX) return ["too-long"];
  return KNOWN.has(password.toLowerCase()) ? ["well-known"] : [];
}

/** Returns the reasons why a password is too weak as one text; null for an acceptable one. */
export function describePasswordFaults(password: string): string | null {
  const faults = findPasswordFaults(password);
  return faults.length === 0 ? null : faults.map((fault) => REASONS[fault]).join(" ");
}
