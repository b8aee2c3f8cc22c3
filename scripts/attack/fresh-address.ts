let senders = 0;

/** What X-Forwarded-For says of somebody whom no limit has seen yet; `claimed` is what he says himself. */
export function addressAfter(claimed: string | string[] | undefined): string {
  senders++;
  const fresh = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
  return claimed === undefined ? fresh : `${String(claimed)}, ${fresh}`;
}
