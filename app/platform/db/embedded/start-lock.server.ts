import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** An empty lock older than this was left by a process that died while making it, since writing one takes less time. */
const EMPTY_MAX_AGE_MS = 2000;

/** True when a process with this number lives; it may be an unrelated one. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Returns the start time of a process in the system's own count, which distinguishes it from a later process with its number; empty where
 * the system has no /proc.
 */
async function beginningOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in brackets, may hold any characters; the 22nd field is the 20th behind it.
  return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

/**
 * True for a lock whose owner no longer runs. After a restart of the machine, or in a container, its process number may belong to another
 * process.
 */
async function isAbandoned(file: string, text: string): Promise<boolean> {
  const [pid = 0, beginning = ""] = text.split(" ").map((part, index) => (index === 0 ? Number(part) : part)) as [number?, string?];
  if (!(pid > 0)) {
    const made = await stat(file).catch(() => null);
    return made !== null && Date.now() - made.mtimeMs > EMPTY_MAX_AGE_MS;
  }
  return !isProcessAlive(pid) || (beginning !== "" && (await beginningOf(pid)) !== beginning);
}

/** Makes the lock together with its owner's number in one atomic step; returns false when there is one. */
async function makeLock(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${process.pid} ${await beginningOf(process.pid)}`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes an abandoned lock. Where another process was faster and holds a new one, that is put back. */
async function removeLock(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, "utf8")) !== text) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Runs `work` while no other process of this machine does so with the same lock file. A lock whose owner has died is taken over. Throws
 * after `timeoutMs`.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>, timeoutMs = 60_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  while (!(await makeLock(file))) {
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    if (await isAbandoned(file, text)) {
      await removeLock(file, text);
      continue;
    }
    if (performance.now() > deadline) throw new Error(`Another process (${text}) has been starting the database for too long: see ${file}`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
