import { object, oneOf, type ValueOf } from "#app/platform/answers/shapes.ts";
import type { ToastMessage } from "./types.ts";

// These are the admin area's texts about access (specification, sections 2, 6 and 8).

/** Toasts for each outcome of an attempt to become an admin. */
export const ACCESS_OUTCOMES = {
  "already-admin": { title: "Already an admin", description: "You have admin privileges." },
  requested: { title: "Request sent", description: "Your request was sent to the administrators.", type: "success" },
  "not-admin": { title: "Not an admin", description: "You don't have admin privileges yet.", type: "destructive" },
  confirmed: { title: "Admin status confirmed", description: "Reloading page...", type: "success" },
} as const satisfies Record<string, ToastMessage>;

/** Said of a setup code that makes nobody the first admin. */
export const SETUP_REFUSED = {
  title: "Failed to grant admin access",
  description: "That isn’t the setup code, or this site already has an admin.",
  type: "destructive",
} as const satisfies ToastMessage;

export type AccessOutcome = keyof typeof ACCESS_OUTCOMES;

/** The answer to the form behind the card of those who may not enter. */
export const accessAnswer = object({ outcome: oneOf("already-admin", "requested", "not-admin", "confirmed") });
export type AccessAnswer = ValueOf<typeof accessAnswer>;

/** How long an outcome can be read before the page reloads, in milliseconds (section 4). */
export const RELOAD_DELAYS_MS: Partial<Record<AccessOutcome, number>> = { confirmed: 1500 };

export const CHECK_FAILED: ToastMessage = { title: "Verification failed", description: "Error checking admin status", type: "destructive" };

/** Texts that are shown while the server checks whether the user may enter the admin area (section 2). */
export const GATE_TEXTS = {
  loading: "Loading admin panel...",
  authentication: "Checking authentication...",
  refreshing: "Refreshing admin status...",
  verifying: "Verifying admin privileges...",
  permissions: "Checking permissions...",
} as const;

/** Waits before the automatic retries of the admin gate, in milliseconds; after the last one it gives up. */
export const GATE_RETRY_DELAYS_MS = [1000, 2000, 4000] as const;

/** Returns a text such as "Automatic retry: 2 of 3". */
export function describeRetry(count: number): string {
  return `Automatic retry: ${count} of ${GATE_RETRY_DELAYS_MS.length}`;
}

/** What somebody is told whose role does not go this far, or needs a second factor first. */
export const NO_RIGHT = { title: "Not part of your role", detail: "An owner or an admin can change your role." } as const;
export const SECOND_FACTOR_NEEDED = {
  title: "Set up two-factor sign-in first",
  detail: "Your role requires it. It only takes a minute, and then you’re back in.",
} as const;
