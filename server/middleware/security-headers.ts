import { createHash } from "node:crypto";

/** Returns the headers of every answer, regardless of its content. */
export function baseHeaders(siteUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // What is no page of ours is no page at all, should a browser be led to it; pages and kept files have policies of their own.
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(siteUrl.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** Matches scripts that are files of their own, and data blocks. */
const NOT_INLINE = /\ssrc=|type="application\/(?:ld\+)?json"/;

/** Returns the CSP sources of a page's inline scripts (O1): hashes, since a cached page cannot have fresh nonces. */
function hashInlineScripts(html: Buffer): string[] {
  const sources: string[] = [];
  let end = 0;
  for (let start = html.indexOf("<script"); start !== -1; start = html.indexOf("<script", end)) {
    const code = html.indexOf(">", start) + 1;
    end = html.indexOf("</script>", code);
    if (end === -1) break;
    if (NOT_INLINE.test(html.toString("utf8", start, code))) continue;
    sources.push(`'sha256-${createHash("sha256").update(html.subarray(code, end)).digest("base64")}'`);
  }
  return sources;
}

/** What a page may do besides what every page may. */
interface PagePermissions {
  /** True for a page that other pages of this site show in a frame. */
  isFramed?: boolean;
  /** Addresses of other hosts that its own scripts may send something to. */
  connectsTo?: Iterable<string>;
}

/** Returns the headers that an HTML page needs in addition to the base ones. */
export function pageHeaders(
  html: Buffer,
  siteUrl: string,
  { isFramed = false, connectsTo = [] }: PagePermissions = {},
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashInlineScripts(html).join(" ")}`.trim(),
    "style-src 'self'",
    // Operators may link a picture of their store instead of storing a copy.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectsTo].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    // The preview of the look is in a frame, and every page leads there without loading a new document. What is framed frames nothing.
    ...(isFramed ? [] : ["frame-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-frame-options": isFramed ? "SAMEORIGIN" : "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  };
}
