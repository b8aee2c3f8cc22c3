import { throwPageError } from "./errors.ts";

export type CollectedBody = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: "too-large" | "cut-off" };

/** True where the headers of a request say that its body is longer than `maxBytes`. */
export function isDeclaredLonger({ headers }: Request, maxBytes: number): boolean {
  return Number(headers.get("content-length") ?? 0) > maxBytes;
}

/** Collects a body of at most `maxBytes`, counted while it streams (I2), regardless of its headers; one that says it is longer is not read. */
export async function collectBody(request: Request, maxBytes: number): Promise<CollectedBody> {
  if (isDeclaredLonger(request, maxBytes)) return { ok: false, reason: "too-large" };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return { ok: false, reason: "too-large" };
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, reason: "cut-off" };
  }
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
