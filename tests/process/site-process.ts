import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { refuseStaleBuild } from "../stale-build.ts";
import { endProcess, untilAnswered } from "../child-processes.ts";

const READY_WITHIN_MS = 60_000;

export interface SiteProcess {
  child: ChildProcess;
  url: string;
  /** Returns what it has written to standard error so far. */
  errors: () => string;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/**
 * Returns a free port of 127.0.0.1. It lies below those that systems use for outgoing connections: a client that connects before the server
 * listens could otherwise be connected to itself, and the server would find its port taken.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

export const untilReady = (url: string) => untilAnswered(`${url}/readyz`, READY_WITHIN_MS);

/** Lets each test start the built site as processes on a data folder of the test's own; they end with it. */
export function useSiteProcesses(): { readonly folder: string; start(env?: Record<string, string>): Promise<SiteProcess> } {
  refuseStaleBuild();
  let folder = "";
  const running: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "presently-server-"));
    chmodSync(folder, 0o755);
  });
  afterEach(async () => {
    for (const child of running.splice(0)) await endProcess(child);
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    async start(env = {}) {
      const port = await freePort();
      let errors = "";
      const child = spawn(process.execPath, ["build/server/main.js"], {
        env: { ...process.env, PORT: String(port), SITE_URL: "", DATA_DIR: folder, DEMO_CATALOGUE: "off", LOG_LEVEL: "error", ...env },
        stdio: ["ignore", "ignore", "pipe"],
      });
      child.stderr?.on("data", (chunk: Buffer) => {
        errors += chunk.toString();
      });
      running.push(child);
      return { child, url: `http://127.0.0.1:${port}`, errors: () => errors };
    },
  };
}
