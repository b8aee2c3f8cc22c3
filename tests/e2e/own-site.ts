import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess, untilAnswered } from "#tests/child-processes.ts";
import { endGranter } from "./accounts.ts";
import { dataFolderOf } from "./data-folder.ts";

const READY_WITHIN_MS = 110_000;
/** To install, build and start on two busy cores. */
const INSTALLED_WITHIN_MS = 600_000;

export interface OwnSite {
  /** Returns the setup code, which the server has printed. */
  setupCode(): string;
  /** Returns the address at which it is entered, which the server has printed with it. */
  setupAddress(): string;
  stop(): Promise<void>;
}

/** Reads along what a site's process prints. */
function listenTo(process_: ChildProcess): Pick<OwnSite, "setupCode" | "setupAddress"> {
  let said = "";
  process_.stdout?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    process.stdout.write(chunk);
  });
  return {
    setupCode: () => /shown this once: (\S+)/.exec(said)?.[1] ?? "",
    setupAddress: () => /Open (\S+\/setup) and enter it/.exec(said)?.[1] ?? "",
  };
}

const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    () => true,
    () => false,
  );

/** Starts the built site, without the demo catalogue, on a port of its own: for tests that change what every other test finds. */
export async function startOwnSite(port: number, settings: Record<string, string> = {}): Promise<OwnSite> {
  const folder = dataFolderOf(port);
  rmSync(folder, { recursive: true, force: true });
  // The folder is not private, because as root the database runs as another user.
  mkdirSync(folder, { mode: 0o755 });
  const server = spawn(process.execPath, ["build/server/main.js"], {
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
  const said = listenTo(server);
  await untilAnswered(`http://127.0.0.1:${port}/readyz`, READY_WITHIN_MS, server);
  return {
    ...said,
    async stop() {
      await endGranter(port);
      await endProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Takes the project as a clone brings it, with nothing installed and nothing built, into an empty folder, and starts it there as its README says:
 * `npm start`, with the settings that it has by itself. Only packages that this machine has downloaded before are not downloaded again.
 */
export async function startFromNothing(port: number): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-newcomer-"));
  chmodSync(folder, 0o755);
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  for (const file of listed.split("\0").filter((name) => name !== "" && name !== "node_modules")) cpSync(file, path.join(folder, file));
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      // What the tests around it have set is not set on a newcomer's machine.
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      DATA_DIR: undefined,
      npm_config_prefer_offline: "true",
      PORT: String(port),
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  const said = listenTo(npm);
  await untilAnswered(`http://127.0.0.1:${port}/readyz`, INSTALLED_WITHIN_MS, npm);
  return {
    ...said,
    async stop() {
      await endGranter(port);
      await endProcess(npm);
      while (await isServing(port)) await sleep(100);
      rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 });
    },
  };
}
