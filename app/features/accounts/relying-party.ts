import { isIP } from "node:net";

/** The relying party of a site's passkeys. */
export interface RelyingParty {
  /** The domain that the passkeys are bound to. */
  domain: string;
  /** The origins of pages that may use them. */
  origins: string[];
}

/**
 * Returns the relying party for a site at `siteUrl`. Passkeys need a domain, so the result is null for an IP address, except for a loopback
 * address: that site is also reached as `localhost`.
 */
export function findRelyingParty(siteUrl: string): RelyingParty | null {
  const { hostname, origin, protocol, port } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) === 0) return { domain: hostname, origins: [origin] };
  if (hostname !== "127.0.0.1" && hostname !== "[::1]") return null;
  return { domain: "localhost", origins: [`${protocol}//localhost${port === "" ? "" : `:${port}`}`] };
}
