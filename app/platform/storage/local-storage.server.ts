import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentTypeOf, isStorageKey, type Storage } from "./storage.ts";

/** Files in a folder of this machine. A file appears whole or not at all. */
export function createLocalStorage(folder: string): Storage {
  const locate = (key: string) => path.join(folder, key);
  return {
    async write(key, content) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true });
      const half = `${target}.${randomUUID()}.part`;
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
  };
}
