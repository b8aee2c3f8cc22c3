import { isIP } from "node:net";

/** Where a site's passkeys belong. */
export interface PasskeyHome {
  /** The domain that they are for. */
  domain: string;
  /** The addresses of pages that may ask for them. */
  origins: string[];
}

/**
 * Where the passkeys of a site at `siteUrl` belong; null where there can be none: they need a domain, an IP address is none. A site on
 * this machine's own address is also reached as `localhost`, which is one.
 */
export function findPasskeyHome(siteUrl: string): PasskeyHome | null {
  const { hostname, origin, protocol, port } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) === 0) return { domain: hostname, origins: [origin] };
  if (hostname !== "127.0.0.1" && hostname !== "[::1]") return null;
  return { domain: "localhost", origins: [`${protocol}//localhost${port === "" ? "" : `:${port}`}`] };
}
