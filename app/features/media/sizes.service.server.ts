import { fork } from "node:child_process";
import { takeTurns } from "#app/platform/take-turns.ts";

/** Every further thread, and every arena of its memory, would keep some for the next picture. */
export const LEAN = { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "1" };

/** The exit code of scripts/make-picture-sizes.ts for a picture that cannot be read. */
const UNREADABLE = 3;
/** The slowest picture takes a third of it. */
const TIMEOUT_MS = 90_000;

/** What became of a picture's sizes: the bytes that they take, or why there are none. `crashed`: the process did not come back. */
export type SizesOutcome = { ok: true; byteSize: number } | { ok: false; reason: "unreadable" | "crashed" | "failed" };
export type MakeSizes = (key: string) => Promise<SizesOutcome>;

/** One at a time: a large picture takes up to 300 MB while it is read (U2). */
const inTurn = takeTurns();

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
 * Makes and keeps the sizes of the picture that lies as it came under its private key. Expects to run in the project's folder. Never
 * rejects; a process that the system kills, for want of memory say, is `crashed`.
 */
export const makeSizes: MakeSizes = (key) => inTurn(() => makeInOwnProcess(key));
