import { LRUCache } from "lru-cache";
import type { Storage } from "./storage.ts";

/** What all pictures in memory may take. */
const RECENT_BYTES = 8 * 1024 * 1024;
/** A picture of a card takes 10 to 60 kB. */
const PICTURE_BYTES = 128 * 1024;

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Gives a storage a memory for the pictures that were asked for last. Opening, reading and closing a file are three waits for a loop that
 * others may hold; whether the file is still there is asked each time, as a file never changes under its key.
 */
export function withRecentPictures(storage: Storage): Storage {
  const recent = new LRUCache<string, Uint8Array>({ maxSize: RECENT_BYTES, sizeCalculation: ({ length }) => Math.max(length, 1) });
  return {
    ...storage,
    async find(key) {
      const found = await storage.find(key);
      if (found === null || found.size > PICTURE_BYTES || !found.contentType.startsWith("image/")) return found;
      const bytes = recent.get(key) ?? (await readWhole(found.stream(0, found.size - 1)));
      recent.set(key, bytes);
      return { ...found, stream: (start, end) => streamOf(bytes.subarray(start, end + 1)) };
    },
  };
}
