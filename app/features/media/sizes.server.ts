import { fork } from "node:child_process";
import { QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { CropOrder } from "./crop.ts";
import { MAKE_SIZES_PROGRAM, UNREADABLE_EXIT_CODE } from "./make-sizes.process.ts";

/**
 * Environment of the child process: further threads and malloc arenas would hold memory for the next picture, which gets a process of its
 * own.
 */
export const LEAN = { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" };

/** Milliseconds; the slowest picture takes a third of them. */
const TIMEOUT_MS = 90_000;

/**
 * Outcome of making a picture's sizes: their total bytes, or the reason why there are none. `crashed` means that the process was killed or
 * timed out, `stopped` that the caller no longer wanted it.
 */
export type SizesOutcome = { ok: true; byteSize: number } | { ok: false; reason: "unreadable" | "crashed" | "failed" | "stopped" };
export type MakeSizes = (key: string, signal?: AbortSignal, crop?: CropOrder | null) => Promise<SizesOutcome>;

function makeInOwnProcess(key: string, signal: AbortSignal | undefined, crop: CropOrder | null): Promise<SizesOutcome> {
  if (signal?.aborted) return Promise.resolve({ ok: false, reason: "stopped" });
  return new Promise((resolve) => {
    const child = fork(MAKE_SIZES_PROGRAM, [key, ...(crop === null ? [] : [JSON.stringify(crop)])], {
      env: { ...process.env, ...LEAN },
      execArgv: [],
    });
    const kill = () => child.kill("SIGKILL");
    const late = setTimeout(kill, TIMEOUT_MS);
    signal?.addEventListener("abort", kill);
    let byteSize: number | undefined;
    child.once("message", (said) => {
      byteSize = (said as { byteSize: number }).byteSize;
    });
    child.once("error", () => resolve({ ok: false, reason: "failed" }));
    child.once("close", (code) => {
      clearTimeout(late);
      signal?.removeEventListener("abort", kill);
      if (byteSize !== undefined) resolve({ ok: true, byteSize });
      else if (signal?.aborted) resolve({ ok: false, reason: "stopped" });
      else if (code === UNREADABLE_EXIT_CODE) resolve({ ok: false, reason: "unreadable" });
      else resolve({ ok: false, reason: code === null ? "crashed" : "failed" });
    });
  });
}

/**
 * Makes and stores the sizes of the picture whose original is stored under its private key, or of what is cut out of another one. The working directory has to be the project's
 * folder. One is made at a time, since a large one takes up to 300 MB of memory (U2). Never rejects; a process that the system kills, for
 * lack of memory for example, is reported as `crashed`.
 */
export const makeSizes: MakeSizes = async (key, signal, crop = null) => {
  try {
    return await doDearWork("picture-sizes", () => makeInOwnProcess(key, signal, crop), signal === undefined ? {} : { signal });
  } catch (error) {
    // The job makes it later.
    if (signal?.aborted || error instanceof QueueFullError) return { ok: false, reason: "stopped" };
    throw error;
  }
};
