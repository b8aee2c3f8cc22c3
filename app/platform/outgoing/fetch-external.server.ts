import { lookup as resolve, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { pipeline, type Readable } from "node:stream";
import { Agent, request } from "undici";
import { isPublicAddress } from "./public-address.ts";

/** Limit for everything together, redirects and reading included; S2 promises the user 5 s. */
const TOTAL_MS = 4500;
/** S2: limit for the decompressed body. */
const MAX_BYTES = 2_000_000;
const MAX_REDIRECTS = 3;
const MAX_ADDRESS_LENGTH = 2000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Why nothing was fetched: our refusal before or on the way, or a failure of the other side. */
export type ExternalFetchFailure =
  | "refused-address"
  | "unreachable"
  | "too-slow"
  | "too-many-redirects"
  | "bad-status"
  | "wrong-type"
  | "too-large";

export type ExternalFetch =
  | { ok: true; bytes: Uint8Array; contentType: string; url: string; isCut: boolean }
  /** `status` is the other side's answer, where there was one. */
  | { ok: false; reason: ExternalFetchFailure; status?: number };

export interface ExternalFetchOptions {
  /** Content types that are accepted, such as `/^text\/html\b/`. */
  accepts: RegExp;
  /** The value of the Accept header. */
  accept: string;
  /** True returns the beginning of a body that is too large; false refuses it. */
  takesBeginning: boolean;
  /** A redirect to an address that matches is not followed and comes back with an empty body, for callers that need only the address. */
  stopsAt?: (url: URL) => boolean;
  /** Less time than S2 gives, for callers that have more to do in it. */
  withinMs?: number;
  /** Addresses and ports that may be asked; only tests set it. Resolving names stays as it is. */
  reach?: { isAllowed: (address: string) => boolean; isPortAllowed: (port: string) => boolean };
}

/** Thrown by the look-up, inside of the connection. */
class RefusedAddressError extends Error {
  override name = "RefusedAddressError";
}

/** True for an address of this very machine, even a public one. */
function isOwnInterface(address: string): boolean {
  return Object.values(networkInterfaces()).some((entries) => entries?.some((entry) => entry.address === address));
}

const DEFAULT_REACH: NonNullable<ExternalFetchOptions["reach"]> = {
  isAllowed: (address) => isPublicAddress(address) && !isOwnInterface(address),
  // The URL parser removes the scheme's own port (80, 443).
  isPortAllowed: (port) => port === "" || port === "80" || port === "443",
};

/**
 * Resolves a name and returns its addresses only if each of them may be asked. The connection goes to exactly these, so there is no second
 * look-up.
 */
function pinnedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new RefusedAddressError("Not an address on the internet"), "", 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/**
 * Returns the address if it may be asked, otherwise null: http(s), a usual port, no name and password, and no IP address of our own
 * network.
 */
export function readExternalUrl(text: string, base?: string, reach = DEFAULT_REACH): URL | null {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  if (url.username !== "" || url.password !== "" || !reach.isPortAllowed(url.port)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A name is checked when it is resolved; an IP address would never be looked up.
  if (isIP(host) !== 0 && !reach.isAllowed(host)) return null;
  url.hash = "";
  return url;
}

function decompress(body: Readable, encoding: string): Readable | null {
  const decoders: Record<string, (() => NodeJS.ReadWriteStream & Readable) | undefined> = {
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  if (encoding === "" || encoding === "identity") return body;
  const decoder = decoders[encoding]?.();
  // The reader of the result receives the errors.
  return decoder === undefined ? null : pipeline(body, decoder, () => undefined);
}

async function readBeginning(stream: Readable): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, MAX_BYTES - size));
    size += chunk.byteLength;
    if (size > MAX_BYTES) return { bytes: Buffer.concat(chunks), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

function headerOf(headers: Record<string, string | string[] | undefined>, name: string): string {
  const value = headers[name];
  return ((Array.isArray(value) ? value[0] : value) ?? "").trim();
}

function nameFailure(error: unknown, signal: AbortSignal): ExternalFetchFailure {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof RefusedAddressError) return "refused-address";
  return signal.aborted ? "too-slow" : "unreachable";
}

/**
 * Fetches an address that a user typed, as if from outside our network (S1, S2): http(s) on the usual ports; the resolved address is
 * checked and pinned, at every redirect anew (at most 3); 5 s in all; 2 MB decompressed. Sends no cookie and nothing of the reader. Never
 * throws; the content returned is untrusted.
 */
export async function fetchExternal(address: string, options: ExternalFetchOptions): Promise<ExternalFetch> {
  const reach = options.reach ?? DEFAULT_REACH;
  const signal = AbortSignal.timeout(options.withinMs ?? TOTAL_MS);
  const dispatcher = new Agent({ connect: { lookup: pinnedLookup(reach.isAllowed), timeout: TOTAL_MS }, maxHeaderSize: 32_768 });
  try {
    return await Promise.race([follow(address, options, reach, dispatcher, signal), whenAborted(signal)]);
  } catch (error) {
    return { ok: false, reason: nameFailure(error, signal) };
  } finally {
    // The answer is complete, so requests still under way are dropped.
    void dispatcher.destroy();
  }
}

/** A name look-up cannot be aborted, so this stops waiting for it. */
function whenAborted(signal: AbortSignal): Promise<ExternalFetch> {
  return new Promise((done) => signal.addEventListener("abort", () => done({ ok: false, reason: "too-slow" }), { once: true }));
}

async function follow(
  address: string,
  { accepts, accept, takesBeginning, stopsAt }: ExternalFetchOptions,
  reach: typeof DEFAULT_REACH,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<ExternalFetch> {
  let url = readExternalUrl(address, undefined, reach);
  for (let redirects = 0; ; redirects++) {
    if (url === null) return { ok: false, reason: "refused-address" };
    const headers = {
      accept,
      "accept-encoding": "gzip, br",
      "accept-language": "en-US,en;q=0.8",
      "user-agent": "Mozilla/5.0 (compatible; Presently)",
    };
    const response = await request(url, { dispatcher, signal, headers });
    const { statusCode, headers: answered, body } = response;
    // A body that is left unread emits an error, which has no other listener.
    body.on("error", () => undefined);
    if (REDIRECTS.has(statusCode)) {
      body.destroy();
      if (redirects === MAX_REDIRECTS) return { ok: false, reason: "too-many-redirects" };
      url = readExternalUrl(headerOf(answered, "location"), url.href, reach);
      if (url !== null && stopsAt?.(url)) return { ok: true, bytes: new Uint8Array(), contentType: "", url: url.href, isCut: false };
      continue;
    }
    const contentType = headerOf(answered, "content-type").toLowerCase();
    const refusal = statusCode !== 200 ? "bad-status" : accepts.test(contentType) ? null : "wrong-type";
    const decompressed = refusal === null ? decompress(body, headerOf(answered, "content-encoding").toLowerCase()) : null;
    if (refusal !== null || decompressed === null) {
      body.destroy();
      return { ok: false, reason: refusal ?? "wrong-type", status: statusCode };
    }
    const { bytes, isCut } = await readBeginning(decompressed);
    if (isCut && !takesBeginning) return { ok: false, reason: "too-large" };
    return { ok: true, bytes, contentType, url: url.href, isCut };
  }
}
