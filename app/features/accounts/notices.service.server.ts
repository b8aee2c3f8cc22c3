import { config } from "#app/platform/config.server.ts";
import { preferenceCookie, readCookie } from "#app/platform/cookies.ts";
import { type Notice, NOTICES } from "./types.ts";

const NAME = "notice";
const MAX_AGE_SECONDS = 60;

/** A Set-Cookie header that leaves something to be said by the next page. */
export function noticeCookie(notice: Notice): string {
  return preferenceCookie(NAME, notice, { maxAgeSeconds: MAX_AGE_SECONDS, siteUrl: config().siteUrl });
}

/** What is to be said, and the Set-Cookie header that forgets it; null where there is nothing. */
export function readNotice(request: Request): { notice: Notice; forget: string } | null {
  const value = readCookie(request, NAME);
  const notice = NOTICES.find((known) => known === value);
  if (notice === undefined) return null;
  return { notice, forget: preferenceCookie(NAME, notice, { maxAgeSeconds: 0, siteUrl: config().siteUrl }) };
}
