import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, opendir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentTypeOf, isStorageKey, type Storage } from "./storage.ts";

/** What a file ends in that is not whole yet, or that a killed process has left. */
const HALF_ENDING = ".part";

/** The files below a folder, by their paths seen from it, one folder at a time; none where there is no such folder. */
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

/** Files in a folder of this machine. A file appears whole or not at all. */
export function createLocalStorage(folder: string): Storage {
  const locate = (key: string) => path.join(folder, key);
  return {
    async write(key, content) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true });
      const half = `${target}.${randomUUID()}${HALF_ENDING}`;
      try {
        await writeFile(half, content instanceof Blob ? content.stream() : content, { flush: true });
        await link(half, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      } finally {
        await rm(half, { force: true });
      }
    },
    async read(key) {
      if (!isStorageKey(key)) return null;
      try {
        const bytes = await readFile(locate(key));
        return { bytes, contentType: contentTypeOf(key), etag: createHash("sha1").update(bytes).digest("base64url") };
      } catch (error) {
        if (["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
        throw error;
      }
    },
    async remove(key) {
      if (isStorageKey(key)) await rm(locate(key), { force: true });
    },
    async *list(prefix) {
      for await (const key of walk(folder, "")) if (key.startsWith(prefix) && isStorageKey(key) && !key.endsWith(HALF_ENDING)) yield key;
    },
  };
}
