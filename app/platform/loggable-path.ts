/** Addresses whose second part is a secret: whoever reads the log must not be able to open them (K2). */
const SECRET_PATHS = /^(\/(?:l|claims|blog\/preview)\/)[^/]+/;

/** A path as the log may hold it: without its query, which may be a shopper's words, and without secrets. */
export function loggablePath(path: string): string {
  return path.replace(SECRET_PATHS, "$1…");
}
