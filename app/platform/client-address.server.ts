import { BlockList, isIP } from "node:net";

/** Parses the proxies that are trusted to report the client's address: addresses or CIDR ranges. Throws on anything else. */
export function parseTrustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0) throw new Error(`${entry} is neither an address nor a CIDR range`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Returns an address without the prefix that IPv4 has on an IPv6 socket. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

/** True for an address whose word on whom it forwards for is taken. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Returns the client's address (R2): the connection's own, unless that is a trusted proxy; then the last entry of X-Forwarded-For that is
 * not one. Returns null when no usable address is known.
 */
export function resolveClientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
): string | null {
  if (remoteAddress === undefined) return null;
  let address = plainAddress(remoteAddress);
  const hops = (forwardedFor ?? "").split(",").map((hop) => plainAddress(hop.trim()));
  while (isTrusted(address, trusted)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return isIP(address) === 0 ? null : address;
}

/** Returns the unit that a limit counts: an IPv4 address, or the /64 network of an IPv6 one, since a subscriber owns all of that. */
export function limitKeyOf(address: string | null): string {
  if (address === null) return "unknown";
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
