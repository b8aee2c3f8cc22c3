import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Transform } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import { BackupError, CHECKSUM_ENTRY, checksumSchema, GZIP_HEADER } from "./backup-format.ts";
import { EntriesChecksum } from "./entries-checksum.ts";

/** One entry of an archive; its content is read to its end, or not at all, before the next one is requested. */
export interface ArchiveEntry {
  name: string;
  /** Size in bytes. */
  size: number;
  content: AsyncIterable<Uint8Array>;
}

/** The checksum entry is small; a longer one is invalid. */
const MAX_CHECKSUM_BYTES = 1000;

const DAMAGED = "It is damaged or was cut off";

async function requireGzip(file: string): Promise<void> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new BackupError("There is no such file") : error;
  });
  try {
    const head = Buffer.alloc(GZIP_HEADER.length);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    if (bytesRead === 0 || !head.subarray(0, bytesRead).equals(GZIP_HEADER.subarray(0, bytesRead)))
      throw new BackupError("It is not a backup of Presently");
  } finally {
    await handle.close();
  }
}

interface TarEntry {
  header: { name: string; size: number; type?: string };
  body: ReadableStream<Uint8Array>;
}

function openTar(file: string, onBytes: (count: number) => void): ReadableStream<TarEntry> {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  const gunzip = createGunzip();
  // An error of any of these streams reaches the reader of the last one.
  pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), counter, gunzip, () => undefined);
  return ReadableStream.from(gunzip as AsyncIterable<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }) as never);
}

/** Converts what a broken archive throws to a BackupError of one sentence; errors of the disk stay as they are. */
function toBackupError(error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && code !== undefined && !code.startsWith("Z_") ? error : new BackupError(DAMAGED, { cause: error });
}

async function readChecksum(content: AsyncIterable<Uint8Array>): Promise<{ entries: number; sha256: string }> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return checksumSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
}

/**
 * Yields the entries of an archive in their order. The checksum entry is left out and compared after the last one. `onBytes` receives how
 * much of the file has been read. Throws BackupError for a file that is no archive of ours, damaged, cut off or longer than it was.
 */
export async function* readArchive(file: string, onBytes: (count: number) => void = () => undefined): AsyncGenerator<ArchiveEntry> {
  await requireGzip(file);
  const checksum = new EntriesChecksum();
  let isComplete = false;
  const entries = openTar(file, onBytes);
  try {
    for await (const { header, body } of entries) {
      if (isComplete || (header.type ?? "file") !== "file") throw new BackupError(DAMAGED);
      if (header.name === CHECKSUM_ENTRY) {
        if (header.size > MAX_CHECKSUM_BYTES) throw new BackupError(DAMAGED);
        const said = await readChecksum(body);
        const found = checksum.finish();
        if (said.entries !== found.entries || said.sha256 !== found.sha256) throw new BackupError(DAMAGED);
        isComplete = true;
        continue;
      }
      const hash = createHash("sha256");
      const content = hashed(body, hash);
      yield { name: header.name, size: header.size, content };
      // Content that the caller did not read is part of the checksum too.
      for await (const _rest of content);
      checksum.add(header.name, header.size, hash.digest("hex"));
    }
    if (!isComplete) throw new BackupError(DAMAGED);
  } catch (error) {
    throw toBackupError(error);
  }
}

async function* hashed(body: ReadableStream<Uint8Array>, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw toBackupError(error);
  }
}

/** Returns the whole content of an entry that has to be small. Throws BackupError when it is larger than `maxBytes`. */
export async function readWhole({ size, content }: ArchiveEntry, maxBytes: number): Promise<Buffer> {
  if (size > maxBytes) throw new BackupError(DAMAGED);
  return Buffer.concat(await Array.fromAsync(content));
}
