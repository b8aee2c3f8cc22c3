import { createHash } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { preferenceCookie, readPreference } from "#app/platform/cookies.ts";
import { DAY_SECONDS } from "#app/platform/days.ts";

const NAME = "guest-of";
const MAX_LISTS = 20;
const MARK_LENGTH = 16;
const MAX_AGE_SECONDS = 180 * DAY_SECONDS;

/** Returns the mark of a list in the cookie, from which its secret link cannot be recovered. */
const markOf = (shareToken: string) => createHash("sha256").update(`guest of ${shareToken}`).digest("base64url").slice(0, MARK_LENGTH);

const readMarks = (request: Request) =>
  (readPreference(request, NAME, config().siteUrl) ?? "").split(".").filter((mark) => mark.length === MARK_LENGTH);

/** True where a visitor has stated in this browser that a shared list is not their own. */
export function isKnownGuest(request: Request, shareToken: string): boolean {
  return readMarks(request).includes(markOf(shareToken));
}

/** Returns the Set-Cookie header that remembers the statement, with those for the most recent other lists. */
export function guestCookie(request: Request, shareToken: string): string {
  const mark = markOf(shareToken);
  const marks = [mark, ...readMarks(request).filter((other) => other !== mark && /^[\w-]+$/.test(other))].slice(0, MAX_LISTS);
  return preferenceCookie(NAME, marks.join("."), { maxAgeSeconds: MAX_AGE_SECONDS, siteUrl: config().siteUrl });
}
