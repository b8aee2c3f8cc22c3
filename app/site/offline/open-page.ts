import { redactPath } from "#app/platform/redacted-path.ts";

/** Where the tab keeps what is open; the page without a connection reads it (offline-document.server.tsx). */
export const OPEN_PAGE_KEY = "presently.open-page";

/** Pages whose address is for one moment, or holds a secret. */
const NEVER_NOTED = /^\/(?:auth|setup)(?:\/|$)/;

const isNoted = (path: string) => !NEVER_NOTED.test(path) && redactPath(path) === path;

/** Notes what is open in this tab, so that a page that cannot be loaded can say what it was. */
export function noteOpenPage({ pathname, search }: { pathname: string; search: string }, title: string): void {
  try {
    if (isNoted(pathname)) sessionStorage.setItem(OPEN_PAGE_KEY, JSON.stringify({ title, path: pathname + search }));
    else sessionStorage.removeItem(OPEN_PAGE_KEY);
  } catch {
    // The browser stores nothing: the page says only that there is no connection.
  }
}
