import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureBuild } from "../build/ensure-build.ts";
import { runTool } from "../run-tool.ts";

/** The file by which a release says that it has its build. */
const RELEASE = "release.json";
const LIBRARIES = "libraries.json";

/**
 * Builds the release in this folder if it has no build yet, and removes from its libraries what builds and what the build has in its own files: it
 * then is as one that came with its build. Broken off, it goes on from there. Throws when the build fails.
 */
export async function buildRelease(): Promise<void> {
  await ensureBuild();
  if (existsSync(RELEASE)) return;
  // By its whole path: a file's name on a command line is taken from where npm was called, which is not this folder.
  await runTool("node", ["scripts/list-libraries.ts", path.resolve(LIBRARIES)]);
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  writeFileSync(RELEASE, `${JSON.stringify({ version })}\n`);
  // From here on scripts/run.mjs knows that nothing is to be built any more, and prunes before it does what it is asked for, which is the same.
  await runTool("node", ["scripts/run.mjs", "prune-libraries", LIBRARIES]);
}
