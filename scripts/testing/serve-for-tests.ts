// Serves the built site on PORT with a data folder of its own, which goes when the server does, and from the same folder on MODEL_PORT as it
// is with a language model. The first makes the database; the second comes when that is ready.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { untilAnswered } from "#tests/child-processes.ts";
import { dataFolderOf } from "#tests/e2e/data-folder.ts";
import { MODEL_PORT, PORT, SITE } from "#tests/e2e/servers.ts";

const WITH_MODEL = {
  PORT: String(MODEL_PORT),
  DEMO_CATALOGUE: "off",
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "nobody",
  AI_API_KEY: "none",
  // Nobody listens on it.
  AI_BASE_URL: "http://127.0.0.1:9/v1",
  // Tests that ask often each come from an address of their own.
  TRUSTED_PROXIES: "127.0.0.1",
};

/** The first start paints the demo pictures. */
const READY_WITHIN_MS = 600_000;

const folder = dataFolderOf(PORT);
rmSync(folder, { recursive: true, force: true });
// Not private: as root the database runs as another user.
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
// The first search of a process connects to the database and reads the lexicon; on a crowded machine no test should have to wait for that.
await untilAnswered(`${SITE}/gift-finder?interest=coffee`, READY_WITHIN_MS);
serve(WITH_MODEL);
