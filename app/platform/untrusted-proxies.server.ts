import type { BlockList } from "node:net";
import { isTrusted, limitKeyOf, plainAddress } from "./client-address.server.ts";
import { log } from "./log.server.ts";
import { isPublicAddress } from "./outgoing/public-address.ts";

const MAX_REMEMBERED = 100;

/** Addresses of our own network that forward for others, though TRUSTED_PROXIES does not name them: each stands for all its visitors. */
const crowds = new Set<string>();
let notice: string | null = null;

function describeProxy(address: string, isOwn: boolean): string {
  // A public address may be a visitor's, which no log holds (P1).
  const [who, value, effect] = isOwn
    ? [address, address, "limits by address don't apply to its visitors"]
    : ["a public address", "its address", "all its visitors count as one"];
  return `Forwarded requests arrive from ${who}, which TRUSTED_PROXIES doesn't name, so ${effect}. If it's your own proxy, set TRUSTED_PROXIES=${value}`;
}

/**
 * Notices a request that names whom it is forwarded for, from an address that is not trusted to. Says so once in the log; of a proxy in our
 * own network once more where only others were noticed before.
 */
export function noticeForwarding(remoteAddress: string | undefined, headers: Pick<Headers, "has">, trusted: BlockList): void {
  if (remoteAddress === undefined || !(headers.has("x-forwarded-for") || headers.has("forwarded"))) return;
  const address = plainAddress(remoteAddress);
  if (isTrusted(address, trusted) || crowds.has(address)) return;
  const isOwn = !isPublicAddress(address);
  if (notice === null || (isOwn && crowds.size === 0)) {
    notice = describeProxy(address, isOwn);
    log.warn(notice);
  }
  // Anybody on the internet may claim to forward; a sender in our own network is a proxy.
  if (isOwn && crowds.size < MAX_REMEMBERED) crowds.add(address);
}

/** True for an address that is known to stand for many visitors, so that a limit on it would lock out all of them. */
export function isCrowd(address: string | null): boolean {
  return address !== null && crowds.has(address);
}

/** Returns the unit that waits for its turn among others; null where the address is unknown or stands for many visitors. */
export function turnKeyOf(address: string | null): string | null {
  return address === null || isCrowd(address) ? null : limitKeyOf(address);
}

/** Returns what an operator has to know of proxies that are not trusted, as this server has seen them since its start; null for nothing. */
export function findProxyNotice(): string | null {
  return notice;
}
