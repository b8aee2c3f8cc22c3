import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess } from "#tests/child-processes.ts";

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find((file) => existsSync(file));

/** True where nginx is installed (Debian: apt-get install nginx-light). */
export const hasBalancer = PROGRAM !== undefined;

/** Starts nginx with deploy/nginx.conf, at `port` in front of three servers. Its files are in `folder`. */
export async function startBalancer(folder: string, port: number, servers: readonly number[]): Promise<{ stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  let site = readFileSync("deploy/nginx.conf", "utf8").replace("127.0.0.1:8080", `127.0.0.1:${port}`);
  for (const [index, server] of servers.entries()) site = site.replace(`127.0.0.1:${3001 + index}`, `127.0.0.1:${server}`);
  writeFileSync(path.join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  const main = `
    daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
    worker_processes 1; events { worker_connections 1024; }
    http { access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, main);
  const words = ["-c", file, "-p", folder, "-e", path.join(folder, "error.log")];
  const checked = spawnSync(PROGRAM as string, ["-t", ...words], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx does not take deploy/nginx.conf:\n${checked.stderr}`);
  const log = openSync(path.join(folder, "error.log"), "a");
  const child = spawn(PROGRAM as string, words, { stdio: ["ignore", log, log] });
  for (let waited = 0; !(await answers(port)); waited += 50) {
    if (child.exitCode !== null || waited > 10_000) throw new Error(`nginx did not start: see ${folder}/error.log`);
    await sleep(50);
  }
  return {
    async stop() {
      await endProcess(child);
    },
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    () => true,
    () => false,
  );
