import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** A lock without a word in it is what somebody left who died while making it; nobody takes as long as this to write one. */
const EMPTY_MAX_AGE_MS = 2000;

/** True when a process with this number lives (it may be somebody else's). */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process began, in the system's own count, which tells it from a later one with its number; empty where the system has no /proc. */
async function beginningOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in brackets, may hold anything; the 22nd field is the 20th behind it.
  return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

/** True for a lock whose owner is no more. After a restart of the machine, or in a container, his number may be another's. */
async function isAbandoned(file: string, text: string): Promise<boolean> {
  const [pid = 0, beginning = ""] = text.split(" ").map((part, index) => (index === 0 ? Number(part) : part)) as [number?, string?];
  if (!(pid > 0)) {
    const made = await stat(file).catch(() => null);
    return made !== null && Date.now() - made.mtimeMs > EMPTY_MAX_AGE_MS;
  }
  return !isProcessAlive(pid) || (beginning !== "" && (await beginningOf(pid)) !== beginning);
}

/** Makes the lock with its owner's name in it, both at once; false when there is one. */
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

/** Takes an abandoned lock away. Where somebody else has been quicker and holds a new one, that goes back to its place. */
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
 * Runs `work` while no other process of this machine does so with the same lock file. A lock whose owner has died is taken
 * over. Throws after `timeoutMs`.
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
