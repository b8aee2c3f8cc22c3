import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const MOST_MS = 60_000;

type Settings = Readonly<Record<string, string>>;

/** Runs a script of an operator with settings, as npm does, and returns what it prints. Throws with its line where it ends otherwise than well. */
export const runScript = (settings: Settings, script: string, ...words: string[]): Promise<string> =>
  runScriptOf(".", settings, script, ...words);

/** The same with the script of the release in another folder. */
export async function runScriptOf(release: string, settings: Settings, script: string, ...words: string[]): Promise<string> {
  const usual = { NODE_ENV: "production", LOG_LEVEL: "error", DEMO_CATALOGUE: "off", SITE_URL: "http://127.0.0.1", INIT_CWD: "" };
  const env = { ...process.env, ...usual, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [path.resolve(release, `scripts/${script}.ts`), ...words], {
    env,
    cwd: release,
  });
  return stdout.trim();
}

/** Waits until something is so; throws where it is not within a minute. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > MOST_MS) throw new Error(`It did not come within ${MOST_MS / 1000} s: ${isSo}`);
    await sleep(100);
  }
}
