import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function lookUp(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  for (const name of NAMES) {
    const found = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    if (found !== "") return found;
  }
  return undefined;
}

/** The path of a Chromium, installed from the system's packages when there is none. Throws with a way out when that fails. */
export function ensureBrowser(): string {
  const found = lookUp();
  if (found !== undefined) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const command of [
    ["apt-get", "update", "-q"],
    ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"],
  ]) {
    const [program = "", ...args] = [...asRoot, ...command];
    spawnSync(program, args, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  const installed = lookUp();
  if (installed === undefined) throw new Error("The browser tests need Chromium: install it, or name one with CHROMIUM_PATH");
  return installed;
}
