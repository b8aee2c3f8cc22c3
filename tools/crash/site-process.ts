import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import path from "node:path";
import { endProcess, untilAnswered } from "#tests/child-processes.ts";

const READY_TIMEOUT_MS = 120_000;

/** The processes are killed on exit, so that a failed scenario leaves none behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** A server of this checkout on its own data folder, to be killed. */
export interface SiteProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Starts the server without waiting until it is ready; in `folder`, where the build of another release is. */
  start(folder?: string): void;
  /** Resolves when it can serve. Rejects when it has exited, or after two minutes. */
  untilReady(): Promise<void>;
  /** Kills it without warning, as a power cut or the system's OOM killer does. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** Returns the process id of its embedded database, or undefined. */
  databasePid(): number | undefined;
}

/**
 * Creates a site whose log goes to `logFile`, which should not be on the disk that is filled. `more` are settings beyond the usual ones.
 */
export function makeSite(dataDir: string, port: number, logFile: string, more: Record<string, string> = {}): SiteProcess {
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, "a");
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child !== undefined) await endProcess(child, signal);
  }

  return {
    url,
    dataDir,
    start(folder = ".") {
      const env = {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_CATALOGUE: "off",
        LOG_LEVEL: "warn",
        ...more,
      };
      child = spawn(process.execPath, ["build/server/main.js"], { cwd: folder, env, stdio: ["ignore", log, log] });
      running.add(child);
      child.once("exit", () => running.delete(child as ChildProcess));
    },
    async untilReady() {
      await untilAnswered(`${url}/readyz`, READY_TIMEOUT_MS, child).catch((cause: unknown) => {
        throw new Error(`The server did not get ready: see ${logFile}`, { cause });
      });
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    databasePid() {
      try {
        return Number(readFileSync(path.join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
      } catch {
        return undefined;
      }
    },
  };
}
