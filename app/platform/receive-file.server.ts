import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A file that has arrived whole. The receiver calls `discard` when done, in every case. */
export interface ReceivedFile {
  path: string;
  /** Size in bytes. */
  size: number;
  discard(): Promise<void>;
}

export type Receipt = { ok: true; file: ReceivedFile } | { ok: false; reason: "too-large" | "cut-off" | "too-slow" | "empty" };

interface ReceiveOptions {
  /** The folder for the file meanwhile; created where it is missing. */
  folder: string;
  /** A larger file is refused while it streams, regardless of the sender's headers. */
  maxBytes: number;
  /** The longest time for the whole file. */
  seconds: number;
  /** The longest silence accepted, in milliseconds. */
  stallMs: number;
}

const TOO_SLOW = Symbol("too slow");

/** Returns the next part of a body, or TOO_SLOW where none comes in time. */
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
  { maxBytes, stallMs, seconds }: ReceiveOptions,
): Promise<{ ok: true; size: number } | { ok: false; reason: Exclude<Receipt, { ok: true }>["reason"] }> {
  const output = await open(target, "wx", 0o600);
  const reader = body.getReader();
  const endsAt = performance.now() + seconds * 1000;
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
 * Streams a request's body into a file, with no more than a part of it in memory. A body that is refused or breaks off leaves nothing
 * behind. Throws errors of the disk (full, not writable).
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

/** Removes the files in `folder` of a server that was killed while receiving; files younger than `olderThanMs` may still be arriving. */
export async function removeAbandonedFiles(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const known = await stat(file).catch(() => null);
    if (known !== null && name.endsWith(".part") && Date.now() - known.mtimeMs > olderThanMs) await rm(file, { force: true });
  }
}
