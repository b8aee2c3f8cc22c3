import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
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

/** A process that waits for more work ends after this. */
const IDLE_MS = 30_000;
/** A process that has answered this often ends, and with it whatever its work has left in its memory. */
const MOST_ANSWERS = 100;

/** A process, with what it has answered so far. */
interface Program {
  child: ChildProcess;
  answers: number;
  idle?: NodeJS.Timeout;
}

/** Processes that wait for more work, by program and memory: starting one takes more of a processor than most of what it reads. */
const waiting = new Map<string, Program[]>();

/**
 * Has a program (a `.process.ts` file) look at something that strangers sent, in a process of its own that is killed when it takes too long
 * or too much memory. It answers each message that it gets with one, and may touch nothing else: it has no settings, writes no file and
 * starts no program. Those that find too many waiting are refused as too slow.
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
  const key = `${maxMegabytes} ${program}`;
  const running = takeWaiting(key) ?? startProgram(program, maxMegabytes);
  const { child } = running;
  return new Promise((resolve) => {
    const kill = () => child.kill("SIGKILL");
    const finish = (outcome: RunApart) => {
      signal.removeEventListener("abort", kill);
      child.removeAllListeners();
      resolve(outcome);
    };
    signal.addEventListener("abort", kill);
    child.once("message", (answer) => {
      finish({ ok: true, answer });
      letWait(key, running);
    });
    child.once("error", () => finish({ ok: false, reason: "crashed" }));
    child.once("exit", () => finish({ ok: false, reason: signal.aborted ? "too-slow" : "crashed" }));
    // A program that has died already is reported by its exit.
    child.send(message as object, () => undefined);
  });
}

function startProgram(program: string, maxMegabytes: number): Program {
  const child = fork(program, [], {
    env: {},
    execArgv: [`--max-old-space-size=${maxMegabytes}`, "--permission", "--allow-fs-read=*"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It waits for pages rather than they for it, on a machine with few processors.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return { child, answers: 0 };
}

function takeWaiting(key: string): Program | undefined {
  const program = waiting.get(key)?.pop();
  if (program === undefined) return undefined;
  clearTimeout(program.idle);
  program.child.removeAllListeners();
  program.child.ref();
  program.child.channel?.ref();
  return program;
}

/** Lets a process wait for more work, without keeping this one from ending. */
function letWait(key: string, program: Program): void {
  const { child } = program;
  program.answers++;
  const end = () => child.kill("SIGKILL");
  if (program.answers === MOST_ANSWERS) {
    end();
    return;
  }
  const line = waiting.get(key) ?? [];
  waiting.set(key, line);
  line.push(program);
  program.idle = setTimeout(end, IDLE_MS).unref();
  for (const event of ["exit", "error"])
    child.once(event, () => {
      clearTimeout(program.idle);
      if (line.includes(program)) line.splice(line.indexOf(program), 1);
    });
  child.unref();
  child.channel?.unref();
}
