import { spawn } from "node:child_process";
import path from "node:path";

/** A tool that exited with an error, after its own output has named the reason. */
export class ToolError extends Error {
  override name = "ToolError";
  readonly exitCode: number;

  constructor(tool: string, exitCode: number) {
    super(`${tool} ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}

/** Runs a command of node_modules/.bin with this process's output and waits for it. Throws ToolError when it fails. */
export async function runTool(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const bin = path.resolve("node_modules/.bin");
  const child = spawn(path.join(bin, tool), args, {
    stdio: ["ignore", "inherit", "inherit"],
    // Tools start with `#!/usr/bin/env node`, which must find the project's Node.
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
  if (exitCode !== 0) throw new ToolError(tool, exitCode);
}
