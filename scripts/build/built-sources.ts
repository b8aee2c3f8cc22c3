import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What the build is made of. Tests are no part of it. */
const SOURCES = ["app", "server", "db", "public", "scripts/build", "package-lock.json", "vite.config.ts", "react-router.config.ts"];
export const BUILD_STAMP = "build/.complete";

/** The digest of each source file by its path. */
type Digests = Record<string, string>;

/** The sources below `root` as they are now. Digests, since a checkout or an unpacked release has files that are older than the build they replace. */
export function digestSources(root = "."): Digests {
  const files = globSync(
    SOURCES.flatMap((source) => [source, `${source}/**/*`]),
    { cwd: root },
  );
  return Object.fromEntries(
    files
      .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(path.join(root, file)).isFile())
      .toSorted()
      .map((file) => [file, hash("sha1", readFileSync(path.join(root, file)), "base64url")]),
  );
}

function readStamp(root: string): Digests | null {
  const file = path.join(root, BUILD_STAMP);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Digests;
  } catch {
    return null;
  }
}

/** Why the build cannot be used, in one line that says what to do; null when it is complete and made of the sources as they are. */
export function describeStaleBuild(root = "."): string | null {
  const built = readStamp(root);
  if (built === null) return "There is no complete build: run npm run build";
  const now = digestSources(root);
  const changed = [...new Set([...Object.keys(now), ...Object.keys(built)])].find((file) => now[file] !== built[file]);
  return changed === undefined ? null : `The build is older than ${changed}: run npm run build`;
}
