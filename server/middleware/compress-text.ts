import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import { chooseEncoding, compress, createCompressor, type Encoding } from "#app/platform/content-encoding.ts";
import type { ServerVariables } from "../render-page.ts";

/** Below this a packet holds the answer either way. */
const MIN_BYTES = 1024;
/** An answer that is not complete after so long is one that comes piece by piece. */
const WHOLE_WITHIN_MS = 5;
/** The same holds for one that is larger than this: it is not gathered in memory. */
const MAX_GATHERED_BYTES = 1_000_000;
const TEXT = /^(?:text\/|application\/(?:json|xml|javascript|x-ndjson)\b|[\w.-]+\/[\w.-]+\+(?:json|xml)\b)/;

type Coding = Exclude<Encoding, "identity">;
type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** What has arrived of a body so far; `next` is the piece that is being waited for, or null when it is complete. */
interface Gathered {
  pieces: Uint8Array[];
  bytes: number;
  next: ReturnType<Reader["read"]> | null;
}

async function gather(reader: Reader): Promise<Gathered> {
  const gathered: Gathered = { pieces: [], bytes: 0, next: null };
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WHOLE_WITHIN_MS, null);
  });
  try {
    while (gathered.bytes <= MAX_GATHERED_BYTES) {
      gathered.next = reader.read();
      const piece = await Promise.race([gathered.next, timeUp]);
      if (piece === null) break;
      gathered.next = null;
      if (piece.done) return gathered;
      gathered.pieces.push(piece.value);
      gathered.bytes += piece.value.length;
    }
    return { ...gathered, next: gathered.next ?? reader.read() };
  } finally {
    clearTimeout(timer);
  }
}

async function* piecesOf({ pieces, next }: Gathered, reader: Reader): AsyncGenerator<Uint8Array> {
  yield* pieces;
  for (let piece = await next; piece !== null && !piece.done; piece = await reader.read()) yield piece.value;
}

/** A body that comes piece by piece, each of which goes on as soon as it is compressed. */
function compressedStream(gathered: Gathered, reader: Reader, encoding: Coding): ReadableStream<Uint8Array> {
  const compressor = createCompressor(encoding);
  // A client that disconnects cancels the source immediately, even during a pending read; after the end this does nothing.
  compressor.once("close", () => void reader.cancel().catch(() => undefined));
  const source = Readable.from(piecesOf(gathered, reader), { objectMode: false });
  // An answer that breaks off must not look like a whole one.
  source.once("error", (error) => compressor.destroy(error));
  source.pipe(compressor);
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}

async function compressed(response: Response, encoding: Coding, isHead: boolean): Promise<Response> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const gathered = await gather(reader);
  const headers = new Headers(response.headers);
  const answerWith = (body: BodyInit | null) => new Response(body, { status: response.status, headers });
  const isWhole = gathered.next === null;
  const whole = isWhole ? Buffer.concat(gathered.pieces) : null;
  if (whole !== null && whole.length < MIN_BYTES) {
    headers.set("content-length", String(whole.length));
    return answerWith(whole);
  }
  headers.set("content-encoding", encoding);
  // Other bytes than those that the tag was made of, with the same meaning.
  const etag = headers.get("etag");
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`);
  if (whole !== null) {
    const body = await compress(whole, encoding);
    headers.set("content-length", String(body.length));
    return answerWith(body as Uint8Array<ArrayBuffer>);
  }
  headers.delete("content-length");
  // It is looked at once the pieces before it are on their way; should it fail before, that is no failure that nobody has seen.
  gathered.next?.catch(() => undefined);
  if (!isHead) return answerWith(compressedStream(gathered, reader, encoding));
  await reader.cancel();
  return answerWith(null);
}

function isCompressible({ status, headers, body }: Response): boolean {
  const length = headers.get("content-length");
  return (
    body !== null &&
    status !== 206 &&
    !headers.has("content-encoding") &&
    !/\bno-transform\b/.test(headers.get("cache-control") ?? "") &&
    (length === null || Number(length) >= MIN_BYTES)
  );
}

/**
 * True where another site's page may have made the browser ask as somebody who is signed in. It could put its guesses into the address and read
 * from the compressed length which of them stand in the answer (BREACH), so such an answer has its own length.
 */
function mayBeProbed(request: Request, carriesSession: (request: Request) => boolean): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site !== "same-origin" && site !== "none" && carriesSession(request);
}

/**
 * Compresses every text above 1 kB for those who ask for it, whichever route answers; pages of the cache come compressed. A whole answer is
 * compressed at once, one that comes in pieces piece by piece.
 */
export function encodeText(carriesSession: (request: Request) => boolean): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!TEXT.test(headers.get("content-type") ?? "")) return;
    if (!/(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(headers.get("vary") ?? "")) headers.append("vary", "Accept-Encoding");
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    if (encoding === "identity" || !isCompressible(c.res) || mayBeProbed(c.req.raw, carriesSession)) return;
    const answer = await compressed(c.res, encoding, c.req.method === "HEAD");
    // Otherwise Hono puts the headers of the answer before over those of the new one.
    c.res = undefined;
    c.res = answer;
  };
}
