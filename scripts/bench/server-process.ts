import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** A server under measurement, in a process of its own. */
export interface ServerProcess {
  url: string;
  /** Resident memory in bytes. */
  residentBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a Node script that serves on `port` and waits until `readyPath` answers 200. `output`: where it writes, its errors to ours unless told otherwise. */
export async function startServerProcess(
  script: string,
  port: number,
  readyPath: string,
  env: Record<string, string> = {},
  output: StdioOptions = ["ignore", "ignore", "inherit"],
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: output,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", PORT: String(port), ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let waitedMs = 0; ; waitedMs += 100) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    const ready = await fetch(url + readyPath)
      .then((response) => response.ok)
      .catch(() => false);
    if (ready) break;
    if (waitedMs > 120_000) throw new Error(`${script} did not get ready`);
    await sleep(100);
  }
  return {
    url,
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
