import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A file that has arrived whole. Whoever gets it calls `discard` when done, whatever came of it. */
export interface ReceivedFile {
  path: string;
  /** In bytes. */
  size: number;
  discard(): Promise<void>;
}

export type Receipt = { ok: true; file: ReceivedFile } | { ok: false; reason: "too-large" | "cut-off" | "too-slow" | "empty" };

interface ReceiveOptions {
  /** Where it lies meanwhile; made when it is not there. */
  folder: string;
  /** More than this is refused while it streams, whatever the sender's headers say. */
  maxBytes: number;
  /** The longest silence that is borne, and the longest the whole may take, in milliseconds. */
  stallMs: number;
  totalMs: number;
}

const TOO_SLOW = Symbol("too slow");

/** The next part of a body, or TOO_SLOW where none comes in time. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TOO_SLOW>((resolve) => {
    timer = setTimeout(() => resolve(TOO_SLOW), Math.max(ms, 0));
  });
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function pourInto(
  target: string,
  body: ReadableStream<Uint8Array>,
  { maxBytes, stallMs, totalMs }: ReceiveOptions,
): Promise<{ ok: true; size: number } | { ok: false; reason: Exclude<Receipt, { ok: true }>["reason"] }> {
  const output = await open(target, "wx", 0o600);
  const reader = body.getReader();
  const endsAt = performance.now() + totalMs;
  let size = 0;
  try {
    for (;;) {
      const next = await readInTime(reader, Math.min(stallMs, endsAt - performance.now())).catch(() => null);
      if (next === null) return { ok: false, reason: "cut-off" };
      if (next === TOO_SLOW) return { ok: false, reason: "too-slow" };
      if (next.done) break;
      size += next.value.byteLength;
      if (size > maxBytes) return { ok: false, reason: "too-large" };
      await output.appendFile(next.value);
    }
    return size === 0 ? { ok: false, reason: "empty" } : { ok: true, size };
  } finally {
    await output.close();
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * Takes a request's body into a file as it streams, never more of it in memory than a part. What is refused or breaks off leaves nothing
 * behind. Throws what the disk throws (full, not writable).
 */
export async function receiveFile(body: ReadableStream<Uint8Array> | null, options: ReceiveOptions): Promise<Receipt> {
  if (body === null) return { ok: false, reason: "empty" };
  await mkdir(options.folder, { recursive: true });
  const target = path.join(options.folder, `${randomUUID()}.part`);
  const discard = () => rm(target, { force: true });
  try {
    const poured = await pourInto(target, body, options);
    if (poured.ok) return { ok: true, file: { path: target, size: poured.size, discard } };
    await discard();
    return poured;
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Removes what a server left in `folder` that was killed while it received; younger than `olderThanMs` it may still be under way. */
export async function removeAbandonedFiles(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const known = await stat(file).catch(() => null);
    if (known !== null && name.endsWith(".part") && Date.now() - known.mtimeMs > olderThanMs) await rm(file, { force: true });
  }
}
