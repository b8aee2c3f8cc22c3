import { readdir, readFile } from "node:fs/promises";

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

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
