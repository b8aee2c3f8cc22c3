/** The value of one of a request's cookies, or null. Values that are no cookie of ours stay as they came. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** A Set-Cookie header for a plain preference: a word that may be read and changed by whoever holds the browser. */
export function preferenceCookie(name: string, value: string, options: { maxAgeSeconds: number; siteUrl: string }): string {
  if (!/^[\w.-]+$/.test(value)) throw new Error(`Not a preference: ${value}`);
  const secure = options.siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${options.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
