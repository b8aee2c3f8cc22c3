/** Returns the value of one of a request's cookies, not decoded, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** Returns a Set-Cookie header for a plain preference: a value that the browser's user may read and change. */
export function preferenceCookie(name: string, value: string, options: { maxAgeSeconds: number; siteUrl: string }): string {
  if (!/^[\w.-]+$/.test(value)) throw new Error(`Not a preference: ${value}`);
  const secure = options.siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${options.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
