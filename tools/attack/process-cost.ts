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

function readMegabytes(pid: number, field: "VmHWM" | "VmRSS" | "RssAnon"): number {
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Returns the processes below these, their own children's included. */
export function listDescendants(roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, rest = ""] = readFileSync(`/proc/${name}/stat`, "utf8").split(/\) /);
      parents.set(Number(name), Number(rest.split(" ")[1]));
    } catch {
      // The process has just ended.
    }
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (roots.includes(parent) || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

/** Megabytes that the processes below one have for themselves; what they share with it, such as the program's code, does not count. */
function readChildMegabytes(pid: number): number {
  return listDescendants([pid]).reduce((sum, child) => {
    try {
      // One that has ended, and that nobody has asked about yet, says nothing of its memory.
      return sum + (readMegabytes(child, "RssAnon") || 0);
    } catch {
      return sum;
    }
  }, 0);
}

const LOOK_EVERY_MS = 15;

/**
 * Begins to watch the memory of a process and of those that it starts; the function that it returns ends that, and says by how many megabytes
 * their peaks since then lie above the beginning.
 */
export function watchMemory(pid: number): () => number {
  // 5 sets the peak to what the process has now.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = readMegabytes(pid, "VmRSS");
  const childrenBefore = readChildMegabytes(pid);
  let childPeak = childrenBefore;
  const looking = setInterval(() => {
    childPeak = Math.max(childPeak, readChildMegabytes(pid));
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    return readMegabytes(pid, "VmHWM") - before + childPeak - childrenBefore;
  };
}
