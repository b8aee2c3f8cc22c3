import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { endProcess, untilAnswered } from "#tests/child-processes.ts";
import { dataFolderOf } from "./data-folder.ts";

const READY_WITHIN_MS = 110_000;

export interface OwnSite {
  /** Returns the setup code, which the server has printed. */
  setupCode(): string;
  stop(): Promise<void>;
}

/** Starts the built site, without the demo catalogue, on a port of its own: for tests that change what every other test finds. */
export async function startOwnSite(port: number, settings: Record<string, string> = {}): Promise<OwnSite> {
  const folder = dataFolderOf(port);
  rmSync(folder, { recursive: true, force: true });
  // The folder is not private, because as root the database runs as another user.
  mkdirSync(folder, { mode: 0o755 });
  const server: ChildProcess = spawn(process.execPath, ["build/server/main.js"], {
    stdio: ["inherit", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_CATALOGUE: "off",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "127.0.0.1",
      ...settings,
    },
  });
  let said = "";
  server.stdout?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    process.stdout.write(chunk);
  });
  await untilAnswered(`http://127.0.0.1:${port}/readyz`, READY_WITHIN_MS, server);
  return {
    setupCode: () => /shown this once: (\S+)/.exec(said)?.[1] ?? "",
    async stop() {
      await endProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
