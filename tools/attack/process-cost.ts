import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Nanoseconds that the threads of a process have run. */
function threadNanoseconds(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // The thread has just ended.
      return sum;
    }
  }, 0);
}

/** Milliseconds of one tick of the kernel's clock. */
const TICK_MS = 10;

/** Milliseconds that children of a process have run which have ended. */
function childMs(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
  const [user = 0, system = 0] = rest.split(" ").slice(13, 15).map(Number);
  return (user + system) * TICK_MS;
}

/** Returns the processor time that a process and its ended children have taken so far, in milliseconds. */
export function readCpuMs(pid: number): number {
  return threadNanoseconds(pid) / 1e6 + childMs(pid);
}

/**
 * Returns for how many milliseconds the main thread of a process has run so far, and for how many it could have run while others had the
 * processors. The rest of the time it had nothing to do.
 */
export function readMainThread(pid: number): { ranMs: number; queuedMs: number } {
  const [ran = 0, queued = 0] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ").map(Number);
  return { ranMs: ran / 1e6, queuedMs: queued / 1e6 };
}

function readMegabytes(pid: number, field: "VmHWM" | "VmRSS"): number {
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Begins to watch a process's memory; the function that it returns says by how many megabytes its peak since then lies above the beginning. */
export function watchMemory(pid: number): () => number {
  // 5 sets the peak to what the process has now.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = readMegabytes(pid, "VmRSS");
  return () => readMegabytes(pid, "VmHWM") - before;
}
