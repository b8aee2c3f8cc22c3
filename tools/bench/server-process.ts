import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { readFile } from "node:fs/promises";
import { endProcess, untilAnswered } from "#tests/child-processes.ts";

const READY_WITHIN_MS = 120_000;

/** A server under measurement, in a separate process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Returns the resident memory in bytes. */
  residentBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Throws where somebody answers already, such as the server of a run that was cut off: it would be measured instead. */
async function expectFree(url: string): Promise<void> {
  const isTaken = await fetch(url).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Another server answers at ${url}.`);
}

/**
 * Starts a Node script that serves on `port` and waits until `readyPath` answers 200. `output` is its stdio; by default its errors go to
 * this process's.
 */
export async function startServerProcess(
  script: string,
  port: number,
  readyPath: string,
  env: Record<string, string> = {},
  output: StdioOptions = ["ignore", "ignore", "inherit"],
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  await expectFree(url);
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: output,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", PORT: String(port), ...env },
  });
  await untilAnswered(url + readyPath, READY_WITHIN_MS, child);
  return {
    url,
    pid: child.pid as number,
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    async stop() {
      await endProcess(child);
    },
  };
}
