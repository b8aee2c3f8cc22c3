import type { RequestListener } from "node:http";

export interface ReaderBounds {
  /** How long a reader may take nothing of an answer that waits for them, and what each answer may wait besides the time of its size. */
  stallMs: number;
  /** How fast an answer must be taken in all: the deadline follows from its size. */
  leastBytesPerSecond: number;
}

/** The slowest telephones take 5 kB a second. */
const BOUNDS: ReaderBounds = { stallMs: 20_000, leastBytesPerSecond: 5000 };
/** So many times within `stallMs` it is looked whether an answer waits. */
const LOOKS = 10;

/**
 * Cuts the connection of a reader who takes nothing, or hardly anything, of what is waiting for them, so that nobody makes the server keep
 * answers. An answer that is not ready yet may take its time: only while some of it waits for its reader the clock runs.
 */
export function guardAgainstSlowReaders(
  handler: RequestListener,
  { stallMs, leastBytesPerSecond }: ReaderBounds = BOUNDS,
): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const cutOff = () => socket.destroy();
    response.setTimeout(stallMs, () => {
      if (socket.writableLength > 0) cutOff();
    });
    const sentBefore = socket.bytesWritten;
    const everyMs = stallMs / LOOKS;
    let waitedMs = 0;
    const looking = setInterval(() => {
      if (socket.writableLength === 0) return;
      waitedMs += everyMs;
      const size = socket.bytesWritten - sentBefore;
      if (waitedMs > stallMs + (size / leastBytesPerSecond) * 1000) cutOff();
    }, everyMs);
    response.once("close", () => clearInterval(looking));
    handler(request, response);
  };
}
