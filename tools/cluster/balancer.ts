import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess } from "#tests/child-processes.ts";

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find((file) => existsSync(file));

/** True where nginx is installed (Debian: apt-get install nginx-light). */
export const hasBalancer = PROGRAM !== undefined;

const CADDY = ["/usr/bin/caddy", "/usr/local/bin/caddy"].find((file) => existsSync(file));

/** True where Caddy is installed (Debian: apt-get install caddy). */
export const hasSingleProxy = CADDY !== undefined;

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
  await untilItAnswers(child, port, path.join(folder, "error.log"));
  return { stop: async () => void (await endProcess(child)) };
}

/** Starts Caddy with deploy/Caddyfile, without TLS, at `port` in front of the server at `upstream`. Its files are in `folder`. */
export async function startSingleProxy(folder: string, port: number, upstream: string): Promise<{ stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync("deploy/Caddyfile", "utf8")}`);
  const log = openSync(path.join(folder, "caddy.log"), "a");
  const child = spawn(CADDY as string, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { HOME: folder, SITE_DOMAIN: `http://127.0.0.1:${port}`, SITE_UPSTREAM: upstream },
    stdio: ["ignore", log, log],
  });
  await untilItAnswers(child, port, path.join(folder, "caddy.log"));
  return { stop: async () => void (await endProcess(child)) };
}

async function untilItAnswers(child: ChildProcess, port: number, log: string): Promise<void> {
  for (let waited = 0; !(await answers(port)); waited += 50) {
    if (child.exitCode !== null || waited > 10_000) throw new Error(`The proxy did not start: see ${log}`);
    await sleep(50);
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/metrics`).then(
    () => true,
    () => false,
  );
