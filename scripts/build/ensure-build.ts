import { rmSync, writeFileSync } from "node:fs";
import { runTool } from "../run-tool.ts";
import { BUILD_STAMP, describeStaleBuild, digestSources } from "./built-sources.ts";
import { precompressFolder } from "./precompress.ts";
import { trimBuiltManifest } from "./trim-manifest.ts";

/** Builds the site for production and compresses its files. Throws when the build fails. */
export async function buildSite(): Promise<void> {
  rmSync(BUILD_STAMP, { force: true });
  // What is changed while it is being built may be in it or not.
  const sources = digestSources();
  await runTool("react-router", ["build"], { NODE_ENV: "production" });
  trimBuiltManifest("build/client/assets");
  await precompressFolder("build/client");
  writeFileSync(BUILD_STAMP, JSON.stringify(sources));
}

/** Builds the site if there is no complete build of the sources as they are. */
export async function ensureBuild(): Promise<void> {
  if (describeStaleBuild() !== null) await buildSite();
}
