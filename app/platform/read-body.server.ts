export type BodyReading<T> = { ok: true; value: T } | { ok: false; reason: "too-large" | "malformed" };

/** Reads a request's body as text of at most `maxBytes`, counted while it streams (I2), regardless of its headers. */
export async function readText(request: Request, maxBytes: number): Promise<BodyReading<string>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return { ok: false, reason: "too-large" };
    chunks.push(chunk);
  }
  try {
    return { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, reason: "malformed" };
  }
}

/** Reads a request's body as JSON of at most `maxBytes`. */
export async function readJson(request: Request, maxBytes: number): Promise<BodyReading<unknown>> {
  const text = await readText(request, maxBytes);
  if (!text.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.value) as unknown };
  } catch {
    return { ok: false, reason: "malformed" };
  }
}
