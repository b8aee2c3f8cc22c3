import type { Saying } from "./types.ts";

// The admin area's words about access (specification, sections 2, 6 and 8).

/** What came of a wish to become an admin. */
export const ACCESS_OUTCOMES = {
  "already-admin": { title: "Already an admin", description: "You have admin privileges." },
  granted: { title: "Admin access granted", description: "Reloading page...", type: "success" },
  requested: { title: "Failed to grant admin access", description: "Your request was sent to the administrators.", type: "destructive" },
  "wrong-code": {
    title: "Failed to grant admin access",
    description: "That is not the setup code, or there is an admin already.",
    type: "destructive",
  },
  "not-admin": { title: "Not an admin", description: "You don't have admin privileges yet.", type: "destructive" },
  confirmed: { title: "Admin status confirmed", description: "Reloading page...", type: "success" },
} as const satisfies Record<string, Saying>;

export type AccessOutcome = keyof typeof ACCESS_OUTCOMES;

/** How long an outcome is to be read before the page is loaded anew, in milliseconds (section 4). */
export const RELOAD_DELAYS_MS: Partial<Record<AccessOutcome, number>> = { granted: 2000, confirmed: 1500 };

export const CHECK_FAILED: Saying = { title: "Verification failed", description: "Error checking admin status", type: "destructive" };

/** What is said while it is found out whether the reader may come in (section 2). */
export const GATE_TEXTS = {
  loading: "Loading admin panel...",
  authentication: "Checking authentication...",
  refreshing: "Refreshing admin status...",
  verifying: "Verifying admin privileges...",
  permissions: "Checking permissions...",
} as const;

/** After each of these waits, in milliseconds, the gate tries again by itself; then it gives up. */
export const GATE_RETRY_DELAYS_MS = [1000, 2000, 4000] as const;

/** "Automatic retry: 2 of 3". */
export function describeRetry(count: number): string {
  return `Automatic retry: ${count} of ${GATE_RETRY_DELAYS_MS.length}`;
}
