import { type FileHandle, open } from "node:fs/promises";
import { createBoundedQueue } from "../work/bounded-queue.ts";

/** What is held of a file for each reader of it. */
const PIECE_BYTES = 256 * 1024;
/** A few pieces between two looks of the loop: those of all readers at once would have pages wait for all of them. */
const inTurn = createBoundedQueue({ atOnce: 4, maxWaiting: Infinity, maxWaitMs: 60_000 });

/** Reads the bytes of a file from `start` to `end`, both included, a piece at a time and each only when it is wanted. */
export function readFileRange(file: string, start: number, end: number): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let hasLeft = false;
  let at = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const opened = (handle ??= await open(file));
        // The reader may have left while it was opened.
        if (hasLeft) return opened.close();
        const { bytesRead, buffer } = await inTurn(() =>
          opened.read(Buffer.allocUnsafe(Math.min(PIECE_BYTES, end + 1 - at)), 0, undefined, at),
        );
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead > 0 && at <= end) return;
        await opened.close();
        if (at <= end) controller.error(new Error("The file is shorter than it was"));
        else controller.close();
      },
      async cancel() {
        hasLeft = true;
        await handle?.close();
      },
    },
    { highWaterMark: 0 },
  );
}
