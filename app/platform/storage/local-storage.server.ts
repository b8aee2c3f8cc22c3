import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, opendir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { flushFolder } from "../flush-folder.server.ts";
import { readFileRange } from "./read-range.server.ts";
import { contentTypeOf, isStorageKey, type Storage } from "./storage.ts";

/** Suffix of files that are not whole yet, or that a killed process has left. */
const PARTIAL_SUFFIX = ".part";

/** Returns null where there is no such file. */
async function unlessMissing<Value>(looking: Promise<Value>): Promise<Value | null> {
  try {
    return await looking;
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

/** Yields the files below a folder by their relative paths, one folder at a time; none where there is no such folder. */
async function* walk(root: string, below: string): AsyncGenerator<string> {
  const folder = await opendir(path.join(root, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (folder === null) return;
  for await (const found of folder) {
    const key = below + found.name;
    if (found.isDirectory()) yield* walk(root, `${key}/`);
    else if (found.isFile()) yield key;
  }
}

/** Makes a folder and those above it, each of which survives a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const highest = await mkdir(folder, { recursive: true });
  if (highest === undefined) return;
  for (let made = folder; made.length >= highest.length; made = path.dirname(made)) await flushFolder(path.dirname(made));
}

/** Creates a storage in a folder of this machine. A file appears whole or not at all, and survives a power cut once it is written. */
export function createLocalStorage(folder: string): Storage {
  const locate = (key: string) => path.join(folder, key);
  return {
    async write(key, content) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
      const target = locate(key);
      await makeFolder(path.dirname(target));
      const half = `${target}.${randomUUID()}${PARTIAL_SUFFIX}`;
      try {
        await writeFile(half, content instanceof Blob ? content.stream() : content, { flush: true });
        await link(half, target);
        await flushFolder(path.dirname(target));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      } finally {
        await rm(half, { force: true });
      }
    },
    async read(key) {
      const bytes = isStorageKey(key) ? await unlessMissing(readFile(locate(key))) : null;
      return bytes && { bytes, contentType: contentTypeOf(key) };
    },
    async find(key) {
      const file = locate(key);
      const found = isStorageKey(key) ? await unlessMissing(stat(file)) : null;
      if (found === null || !found.isFile()) return null;
      // A stored file never changes under its key.
      const etag = createHash("sha1").update(`${key} ${found.size}`).digest("base64url");
      return { size: found.size, contentType: contentTypeOf(key), etag, stream: (start, end) => readFileRange(file, start, end) };
    },
    async remove(key) {
      if (isStorageKey(key)) await rm(locate(key), { force: true });
    },
    async *list(prefix) {
      for await (const key of walk(folder, "")) if (key.startsWith(prefix) && isStorageKey(key) && !key.endsWith(PARTIAL_SUFFIX)) yield key;
    },
  };
}
