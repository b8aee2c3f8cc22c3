/** Addresses whose second part is a secret, which a reader of the log must not learn (K2). */
const SECRET_PATHS = /^(\/(?:l|claims|blog\/preview|invitations)\/)[^/]+/;

/** Returns a path in the form that the log may hold: without its query, which may be a shopper's words, and without secrets. */
export function redactPath(path: string): string {
  return path.replace(SECRET_PATHS, "$1…");
}
