import { throwPageError } from "./errors.ts";

export type CollectedBody = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: "too-large" | "cut-off" };

/**
 * Bytes of a body that is too long which are still taken and dropped. A connection whose request was answered before it had arrived whole is
 * cut half a second later, in the middle of whatever the sender has asked on it meanwhile.
 */
const MAX_DROPPED_BYTES = 10_000_000;

/** Collects a body of at most `maxBytes`, counted while it streams (I2), regardless of its headers; more than that is never held. */
export async function collectBody({ body, headers }: Request, maxBytes: number): Promise<CollectedBody> {
  if (Number(headers.get("content-length") ?? 0) > maxBytes + MAX_DROPPED_BYTES) return { ok: false, reason: "too-large" };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes + MAX_DROPPED_BYTES) return { ok: false, reason: "too-large" };
      if (size > maxBytes) chunks.length = 0;
      else chunks.push(chunk);
    }
  } catch {
    return { ok: false, reason: "cut-off" };
  }
  if (size > maxBytes) return { ok: false, reason: "too-large" };
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return { ok: true, bytes };
}

/**
 * Reads a body as text. Its origin, type and length are checked by what app/access.ts says of its address, before a route runs. Throws a page
 * error (400) for bytes that are no text.
 */
export async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    throwPageError(400);
  }
}
