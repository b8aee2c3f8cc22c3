import { fork } from "node:child_process";
import { untilAborted } from "../ai/until-aborted.ts";
import { QueueFullError } from "./bounded-queue.ts";
import { DEAR_WORK, type DearKind } from "./dear-work.ts";
import { doDearWork } from "./do-dear-work.server.ts";

export interface RunApartOptions {
  /** Milliseconds for everything, waiting for a turn included. */
  withinMs: number;
  /** What work it is: the table says how much of it runs at once, and how much memory the program's objects may take. */
  kind: DearKind;
}

/** What came of it: the program's answer, or why there is none. */
export type RunApart = { ok: true; answer: unknown } | { ok: false; reason: "too-slow" | "crashed" };

/**
 * Has a program (a `.process.ts` file) look at something that strangers sent, in a process of its own that is killed when it takes too long
 * or too much memory. It gets the message, answers with one, and may touch nothing else: it has no settings, writes no file and starts no
 * program. Those that find too many waiting are refused as too slow.
 */
export async function runApart(program: string, message: unknown, { withinMs, kind }: RunApartOptions): Promise<RunApart> {
  const signal = AbortSignal.timeout(Math.ceil(withinMs));
  try {
    return await untilAborted(
      doDearWork(kind, () => runProgram(program, message, DEAR_WORK[kind].megabytes, signal), { signal }),
      signal,
    );
  } catch (error) {
    if (signal.aborted || error instanceof QueueFullError) return { ok: false, reason: "too-slow" };
    throw error;
  }
}

function runProgram(program: string, message: unknown, maxMegabytes: number, signal: AbortSignal): Promise<RunApart> {
  // Its time was over before its turn came.
  if (signal.aborted) return Promise.resolve({ ok: false, reason: "too-slow" });
  return new Promise((resolve) => {
    const child = fork(program, [], {
      env: {},
      execArgv: [`--max-old-space-size=${maxMegabytes}`, "--permission", "--allow-fs-read=*"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const kill = () => child.kill("SIGKILL");
    signal.addEventListener("abort", kill);
    let answer: { ok: true; answer: unknown } | undefined;
    child.once("message", (said) => {
      answer = { ok: true, answer: said };
      kill();
    });
    child.once("error", () => resolve({ ok: false, reason: "crashed" }));
    child.once("exit", () => {
      signal.removeEventListener("abort", kill);
      resolve(answer ?? { ok: false, reason: signal.aborted ? "too-slow" : "crashed" });
    });
    // A program that has died already is reported by its exit.
    child.send(message as object, () => undefined);
  });
}
