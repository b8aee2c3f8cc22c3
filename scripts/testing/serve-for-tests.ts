// Serves the built site on PORT with a data folder of its own, which goes when the server does.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "presently-e2e-"));
// mkdtemp makes it private, but as root the database runs as another user.
chmodSync(folder, 0o755);
const server = spawn(process.execPath, ["build/server/main.js"], { stdio: "inherit", env: { ...process.env, DATA_DIR: folder } });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
