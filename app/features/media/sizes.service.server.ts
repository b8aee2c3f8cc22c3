import { fork } from "node:child_process";
import { createSerialQueue } from "#app/platform/serial-queue.ts";

/**
 * Environment of the child process: further threads and malloc arenas would hold memory for the next picture, which gets a process of its
 * own.
 */
export const LEAN = { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" };

/** Exit code of scripts/make-picture-sizes.ts for a picture that cannot be decoded. */
const UNREADABLE = 3;
/** Milliseconds; the slowest picture takes a third of them. */
const TIMEOUT_MS = 90_000;

/**
 * Outcome of making a picture's sizes: their total bytes, or the reason why there are none. `crashed` means that the process was killed or
 * timed out.
 */
export type SizesOutcome = { ok: true; byteSize: number } | { ok: false; reason: "unreadable" | "crashed" | "failed" };
export type MakeSizes = (key: string) => Promise<SizesOutcome>;

/** Pictures are processed one at a time, since a large one takes up to 300 MB of memory (U2). */
const inTurn = createSerialQueue();

function makeInOwnProcess(key: string): Promise<SizesOutcome> {
  return new Promise((resolve) => {
    const child = fork("scripts/make-picture-sizes.ts", [key], { env: { ...process.env, ...LEAN }, execArgv: [] });
    const late = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    let byteSize: number | undefined;
    child.once("message", (said) => {
      byteSize = (said as { byteSize: number }).byteSize;
    });
    child.once("error", () => resolve({ ok: false, reason: "failed" }));
    child.once("close", (code) => {
      clearTimeout(late);
      if (byteSize !== undefined) resolve({ ok: true, byteSize });
      else if (code === UNREADABLE) resolve({ ok: false, reason: "unreadable" });
      else resolve({ ok: false, reason: code === null ? "crashed" : "failed" });
    });
  });
}

/**
 * Makes and stores the sizes of the picture whose original is stored under its private key. The working directory has to be the project's
 * folder. Never rejects; a process that the system kills, for lack of memory for example, is reported as `crashed`.
 */
export const makeSizes: MakeSizes = (key) => inTurn(() => makeInOwnProcess(key));
