import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "../run-tool.ts";
import { precompressFolder } from "./precompress.ts";
import { trimBuiltManifest } from "./trim-manifest.ts";

const SOURCES = ["app", "server", "db", "public", "scripts/build", "package-lock.json", "vite.config.ts", "react-router.config.ts"];
const STAMP = "build/.complete";

function newestChange(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

/** Builds the site for production and compresses its files. Throws when the build fails. */
export async function buildSite(): Promise<void> {
  await runTool("react-router", ["build"], { NODE_ENV: "production" });
  trimBuiltManifest("build/client/assets");
  await precompressFolder("build/client");
  writeFileSync(STAMP, new Date().toISOString());
}

/** Builds the site if any source is newer than the last complete build. */
export async function ensureBuild(): Promise<void> {
  const built = existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0;
  if (SOURCES.some((source) => newestChange(source) > built)) await buildSite();
}
