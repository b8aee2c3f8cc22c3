// Puts the release in this folder beside the one that runs, and switches to it:
//   npm run update                        installs and builds it in releases/, backs up, switches by one rename, restarts the service
//   npm run update -- FILE.tar.gz         the same with the release in the file, which is built already
//   npm run update -- --back              goes back to the release before
//   npm run update -- --back --restore    the same, with the database and files as they were before the update
// --backup FILE says where the backup goes, --no-backup leaves it out; docs/putting-it-online.md says more.
// Exits with 0 when the release is in place, 1 when something failed (the last line says what serves now), 2 when the command line was wrong.
// It imports nothing of the project and runs on any Node from version 20 on, as this folder may have nothing installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const current = path.join(root, "current");
const NO_PART = [
  ...[".git", ".cache", ".react-router", "coverage", "data", "dist", "node_modules", "playwright-report", "test-results"],
  ...["current", "previous", "releases"],
];

/** Returns the names of what is to be copied from the folder `source`. */
function listParts(source) {
  // Only a release that was made with its build (`npm run release`) brings it along.
  const isBuilt = existsSync(path.join(source, "release.json"));
  return readdirSync(source).filter((name) => !NO_PART.includes(name) && (isBuilt || name !== "build"));
}

/** Returns a name that only these very files have, such as `0.1.0-3f2a91c04b7d`. */
function nameRelease(source) {
  const files = listParts(source).flatMap((part) => {
    const isFolder = lstatSync(path.join(source, part)).isDirectory();
    return isFolder ? readdirSync(path.join(source, part), { recursive: true }).map((name) => path.join(part, name)) : [part];
  });
  const digest = createHash("sha256");
  for (const file of files.toSorted()) {
    const place = path.join(source, file);
    if (lstatSync(place).isFile()) digest.update(`${file}\0`).update(readFileSync(place)).update("\0");
  }
  const { version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  return `${version}-${digest.digest("hex").slice(0, 12)}`;
}

/**
 * Links the libraries that the new release brings along into its folder, or those of the running one where they are the same; else they are installed
 * later. A release that has its build has lost what builds, so it has nothing for one that is to be built.
 */
function linkLibraries(source, folder) {
  const isBuilt = (release) => existsSync(path.join(release, "release.json"));
  const lock = (release) => readFileSync(path.join(release, "package-lock.json"), "utf8");
  const hasLibraries = (release) =>
    existsSync(path.join(release, "node_modules")) && (isBuilt(folder) || !isBuilt(release)) && lock(release) === lock(folder);
  const from = [...(isBuilt(source) ? [source] : []), current].find(hasLibraries);
  if (from === undefined) return;
  const { status } = spawnSync("cp", ["-al", path.join(from, "node_modules"), folder], { stdio: "ignore" });
  if (status !== 0) rmSync(path.join(folder, "node_modules"), { recursive: true, force: true });
}

/** Unpacks a release into a folder, and returns that. */
function unpack(file) {
  const folder = path.join(root, "releases", ".unpacked");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync("tar", ["-xzf", path.resolve(process.env.INIT_CWD ?? "", file), "--strip-components=1", "-C", folder], {
    stdio: "inherit",
  });
  if (status !== 0 || !existsSync(path.join(folder, "scripts/run.mjs"))) {
    process.stderr.write(`${file} isn't a release of Presently, and nothing was changed.\n`);
    process.exit(1);
  }
  return folder;
}

/** Puts the release in `source` into its folder, which has its name only when it is whole, and returns it. */
function place(source) {
  const name = nameRelease(source);
  process.stdout.write(`Release ${name}\n`);
  const folder = path.join(root, "releases", name);
  if (existsSync(folder)) return folder;
  const half = path.join(root, "releases", `.${name}`);
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  for (const part of listParts(source))
    cpSync(path.join(source, part), path.join(half, part), { recursive: true, preserveTimestamps: true });
  linkLibraries(source, half);
  renameSync(half, folder);
  return folder;
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  process.stderr.write(`Node ${process.versions.node} is too old: 20 or newer is needed (npm install --global node@24)\n`);
  process.exit(1);
}
const args = process.argv.slice(2);
const isBack = args.includes("--back");
if (isBack && !existsSync(current)) {
  process.stderr.write("There is no release to go back from.\n");
  process.exit(1);
}
const file = args.find((word) => word.endsWith(".tar.gz"));
const release = isBack ? current : place(file === undefined ? root : unpack(file));
const { status } = spawnSync(
  process.execPath,
  [path.join(release, "scripts", "run.mjs"), "switch-release", root, ...args.filter((word) => word !== file)],
  {
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
