import { type FileHandle, open } from "node:fs/promises";

/** What is held of a file for each reader of it. */
const PIECE_BYTES = 64 * 1024;

/** Reads the bytes of a file from `start` to `end`, both included, a piece at a time and each only when it is wanted. */
export function readFileRange(file: string, start: number, end: number): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let at = start;
  return new ReadableStream(
    {
      async pull(controller) {
        handle ??= await open(file);
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(PIECE_BYTES, end + 1 - at)), 0, undefined, at);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead > 0 && at <= end) return;
        await handle.close();
        if (at <= end) controller.error(new Error("The file is shorter than it was"));
        else controller.close();
      },
      async cancel() {
        await handle?.close();
      },
    },
    { highWaterMark: 0 },
  );
}
