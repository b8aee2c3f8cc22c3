let senders = 0;

/** Returns an X-Forwarded-For value for a client that no rate limit has seen yet; `claimed` is the value that the client itself sends. */
export function freshClientAddress(claimed: string | string[] | undefined): string {
  senders++;
  const fresh = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
  return claimed === undefined ? fresh : `${String(claimed)}, ${fresh}`;
}
