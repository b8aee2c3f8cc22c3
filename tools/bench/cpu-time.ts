import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;
/** Who does nothing takes less than this of a second. */
const RESTING_MS = 50;
const RESTING_SECONDS = 5;
const MOST_SECONDS = 300;

interface ProcessTime {
  parent: number;
  ownMs: number;
  /** The time of its children that have ended. */
  endedChildrenMs: number;
}

async function readProcess(pid: number | string): Promise<ProcessTime | null> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (line === null) return null;
  // The second field is the program's name in brackets, which may hold anything.
  const fields = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [parent = 0, own = 0, ownSystem = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((index) => fields[index]);
  return { parent, ownMs: (own + ownSystem) * MS_PER_TICK, endedChildrenMs: (ended + endedSystem) * MS_PER_TICK };
}

/** Returns the processor time that a process has used. */
export async function readCpuMs(pid: number): Promise<number> {
  return (await readProcess(pid))?.ownMs ?? Number.NaN;
}

/** Returns the processor time of all connections and workers of the PostgreSQL that one of its connections, `backend`, belongs to. */
export async function readDatabaseCpuMs(backend: number): Promise<number> {
  const postmaster = (await readProcess(backend))?.parent;
  if (postmaster === undefined) return Number.NaN;
  const others = await Promise.all((await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(readProcess));
  const children = others.filter((other) => other?.parent === postmaster);
  return children.reduce((sum, child) => sum + (child?.ownMs ?? 0), (await readProcess(postmaster))?.endedChildrenMs ?? 0);
}

/**
 * Waits for a site to rest, whose processor time so far `used` returns: what a start leaves to be done, such as reading ten thousand gifts for the
 * finder, would count as the cost of the first requests.
 */
export async function untilResting(used: () => Promise<number>): Promise<void> {
  let resting = 0;
  for (let second = 0; resting < RESTING_SECONDS; second++) {
    if (second === MOST_SECONDS) throw new Error(`The site has not come to rest within ${MOST_SECONDS} s`);
    const before = await used();
    await sleep(1000);
    resting = (await used()) - before < RESTING_MS ? resting + 1 : 0;
  }
}
