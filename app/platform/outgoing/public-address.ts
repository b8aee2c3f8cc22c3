import { BlockList, isIP } from "node:net";

/**
 * Addresses that belong to no machine on the internet (S1): this host, private and shared networks, link-local (cloud metadata too),
 * documentation, benchmarks, multicast, reserved. Source: IANA's special-purpose registry for IPv4, RFC 6890 and its updates.
 */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** The only IPv6 range that is on the internet. IPv4-mapped, -compatible and -translated addresses lie outside it. */
const GLOBAL_IPV6 = "2000::/3";

/** Special parts of that range: protocol assignments with Teredo, documentation, 6to4 (an embedded IPv4 address). */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listSubnets(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = "", prefix] = subnet.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const specialIpv4 = listSubnets(SPECIAL_IPV4, "ipv4");
const globalIpv6 = listSubnets([GLOBAL_IPV6], "ipv6");
const specialIpv6 = listSubnets(SPECIAL_IPV6, "ipv6");

/** True for an IP address that only a machine on the public internet can have; false for everything else, names included. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, "ipv4");
  if (family === 6) return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
  return false;
}

/** Names that no machine on the internet has: a lone word such as a container's, and the endings that are set aside for networks of one's own. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/i;

/** True for the host of an address, as `URL.hostname` has it, that can only be on this machine or in its own network. Asks nobody. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? PRIVATE_NAME.test(host) : !isPublicAddress(host);
}
