import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** Runs a script of an operator with settings, as npm does, and returns what it prints. Throws with its line where it ends otherwise than well. */
export async function runScript(settings: Readonly<Record<string, string>>, script: string, ...words: string[]): Promise<string> {
  const usual = { NODE_ENV: "production", LOG_LEVEL: "error", DEMO_CATALOGUE: "off", SITE_URL: "http://127.0.0.1", INIT_CWD: "" };
  const env = { ...process.env, ...usual, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [path.resolve(`scripts/${script}.ts`), ...words], { env });
  return stdout.trim();
}
