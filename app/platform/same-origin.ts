const MAX_LENGTH = 2000;
const ANYWHERE = "http://own.invalid";

/**
 * Returns a path of ours (A8), percent-encoded and ready for a Location header, or null for everything else: other sites in any disguise
 * (`//evil`, `/\evil`, a tab or line feed that browsers drop, dots that fold into `//`), other schemes, relative paths.
 */
export function toSameOriginPath(text: unknown): string | null {
  if (typeof text !== "string" || text.length > MAX_LENGTH || !text.startsWith("/")) return null;
  if (/[\p{Cc}\\]/u.test(text)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(text, ANYWHERE);
    return origin === ANYWHERE && !pathname.startsWith("//") ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** True for a path of ours (A8); see toSameOriginPath. */
export function isSameOriginPath(text: unknown): text is string {
  return toSameOriginPath(text) !== null;
}

/**
 * True when a write comes from a page of this site (A9): its Origin is the site's address or the requested host, since one server may
 * answer to `localhost` and `127.0.0.1` alike. A request without Origin is not ours: browsers send it with every write.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  const [from, site] = [new URL(origin), new URL(siteUrl)];
  if (from.origin === site.origin) return true;
  // A plain-HTTP page of the same host may come from an attacker on the network.
  return from.host === new URL(request.url).host && (from.protocol === "https:" || site.protocol === "http:");
}
