import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { CARRIED_RELEASES } from "#app/platform/carried-releases.ts";

const ASSETS = "assets";
/** A copy that is not whole after this time has been given up by its process. */
const HALF_COPY_MS = 3_600_000;

/** Returns a name that only builds with these very assets have: each asset's own name has a hash of what is in it. */
function nameBuild(clientFolder: string): string {
  const names = readdirSync(path.join(clientFolder, ASSETS)).toSorted();
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

const lastStartOf = (folder: string) => statSync(folder).mtimeMs;

/**
 * Copies the scripts, styles and fonts of the build that starts into `folder`, which outlives it, and returns the folders there of the two releases
 * that were started before, the latest first; those of older ones are removed. A release that starts again changes nothing for the others. Several
 * servers may share the folder.
 */
export function storeAssets(clientFolder: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, nameBuild(clientFolder));
  if (!existsSync(own)) {
    const half = path.join(folder, `.${randomUUID()}`);
    cpSync(path.join(clientFolder, ASSETS), path.join(half, ASSETS), { recursive: true, preserveTimestamps: true });
    try {
      renameSync(half, own);
    } catch (error) {
      rmSync(half, { recursive: true });
      // Another server of the same release was faster.
      if (!existsSync(own)) throw error;
    }
  }
  utimesSync(own, new Date(), new Date());
  const all = readdirSync(folder).map((name) => path.join(folder, name));
  const isHalf = (place: string) => path.basename(place).startsWith(".");
  const earlier = all.filter((place) => place !== own && !isHalf(place)).toSorted((a, b) => lastStartOf(b) - lastStartOf(a));
  const givenUp = all.filter((place) => isHalf(place) && Date.now() - lastStartOf(place) > HALF_COPY_MS);
  for (const place of [...earlier.slice(CARRIED_RELEASES), ...givenUp]) rmSync(place, { recursive: true, force: true });
  return earlier.slice(0, CARRIED_RELEASES);
}
