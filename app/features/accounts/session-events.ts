import type { Notice, SessionEvent, SessionUser } from "./types.ts";

const EVENTS: Partial<Record<Notice, SessionEvent>> = {
  "multi-factor-verified": "multi-factor-verified",
  "password-reset": "password-recovery",
};

/**
 * Returns what happened between two answers of the session request. Null where nothing changed, or where the first answer is that nobody is
 * signed in. `before` is undefined before the first answer.
 */
export function findSessionEvent(
  before: SessionUser | null | undefined,
  after: SessionUser | null,
  notice: Notice | null,
): SessionEvent | null {
  const told = notice === null ? undefined : EVENTS[notice];
  if (told !== undefined) return told;
  if (after === null) return before ? "signed-out" : null;
  if (before?.id !== after.id) return "signed-in";
  const isSame = before.email === after.email && before.name === after.name && before.role === after.role;
  return isSame ? "token-refreshed" : "user-updated";
}
