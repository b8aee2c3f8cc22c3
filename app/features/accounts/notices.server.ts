import { config } from "#app/platform/config.server.ts";
import { preferenceCookie, readPreference } from "#app/platform/cookies.ts";
import { type Notice, NOTICES } from "./types.ts";

const NAME = "notice";
const MAX_AGE_SECONDS = 60;

/** Returns a Set-Cookie header that stores a notice for the next page. */
export function noticeCookie(notice: Notice): string {
  return preferenceCookie(NAME, notice, { maxAgeSeconds: MAX_AGE_SECONDS, siteUrl: config().siteUrl });
}

/** Returns the pending notice and the Set-Cookie header that deletes it; null where there is none. */
export function readNotice(request: Request): { notice: Notice; forget: string } | null {
  const value = readPreference(request, NAME, config().siteUrl);
  const notice = NOTICES.find((known) => known === value);
  if (notice === undefined) return null;
  return { notice, forget: preferenceCookie(NAME, notice, { maxAgeSeconds: 0, siteUrl: config().siteUrl }) };
}
