import path from "node:path";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import { CHECKSUM_ENTRY, GZIP_HEADER } from "./backup-format.ts";
import { EntriesChecksum } from "./entries-checksum.ts";

/** Writes a gzipped tar that appears under its name only when it is whole, readable by its owner only. */
export interface ArchiveWriter {
  /** Waits for the disk, so that memory use stays constant. The bytes must not be changed afterwards. */
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds the checksum and renames the file to its final name; resolves when it is on the disk. */
  finish(): Promise<void>;
  /** Deletes the unfinished file. */
  abort(): Promise<void>;
}

/** Makes every archive begin with the same ten bytes on every system, so that the reader detects a change of any of them. */
function withFixedHeader(): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isFirst) return done(null, chunk);
      isFirst = false;
      done(null, Buffer.concat([GZIP_HEADER, chunk.subarray(GZIP_HEADER.length)]));
    },
  });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Starts to write an archive beside `file`. Rejects when its folder cannot be written to. */
export async function openArchive(file: string): Promise<ArchiveWriter> {
  const half = `${file}.part`;
  await rm(half, { force: true });
  // The file is opened here so that a missing folder is reported before any work; the mode applies because the file is new.
  const handle = await open(half, "wx", 0o600);
  const { readable, controller } = createTarPacker();
  const checksum = new EntriesChecksum();
  let failure: unknown;
  const written = pipeline(readable, createGzip(), withFixedHeader(), createWriteStream(half, { fd: handle.fd, autoClose: false })).catch(
    (error: unknown) => {
      failure = error;
      controller.error(error);
    },
  );

  async function put(name: string, content: Uint8Array): Promise<void> {
    try {
      const writer = controller.add({ name, size: content.length, type: "file", mode: 0o600, mtime: new Date(0) }).getWriter();
      await writer.write(content);
      await writer.close();
    } catch (error) {
      // The disk's error says more than the tar stream's, which only follows from it.
      throw failure ?? error;
    }
  }
  async function abort(): Promise<void> {
    controller.error(new Error("The archive was given up"));
    await written;
    await handle.close().catch(() => undefined);
    await rm(half, { force: true });
  }

  return {
    async add(name, content) {
      await put(name, content);
      checksum.add(name, content.length, createHash("sha256").update(content).digest("hex"));
    },
    async finish() {
      await put(CHECKSUM_ENTRY, Buffer.from(JSON.stringify(checksum.finish())));
      controller.finalize();
      await written;
      if (failure !== undefined) throw failure;
      await handle.sync();
      await handle.close();
      await rename(half, file);
      await syncFolder(path.dirname(path.resolve(file)));
    },
    abort,
  };
}
