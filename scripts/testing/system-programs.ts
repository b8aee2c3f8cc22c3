import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

interface SystemProgram {
  /** Its names, the likeliest first. */
  names: readonly string[];
  debianPackage: string;
  /** An environment variable that names its path. */
  variable: string;
}

function lookUp({ names, variable }: SystemProgram): string | undefined {
  const named = process.env[variable];
  if (named !== undefined && existsSync(named)) return named;
  for (const name of names) {
    const found = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    if (found !== "") return found;
  }
  return undefined;
}

/** The program's path, installed from the system's packages when it is missing. Throws with a way out when that fails. */
function ensureProgram(program: SystemProgram): string {
  const found = lookUp(program);
  if (found !== undefined) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const command of [
    ["apt-get", "update", "-q"],
    ["apt-get", "install", "-y", "-q", "--no-install-recommends", program.debianPackage],
  ]) {
    const [name = "", ...args] = [...asRoot, ...command];
    spawnSync(name, args, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  const installed = lookUp(program);
  if (installed === undefined) throw new Error(`This needs ${program.names[0]}: install it, or name one with ${program.variable}`);
  return installed;
}

/** The path of a Chromium, for the browser tests. */
export function ensureBrowser(): string {
  return ensureProgram({
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    debianPackage: "chromium",
    variable: "CHROMIUM_PATH",
  });
}

/** The path of wrk, which puts load on a server for the measurements. */
export function ensureLoadGenerator(): string {
  return ensureProgram({ names: ["wrk"], debianPackage: "wrk", variable: "WRK_PATH" });
}
