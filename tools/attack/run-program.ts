import { spawn, spawnSync } from "node:child_process";

/** A program's output, and whether it finished in time. */
export interface ProgramRun {
  output: string;
  isComplete: boolean;
}

/** A proxy address without a listener blocks what a program wants to download (wapiti: a list of web technologies). */
const LOOPBACK_ONLY = { http_proxy: "http://127.0.0.1:9", https_proxy: "http://127.0.0.1:9", no_proxy: "127.0.0.1", TERM: "dumb" };

/** Runs a program that reaches only this machine, and kills it after `limitMs`. Throws when it cannot be started. */
export function runProgram(name: string, args: readonly string[], limitMs: number): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...LOOPBACK_ONLY } });
    let output = "";
    let isLate = false;
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const late = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, limitMs);
    child.on("error", reject);
    child.on("close", () => {
      clearTimeout(late);
      resolve({ output, isComplete: !isLate });
    });
  });
}

/** True where a program of this name can be started. */
export function hasProgram(name: string): boolean {
  return spawnSync("/bin/sh", ["-c", `command -v ${name}`]).status === 0;
}
