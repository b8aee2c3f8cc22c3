// Serves the built site on PORT from a temporary data folder, which is removed with the server, and from the same folder on MODEL_PORT with
// a language model and affiliate tags configured. The first server creates the database; the second starts when that is ready.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { untilAnswered } from "#tests/child-processes.ts";
import { dataFolderOf } from "#tests/e2e/data-folder.ts";
import { MODEL_PORT, PORT, SITE } from "#tests/e2e/servers.ts";
import { describeStaleBuild } from "../../scripts/build/built-sources.ts";

const staleBuild = describeStaleBuild();
if (staleBuild !== null) {
  console.error(staleBuild);
  process.exit(1);
}

const WITH_MODEL = {
  PORT: String(MODEL_PORT),
  DEMO_CATALOGUE: "off",
  AFFILIATE_TAGS: "com=presently-20,de=presently-21",
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "nobody",
  AI_API_KEY: "none",
  // No server listens on this port.
  AI_BASE_URL: "http://127.0.0.1:9/v1",
  // Tests that send many requests use a different client address for each.
  TRUSTED_PROXIES: "127.0.0.1",
};

/** The first start renders the demo pictures. */
const READY_WITHIN_MS = 600_000;

const folder = dataFolderOf(PORT);
rmSync(folder, { recursive: true, force: true });
// The folder is not private, because as root the database runs as another user.
mkdirSync(folder, { mode: 0o755 });
const servers: ChildProcess[] = [];
let exitCode = 0;

function serve(settings: Record<string, string>): void {
  const server = spawn(process.execPath, ["build/server/main.js"], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: folder, ...settings },
  });
  servers.push(server);
  server.on("exit", (code) => {
    exitCode ||= code ?? 1;
    stop("SIGTERM");
    if (servers.some(({ exitCode: code, signalCode }) => code === null && signalCode === null)) return;
    rmSync(folder, { recursive: true, force: true });
    process.exit(exitCode);
  });
}

function stop(signal: NodeJS.Signals): void {
  for (const server of servers) server.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
serve({ PORT: String(PORT) });
await untilAnswered(`${SITE}/readyz`, READY_WITHIN_MS);
// The first search of a process connects to the database and reads the lexicon; no test should have to wait for that on an overloaded
// machine.
await untilAnswered(`${SITE}/gift-finder?interest=coffee`, READY_WITHIN_MS);
serve(WITH_MODEL);
