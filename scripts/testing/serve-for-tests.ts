// Serves the built site on PORT with a data folder of its own (tests/e2e/data-folder.ts), which goes when the server does.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dataFolderOf } from "#tests/e2e/data-folder.ts";

const folder = dataFolderOf(process.env.PORT ?? "");
rmSync(folder, { recursive: true, force: true });
// Not private: as root the database runs as another user.
mkdirSync(folder, { mode: 0o755 });
const server = spawn(process.execPath, ["build/server/main.js"], { stdio: "inherit", env: { ...process.env, DATA_DIR: folder } });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
