/** Returns the value of one of a request's cookies, not decoded, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** Returns the name under which a cookie is set: on https browsers bind `__Host-` cookies to this host, the whole path and TLS (A3). */
export function hostCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `__Host-${name}` : name;
}

/** Returns the value of a cookie that preferenceCookie has set, or null. */
export function readPreference(request: Request, name: string, siteUrl: string): string | null {
  return readCookie(request, hostCookieName(name, siteUrl));
}

/** Returns a Set-Cookie header for a plain preference: a value that the browser's user may read and change. */
export function preferenceCookie(name: string, value: string, options: { maxAgeSeconds: number; siteUrl: string }): string {
  if (!/^[\w.-]+$/.test(value)) throw new Error(`Not a preference: ${value}`);
  const secure = options.siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${hostCookieName(name, options.siteUrl)}=${value}; Path=/; Max-Age=${options.maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
