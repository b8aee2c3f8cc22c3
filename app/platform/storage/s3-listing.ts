const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16));
  });
}

/** Parses an S3 server's answer to ListObjectsV2: the keys, and the token for the next ones (null after the last). */
export function readListing(xml: string): { keys: string[]; next: string | null } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => decode(key));
  const [, token] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? [];
  return { keys, next: token === undefined ? null : decode(token) };
}
