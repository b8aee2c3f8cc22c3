import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

interface SystemProgram {
  /** Names of the program, the likeliest first. */
  names: readonly string[];
  /** The Debian packages that have it, each tried where the one before is not to be had. */
  debianPackages: readonly [string, ...string[]];
  /** An environment variable with its path. */
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

/** A program that is missing and cannot be installed from here; the message says in one line what to do. */
export class MissingProgramError extends Error {
  override name = "MissingProgramError";

  constructor({ names, debianPackages, variable }: SystemProgram) {
    super(
      `This needs ${names[0]}. Install it (on Debian: sudo apt-get install ${debianPackages[0]}), or name one with ${variable}=/path/to/${names[0]}, and try again.`,
    );
  }
}

/** What to put before a command so that it runs as root; null where this user may not. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n"] : null;
}

/** Returns the program's path; a missing program is installed from the system's packages. Throws MissingProgramError when that fails. */
function ensureProgram(program: SystemProgram): string {
  const found = lookUp(program);
  if (found !== undefined) return found;
  const prefix = asRoot();
  if (prefix === null) throw new MissingProgramError(program);
  const run = (command: readonly string[]) => {
    const [name = "", ...args] = [...prefix, ...command];
    spawnSync(name, args, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  };
  run(["apt-get", "update", "-q"]);
  for (const debianPackage of program.debianPackages) {
    run(["apt-get", "install", "-y", "-q", "--no-install-recommends", debianPackage]);
    const installed = lookUp(program);
    if (installed !== undefined) return installed;
  }
  throw new MissingProgramError(program);
}

/** The browser without windows, which takes a third less of a processor, comes first. */
const BROWSER: SystemProgram = {
  names: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
  debianPackages: ["chromium-headless-shell", "chromium"],
  variable: "CHROMIUM_PATH",
};

/** Returns the path of a Chromium, for the browser tests. */
export const ensureBrowser = (): string => ensureProgram(BROWSER);

/** Returns the path of wrk, which generates the load for the measurements. */
export function ensureLoadGenerator(): string {
  return ensureProgram({ names: ["wrk"], debianPackages: ["wrk"], variable: "WRK_PATH" });
}

const RULE_CHECKER: SystemProgram = { names: ["promtool"], debianPackages: ["prometheus"], variable: "PROMTOOL_PATH" };

/** Returns the path of promtool, which checks the sample alerts. */
export const ensureRuleChecker = (): string => ensureProgram(RULE_CHECKER);

/** The same where it is installed; undefined elsewhere. */
export const findRuleChecker = (): string | undefined => lookUp(RULE_CHECKER);
