import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CommandError } from "../../scripts/catalogue/run-with-database.ts";

/** What is about to be released, from the repository in `root`. */
interface Release {
  root: string;
  version: string;
  commit: string;
  /** The file that it will be in. */
  archive: string;
}

const OTHER_VERSION = "Give this one a version of its own, in package.json and CHANGELOG.md.";

/** Returns the commit that an archive was made from; null where it does not say. */
function readCommit(archive: string): string | null {
  const { stdout } = spawnSync("tar", ["-xzOf", archive, `${path.basename(archive, ".tar.gz")}/release.json`], { encoding: "utf8" });
  try {
    return (JSON.parse(stdout) as { commit: string }).commit;
  } catch {
    return null;
  }
}

/** Throws CommandError where the version is not in CHANGELOG.md, or names what was made from another commit: a tag, or a file in dist/. */
export function checkVersion({ root, version, commit, archive }: Release): void {
  const headings = readFileSync(path.join(root, "CHANGELOG.md"), "utf8").match(/^## .*$/gm) ?? [];
  if (!headings.some((heading) => heading.split(" ")[1] === version))
    throw new CommandError(`CHANGELOG.md has no heading "## ${version}", the version of package.json.`, 1);
  for (const tag of [version, `v${version}`]) {
    const words = ["rev-parse", "--quiet", "--verify", `refs/tags/${tag}^{commit}`];
    const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
    if (status === 0 && stdout.trim() !== commit)
      throw new CommandError(`The tag ${tag} is of another commit (${stdout.trim().slice(0, 12)}). ${OTHER_VERSION}`, 1);
  }
  if (!existsSync(archive)) return;
  const made = readCommit(archive);
  if (made !== commit)
    throw new CommandError(
      `${path.relative(root, archive)} was made from another commit (${made ?? "it does not say which"}). ${OTHER_VERSION}`,
      1,
    );
}

/** Returns the version of package.json and the commit of the repository in `root`. */
export function readVersion(root: string): Pick<Release, "version" | "commit"> {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
  return { version, commit: execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim() };
}
