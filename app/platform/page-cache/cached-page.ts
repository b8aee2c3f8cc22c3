import { hash } from "node:crypto";
import { compress, type Encoding } from "../content-encoding.ts";

export interface EncodedBody {
  body: Buffer;
  /** Ready-made response headers, content-encoding, length and ETag included. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

/** A rendered page, compressed once. `bytes` is its size in memory; `renderedAt` is in milliseconds since 1970. */
export interface CachedPage {
  status: number;
  renderedAt: number;
  /** Time when the page changes automatically, in milliseconds since 1970, or null. */
  expiresAt: number | null;
  bytes: number;
  /** Headers of every encoding of the page, with lower-case names. */
  headers: Readonly<Record<string, string>>;
  digest: string;
  /** Few clients request gzip, so that encoding is made at its first request. */
  encoded: Record<Exclude<Encoding, "gzip">, EncodedBody> & { gzip?: EncodedBody };
}

/**
 * Returns the bytes in a buffer of their own. The output of zlib, and every small buffer, is a slice of a 64 kB slab that stays in memory
 * as long as one of its slices: compressed pages stored that way would take ten times their length.
 */
function withoutSlab(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(copy);
  return copy;
}

function encode(encoding: Encoding, body: Buffer, { digest, headers }: Pick<CachedPage, "digest" | "headers">): EncodedBody {
  const etag = `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const contentEncoding: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { body: withoutSlab(body), etag, headers: { ...headers, ...contentEncoding, "content-length": String(body.length), etag } };
}

/** Compresses a page and makes its headers. `headers` are lower-case names with their values, without length, encoding and ETag. */
export async function makeCachedPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  renderedAt: number,
  expiresAt: Date | null = null,
): Promise<CachedPage> {
  // The digest distinguishes pages and guards nothing; it takes half of SHA-256's time where a processor has no instructions for that.
  const digest = hash("blake2b512", body, "base64url").slice(0, 22);
  const br = await compress(body, "br");
  const made = { digest, headers: { ...headers, vary: "Accept-Encoding" } };
  return {
    ...made,
    status,
    renderedAt,
    expiresAt: expiresAt?.getTime() ?? null,
    // The estimate includes the headers and a gzip body that may be added.
    bytes: body.length + 2.5 * br.length + 2048,
    encoded: { identity: encode("identity", body, made), br: encode("br", br, made) },
  };
}

/** Returns the page in an encoding, compressing it at the first request for that encoding. */
export async function encodedAs(page: CachedPage, encoding: Encoding): Promise<EncodedBody> {
  const made = page.encoded[encoding];
  if (made !== undefined) return made;
  return (page.encoded.gzip = encode("gzip", await compress(page.encoded.identity.body, "gzip"), page));
}

/** True when the reader's copy, named by If-None-Match, is this one. */
export function matchesEtag(ifNoneMatch: string | undefined | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag || candidate.trim() === "*");
}
