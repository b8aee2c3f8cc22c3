/** Characters that mean the same escaped or not (RFC 3986, 2.3), but for the dot, which would make `..` and endings out of something else. */
const UNRESERVED = /[A-Za-z0-9_~-]/;

/**
 * Returns the one path under which a page is cached, of all that the router matches with it: in lower case, as the words and slugs of all public
 * addresses are, without doubled or trailing slashes, and with only those characters escaped that have to be. What an escape hides from the
 * router, such as a slash in `%2F`, stays hidden.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return UNRESERVED.test(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/%[0-9A-F]{2}|[A-Z]+/g, (found) => (found.startsWith("%") ? found : found.toLowerCase()))
    .replaceAll(/\/{2,}/g, "/")
    // The router's data requests name a page that ends in a slash by `/_`.
    .replace(/\/_\.data$/, (ending, at: number) => (at === 0 ? ending : ".data"));
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
